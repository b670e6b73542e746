# Texts of the browser for Civilization CHR.

## Map and board
cv-loading = The world is being unrolled …
cv-no-map = The map could not be loaded.
cv-map = Map of the world
cv-map-keys = Arrow keys go from space to space, Enter opens or chooses, plus and minus zoom, 0 shows the whole world, Shift with arrows moves the map. Beyond the eastern edge the west begins again.
cv-map-language = en
cv-layers = What the map shows
cv-layer-control = Settlements and armies
cv-layer-resources = Resources and trade
cv-layer-armies = Armies and fleets
cv-layer-climate = Climate bands
cv-can-choose = Can be chosen
cv-banner = Turn and event
cv-turn = turn { $turn }
cv-order = Order of action
cv-event = Event
cv-fund-long = Coins in the oil fund
cv-ending-era-end = The game ends with this turn: the era is over.
cv-ending-conquest = { $seat } conquers the world: the game ends.
cv-ending-diplomatic = { $seat } calls the United Nations: the game ends with this turn.
cv-ending-military = { $seat } ends the game with the Apollo Program.
cv-ending-technological = { $seat } sends the Colony Ship: the game ends with this turn.
cv-ending-last-left = { $seat } alone is left.
cv-nobody = nobody
cv-counted = { $count } { $thing }
cv-sea = Sea zone
cv-volcano = Volcano
cv-road = Road
cv-railway = Railway
cv-capital = Capital
cv-capital-of = capital of { $seat }, { $size }
cv-settlement-of = { $size } of { $seat }
cv-no-settlement = no settlement
cv-happy = happy
cv-unhappy = unhappy
cv-productive = productive
cv-occupied = occupied by barbarians
cv-unexplored = unexplored
cv-token-known = { $token } (only you and others who have looked know it)
cv-revolt-score = revolts on { $score } or less
cv-borders = Borders
cv-troika = troika
cv-mp = { $mp } MP
cv-ashore = not yet launched
cv-stopped = has stopped
cv-acted = has acted
cv-aboard = aboard
cv-carries = carries { $number }
cv-spies = Spies
cv-spy-of = spy of { $seat }
cv-nukes = { $number ->
        [one] { $number } nuclear weapon
       *[other] { $number } nuclear weapons
    }
cv-alert = { $number ->
        [one] { $number } alert marker
       *[other] { $number } alert markers
    }
cv-battle-between = { $attackers } against { $defenders }
cv-mood-unhappy-now = unhappy by propaganda until the end of Production
cv-mood-unproductive-now = unproductive after a revolt until the end of Production
cv-mood-happy-now = happy until the end of the turn
cv-mood-struck = struck by a catastrophe: no cultural dominance in this turn
cv-mood-closed = extreme climate: neither trade nor movement in this turn
cv-mood-revolted = revolted in this turn: its resource is not traded
cv-mood-restless = restless: may revolt in the next turn even if happy
cv-mood-restless-now = restless: may revolt even if happy
cv-mood-nuked = hit by a nuclear weapon in this turn
cv-mood-prospected = prospected
cv-mood-conquered = conquered in this phase: it may be sacked
cv-mood-founded = founded since the last purchases
cv-mood-grown = has grown in this phase
cv-mood-grown-twice = has grown twice in this phase

## Books
cv-books = Beside the map
cv-book-technology = Technologies
cv-book-works = Wonders and improvements
cv-book-strategy = Strategy cards
cv-book-government = Governments
cv-book-spies = Spies
cv-book-abakus = ABAKUS
cv-more = More

## Technologies
cv-tree-hint = { $number ->
        [0] Drag to move, pinch or scroll to zoom; click a technology to read it.
        [one] One technology can be bought now: it is lit.
       *[other] { $number } technologies can be bought now: they are lit.
    }
cv-whole-tree = Whole tree
cv-seminal = seminal discovery
cv-owned-by = discovered by { $seat }
cv-lost = lost with its owner
cv-price-for-me = { $price } coins for you
cv-list-price = printed price { $price }
cv-buyable = can be bought now
cv-since-turn = since turn { $turn }
cv-prerequisites = Needs
cv-leads-to = Leads to
cv-open-for = open, { $price } coins
cv-not-yet = prerequisites missing

## Wonders, improvements, cards
cv-works-count = wonders { $wonders }, improvements { $improvements }
cv-unbuilt = Wonders still to be built
cv-in-stock = in stock: it serves no settlement yet
cv-by-government = free, by the government
cv-by-civilization = free, by the type of civilization
cv-unpaid = its price is due again before it serves a settlement
cv-deck = { $number } cards left in the deck of the { $era }
cv-hand = Your strategy cards
cv-no-cards = no cards
cv-cards-in-hand = { $number ->
        [one] { $number } strategy card in hand
       *[other] { $number } strategy cards in hand
    }
