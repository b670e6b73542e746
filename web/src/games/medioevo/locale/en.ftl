# Medioevo Universale in the browser, in English. Names, choices and events are in the game's own catalogue.

mu-sea-names = en
mu-map = The great map
mu-map-keys = Arrow keys go from zone to zone, Enter chooses or lays a zone's stacks open, Home and End go to the first and the last. Shift with arrows moves the map, plus and minus zoom, 0 shows all of it.
mu-loading = The map is being fetched …
mu-no-map = The map could not be fetched. Reload the page to try again.
mu-can-choose = Can be chosen now
mu-layers = What the map shows
mu-layer-control = Control: everything
mu-layer-goods = Goods and markets
mu-layer-armies = Armies
mu-layer-terrain = Terrain
mu-cancel = Cancel
mu-nobody = nobody
mu-you = you
mu-counted = { $count } { $thing }
mu-all = all { $number }
mu-of = of { $number }
mu-odds-round = first round { $odds }%
mu-horde-resists = a horde of { $units } resists
mu-not-now = Not possible now ({ $number })
mu-underway = Under way
mu-deed-card = Empire card
mu-deed-move = Movement
mu-deed-battle = Battle
mu-deed-conquest = Conquest
mu-deed-rebellion = Rebellion
mu-deed-talks = Talks
mu-deed-supply = Barbarian supply
mu-deed-event = Event
mu-deed-plunder = Barbarian plunder
mu-deed-accusation = Accusation
mu-deed-vote = Vote

## Zones and stacks

mu-sea = Sea
mu-out-of-play = Not in play
mu-held-by = Held by { $holder }
mu-produces = Produces { $good }
mu-market = Great Market of { $value }: { $goods }
mu-great-market = Great Market, { $price } a cube
mu-harbour = Harbour
mu-fire = Fire
mu-contested = Armies face each other here
mu-ban = { $card } forbids something here
mu-damaged = { $damage } damage
mu-borders = Borders on
mu-river = river
mu-strait = strait
mu-units = { $number } { $number ->
    [one] unit
   *[other] units
}
mu-tired = { $number } moved
mu-mp = { $mp } MP
mu-carries = carries { $cargo }
mu-aboard = aboard
mu-done = done
mu-moving = From { $zone } with { $pieces }: { $units } units of { $capacity } that can be carried.
mu-moving-nothing = From { $zone }: units march with a war wagon or sail in a galley. Take one along first.

## The player board

mu-kingdom = Kingdom
mu-honour = Honour
mu-florins = florins
mu-debt = Debt of { $florins } florins
mu-territories = { $number } territories
mu-tax-level = Tax level
mu-tax-income = Tax { $tax }, last income { $income } florins
mu-blood = Blood tokens: { $number }
mu-stored = Florins on the Magnate
mu-penalty = { $number } off the attack value for the turn order
mu-points = Technology points and objective tokens
mu-tokens = { $number } { $number ->
    [one] objective token
   *[other] objective tokens
}, { $used } used
mu-own-cards = Empire cards
mu-no-cards = No Empire cards.
mu-rotated = used this turn
mu-objective = Objective
mu-ability-cost = The ability costs { $florins } florins
mu-act-card = Use
mu-act-points = Take the points
mu-act-claim = Claim
mu-act-keep-card = Keep
mu-act-bury = Under the deck
mu-act-agree = Agree
mu-act-refuse = Refuse
mu-act-accept = Accept
mu-act-decline = Decline
mu-act-withdraw = Withdraw
mu-act-counter = Other terms
mu-cards-and-pacts = { $number } { $number ->
    [one] card
   *[other] cards
}, pacts
mu-recruits = { $number } more units may be placed
mu-reserve = Reserve
mu-orders = Behind the screen
mu-prisoners = Prisoners
mu-surrendered = Will come back: { $units }
mu-road = Commercial road
mu-absent = absent
mu-gone = out of the game

## Books