cv-standing = In play for good
cv-completed = Objectives completed: { $number }
cv-permanent = stays in play as long as it holds
cv-card-objective = Objective
cv-card-bonus = Bonus
cv-card-espionage = Espionage
cv-no-answer = You have nothing to answer with.
cv-pass-turn = pass at such moments for the rest of the turn

## Governments
cv-your-government = Your government
cv-forecast = Coins of a Production held now
cv-gov-taxes = Tax happy / unhappy
cv-gov-support = Support a unit
cv-gov-maximum = Maximum
cv-gov-size = Coins a size point
cv-gov-culture = Culture
cv-gov-revolt = Revolts
cv-gov-needs = Needs
cv-each-settlement = { $coins } each

## Spies
cv-spy = Spy { $number }
cv-spies-left = { $untrained } to be trained, { $reserve } in reserve
cv-imprisoned-by = in prison: { $seat }
cv-in-reserve = in reserve
cv-malus = malus { $malus } (alert { $alert })
cv-malus-long = Half the alert markers and foreign units where the spy is
cv-spy-used = has done its mission
cv-show = Show on the map
cv-difficulty-head = Difficulty
cv-mission = Mission
cv-all-missions = All missions
cv-green-mission = green
cv-green-long = Green missions serve your own civilization: the alert where the spy is does not make them harder. They have a green rim.
cv-difficulty = difficulty { $number }
cv-no-missions = No mission is possible now. A mission needs coins, a discovered technology and the right place, most often in the land of somebody else. “All missions” tells which.
cv-spy-note = It goes one space a turn from your capital, into any land without permission; its missions steal, sabotage or look at cards. A mission that fails gives it away.
cv-treatment-convert = The spy becomes yours and goes to your capital, or to your reserve if three of yours are abroad.
cv-treatment-execute = The spy leaves the game.
cv-treatment-imprison = The spy is your prisoner; its owner may ransom it.
cv-treatment-extradite = The spy returns to the capital of its owner.
cv-treatment-failed = If the die fails, the spy gets away: it stays where it is, and cannot move in this turn.
cv-spy-moves = Go to
cv-no-spies = You have no spies.
cv-foreign-spies = Others' spies

## ABAKUS
cv-abakus-production = Production
cv-abakus-score = Score
cv-abakus-culture = Culture
cv-abakus-battle = Battle
cv-abakus-charts = Charts
cv-account-now = What a Production held now would bring, without the critical resource and the event's die.
cv-account-last = What the last Production brought.
cv-show-last = the last Production
cv-account-settlements = Settlements
cv-account-size-income = Size points
cv-account-critical = Critical resource
cv-account-unique = Unique resources
cv-account-special = Spices, coal
cv-account-monopolies = Monopolies
cv-account-taxes = Taxes
cv-account-civilization = Type of civilization
cv-account-wonders = Wonders
cv-account-roads = Roads
cv-account-maximum = Above the maximum
cv-account-event = Event
cv-account-minimum = Up to the minimum
cv-account-terror = Terror
cv-account-support = Support of units
cv-account-luxury = Luxury
cv-account-overtime = Overtime
cv-account-cards = Strategy cards
cv-account-total = Total
cv-coins = Coins
cv-civilization = Civilization
cv-points = Victory points
cv-score = Score
cv-score-settlements = Settlements
cv-score-wonders = Wonders
cv-score-seminal = Seminal discoveries
cv-score-objectives = Objectives
cv-score-merits = Merits
cv-score-bonus = Bonus of the end
cv-stat-coins = Coins
cv-stat-income = Income
cv-stat-settlements = Settlements
cv-stat-sizes = Size points
cv-stat-happy = Happy settlements
cv-stat-productive = Productive settlements
cv-stat-technologies = Technologies
cv-stat-wonders = Wonders
cv-stat-improvements = Improvements
cv-stat-units = Military units
cv-stat-experience = Experience
cv-stat-points = Victory points
cv-chart-of = Chart of
cv-try = Try
cv-culture-hopeless = { $number ->
        [one] One without a chance
       *[other] { $number } without a chance
    }
cv-culture-hint = A six-sided die must not show more than the score.
cv-culture-none = No settlement of another civilization is within reach of your culture.
cv-from = From
cv-target = Settlement
cv-chance = Chance
cv-culture-size = Size
cv-culture-capital = Capital
cv-culture-militia = Garrison
cv-culture-improvements = Improvements
cv-culture-wonders = Wonders
cv-culture-distance = Distance
cv-culture-culture = Culture
cv-culture-seminal = Seminal
cv-culture-happiness = Happy
cv-calculator-hint = One clash between two units at their present levels; add what terrain, settlement and type of civilization give.
cv-attacker = Attack
cv-defender = Defence
cv-unit = Unit
cv-more-points = Further points
cv-with-aircraft = with an aircraft
cv-odds = higher { $win }%, level { $tie }%, lower { $lose }%