mu-books = Beside the map
mu-book-technology = Technology
mu-book-cards = Empire cards
mu-book-treaties = Treaties
mu-book-honour = Honour
mu-branch-blue = Transportation
mu-branch-yellow = Commerce
mu-branch-orange = Legislation
mu-branch-red = Combat
mu-branch-green = Construction
mu-branch-purple = Religion
mu-owners = Owned by
mu-deck = { $number } cards in the Empire deck.
mu-deck-top = On top of it:
mu-war-circle = War circle: barbarian dice and horde
mu-tolerated = Tolerated tax { $tax }
mu-tolerated-long = Who levies more suffers rebellions in the next Events phase
mu-event-strikes = Strikes

## Groups of actions

mu-anytime = At any time: cards, technologies, diplomacy, treasury
mu-group-cards = Cards
mu-group-technology = Technology
mu-group-diplomacy = Diplomacy
mu-group-treasury = Treasury
mu-pass-turn = Pass at this moment until the end of the turn

## Commerce

mu-planner = Commerce planner
mu-planner-hint = { $mp } MP, room for { $free } cubes. The numbers on the map are the MP left on arrival; buying and selling cost 1 each.
mu-traders = Your caravans and ships
mu-no-traders = You have no caravan and no merchant ship.
mu-head-area = Area
mu-head-mp = MP left
mu-head-buys = Buy
mu-head-sells = Sell, each
mu-stage = stage
mu-stage-done = stage done
mu-destination = destination
mu-danger = { $seat-one } in arms
mu-needs-pact = needs a commercial pact
mu-ends-road = ends your commercial road without a bonus
mu-each = { $price } each
mu-transport-facts = { $mp } MP, carries { $capacity } { $what ->
    [units] units
   *[cubes] cubes
}
mu-may-be-seized = { $seat-many } in arms: what goes there may be lost
mu-market-bonus = Great Market: +{ $florins } a cube
mu-completes-road = completes the road
mu-price = { $price }
mu-road-points = { $points } trade points: how many become Honour?
mu-road-take = { $honour } Honour, { $florins } florins

## Purchase

mu-shelf-units = Army
mu-shelf-buildings = Buildings
mu-shelf-transports = Transports and engines
mu-buy = Buy

## Turn order and tax

mu-order = Turn order
mu-order-first = The order is made by this first auction.
mu-penalty-short = −{ $number } in battle
mu-auction-hint = The highest bid goes first and is paid to whoever is last; all other bids stay with their owners.
mu-bid = Your bid
mu-seal-bid = Seal { $amount }
mu-sealed = Sealed: { $seats }
mu-nobody-sealed = Nobody has sealed anything yet.
mu-tax-hint = The people tolerate { $tolerated } now; another card will be on top when rebellions are checked.
mu-tax-now = Your tax so far: { $tax }.
mu-tax-above = { $number } { $number ->
    [one] rebellion
   *[other] rebellions
} by the card now on top
mu-tax-within = tolerated now

## Battle

mu-battle = Battle at { $zone }, round { $round }
mu-naval-battle = Battle in the { $zone }, round { $round }
mu-attacks = attacker
mu-defends = defender
mu-step-declared = Opening
mu-step-declarations = Declarations
mu-step-artillery = Artillery
mu-step-archery = Archers
mu-step-melee = Melee
mu-step-damage = Damage
mu-step-end = End
mu-in-melee = { $number } in melee
mu-crew = crew
mu-arrows = Arrows
mu-power = power: { $unit }
mu-captain = captains { $level }
mu-captures = captures
mu-flees = flees, { $steps } steps
mu-shield = walls: { $points }
mu-protect-1 = for engines
mu-protect-2 = against archers
mu-protect-3 = in melee
mu-attack-value = attack
mu-casualties = own losses
mu-mod-sacrifice = sacrifice
mu-mod-bonus = bonus
mu-mod-fleet = fleet
mu-mod-penalty = turn order
mu-tie = As the dice stand, nobody wins the round.
mu-outcome = As the dice stand, the round goes to { $seat-one }, by { $score }.
mu-damage-due = { $number } { $number ->
    [one] point
   *[other] points
} of damage to be assigned
mu-round-odds = Chance to win this round, cards and sacrifices aside: { $odds }%
mu-mean = attack, on average
mu-win = wins
mu-tied = ties
mu-reroll = Roll { $dice } again
mu-take-damage = Takes the damage
mu-becomes = becomes { $unit }
mu-falls = falls
mu-steps-away = steps away

## Treaties

mu-wars = Wars
mu-no-wars = Nobody is at war.
mu-war-since = at war since turn { $turn }
mu-war-from = at war from turn { $turn }
mu-at-war-with = At war with { $seat-one }
mu-truce = armistice this turn
mu-pacts = Pacts
mu-no-pacts = No pacts in force that you know of.
mu-others = Other players
mu-until = until turn { $turn }
mu-whole-game = for the whole game
mu-secret = secret
mu-called = called upon in turn { $turn }
mu-clause-commercial = { $for-many } may trade in the lands of { $by-one }{ $number ->
    [0] {""}
   *[other] {" "}for { $number } florins a trade
}
mu-clause-passage = { $for-many } may pass through the lands of { $by-one }
mu-clause-military-control = { $for-many } may place military pieces in the lands of { $by-one }
mu-clause-civilian-control = { $for-many } may place caravans and ships in the lands of { $by-one }
mu-clause-non-belligerence = { $by-many } and { $for-one } make no war on each other
mu-clause-defensive = { $by-many } defends { $for-one } with { $number } units
mu-clause-offensive = { $by-many } supports { $for-one } with { $number } units against { $against }
mu-clause-peace = Peace between { $by-one } and { $for-one }
mu-clause-armistice = Armistice between { $by-one } and { $for-one } for this turn
mu-clause-release = Pact { $number } ends by agreement
mu-both-ways = { $pact } with { $seat-one }, both ways
mu-kind-commercial = Commercial pact
mu-kind-passage = Passage
mu-kind-military-control = Military control
mu-kind-civilian-control = Civilian control
mu-kind-non-belligerence = Non-belligerence
mu-kind-defensive = Defensive alliance
mu-kind-offensive = Offensive alliance
mu-kind-peace = Peace
mu-kind-armistice = Armistice
mu-kind-release = End of a pact
mu-leg-florins = { $seat-many } pays { $amount } florins
mu-leg-prisoners = { $seat-many } hands over { $amount } { $unit } of { $owner-one }
mu-terms-hidden = The terms are not yours to read.
mu-offer-to = Treaty with { $seat-one }
mu-counter-to = Other terms for { $seat-one }
mu-i-give = You give
mu-gives = { $seat-many } gives
mu-clauses = Clauses
mu-new-clause = New clause
mu-add-clause = Add clause
mu-remove-clause = Remove: { $clause }
mu-entitled = right of
mu-helped = helped:
mu-fee = fee per trade
mu-army-units = army units
mu-against = against
mu-term = term
mu-send-offer = Send the terms
mu-vote-hint = The majority decides; in a tie nothing happens.

## Atlas

mu-headline = Turn { $turn } of { $turns } · { $phase }
mu-headline-endless = Turn { $turn } · { $phase }
mu-honour-limit = ends at { $honour } Honour
mu-standings = Standings
mu-atlas-own = Your lands
mu-atlas-rest = Other lands
mu-atlas-seas = Seas
mu-atlas-horde = Barbarian dice { $dice }; a horde is { $horde }
mu-head-zone = Zone
mu-head-holder = Holder
mu-head-goods = Good
mu-head-market = Market
mu-head-buildings = Buildings
mu-head-armies = Armies and traders
mu-head-debt = Debt
mu-head-tax = Tax
mu-head-territories = Territories
mu-head-tokens = Objective tokens