## Panels
cv-resources = Resources
cv-settlements-mood = { $number } settlements, { $happy } happy, { $productive } productive
cv-own-settlements = Your settlements
cv-rival-more = Settlements and cards ({ $number })
cv-wars = At war with
cv-embargoes = Embargo against
cv-duty = Duty
cv-dogma = Dogma
cv-terror = { $coins } coins less in the next Production
cv-leaving = leaves after turn { $turn }
cv-absent = absent
cv-gone = out of the game

## Actions
cv-anytime = At any time
cv-group-cards = Cards
cv-group-works = Improvements
cv-group-spies = Missions
cv-not-now = Not now ({ $number })
cv-moving = { $pieces } ({ $space }); movement points left: { $mp }
cv-along = Comes along:
cv-choose = Choose { $thing }
cv-take = Take: { $thing }
cv-of = of { $number }
cv-bids = bids { $coins }
cv-barred = { $seat } sits out this bid.
cv-experience-left = Experience: { $number }

## Purchase
cv-shelves = What is for sale
cv-shelf-technology = Technologies
cv-shelf-units = Units
cv-shelf-improvements = Improvements
cv-shelf-growth = Growth
cv-shelf-arsenal = Spies, weapons, capital
cv-shelf-upgrades = Upgrades and sales
cv-buy = Buy
cv-do = Do it
cv-nothing-to-buy = Nothing to be had here now.

## Battle
cv-battle = Battle: { $space }
cv-naval-battle = Battle at sea: { $space }
cv-landing = Landing: { $space }
cv-round = round { $round }
cv-led-by = led by { $seat }
cv-great = great battle
cv-exchange-land-clash = clash on land
cv-exchange-sea-clash = clash at sea
cv-exchange-bombardment = bombardment
cv-exchange-retaliation = retaliation fire
cv-unit-sealed = unit chosen in secret
cv-unit-choosing = is choosing
cv-your-unit = Your unit
cv-sealed-hint = Chances to be higher against each unit that may meet it; both choose in secret.
cv-fought = has fought in this round
cv-no-units = no units left
cv-lost-units = lost: { $number }
cv-retreat-rolled = Retreat: on land { $land }, at sea { $sea }, bonus { $bonus }
cv-modifier-superiority = superiority
cv-modifier-level = level
cv-modifier-terrain = terrain
cv-modifier-settlement = settlement
cv-modifier-wall = Great Wall
cv-modifier-capital = capital
cv-modifier-sailors = sailors
cv-modifier-science = science
cv-modifier-discipline = discipline
cv-modifier-ambush = ambush

## Trade
cv-offer-to = Offer to { $seat }
cv-counter-to = Counter-offer to { $seat }
cv-i-give = You give
cv-they-give = { $seat } gives
cv-gives = gives
cv-nothing = nothing
cv-clauses = Also agreed
cv-clause-peace = Peace between { $seat } and { $other }
cv-clause-transit = { $seat } lifts the embargo against { $other }
cv-clause-pact = A secret understanding that binds nobody
cv-leg-resource = Resources
cv-leg-unit = Units
cv-leg-improvement = Improvements
cv-leg-technology = Technologies
cv-leg-spy = Spies
cv-leg-nuke = Nuclear weapons
cv-leg-card = Strategy cards
cv-thing-coins = { $coins } coins
cv-thing-resource = { $resource } of { $territory }
cv-thing-unit = { $kind } ({ $space })
cv-thing-ship = { $kind } ({ $space }) with { $cargo } aboard
cv-thing-nuke = nuclear weapon ({ $territory })
cv-send-offer = Send the offer
cv-at-war = at war
cv-asks-for-peace = asks you for peace
cv-make-peace = Make peace
cv-no-route = no direct route
cv-no-route-long = You have no direct route to each other: whatever changes hands arrives only through somebody who trades with both of you.
cv-embargo-on-you = embargo against you
cv-duty-of = duty { $coins }
cv-duty-long = Coins you take for every deal that passes through your hands.
cv-duty-wrong = The duty is a whole number from { $low } to { $high }.
cv-your-trades = Your trades
cv-forced = forced

## Atlas
cv-headline = Turn { $turn }, { $era }, { $phase }
cv-traded = { $one } and { $other } exchange their resources
cv-atlas-fleets = Seas with ships
cv-atlas-seas = Other seas
cv-head-space = Space
cv-head-settlement = Settlement
cv-head-land = Land
cv-head-pieces = Pieces
