# Medioevo Universale in English.

credits = Medioevo Universale is a game by Michele Quondam, after an original idea by Nicola Iannone, with illustrations by Fabio Porfidia, published by Giochix.it (Inmedia Srl). This is an independent implementation of its rules by their admirers, made without any affiliation; the texts and pictures of the box are not part of it, and what the rulebook does not print was reconstructed and is marked so. If you like it, buy the game.

## Names: `.one` within a sentence, `.many` at its beginning, or of several; of places `.one` says where

nobody = nobody
    .one = nobody
    .many = Nobody
    .short = –
nowhere = nowhere
    .one = somewhere
    .many = nowhere
barbarians = barbarians
    .one = the barbarians
    .many = The barbarians
    .short = barb.
florins = florins
seat-p1 = Player 1
    .one = player 1
    .many = Player 1
    .short = P1
seat-p2 = Player 2
    .one = player 2
    .many = Player 2
    .short = P2
seat-p3 = Player 3
    .one = player 3
    .many = Player 3
    .short = P3
seat-p4 = Player 4
    .one = player 4
    .many = Player 4
    .short = P4
seat-p5 = Player 5
    .one = player 5
    .many = Player 5
    .short = P5
seat-p6 = Player 6
    .one = player 6
    .many = Player 6
    .short = P6

phase-setup = Preparation
phase-turn_order = Turn order
phase-events = Events
phase-tax = Tax and maintenance
phase-purchase = Purchase
phase-combat = Combat
phase-commerce = Commerce
phase-end_of_turn = End of turn
phase-scoring = Final scoring

category-civilian = civilian building
category-military = military building
category-religious = religious building

protection-nothing = nothing
protection-engines = siege engines
protection-archers = archers
protection-melee = melee

dice-0 = no die
dice-1 = the d4
dice-2 = the d6
dice-3 = d4 and d6
dice-4 = the d8
dice-5 = d4 and d8
dice-6 = d6 and d8
dice-7 = all three dice

vote-respect = respect
vote-rupture = rupture

clause-commercial = commercial pact
clause-passage = pact of passage
clause-military_control = military control
clause-civilian_control = civilian control
clause-non_belligerence = non-belligerence
clause-defensive = defensive alliance
clause-offensive = offensive alliance
clause-peace = peace
clause-armistice = armistice
clause-release = end of a pact

source-start = the start
source-conquest = conquests
source-pilgrimage = the first conquest of Rome or Jerusalem
source-building = great buildings
source-suppression = suppressed rebellions
source-great_army = great armies destroyed
source-road = commercial roads
source-defeat = defeats by barbarians
source-undeclared = attacks without declaration
source-breach = broken pacts
source-rebellion = repeated rebellions

item-richest = the fullest treasury
item-market = the best Great Market
item-technology = the highest technology
item-rome = Rome
item-jerusalem = Jerusalem
item-cathedrals = the most cathedrals
item-cities = the most cities
item-castles = the most castles
item-territories = the most territories
item-monopolies = monopolies
item-captives = own units in captivity
item-debts = debts
item-objectives = objective tokens

piece-gone = piece that is gone
    .one = a piece that is gone
    .many = pieces that are gone

example-answer = recruit archer x2
example-terms = 100 florins for nothing with commercial by hungary until 6
example-seat = hungary, p1
target-unit = kind of unit
    .list = Kinds of unit
target-piece = transport or siege engine
    .example = hungary.caravan_1@buda#0
target-zone = territory or sea
    .list = Territories and seas
target-kingdom = kingdom
    .list = Kingdoms
target-technology = technology
    .list = Technologies
target-colour = colour
    .list = Colours
target-category = kind of building
    .list = Kinds of building
target-model = transport or siege engine, with its level
    .example = galley_2, siege_engine_1
target-plan = building
    .example = village, castle
target-tax_level = tax level
    .list = Tax levels
target-icon = icon of the event
    .list = Icons
target-dice = dice
    .list = Dice
target-die = die
    .example = 0
target-protection = what a building protects against
    .list = Protection
target-owner = side
    .example = hungary, barbarians
target-eventcard = Event card
    .list = Event cards
target-place = units somewhere
    .example = buda/archer
target-building = building somewhere
    .example = buda/civilian
target-cube = cube of a market
    .example = buda/wine
target-opponent = army somewhere
    .example = banato/barbarians
target-gunner = crew of an engine
    .example = hungary.siege_engine_1@buda#0/archer
target-aimed = engine and building
    .example = hungary.siege_engine_2@buda#0/military
target-aboard = unit aboard
    .example = hungary.galley_1@adriatico#0/archer
target-freight = cube aboard
    .example = hungary.caravan_1@buda#0/wine
target-captive = prisoner
    .example = mamluk/archer
target-asset = part of the spoils
    .example = civilian, cube.wine
target-pact = number of a pact
    .example = 1
target-number = number
    .example = 4
target-fighter = unit in the battle
    .example = hungary/archer
target-retyping = unit and what it becomes
    .example = hungary/archer/heavy_infantry

## Options

option-turns = Length of the game
    .ask = How long a game?
turns-short = short, 8 turns
turns-medium = medium, 10 turns
turns-long = long, 12 turns
turns-unlimited = without a limit, until the Honour is reached
option-honour = Honour that ends the game at once (0: none)
option-kingdoms = How kingdoms are given out
    .ask = How do you get your kingdoms?
kingdoms-random = at random
kingdoms-pick = picked in turn order
kingdoms-auction = auctioned for Honour
option-terrain = Terrain costs movement and maintenance
terrain-off = no
terrain-on = yes
option-blood = Blood tokens
blood-off = no
blood-on = yes
option-deployment = Call for deployment in the Purchase phase
deployment-off = no
deployment-on = yes
option-teams = Number of teams (0: everybody alone)

## Score

score-total = Honour
score-start = Start
score-conquest = Conquests
score-pilgrimage = Holy cities
score-building = Buildings
score-suppression = Rebellions put down
score-great-army = Great armies
score-road = Roads
score-defeat = Defeats
score-undeclared = Undeclared attacks
score-breach = Broken pacts
score-rebellion = Rebellions
score-final-richest = Treasury
score-final-market = Great Market
score-final-technology = Technology
score-final-rome = Rome
score-final-jerusalem = Jerusalem
score-final-cathedrals = Cathedrals
score-final-cities = Cities
score-final-castles = Castles
score-final-territories = Territories
score-final-monopolies = Monopolies
score-final-captives = Captives
score-final-debts = Debts
score-final-objectives = Objectives

## The page in the terminal

page-turn = Turn { $turn } of { $turns } · { $phase }
page-turn-open = Turn { $turn } · { $phase }
page-over = The game is over after turn { $turn }
page-last = this turn is the last
page-goal = { $honour } Honour end the game
page-you = you
page-team = team { $team }
page-gone = gone
page-florins = { $florins } florins
page-taxed = tax { $tax }
page-loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}
page-points = points: { $points }
page-ready = tokens: { $tokens }
page-recruits = { $number ->
    [one] 1 unit may still be placed
   *[other] { $number } units may still be placed
}
page-blood = { $number } blood
page-stored = { $florins } deposited
page-circle = War circle
page-dice = dice { $dice }
page-horde = a horde is { $units }
page-event = Event
page-tolerates = the next check tolerates a tax of { $tax }
page-ban = Ban
page-cards = Cards
page-rotated = rotated
page-technologies = Technology
page-tokens = tokens: { $tokens }
page-road = Road
page-prisoners = Prisoners
page-wars = At war
page-from-turn = from turn { $turn }
page-pact = Pact
page-units = { $number } units
page-fee = { $number } florins a trade
page-against = against
page-until = until turn { $turn }
page-secret = secret
page-terms = Terms
page-captives = { $units } of { $owner }
page-move = The group
page-group-empty = nothing yet; units march with a war wagon or sail in a galley, so take one along first
page-capacity = carries up to { $number }
page-convoy = Transport
page-sale = Sale
page-battle-now = Battle: { $zone }, round { $round }
page-blank = { "" }
page-units-all = Units
page-melee = In melee
page-crews = Crews
page-powers = Powers
page-captains = Captain levels
page-shield = Protected
page-arrows = Archers rolled
page-sacrificed = Sacrificed
page-rolled = Dice
page-changes = Changes
page-value = Attack value
page-casualties = Casualties
page-damage = { $number ->
    [one] 1 damage point
   *[other] { $number } damage points
} to assign.
page-order = turn order
page-fleet = fleet
page-captures = captures
page-flees = flees
page-realm = Your lands
page-bare = Also:
page-around = Around you
page-hordes = Hordes
page-rivals = Players
page-treaties = Treaties
page-battle = Battle
page-outer = Between the kingdoms
page-seas = At sea
page-tired = { $number } moved
page-aboard = aboard
page-moves = { $moves } MP
page-contested = contested
page-harbour = harbour
page-fire = fire: barbarians gather here
page-held = Held by
page-borders = Borders on
page-card-points = points: { $points }
page-card-costs = costs { $florins } florins
page-objective = Objective: { $text }
page-technology = { $colour } { $level }, { $price } florins
page-head-land = Land
page-head-holder = By
page-head-army = Army
page-head-buildings = Buildings
page-head-market = Goods
page-head-pieces = Transports
page-head-honour = Hon
page-head-lands = Lands
page-head-tax = Tax
page-head-loans = Loans
page-head-tokens = Tok
help-game = Here map shows your lands, what borders on them and the hordes; atlas the whole board; seats everybody's Honour, technologies, cards and pacts; look NAME a place, a card, a technology, an event or a part of the table (realm, around, hordes, rivals, cards, treaties, battle). LI and HI are light and heavy infantry, Cv cavalry, Ar archers, C1 to C3 captains; • marks a control token; MP are movement points.
names-game = Behind an answer xN is an amount, as in recruit archer x2; the beginning of a name is enough if no other begins so. A transport is known by any part of its name that only one has: caravan_1@buda, or #0. Terms of a treaty: 100 florins, 2 mamluk/archer for nothing with commercial*5 by hungary until 6, secret passage by hungary until 0; until 0 means the whole game, and *5 a fee of 50 florins or 5 units of an alliance.

## Verbs

verb-kingdom = Take a kingdom
verb-stake = Stake Honour on a kingdom
verb-bid = Bid for the turn order
verb-loan = Take a loan
verb-repay = Repay a loan
verb-found = Found the village
verb-post = Post the archer
verb-take-transport = Take a transport
verb-place-at = Place the transport
verb-keep-card = Keep a card
verb-bury = Put a card under the deck
verb-take-token = Take an objective token
verb-claim = Claim an objective
verb-tax = Set the tax
verb-pay = Pay
verb-dismiss-units = Remove units
verb-dismiss-piece = Remove a transport or siege engine
verb-sell-building = Plunder an own building
verb-sell-transport = Plunder an own transport
verb-sell-peace = Place rebellions for money
verb-forgo = Do not pay the interest
verb-reopen = Take the sealed answer back
verb-leave = Leave the game
verb-time-up = Time is up
verb-card = Use a card's ability
verb-points = Rotate a card for technology points
verb-token = Flip an objective token
verb-convert = Turn a purple point into another colour
verb-tech = Use a technology
verb-preach = Use an opponent's card (Proselytism)
verb-preach-points = Take the points of an opponent's card (Proselytism)
verb-borrow = Use an opponent's technology (Temporal Power)
verb-blood = Spend blood tokens
verb-pass = Pass
verb-aim-zone = Choose a place
verb-aim-unit = Choose a kind of unit
verb-aim-place = Choose a unit
verb-aim-piece = Choose a transport or siege engine
verb-aim-card = Choose a card
verb-aim-building = Choose a building
verb-aim-seat = Choose a player
verb-aim-die = Choose a die
verb-aim-cube = Choose a cube
verb-aim-asset = Choose what is protected
verb-aim-colour = Choose a colour
verb-aim-florins = Choose an amount
verb-aim-owner = Choose a side
verb-aim-barbarian = Choose a barbarian unit
verb-aim-fighter = Choose a unit in the battle
verb-retype = Change a unit's type
verb-draw-events = Draw Event cards
verb-choose-event = Choose the event
verb-reroll = Re-roll dice
verb-keep = Keep the roll
verb-icon = Apply an icon
verb-stop-piece = Stop a transport
verb-suffer = Put damage on a unit
verb-harm = Put damage on a building
verb-lose-cube = Lose cubes of a transport
verb-reinforce = Add a barbarian unit
verb-drive = Move a horde
verb-rebel = Place the rebellion
verb-back = Back
verb-done = Done
verb-research = Buy a technology
verb-buy-card = Buy an Empire card
verb-at = Buy in a territory
verb-recruit = Recruit units
verb-enlist = Enlist a captain
verb-promote = Promote a captain
verb-build = Build
verb-repair = Repair a building
verb-craft = Build a transport or siege engine
verb-upgrade = Improve a transport or siege engine
verb-recall = Bring surrendered units back
verb-regain = Buy lost units back
verb-ransom = Ransom a prisoner
verb-place-token = Place a control token
verb-call-deployment = Call for deployment
verb-order-book = Buy behind the screen
verb-order-unit = Order units
verb-order-piece = Order a transport or siege engine
verb-order-building = Order a building
verb-deploy = Place what was ordered
verb-move = Move from a place
verb-attack = Attack without moving
verb-attack-owner = Choose the opponent
verb-direct = Direct an ally's army
verb-disband = Remove own pieces
verb-take-unit = Take units along
verb-drop-unit = Leave units behind
verb-take-piece = Take a transport or siege engine along
verb-drop-piece = Leave a transport or siege engine behind
verb-to = Go to
verb-ferry = Cross with Logistics
verb-halt = End the move
verb-stop = Attack nobody else
verb-fight = Fight
verb-capture = Try to capture
verb-flee = Flee
verb-yield = Offer to surrender
verb-demand = Demand surrender
verb-agree = Agree
verb-refuse = Refuse
verb-protect = Choose what the building protects against
verb-man = Man a siege engine
verb-aim-at = Aim at a building
verb-ready = Ready
verb-act-as = Let a captain act as another type
verb-free-power = Free a blocked power
verb-cancel-power = Cancel a power
verb-roll = Roll the dice
verb-sacrifice = Sacrifice units
verb-press = Press the advantage
verb-lose = Put damage on a unit
verb-lose-crew = Put damage on a crew member
verb-lose-aboard = Lose a unit aboard
verb-plunder = Plunder
verb-keep-rest = Keep the rest
verb-lead = Lead a transport
verb-rest = Let the transport rest
verb-assign = Give the road to a transport
verb-lay-down = Give up the commercial road
verb-buy = Buy goods
verb-sell = Sell goods
verb-conclude = Conclude
verb-cancel = Call it off
verb-road-bonus = Take the bonus of the road
verb-market-bonus = Take the bonus of the Great Market
verb-raise-price = Raise the price
verb-lower-price = Lower the price
verb-open-road = Open a commercial road
verb-stage = Name a stage
verb-place-cube = Leave a cube in the market
verb-move-cube = Take up a cube of a market
verb-cube-to = Put the cube down
verb-seize = Seize the transport
verb-let-pass = Let it pass
verb-declare = Declare war
verb-treat = Propose a treaty
verb-renounce = Break a pact
verb-accuse = Accuse of a breach
verb-offer = Offer terms
verb-counter = Answer with other terms
verb-accept = Accept an offer
verb-decline = Decline an offer
verb-withdraw = Withdraw an offer
verb-concede = Admit the breach
verb-dispute = Let all vote
verb-respect = Vote: respected
verb-rupture = Vote: broken

choice-kingdom = Take the { $target }
choice-stake = Stake Honour on the { $target }
    .brief = { $target }
choice-bid = Bid
choice-loan = Borrow 500 florins
choice-repay = Repay 500 florins
choice-found = Found the village in { $place }
choice-post = Post the archer { $target-one }
choice-take-transport = Take { $target-one } of level { $level }
choice-place-at = Place it { $target-one }
choice-keep-card = Keep { $target-one }
choice-bury = Put { $target-one } under the deck
choice-take-token = Take the { $target } token
choice-claim = Claim the objective of { $target-one }
    .brief = { $target-one }
choice-tax = Tax of { $target } florins
choice-pay = Pay
choice-dismiss-units = Remove { $target-many } { $where-one }
choice-dismiss-piece = Remove { $target-one } (level { $level }) { $where-one }
choice-sell-building = Plunder your { $target } { $where-one }
choice-sell-transport = Plunder your { $target } of level { $level } { $where-one }
choice-sell-peace = Place rebellions for 100 florins each
choice-forgo = Do not pay the interest
choice-reopen = Take the sealed answer back
choice-leave = Leave the game
choice-time-up = Time is up
choice-card = Use { $target-one }
    .brief = { $target-one }
choice-points = Technology points of { $target-one }
    .brief = { $target-one }
choice-token = Flip the { $target } objective token for a point
    .brief = { $target }
choice-convert = Turn a purple point { $target }
    .brief = { $target }
choice-tech = Use { $target } ({ $points } { $points ->
    [one] point
   *[other] points
} each{ $missing ->
    [0] { "" }
   *[other] , { $missing } missing at 100 florins
})
    .brief = { $target }
choice-preach = Use { $target-one } by Proselytism
    .brief = { $target-one }
choice-preach-points = Take the points of { $target-one } by Proselytism
    .brief = { $target-one }
choice-borrow = Borrow { $target } by Temporal Power
    .brief = { $target }
choice-blood = Spend blood tokens: +1 to the attack value for each
choice-pass = Pass
choice-aim-zone = { $target }
choice-aim-unit = { $target }
choice-aim-place = { $target } { $where-one }
choice-aim-piece = { $target } (level { $level }) { $where-one }
choice-aim-card = { $target-one }
choice-aim-building = { $target } { $where-one }
choice-aim-seat = { $target }
choice-aim-die = Die { $number }: it shows { $shown }
choice-aim-cube = { $target } { $where-one }
choice-aim-asset = { $target } { $where-one }
choice-aim-colour = { $target }
choice-aim-florins = Choose an amount
choice-aim-owner = { $target }
choice-aim-barbarian = { $target } { $where-one }
choice-aim-fighter = { $target } ({ $where })
choice-retype = { $where } becomes { $target-one }
choice-draw-events = Draw Event cards
choice-choose-event = { $target }
choice-reroll = Re-roll { $target }
choice-keep = Keep the roll
choice-icon = { $target }
choice-stop-piece = { $target } (level { $level }) { $where-one }
choice-suffer = { $target } { $where-one }
choice-harm = { $target } { $where-one }
choice-lose-cube = { $target } of the { $where }
choice-reinforce = Add { $target-one } { $where-one }
choice-drive = Move the horde { $target-one }
choice-rebel = The rebellion breaks out { $target-one }
choice-back = Back
choice-done = Done
choice-research = { $target }, level { $level } ({ $price } florins)
choice-buy-card = Buy an Empire card ({ $price } florins)
choice-at = Buy in { $place }
choice-recruit = Recruit { $target-many } ({ $price } florins each)
choice-enlist = Enlist { $target-one } ({ $price } florins, { $points } red { $points ->
    [one] point
   *[other] points
})
choice-promote = Promote { $target-one } (100 florins and 1 red point a level)
choice-build = Build { $target-one } ({ $price } florins, { $points } { $points ->
    [one] point
   *[other] points
})
choice-repair = Repair the { $target } ({ $price } florins a token)
choice-craft = Build { $target-one } of level { $level } ({ $price } florins, { $points } { $points ->
    [one] point
   *[other] points
})
choice-upgrade = Improve the { $target } of level { $level } ({ $price } florins and 1 point a level)
choice-recall = Bring { $target-many } back that surrendered
choice-regain = Buy lost { $target-many } back ({ $price } florins each)
choice-ransom = Ransom { $target-one } from { $where-one } ({ $price } florins)
choice-place-token = Control token { $target-one }
choice-call-deployment = Call for deployment
choice-order-book = Buy behind the screen
choice-order-unit = Order { $target-many } ({ $price } florins each)
choice-order-piece = Order { $target-one } of level { $level } ({ $price } florins, { $points } { $points ->
    [one] point
   *[other] points
})
choice-order-building = Order { $target-one } ({ $price } florins, { $points } { $points ->
    [one] point
   *[other] points
})
choice-deploy = Place it { $target-one }
choice-move = Move from { $target-many }
choice-attack = Attack { $target-one } { $where-one }, { $units } { $units ->
    [one] unit
   *[other] units
}{ $honour ->
    [0] { "" }
   *[other] ; costs { $honour } Honour
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % to win, ± { $error }
}
choice-attack-owner = Fight { $target-one }
choice-direct = Direct the army of { $target-one }
choice-disband = Remove own units or pieces
choice-take-unit = Take { $target-many } along
choice-drop-unit = Leave { $target-many } behind
choice-take-piece = Take the { $target } of level { $level } along
choice-drop-piece = Leave the { $target } of level { $level } behind
choice-to = To { $target-many }{ $units ->
    [0] { "" }
    [one] , 1 unit resists
   *[other] , { $units } units resist
}{ $honour ->
    [0] { "" }
   *[other] ; costs { $honour } Honour
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % to win, ± { $error }
}
choice-ferry = Cross to { $target-many } with Logistics
choice-halt = End the move here
choice-stop = Attack nobody else
choice-fight = Fight
choice-capture = Try to capture the opponents
choice-flee = Flee; the number is the steps away
choice-yield = Offer to surrender
choice-demand = Demand surrender
choice-agree = Agree
choice-refuse = Refuse
choice-protect = Against: { $target }
choice-man = Put { $target-one } to the { $where }
choice-aim-at = Aim the { $where } at the { $target }
choice-ready = Ready
choice-act-as = A captain acts as { $target-one }
choice-free-power = Free the power of your { $target-many }
choice-cancel-power = Cancel the power of their { $target-many }
choice-roll = Roll the dice
choice-sacrifice = Sacrifice { $target-many } (+4 each)
choice-press = Extra damage from superiority
choice-lose = { $target }
choice-lose-crew = { $target } of a crew
choice-lose-aboard = { $target } on the { $where }
choice-plunder = Plunder: { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $price } florins)
}
choice-keep-rest = Keep everything else
choice-lead = Lead the { $target } of level { $level } { $where-one }
choice-rest = Let this transport rest for now
choice-assign = The { $target } of level { $level } { $where-one } takes over the road
choice-lay-down = Give up the commercial road
choice-buy = Buy { $target }
choice-sell = Sell { $target }
choice-conclude = Conclude
choice-cancel = Call it off
choice-road-bonus = Bonus of the road; the number of points becomes Honour, the others money
choice-market-bonus = Bonus of the Great Market instead
choice-raise-price = Pay 50 florins more for each point (Market{ $missing ->
    [0] { "" }
   *[other] , the point missing at 100 florins
})
choice-lower-price = Ask 50 florins less for each point (Market{ $missing ->
    [0] { "" }
   *[other] , the point missing at 100 florins
})
choice-open-road = Open a commercial road of { $target } stages
choice-stage = { $place }
choice-place-cube = Leave a cube of { $target }
choice-move-cube = { $target } { $where-one }
choice-cube-to = To { $place }
choice-seize = Seize the { $target } of level { $level }
choice-let-pass = Let it pass
choice-declare = Declare war on { $target-one }{ $honour ->
    [0] { "" }
   *[other] { " " }(costs { $honour } Honour)
}
    .brief = { $target }
choice-treat = Propose a treaty to { $target-one }
    .brief = { $target }
choice-renounce = Break pact { $target } with { $other-one } (2 Honour)
    .brief = pact { $target }
choice-accuse = Accuse { $other-one } of breaking pact { $target }
    .brief = pact { $target }
choice-offer = Offer { $target-one } terms
choice-counter = Answer offer { $target } with other terms
choice-accept = Accept offer { $target }
choice-decline = Decline offer { $target }
choice-withdraw = Withdraw offer { $target }
choice-concede = Admit the breach (2 Honour)
choice-dispute = Let all vote
choice-respect = The pact was respected
choice-rupture = The pact was broken

## Prompts

prompt-kingdom = Which kingdom will you lead?
prompt-stake = In secret: which kingdom do you want, and how much Honour do you stake on it?
prompt-village = Where do you found your first village?
prompt-archer = Where does your archer stand guard?
prompt-transport = Choose a transport: { $left ->
    [one] 1 level
   *[other] { $left } levels
} left.
prompt-transport-place = Where does it stand?
prompt-keep-card = Which of these Empire cards do you keep?
prompt-bury = The others go under the deck: which one first? Say done to leave the order as it is.
prompt-token = Which objective token do you take? It gives 1 technology point of its colour every turn.
prompt-bid = In secret: how much of your { $have } florins do you bid for the turn order? Only the winner pays, to the last player.
prompt-bid-again = You share the highest bid. How much do you add in secret? You have { $have } florins.
prompt-tax = In secret: which tax do you levy? A high one brings money now and perhaps rebellions next turn.
prompt-interest = { $need } florins of interest are due, and you have { $have }. What do you do?
prompt-maintenance = Maintenance costs { $need } florins, and you have { $have }. Pay, or remove what you will not pay for.
prompt-barbarian-dice = The barbarian dice of this turn: keep them, or re-roll some once?
prompt-event = The event strikes with two of its three icons: which one next?
prompt-stopped = Bad roads: stop { $left ->
    [one] one of your transports
   *[other] { $left } of your transports
} there.
prompt-plague = Plague: { $left ->
    [one] 1 damage point falls
   *[other] { $left } damage points fall
} on your army units there. Which unit?
prompt-fire = Fire: { $left ->
    [one] 1 damage point falls
   *[other] { $left } damage points fall
} on your buildings there. Which building?
prompt-spoilage = Spoilage: { $left ->
    [one] 1 cube is lost
   *[other] { $left } cubes are lost
} of one transport. Which?
prompt-supply = You have { $left ->
    [one] 1 barbarian point
   *[other] { $left } barbarian points
}: add a unit, move a horde, or be done.
prompt-drive = Where does the horde { $zone-one } go?
prompt-rebellion = Your people rebel: { $left ->
    [one] one rebellion
   *[other] { $left } rebellions
} to place. Where?
prompt-purchase = The Purchase phase: technologies, a card, or what a territory can raise. Say done when you have finished.
prompt-site = Buying { $zone-one }, with { $have } florins: what?
prompt-orders = Behind your screen: what do you order?
prompt-deployment = Do you call for deployment? Then everybody buys behind the screen, and all is placed at the end.
prompt-deploy = Place what you ordered: { $count ->
    [one] one order
   *[other] { $count } orders
} left.
prompt-control-token = Where does the control token of the building go?
prompt-combat = Your action: move an army, attack, or pass.
prompt-direct = Which army of your ally do you direct?
prompt-movement = A move from { $zone-many }: take units and transports along, then go.
prompt-several = There are other opponents here: whom do you fight next, if anybody?
prompt-surrender = A surrender is proposed: do you agree?
prompt-declaration = Battle { $zone-one }, round { $number }: { $owner-one } against { $other-one }. What do you do?
prompt-protection = What does the military building protect against in this round?
prompt-crews = Man your siege engines and aim them. Say ready when you have finished.
prompt-captain = Battle { $zone-one }, round { $number }: your captains are superior. How do you use them?
prompt-roll = Battle { $zone-one }, round { $number }: roll the dice, or sacrifice light infantry first.
prompt-reroll = Battle { $zone-one }, round { $number }: re-roll some dice once, or keep them?
prompt-superiority = Massive superiority: how much of it becomes extra damage? The rest spares your own casualties.
prompt-losses = Battle { $zone-one }, round { $number }: { $left ->
    [one] 1 damage point falls
   *[other] { $left } damage points fall
} on your units. Which one?
prompt-directed = Battle { $zone-one }, round { $number }: you decide where { $left ->
    [one] 1 damage point falls
   *[other] { $left } damage points fall
}.
prompt-flight = Your army flees: which way?
prompt-spoils = The spoils { $zone-one }: plunder what you like, and keep the rest.
prompt-disband = What do you remove from the board? Say done when you have finished.
prompt-talks = The talks of this turn: offer, declare, break. Say done when you have finished.
prompt-trading = The Commerce phase: which transport do you lead next? Say done when you have finished.
prompt-convoy = Your { $piece } has { $left ->
    [one] 1 movement point
   *[other] { $left } movement points
}: go on, buy, sell, or let it rest.
prompt-goods = Conclude the purchase, or change its price first?
prompt-sale = The sale brings { $amount } florins as it stands: add cubes, change the price, or conclude.
prompt-road-bonus = The commercial road is complete; the sale brings { $amount } florins without its bonus. Which bonus do you take?
prompt-road = Stage { $number } of { $count } of your commercial road: which place?
prompt-guilds = Which stage do the Guilds accomplish?
prompt-cube = A cube stays behind in the market: which good?
prompt-move-cube = Which cube of a Great Market do you move, and where to?
prompt-seizure = { $piece-many } of { $seat-one } came to your army. Do you seize one of them?
prompt-colour = Which colour?
prompt-terms = Which terms do you propose to { $other-one }?
prompt-proposal = { $seat-many } proposes a treaty: do you agree?
prompt-accusation = { $seat-many } says that you broke pact { $pact }. Do you admit it, or shall all vote?
prompt-vote = Did { $seat-one } respect pact { $pact }?
prompt-alliances = Two of your allies are at war with each other: which pact do you break?
prompt-aim = { $card-one }: whom or what does it concern?
prompt-card-work = The ability is at work: what do you choose?
prompt-window-order-fixed = The turn order is settled. Do you use a card or a technology before the turn goes on?
prompt-window-horde-rolled = The barbarian dice have been rolled. Do you react?
prompt-window-event-shown = The event of this turn lies open. Do you react?
prompt-window-die-rolled = A die has been rolled. Do you react?
prompt-window-horde-enters = A horde falls upon a land { $zone-one }. Do you react?
prompt-window-rebellion = A rebellion breaks out. Do you react?
prompt-window-interest-due = Interest is due. Do you react?
prompt-window-purchase = You are about to buy. Do you use a card or a technology?
prompt-window-card-rotated = { $card-one } has been rotated by { $seat-one }. Do you answer?
prompt-window-step-taken = { $seat-many } is on the move { $zone-one }. Do you react?
prompt-window-battle-declared = Battle { $zone-one }, no die has been rolled. Do you react?
prompt-window-round-starts = Battle { $zone-one }: a round begins. Do you react?
prompt-window-artillery-rolled = Battle { $zone-one }: the siege engines have fired. Do you react?
prompt-window-archers-rolled = Battle { $zone-one }: the archers have shot. Do you react?
prompt-window-melee-rolled = Battle { $zone-one }: the dice of the melee are cast. Do you react?
prompt-window-damage-due = Battle { $zone-one }: damage is about to be assigned. Do you react?
prompt-window-round-ends = Battle { $zone-one }: the round ends. Do you react?
prompt-window-conquered = A territory has been conquered. Do you react?
prompt-window-trading = { $seat-many } trades { $zone-one }. Do you react?
prompt-window-transport-lost = A transport is about to be lost. Do you react?
prompt-window-turn-ends = The turn ends. Do you use a card or a technology before?

## Standing orders, as the table's page calls the moments

moment-prompt-window-order-fixed = After the auction: pass
moment-prompt-window-horde-rolled = After the barbarian dice: pass
moment-prompt-window-event-shown = When the event is drawn: pass
moment-prompt-window-die-rolled = After a single die: pass
moment-prompt-window-horde-enters = When a horde enters a player's land: pass
moment-prompt-window-rebellion = At a rebellion: pass
moment-prompt-window-interest-due = When interest is due: pass
moment-prompt-window-purchase = Before my purchases: pass
moment-prompt-window-card-rotated = When a card is rotated: pass
moment-prompt-window-step-taken = At a step on the map: pass
moment-prompt-window-battle-declared = When a battle is declared: pass
moment-prompt-window-round-starts = At the beginning of a battle round: pass
moment-prompt-window-artillery-rolled = After siege engines fire: pass
moment-prompt-window-archers-rolled = After archers shoot: pass
moment-prompt-window-melee-rolled = After the dice of a melee: pass
moment-prompt-window-damage-due = Before damage is assigned: pass
moment-prompt-window-round-ends = At the end of a battle round: pass
moment-prompt-window-conquered = After a conquest: pass
moment-prompt-window-trading = When others trade: pass
moment-prompt-window-transport-lost = When a transport is lost: pass
moment-prompt-window-turn-ends = At the end of the turn: pass
moment-prompt-combat = My Combat action: pass
moment-prompt-talks = Talks: done at once
moment-prompt-deployment = Deployment: do not call for it
moment-prompt-supply = Barbarian points: do not use them

## Events

event-turn-started = Turn { $turn }
event-turn-ended = Turn { $turn } is over.
event-phase-started = Turn { $turn } · { $phase }
event-game-halted = In turn { $turn } the agreed Honour is reached: the game ends at once.
event-time-called = Time is up: turn { $turn } is the last.
event-game-won = { $seat-many } wins with { $amount } Honour.
event-final-scored = { $seat-many }: { $amount } Honour for { $item }.
event-seat-left = { $seat-many } leaves the game.
event-seat-eliminated = { $seat-many } is bankrupt for good and out of the game.
event-honour-changed = { $seat-many }: { $amount } Honour ({ $source }).
event-blood-gained = { $seat-many } gains a blood token.
event-blood-spent = { $seat-many } spends { $amount ->
    [one] a blood token
   *[other] { $amount } blood tokens
}.
event-kingdom-given = { $seat-many } takes its place at the table.
event-stake-revealed = { $seat-many }: { $amount } Honour staked on the { $kingdom }.
event-bid-revealed = { $seat-many } bids { $amount } florins.
event-bid-paid = { $seat-many } pays { $amount } florins to { $other-one }.
event-order-set = Number { $place } in this turn: { $seat-one }.
event-village-founded = { $seat-many } founds a village { $zone-one }.
event-archer-posted = { $seat-many } posts an archer { $zone-one }.
event-transport-placed = { $seat-many } places { $piece_kind-one } of level { $level } { $zone-one }.
event-barbarian-placed = Barbarians { $zone-one }.
event-barbarians-rolled = The barbarian dice: { $d4 }, { $d6 } and { $d8 }.
event-horde-fixed = A horde of this turn: { $light } light infantry{ $archers ->
    [0] { "" }
    [one] , 1 archer
   *[other] , { $archers } archers
}{ $captains ->
    [0] { "" }
    [one] , 1 captain
   *[other] , { $captains } captains
}.
event-event-drawn = { $eventcard }.
event-event-icon = { $seat-many } chooses an icon of the event: { $icon }.
event-event-rolled = { $icon }: { $seat-one } rolls a { $die }.
event-event-seen = { $seat-many } draws { $eventcard }.
event-event-chosen = { $seat-many } chooses { $eventcard }.
event-piece-stopped = { $seat-many } stops { $piece-one }.
event-cubes-lost = { $seat-many } loses { $amount ->
    [one] 1 cube
   *[other] { $amount } cubes
} of { $good }.
event-barbarians-reinforced = The barbarians { $zone-one } are joined by { $unit-one }.
event-horde-moved = The horde from { $zone-many } moves to { $goal-many }.
event-horde-placed = A horde of { $amount } appears { $zone-one }.
event-horde-hired = { $seat-many } hires a horde of { $amount } { $zone-one }.
event-barbarians-plundered = The barbarians plunder everything { $zone-one }.
event-tax-tolerated = The people tolerate a tax of { $amount }.
event-rebellions-begin = { $seat-many } faces { $amount ->
    [one] a rebellion
   *[other] { $amount } rebellions
}.
event-rebellion-placed = A rebellion breaks out { $zone-one } ({ $seat }).
event-rebellion-incited = { $seat-many } incites a rebellion { $zone-one }.
event-tax-set = { $seat-many } levies a tax of { $amount }.
event-tax-collected = { $seat-many } collects { $amount } florins of tax.
event-support-received = { $seat-many } has neither army nor land and receives { $amount } florins.
event-interest-paid = { $seat-many } pays { $amount } florins of interest.
event-interest-shared = { $seat-many } receives { $amount } florins out of the interest of others.
event-interest-unpaid = { $seat-many } does not pay the interest ({ $amount } { $amount ->
    [one] time
   *[other] times
} in a row).
event-maintenance-paid = { $seat-many } pays { $amount } florins of maintenance.
event-seat-bankrupt = { $seat-many } is bankrupt: { $amount } florins are due.
event-loan-taken = { $seat-many } takes a loan and now has { $amount }.
event-loan-repaid = { $seat-many } repays a loan and now has { $amount }.
event-building-sold = { $seat-many } plunders the own { $category } { $zone-one } for { $amount } florins.
event-transport-sold = { $seat-many } plunders the own { $piece_kind } of level { $level } for { $amount } florins.
event-peace-sold = { $seat-many } lets { $number ->
    [one] a rebellion
   *[other] { $number } rebellions
} break out for { $amount } florins.
event-units-dismissed = { $seat-many } removes { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} { $zone-one }.
event-piece-dismissed = { $seat-many } removes { $piece_kind-one } of level { $level } { $zone-one }.
event-technology-bought = { $seat-many } learns { $technology }.
event-technology-used = { $seat-many } uses { $technology } ({ $amount } { $amount ->
    [one] point
   *[other] points
}).
event-technology-borrowed = { $seat-many } borrows { $technology }.
event-points-gained = { $seat-many } gains { $amount } { $colour } { $amount ->
    [one] point
   *[other] points
}.
event-points-bought = { $seat-many } buys { $amount } { $colour } { $amount ->
    [one] point
   *[other] points
}.
event-points-converted = { $seat-many } turns a purple point { $colour }.
event-points-sold = { $seat-many } sells { $number } technology { $number ->
    [one] point
   *[other] points
} for { $amount } florins.
event-token-flipped = { $seat-many } flips a { $colour } objective token.
event-units-placed = { $seat-many } places { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} { $zone-one }.
event-captain-promoted = { $seat-many } promotes a captain { $zone-one }: { $unit }.
event-prisoner-ransomed = { $seat-many } ransoms { $unit-one } from { $other-one } for { $amount } florins.
event-building-built = { $seat-many } builds { $zone-one }: { $category }, level { $level }.
event-building-repaired = { $seat-many } repairs the { $category } { $zone-one } ({ $amount } { $amount ->
    [one] token
   *[other] tokens
}).
event-building-damaged = The { $category } { $zone-one } takes { $amount } damage.
event-building-lost = The { $category } { $zone-one } is no more.
event-building-protects = The military building { $zone-one } protects { $seat-one } against: { $protection }.
event-token-placed = { $seat-many } places a control token { $zone-one }.
event-token-removed = The control token of { $seat-one } { $zone-one } is removed.
event-piece-bought = { $seat-many } builds { $piece_kind-one } of level { $level } { $zone-one }.
event-piece-upgraded = { $seat-many } improves a { $piece_kind } { $zone-one } to level { $level }.
event-piece-taken = { $seat-many } takes { $piece_kind-one } of level { $level } { $zone-one }.
event-piece-sabotaged = { $owner-many }: the { $piece_kind } { $zone-one } is sabotaged (level { $level }).
event-deployment-called = { $seat-many } calls for deployment.
event-order-lost = { $seat-many } cannot place something ordered; it is lost ({ $amount }).
event-card-bought = { $seat-many } buys an Empire card for { $amount } florins.
event-cards-drawn = { $seat-many } draws { $amount } { $amount ->
    [one] card
   *[other] cards
}.
event-card-kept = { $seat-many } keeps { $card-one }.
event-objective-claimed = { $seat-many } reaches the objective of { $card-one }.
event-objective-token = { $seat-many } takes a { $colour } objective token.
event-card-used = { $seat-many } uses { $card-one }.
event-card-points = { $seat-many } rotates { $card-one } for technology points.
event-card-cancelled = { $card-one } of { $seat-one } is cancelled.
event-card-rolled = { $card-one }: { $seat-one } rolls a { $die }.
event-card-aimed = { $seat-many } has chosen for { $card-one }.
event-card-preached = { $seat-many } uses { $card-one } of { $other-one }.
event-card-stays-rotated = { $card-one } stays rotated.
event-card-pinned = { $seat-many } sees to it that { $card-one } stays rotated.
event-card-straightened = { $seat-many } straightens { $card-one }.
event-deposit-made = { $seat-many } deposits { $amount } florins.
event-deposit-taken = { $seat-many } takes { $amount } florins from the deposit.
event-die-lowered = { $seat-many } lowers a die to { $die }.
event-archer-rerolled = { $seat-many } re-rolls an archer's die: { $die }.
event-attack-raised = { $seat-many } raises the attack value of { $owner-one } by { $amount }.
event-strategy-used = { $seat-many }: { $amount } damage by Strategy.
event-unit-turned = { $unit-many } { $zone-one }: one of { $owner-one } goes over to { $seat-one }.
event-unit-retyped = { $owner-many } { $zone-one }: { $unit } becomes { $new-one }.
event-unit-trapped = { $owner-many }: { $unit } walks into a trap.
event-unit-mustered = { $seat-many } places { $unit-one } { $zone-one }.
event-unit-lent = { $seat-many } sends { $unit-one } from { $zone-many } among the barbarians { $goal-one }.
event-wound-ignored = { $seat-many }: a wound is healed ({ $amount } damage left).
event-territory-spared = { $seat-many } spares { $zone-many } from the event.
event-territory-closed = { $seat-many } forbids { $ban ->
    [0] all fighting
    [1] all trade
   *[other] all movement
} { $zone-one } for this turn.
event-move-gained = { $seat-many } gains a movement point for { $piece-one }.
event-group-returned = { $seat-many }: the group returns from { $zone-many } to { $goal-many }.
event-tower-improvised = { $seat-many } puts up a makeshift tower { $zone-one }.
event-transports-hidden = { $seat-many } moves { $amount ->
    [one] a transport
   *[other] { $amount } transports
} unseen in this turn.
event-asset-protected = { $seat-many } protects something from plunder.
event-engine-mechanised = { $seat-many }: the crew of { $piece-one } also fights.
event-group-moved = { $seat-many } moves from { $zone-many } to { $goal-many } with { $amount } { $amount ->
    [one] unit
   *[other] units
}{ $pieces ->
    [0] { "" }
    [one] { " " }and 1 transport or engine
   *[other] { " " }and { $pieces } transports or engines
}.
event-territory-held = { $zone }: now held by { $seat-one }.
event-territory-conquered = { $seat-many } conquers { $zone-many } (until now: { $other-one }).
event-asset-plundered = { $seat-many } plunders { $zone-one } and receives { $amount } florins.
event-battle-declared = Battle { $zone-one }: { $owner-one } against { $other-one }.
event-battle-round = Battle { $zone-one }, round { $number }: { $owner-one } against { $other-one }.
event-battle-rolled = { $owner-many }: dice { $d4 }, { $d6 }, { $d8 }.
event-battle-values = Attack values { $zone-one }: { $amount } against { $against }.
event-battle-score = { $owner-many }: battle score { $amount }, { $damage } damage to the opponent.
event-battle-superior = { $seat-many }: massive superiority; extra damage { $amount }, own casualties spared { $spared }.
event-battle-casualties = { $owner-many }: { $amount ->
    [one] 1 casualty
   *[other] { $amount } casualties
}.
event-battle-over = The battle { $zone-one } is over: { $owner-one } { $standing ->
    [0] gone
   *[other] standing
}, { $other-one } { $resisting ->
    [0] gone
   *[other] standing
}.
event-engine-manned = { $seat-many } puts { $unit-one } to { $piece-one }.
event-engine-aimed = { $seat-many } aims { $piece-one } at the { $building }.
event-engines-hit = { $owner-many }: the siege engines cause { $amount } damage.
event-archers-hit = { $owner-many }: the archers cause { $amount } damage.
event-captain-acts = { $seat-many }: a captain acts as { $unit-one }.
event-captain-frees = { $seat-many }: the captains free the power of { $unit-many }.
event-captain-cancels = { $seat-many }: the captains cancel the power of opposing { $unit-many }.
event-capture-announced = { $seat-many } tries to take prisoners.
event-flight-announced = { $seat-many } will flee, { $amount } { $amount ->
    [one] step
   *[other] steps
} far.
event-army-fled = { $seat-many } has fled; the army is now { $zone-one }.
event-surrender-offered = { $seat-many } offers { $other-one } to surrender.
event-surrender-demanded = { $seat-many } demands that { $other-one } surrender.
event-surrender-refused = { $seat-many } refuses; the battle with { $other-one } goes on.
event-army-surrendered = { $seat-many } surrenders { $zone-one } with { $amount } { $amount ->
    [one] unit
   *[other] units
}.
event-unit-weakened = { $owner-many }: { $unit } becomes { $new-one }.
event-unit-destroyed = { $owner-many }: { $unit-one } is lost.
event-unit-sacrificed = { $owner-many }: { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} sacrificed.
event-unit-captured = { $seat-many } captures { $unit-one } of { $other-one }.
event-unit-released = { $seat-many }: a prisoner is free again, { $unit }.
event-galley-rolled = { $piece-many } without units: a { $die } is rolled.
event-galley-sunk = { $piece-one } goes down { $zone-one }.
event-convoy-moved = { $seat-many }: { $piece_kind-one } goes from { $zone-many } to { $goal-many }.
event-convoy-returned = { $seat-many }: { $piece_kind-one } must go back from { $zone-many } to { $goal-many }.
event-goods-bought = { $seat-many } buys { $number } { $number ->
    [one] cube
   *[other] cubes
} of { $good } { $zone-one } for { $amount } florins.
event-goods-sold = { $seat-many } sells { $number } { $number ->
    [one] cube
   *[other] cubes
} of { $good } { $zone-one }.
event-sale-concluded = { $seat-many } receives { $amount } florins for { $number } { $number ->
    [one] cube
   *[other] cubes
} sold { $zone-one }.
event-fee-paid = { $seat-many } pays { $other-one } a fee of { $amount } florins.
event-trade-stopped = { $seat-many }: the trade is stopped.
event-cube-placed = { $seat-many } leaves a cube of { $good } in the market { $zone-one }.
event-cube-moved = { $seat-many } moves a cube of { $good } from { $zone-many } to { $goal-many }.
event-road-opened = { $seat-many } opens a commercial road of { $number } stages to { $zone } for { $piece_kind-one }.
event-road-advanced = { $seat-many } accomplishes a stage of the road: { $zone }.
event-road-completed = { $seat-many } completes a commercial road of { $number } stages{ $amount ->
    [0] { "" }
   *[other] { " " }and turns { $amount } trade points into Honour
}.
event-road-removed = The commercial road of { $seat-one } is removed.
event-road-rearranged = { $seat-many } lays the road of { $number } stages anew, to { $zone }.
event-road-kept = { $seat-many } keeps the commercial road although its transport is lost.
event-road-assigned = { $seat-many } gives the road to { $piece_kind-one }.
event-transport-plundered = { $seat-many } loses { $piece_kind-one } of level { $level } { $zone-one } to the barbarians.
event-transport-seized = { $seat-many } seizes { $piece_kind-one } of level { $level } of { $other-one } { $zone-one }.
event-toll-taken = { $seat-many } takes { $amount } florins of toll with { $card-one }.
event-war-declared = { $seat-many } declares war on { $other-one }, from the next turn on.
event-war-begun = { $seat-many } attacks { $other-one } without declaration: war!
event-peace-made = { $seat-many } and { $other-one } make peace.
event-armistice-made = { $seat-many } and { $other-one } agree on an armistice for this turn.
event-alliance-called = { $seat-many } must help { $other-one } against { $enemy-one } with { $amount } units.
event-pact-signed = Pact { $pact }: { $clause }, owed by { $seat-one } to { $other-one }{ $until ->
    [0] { " " }for the whole game
   *[other] { " " }until turn { $until }
}.
event-pact-broken = { $seat-many } breaks pact { $pact } with { $other-one }.
event-pact-ended = { $seat-many } and { $other-one } end pact { $pact } by agreement.
event-pact-expired = Pact { $pact } has run out: { $clause }, { $seat-one } to { $other-one }.
event-pact-revealed = The secret pact { $pact } of { $seat-one } and { $other-one } becomes public.
event-florins-given = { $seat-many } gives { $other-one } { $amount } florins.
event-prisoners-freed = { $seat-many } lets { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} of { $other-one } go.
event-prisoners-handed = { $seat-many } hands { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit-many }
} of { $owner-one } to { $other-one }.
event-proposal-made = { $seat-many } proposes a treaty to { $other-one }.
event-proposal-countered = { $seat-many } answers { $other-one } with other terms.
event-proposal-accepted = { $seat-many } accepts the treaty of { $other-one }.
event-proposal-refused = { $seat-many } refuses the treaty of { $other-one }.
event-treaty-failed = The treaty of { $seat-one } and { $other-one } can no longer be fulfilled; nothing happens.
event-accusation-made = { $seat-many } accuses { $other-one } of breaking pact { $pact }.
event-accusation-conceded = { $seat-many } admits to { $other-one } that pact { $pact } was broken.
event-accusation-disputed = { $seat-many } denies it; everybody votes on pact { $pact } with { $other-one }.
event-vote-cast = { $seat-many } votes: { $vote }.
event-dispute-decided = Pact { $pact }, { $seat-one }: { $respect } for respect, { $rupture } for rupture.
event-offer-made = { $seat-many } makes { $other-one } an offer (number { $offer }).
event-offer-countered = { $seat-many } answers offer { $offer } of { $other-one } with other terms.
event-offer-accepted = { $seat-many } accepts offer { $offer } of { $other-one }.
event-offer-declined = { $seat-many } declines offer { $offer } of { $other-one }.
event-offer-withdrawn = { $seat-many } withdraws offer { $offer } to { $other-one }.

## Refusals

reason-accused-before = You have already accused your partner over pact { $pact } in this turn.
reason-all-directed = You have directed all the units that { $seat-one } owes you in this turn.
reason-ally-not-at-war = Your ally is not at war with whoever holds { $zone }.
reason-amount-out-of-range = { $number } is not possible: from { $low } to { $high }.
reason-armies-face = Opposing armies face each other { $zone-one }: nobody trades there.
reason-attacker-only = Only the attacker may flee.
reason-banned = A Bishop holds everything { $zone-one } for this turn.
reason-banned-before = A Bishop chose { $zone } last turn: not the same territory twice running.
reason-barbarians-fight = Barbarians neither surrender nor take prisoners: they fight to the end.
reason-barbarians-here = There are barbarians { $zone-one }: nobody trades there.
reason-battle-only = That belongs to a battle.
reason-bids-revealed = The first bids lie open: no loan before the second.
reason-borrowed-before = You have taken a loan in this turn.
    .remedy = The next one is possible next turn.
reason-branch-this-turn = You have bought a technology of this branch in this turn.
    .remedy = The next level can be bought next turn.
reason-can-pay = You can pay the { $need } florins.
reason-cannot-carry = Nothing in the group can carry it to { $zone-many }.
    .remedy = Army units need a war wagon on land and a galley at sea, with room for all of them.
reason-captain-used = Your captains have used this power in this round: { $unit-many }.
reason-card-rotated = { $card-one } is rotated and will be straight again at the end of the turn.
reason-card-this-turn = You have bought an Empire card in this turn.
reason-clause-twice = The treaty has this clause twice: { $clause }.
reason-colour-present = There is { $good } in the market { $zone-one } already.
    .remedy = Only a good that is missing there, printed or as a cube, can be sold or left.
reason-combat-phase-only = That belongs to the Combat phase.
reason-commerce-phase-only = That belongs to the Commerce phase.
reason-countered-before = Both papers have been exchanged: agree or refuse.
reason-crew-full = The { $piece } cannot take this unit: a crew has at most 3, all of them free.
reason-crews-last = Crews are hit last: { $unit-many } must wait.
    .remedy = Put the damage on units in the melee first.
reason-debt-ceiling = Debts may not exceed { $florins } florins.
    .remedy = Repay a loan first.
reason-deck-empty = The Empire deck is empty.
reason-destination = { $zone } is the destination: { $technology } cannot accomplish it.
reason-dice-rolled = In the battle { $zone-one } dice have been rolled already.
reason-die-lowest = This die cannot be lowered any further.
reason-edict-passes = The Edict lets the group pass, but nobody of it may be left behind here: army units and siege engines go on, or halt and meet resistance.
reason-empty-deal = A treaty needs at least one term.
reason-fee-out-of-range = A fee of { $number } florins is not possible: from { $low } to { $high }, in tens.
reason-florins-short = { $need } florins are needed, and you have { $have }.
    .remedy = A loan brings 500, once a turn.
reason-galley-too-small = The galley is too small to fire this engine: { $piece }.
reason-guarded-sea = There are enemies { $zone-one }: a group without galleys does not cross.
reason-has-moved = These units have moved in this turn: { $unit-many }.
reason-hostile-army = There is a hostile army { $zone-one }: without army units nobody enters.
reason-icon-missing = The event does not show this icon, or it has been applied.
reason-kingdom-taken = { $seat-many } leads this kingdom already.
reason-kingdom-without-harbour = Your kingdom has no harbour: no ships at the start.
reason-known-already = You have this technology.
reason-level-before = The level just below comes first.
reason-levels-used-up = Level { $level } is too much: { $left } left.
reason-limit-reached = You have placed all { $number } units of this Purchase phase.
    .remedy = Villages, towns and cities raise the limit next turn.
reason-loan-open = You may still take a loan.
    .remedy = Borrow 500 florins first.
reason-looked-enough = That was looked at { $number } times in this phase; finish now.
reason-more-units-there = Rebellions break out where you have the fewest units, and not { $territory-one }.
reason-movement-banned = A Bishop holds everything { $zone-one } for this turn.
reason-needs-peace = { $seat-many } and { $other-one } are at war.
    .remedy = Put peace into the same treaty.
reason-no-commercial-pact = { $seat-many } holds this place, and you have no commercial pact.
    .remedy = Propose a treaty with a commercial pact.
reason-no-cubes = The { $piece } carries no cubes.
reason-no-debt = You have no debts.
reason-no-harbour = There is no harbour here.
reason-no-higher-building = This building cannot rise with the card's help.
reason-no-homeland = You hold no territory of your starting kingdom that could rebel.
reason-no-landfall = From { $zone-many } the group would not come back to land with its movement points.
reason-no-moves-left = The { $piece } has no movement points left.
reason-no-mustering-place = { $territory } has neither an inhabited area nor a military building of yours.
reason-no-points = Not enough movement points to go to { $zone-many }.
reason-no-points-on-card = { $card-one } shows no technology points.
reason-no-power-there = The opponent's { $unit-many } have no power that could be cancelled.
reason-no-property-token = You have no property token for this level.
    .remedy = Remove or improve another transport or engine.
reason-no-road = You have no commercial road.
reason-no-room = The { $piece } has no room left.
reason-no-settlement = There is no inhabited area here that would do.
reason-no-such-clause = There is no such clause.
reason-no-such-pact = There is no such pact between the two of you.
reason-no-such-prisoners = { $seat-many } holds { $have } of { $other-one }: { $unit-many }. The treaty says { $need }.
reason-no-token-left = No objective token of a permitted colour is left.
reason-no-transport = Nothing { $zone-one } can move.
    .remedy = Army units need a war wagon or a galley, or a castle of yours to walk out of.
reason-no-way-home = From { $zone-many } there would be no way back to its own element.
reason-no-way-out = There is no way out that the army could take.
reason-nobody-lives-there = Civilian buildings need an inhabited area.
reason-none-in-reserve = The reserve has none left.
reason-none-left = The reserve has none left.
reason-not-a-transport = That is not a transport.
reason-not-anchored = Ships trade only at anchor in a territory, and not { $zone-one }.
reason-not-at-sea = At sea captains act only as archers or light infantry, not as { $unit-many }.
reason-not-at-war = { $seat-many } and { $other-one } are not at war.
reason-not-buying = A road is opened right after a purchase.
    .remedy = Buy goods first.
reason-not-connected = The { $kingdom } is not connected to a kingdom already taken.
reason-not-drivable = The horde { $zone-one } cannot be moved: it faces an army, or stands on your own land.
reason-not-enough-florins = { $need } florins are needed.
    .remedy = A loan brings 500, once a turn. Missing technology points cost 100 each.
reason-not-inhabited = There is no inhabited area there.
reason-number-not-meant = This clause takes no number: { $clause }.
reason-objective-unmet = The objective of { $card-one } is not reached.
reason-one-secrecy = A treaty is secret as a whole or not at all.
reason-only-florins-and-prisoners = Only florins and prisoners can change hands in a treaty.
reason-only-units = The { $piece } cannot damage buildings.
reason-ordered-only = Deployment has been called: order what is new, it is placed at the end of the phase.
reason-origin-is-no-stage = You bought { $zone-one }: the origin is no stage.
reason-out-of-element = The { $piece } is out of its element and must go on.
reason-own-kingdom = { $zone } belongs to your starting kingdom.
reason-own-turn-only = That is possible only while it is your own turn to decide.
reason-pact-in-force = You have such a pact already: { $clause }.
reason-player-gone = { $seat-many } is no longer in the game.
reason-points-missing = { $need ->
    [one] 1 technology point is
   *[other] { $need } technology points are
} needed.
    .remedy = Rotate a card, flip an objective token, or pay 100 florins for each missing point.
reason-power-blocked = The opponent has this type in the melee too: { $unit-many }.
reason-price-nothing = The price would fall to nothing: something must be left to pay.
reason-project-missing = { $technology } is needed for that.
    .remedy = Buy the technology first.
reason-protected = A Diplomat protects it in this turn.
reason-public-at-once = This cannot be secret: { $clause }.
reason-purchase-phase-only = That belongs to the Purchase phase.
reason-repaid-before = You have repaid a loan in this turn.
reason-reserve-empty = The reserve has no more { $good }.
reason-road-open = You have a commercial road already.
    .remedy = Complete it or give it up.
reason-spoken-before = You have offered that in this battle round.
reason-stage-named = { $zone } is already a stage of this road.
reason-stands-already = There is such a building already, of this level or a higher one.
reason-straightened-before = { $card-one } has been straightened in this turn already.
reason-targets-not-meant = Only an offensive alliance names opponents, not this clause: { $clause }.
reason-targets-wrong = An offensive alliance is aimed at one or more others, not at the two of you.
reason-teammate = { $seat-many } is in your team.
reason-technology-missing = { $technology } is needed for that.
    .remedy = It can be bought in the Purchase phase.
reason-term-out-of-range = Turn { $number } is not possible as the last one: from { $low } to { $high }, or without an end.
reason-token-flipped = All your { $colour } tokens are flipped in this turn.
reason-too-few-areas = There are only { $number } places that could be stages.
reason-too-few-moves = { $need } movement points are needed, and { $have } are left.
reason-too-many-terms = A treaty has at most { $number } terms.
reason-trade-banned = A Bishop forbids all trade { $zone-one } in this turn.
reason-truce = An armistice protects { $zone } in this turn.
reason-truce-in-force = { $seat-many } and { $other-one } have an armistice in this turn.
reason-units-aboard = It carries units.
    .remedy = Remove or unload the units first.
reason-units-out-of-range = { $number } units are not possible: from { $low } to { $high }.
reason-unseen-together = A Ranger leads the group: nobody is left behind on the way.
reason-war-already = You are at war with { $seat-one } already.
reason-wrong-element = It cannot go or stay there: ships need water or a coast, all others land.
    .remedy = Logistics helps for single steps.
reason-wrong-window = This is not the moment for it.
    .remedy = The card or the technology says when it can be used.

## The first lesson

lesson-first = Your first turn, step by step
lesson-first-auction = Welcome to the Middle Ages! After the last turn the player with the most Honour wins. Every turn begins with a secret auction for the turn order: who comes first leads the barbarians and fights at full strength, who comes last receives the winner's money (MU-AUC-5). Bid 100 of your 1,600 florins.
lesson-first-kingdom = Nobody bid more, so you choose first. Take the Byzantine Empire: seven territories around the straits, with Constantinople in the middle (MU-KIN-1).
lesson-first-village = Towns grow out of villages, and villages stand in inhabited areas. Found your first one in Constantinople (MU-SET-5): it brings more tax, and lets you recruit one more unit a turn.
lesson-first-archer = An archer is the only army you start with. Post it in Constantinople, which is in Thrace.
lesson-first-transport = Two levels of transports are yours for nothing (MU-SET-6). Armies cannot walk far: on land they need a war wagon (MU-MOV-1). Take one of level 1.
lesson-first-stand = It carries three units, and should stand where your army is: in Thrace.
lesson-first-trader = The other level shall earn money. Caravans carry goods over land, merchant ships over the sea (MU-TRD-2). Take a caravan.
lesson-first-start = Place it in Thrace too: Constantinople makes clothes.
lesson-first-keep = Three Empire cards, one is yours. A card can be used in one of three ways: for its ability, for technology points, or for the objective on its back (MU-EMP-5). Keep Warlord 5: in a battle it adds 2 to an attack value.
lesson-first-token = An objective token gives 1 technology point of its colour each turn (MU-SET-10). Blue stands for transports: take that one.
lesson-first-talks = The turn begins with talks: here treaties are offered and wars declared (MU-DIP-1). You know nobody yet; say done. You can propose a treaty later whenever it is your turn to decide.
lesson-first-dice = As first player you roll for the barbarians: 3, 5 and 1. That means 2 light infantry and a captain in every horde of this turn (MU-EVT-2), and in battle they hit with their highest die, 5. You could re-roll any of them once (MU-EVT-3), but a 5 is weak enough: keep them.
lesson-first-tax = Now everybody sets a tax in secret. It is paid by each of your 7 territories, and once more by the village (MU-TAX-2). But if it is higher than the people will tolerate next turn, they rebel (MU-REB-2). 30 is a fair middle.
lesson-first-upkeep = 240 florins! Units and transports cost 20 each (MU-TAX-5): pay the 60, or they would have to go.
lesson-first-research = The Purchase phase. Technologies have six colours and four levels; the first level costs 100 florins (MU-TEC-1). Buy Carpentry, the first one in blue: with it you build and improve transports.
lesson-first-point = To use a technology takes points of its colour. Flip your blue token for one (MU-TEC-6). A missing point could also be bought, for 100 florins (MU-TEC-7).
lesson-first-site = What stands on the map is bought place by place. Open Constantinople: new units appear in inhabited areas and at military buildings (MU-ARM-3).
lesson-first-recruit = You may place 4 units in this phase, 3 and 1 for the village (MU-ARM-4). Recruit 2 heavy infantry for 100 florins: each of them spares you one casualty in battle (MU-UNI-4).
lesson-first-upgrade = And now the point: improve the caravan to level 2, for 100 florins and 1 blue point. It then carries 4 cubes and goes 7 steps (MU-TRD-2).
lesson-first-back = That is all here. Go back to the list.
lesson-first-bought = You could buy more, but keep some money for your caravan: say done. The others buy nothing in this turn.
lesson-first-move = The Combat phase: in turn order everybody moves one group or passes, until all have passed (MU-COM-1). Just north of Thrace lies Bulgaria, which belongs to nobody and makes salt. Begin a move from Thrace.
lesson-first-wagon = First the war wagon: it has 6 movement points and room for 3 units (MU-MOV-4).
lesson-first-infantry = Both heavy infantry get in.
lesson-first-shooter = And the archer. Thrace stays yours without an army, for it belongs to your starting kingdom (MU-CTL-1).
lesson-first-march = Go to Bulgaria. When an army enters barbarian land that nobody guards, a horde rises against it at once (MU-MOV-10).
lesson-first-battle = A horde of 3 against your 3 units. As the attacker you could flee before each round, at a price. Fight!
lesson-first-roll = Your archer has hit before the melee (MU-UNI-2): one light infantry less. Then you rolled 1, 4 and 8. The highest die is your attack value, 8 against 5 (MU-BAT-8); the lowest would be your casualties, but your heavy infantry take care of that one (MU-BAT-10). Better than that it hardly gets: keep the dice.
lesson-first-react = Here is the moment for Warlord 5. Whenever you hold something that fits, the game asks you, also in the turns of others (MU-EMP-13); standing orders let you pass for good. You win by 3 anyway, so pass and save the card.
lesson-first-pass = Bulgaria is yours, and the first Honour: 1 for an inhabited area (MU-VIC-1). It stays yours while a unit of yours is there (MU-CTL-2). A second round of Combat begins. Your army has moved, but while a card of yours lies straight you are asked in every round: its objective might be met (MU-EMP-9). It is not, so pass.
lesson-first-caravan = All have passed, and the Commerce phase begins. Lead your caravan.
lesson-first-buy = A place sells what it makes, at 100 florins a cube (MU-TRD-7). Buy 4 clothes. Right after a purchase you could open a commercial road of several stages, which brings Honour or a lot of money at its end (MU-ROA-1); try that another time.
lesson-first-step = Each step, each purchase and each sale takes 1 movement point. Go to Bulgaria, where nobody has clothes.
lesson-first-sell = Only what a market does not have can be sold, at 100 florins a cube (MU-TRD-9). Sell all 4 clothes.
lesson-first-salt = Your money is back, and more than that: a cube of clothes stays in the market, now a Great Market (MU-CUB-1). From now on each cube sold there brings 20 florins more (MU-GMK-2). Now buy 4 salt.
lesson-first-home = And back to Constantinople, where salt is missing.
lesson-first-market = Sell all 4 salt. Two Great Markets in one turn: your next goods from elsewhere will pay.
lesson-first-rest = One movement point is left and nothing to do with it: let the caravan rest.
lesson-first-traded = Say done. At the end of the turn movement points, cards and tokens are renewed (MU-END-1), and then comes the next auction.
lesson-first-end = A new turn, with 1,380 florins, 11 Honour and 8 territories. Being late in the order costs up to 3 points in every battle (MU-BAT-11), so bid 50 at least. From here the game is yours! Whatever is closed to you says why, and the rules are a click away.

## Chapters of the rules

chapter-len = Length of the game
chapter-kin = Kingdoms
chapter-def = Definitions
chapter-set = Set-up
chapter-trn = The turn
chapter-auc = Turn order auction
chapter-evt = Events
chapter-sup = Barbarian supply
chapter-reb = Rebellions
chapter-tax = Tax and maintenance
chapter-pur = Purchases
chapter-tec = Technologies
chapter-bld = Buildings
chapter-tra = Transports
chapter-arm = Army units
chapter-sie = Siege engines
chapter-emp = Empire cards
chapter-com = Combat phase
chapter-mov = Movement
chapter-bat = Battles
chapter-uni = Powers of units
chapter-art = Artillery
chapter-nav = Naval battles
chapter-mil = Military buildings
chapter-tok = Control tokens
chapter-des = Damage to buildings
chapter-fle = Fleeing
chapter-sur = Surrender
chapter-cap = Capture
chapter-mul = Several opponents
chapter-now = No survivors
chapter-con = Conquest
chapter-ctl = Control
chapter-rem = Removing elements
chapter-eli = Elimination
chapter-trd = Commerce
chapter-cub = Cubes in markets
chapter-gmk = Great Markets
chapter-roa = Commercial roads
chapter-end = End of the turn
chapter-dip = Diplomacy
chapter-deb = Debts
chapter-bar = Barbarians
chapter-vic = Honour
chapter-fin = Final scoring
chapter-var = Variants
chapter-card = Single Empire cards
chapter-tech = Single technologies

## Territories and seas

zone-costantinopoli = Thrace
    .one = in Thrace
    .many = Thrace
zone-adrianopoli = Rhodope
    .one = in Rhodope
    .many = Rhodope
zone-tessalonica = Macedonia
    .one = in Macedonia
    .many = Macedonia
zone-nicea = Bithynia
    .one = in Bithynia
    .many = Bithynia
zone-lidia = Lydia
    .one = in Lydia
    .many = Lydia
zone-paflagonia = Paphlagonia
    .one = in Paphlagonia
    .many = Paphlagonia
zone-frigia = Phrygia
    .one = in Phrygia
    .many = Phrygia
zone-alessandria = Alexandria
    .one = in Alexandria
    .many = Alexandria
zone-basso_egitto = Lower Egypt
    .one = in Lower Egypt
    .many = Lower Egypt
zone-alto_egitto = Upper Egypt
    .one = in Upper Egypt
    .many = Upper Egypt
zone-sinai = Sinai
    .one = in Sinai
    .many = Sinai
zone-gerusalemme = Palestine
    .one = in Palestine
    .many = Palestine
zone-transgiordania = Transjordan
    .one = in Transjordan
    .many = Transjordan
zone-damasco = Syria
    .one = in Syria
    .many = Syria
zone-buda = Buda
    .one = in Buda
    .many = Buda
zone-presburgo = Upper Hungary
    .one = in Upper Hungary
    .many = Upper Hungary
zone-transilvania = Transylvania
    .one = in Transylvania
    .many = Transylvania
zone-zagabria = Croatia
    .one = in Croatia
    .many = Croatia
zone-dalmazia = Dalmatia
    .one = in Dalmatia
    .many = Dalmatia
zone-alfold = Great Plain
    .one = in the Great Plain
    .many = the Great Plain
zone-banato = Banat
    .one = in the Banat
    .many = the Banat
zone-sassonia = Saxony
    .one = in Saxony
    .many = Saxony
zone-brandeburgo = Brandenburg
    .one = in Brandenburg
    .many = Brandenburg
zone-renania = Rhineland
    .one = in the Rhineland
    .many = the Rhineland
zone-franconia = Franconia
    .one = in Franconia
    .many = Franconia
zone-baviera = Bavaria
    .one = in Bavaria
    .many = Bavaria
zone-boemia = Bohemia
    .one = in Bohemia
    .many = Bohemia
zone-austria = Austria
    .one = in Austria
    .many = Austria
zone-novgorod = Novgorod
    .one = in Novgorod
    .many = Novgorod
zone-pskov = Pskov
    .one = in Pskov
    .many = Pskov
zone-ingria = Ingria
    .one = in Ingria
    .many = Ingria
zone-carelia = Karelia
    .one = in Karelia
    .many = Karelia
zone-ladoga = Ladoga
    .one = in Ladoga
    .many = Ladoga
zone-vologda = Vologda
    .one = in Vologda
    .many = Vologda
zone-zavolocie = Zavolochye
    .one = in Zavolochye
    .many = Zavolochye
zone-saraj = Saraj
    .one = in Saraj
    .many = Saraj
zone-caffa = Crimea
    .one = in Crimea
    .many = Crimea
zone-tana = Azov
    .one = in Azov
    .many = Azov
zone-kipciak = Kipchak Steppe
    .one = in the Kipchak Steppe
    .many = the Kipchak Steppe
zone-ukek = Ukek
    .one = in Ukek
    .many = Ukek
zone-bulgar = Volga Bulgaria
    .one = in Volga Bulgaria
    .many = Volga Bulgaria
zone-yaik = Yaik Steppe
    .one = in the Yaik Steppe
    .many = the Yaik Steppe
zone-parigi = Île-de-France
    .one = in Île-de-France
    .many = Île-de-France
zone-fiandre = Flanders
    .one = in Flanders
    .many = Flanders
zone-arelate = Kingdom of Arles
    .one = in the Kingdom of Arles
    .many = the Kingdom of Arles
zone-genova = Liguria
    .one = in Liguria
    .many = Liguria
zone-lombardia = Lombardy
    .one = in Lombardy
    .many = Lombardy
zone-venezia = Veneto
    .one = in Veneto
    .many = Veneto
zone-toscana = Tuscany
    .one = in Tuscany
    .many = Tuscany
zone-roma = Latium
    .one = in Latium
    .many = Latium
zone-puglia = Apulia
    .one = in Apulia
    .many = Apulia
zone-panormus = Sicily
    .one = in Sicily
    .many = Sicily
zone-tunisi = Ifriqiya
    .one = in Ifriqiya
    .many = Ifriqiya
zone-tripolitania = Tripolitania
    .one = in Tripolitania
    .many = Tripolitania
zone-cirenaica = Cyrenaica
    .one = in Cyrenaica
    .many = Cyrenaica
zone-serbia = Serbia
    .one = in Serbia
    .many = Serbia
zone-tarnovo = Bulgaria
    .one = in Bulgaria
    .many = Bulgaria
zone-valacchia = Wallachia
    .one = in Wallachia
    .many = Wallachia
zone-moldavia = Moldavia
    .one = in Moldavia
    .many = Moldavia
zone-epiro = Epirus
    .one = in Epirus
    .many = Epirus
zone-acaia = Achaea
    .one = in Achaea
    .many = Achaea
zone-candia = Crete
    .one = on Crete
    .many = Crete
zone-iconio = Sultanate of Rum
    .one = in the Sultanate of Rum
    .many = the Sultanate of Rum
zone-sebastea = Sebastea
    .one = in Sebastea
    .many = Sebastea
zone-trebisonda = Trebizond
    .one = in Trebizond
    .many = Trebizond
zone-cilicia = Lesser Armenia
    .one = in Lesser Armenia
    .many = Lesser Armenia
zone-antakya = Antioch
    .one = in Antioch
    .many = Antioch
zone-outremer = Outremer
    .one = in Outremer
    .many = Outremer
zone-caucaso = Caucasus
    .one = in the Caucasus
    .many = the Caucasus
zone-circassia = Circassia
    .one = in Circassia
    .many = Circassia
zone-armenia = Greater Armenia
    .one = in Greater Armenia
    .many = Greater Armenia
zone-mosul = Jazira
    .one = in Jazira
    .many = Jazira
zone-baghdad = Iraq
    .one = in Iraq
    .many = Iraq
zone-arabia = Arabia
    .one = in Arabia
    .many = Arabia
zone-kiev = Kiev
    .one = in Kiev
    .many = Kiev
zone-volinia = Galicia-Volhynia
    .one = in Galicia-Volhynia
    .many = Galicia-Volhynia
zone-cracovia = Lesser Poland
    .one = in Lesser Poland
    .many = Lesser Poland
zone-polonia = Greater Poland
    .one = in Greater Poland
    .many = Greater Poland
zone-prussia = Prussia
    .one = in Prussia
    .many = Prussia
zone-lituania = Lithuania
    .one = in Lithuania
    .many = Lithuania
zone-riga = Livonia
    .one = in Livonia
    .many = Livonia
zone-polotsk = Polotsk
    .one = in Polotsk
    .many = Polotsk
zone-smolensk = Smolensk
    .one = in Smolensk
    .many = Smolensk
zone-riazan = Ryazan
    .one = in Ryazan
    .many = Ryazan
zone-vladimir = Vladimir
    .one = in Vladimir
    .many = Vladimir
zone-cumania = Cumania
    .one = in Cumania
    .many = Cumania
zone-permia = Permia
    .one = in Permia
    .many = Permia
zone-danimarca = Denmark
    .one = in Denmark
    .many = Denmark
zone-svezia = Sweden
    .one = in Sweden
    .many = Sweden
zone-finlandia = Finland
    .one = in Finland
    .many = Finland
zone-mare_ligure = Ligurian Sea
    .one = in the Ligurian Sea
    .many = the Ligurian Sea
zone-mar_tirreno = Tyrrhenian Sea
    .one = in the Tyrrhenian Sea
    .many = the Tyrrhenian Sea
zone-canale_di_sicilia = Sicilian Channel
    .one = in the Sicilian Channel
    .many = the Sicilian Channel
zone-mar_ionio = Ionian Sea
    .one = in the Ionian Sea
    .many = the Ionian Sea
zone-adriatico = Adriatic Sea
    .one = in the Adriatic Sea
    .many = the Adriatic Sea
zone-golfo_di_sirte = Gulf of Sidra
    .one = in the Gulf of Sidra
    .many = the Gulf of Sidra
zone-mare_libico = Libyan Sea
    .one = in the Libyan Sea
    .many = the Libyan Sea
zone-egeo = Aegean Sea
    .one = in the Aegean Sea
    .many = the Aegean Sea
zone-marmara = Sea of Marmara
    .one = in the Sea of Marmara
    .many = the Sea of Marmara
zone-mare_di_rodi = Rhodian Sea
    .one = in the Rhodian Sea
    .many = the Rhodian Sea
zone-mare_egizio = Egyptian Sea
    .one = in the Egyptian Sea
    .many = the Egyptian Sea
zone-mare_di_levante = Levantine Sea
    .one = in the Levantine Sea
    .many = the Levantine Sea
zone-mar_nero_occ = Western Black Sea
    .one = in the Western Black Sea
    .many = the Western Black Sea
zone-mar_nero_or = Eastern Black Sea
    .one = in the Eastern Black Sea
    .many = the Eastern Black Sea
zone-mar_d_azov = Sea of Azov
    .one = in the Sea of Azov
    .many = the Sea of Azov
zone-mare_del_nord = North Sea
    .one = in the North Sea
    .many = the North Sea
zone-baltico_occ = Western Baltic
    .one = in the Western Baltic
    .many = the Western Baltic
zone-baltico_or = Eastern Baltic
    .one = in the Eastern Baltic
    .many = the Eastern Baltic
zone-golfo_di_finlandia = Gulf of Finland
    .one = in the Gulf of Finland
    .many = the Gulf of Finland

## Inhabited areas

area-constantinople = Constantinople
    .one = Constantinople (Thrace)
area-thessalonica = Thessalonica
    .one = Thessalonica (Macedonia)
area-nicaea = Nicaea
    .one = Nicaea (Bithynia)
area-alexandria = Alexandria
    .one = Alexandria
area-jerusalem = Jerusalem
    .one = Jerusalem (Palestine)
area-damascus = Damascus
    .one = Damascus (Syria)
area-buda = Buda
    .one = Buda
area-alba_iulia = Alba Iulia
    .one = Alba Iulia (Transylvania)
area-zagreb = Zagreb
    .one = Zagreb (Croatia)
area-lubeck = Lübeck
    .one = Lübeck (Saxony)
area-cologne = Cologne
    .one = Cologne (Rhineland)
area-prague = Prague
    .one = Prague (Bohemia)
area-novgorod = Novgorod
    .one = Novgorod
area-pskov = Pskov
    .one = Pskov
area-vologda = Vologda
    .one = Vologda
area-saraj = Saraj
    .one = Saraj
area-caffa = Caffa
    .one = Caffa (Crimea)
area-bulgar = Bulgar
    .one = Bulgar (Volga Bulgaria)
area-paris = Paris
    .one = Paris (Île-de-France)
area-bruges = Bruges
    .one = Bruges (Flanders)
area-genoa = Genoa
    .one = Genoa (Liguria)
area-venice = Venice
    .one = Venice (Veneto)
area-rome = Rome
    .one = Rome (Latium)
area-panormos = Panormos
    .one = Panormos (Sicily)
area-tunis = Tunis
    .one = Tunis (Ifriqiya)
area-tarnovo = Tarnovo
    .one = Tarnovo (Bulgaria)
area-candia = Candia
    .one = Candia (Crete)
area-iconium = Iconium
    .one = Iconium (Sultanate of Rum)
area-trebisonda = Trebisonda
    .one = Trebisonda (Trebizond)
area-antakya = Antakya
    .one = Antakya (Antioch)
area-acre = Acre
    .one = Acre (Outremer)
area-baghdad = Baghdad
    .one = Baghdad (Iraq)
area-kiev = Kiev
    .one = Kiev
area-cracow = Cracow
    .one = Cracow (Lesser Poland)
area-riga = Riga
    .one = Riga (Livonia)
area-vladimir = Vladimir
    .one = Vladimir

## Kingdoms

kingdom-byzantine = Byzantine Empire
    .one = the Byzantine Empire
    .many = The Byzantine Empire
    .short = Byz
kingdom-mamluk = Mamluk Sultanate
    .one = the Mamluk Sultanate
    .many = The Mamluk Sultanate
    .short = Mam
kingdom-hungary = Kingdom of Hungary
    .one = the Kingdom of Hungary
    .many = The Kingdom of Hungary
    .short = Hun
kingdom-hre = Holy Roman Empire
    .one = the Holy Roman Empire
    .many = The Holy Roman Empire
    .short = HRE
kingdom-novgorod = Republic of Novgorod
    .one = the Republic of Novgorod
    .many = The Republic of Novgorod
    .short = Nov
kingdom-golden_horde = Khanate of the Golden Horde
    .one = the Khanate of the Golden Horde
    .many = The Khanate of the Golden Horde
    .short = GH

## Goods

good-weapons = weapons
    .short = wea
good-salt = salt
    .short = sal
good-furs = furs
    .short = fur
good-grain = grain
    .short = gra
good-slaves = slaves
    .short = sla
good-spices = spices
    .short = spi
good-clothes = clothes
    .short = clo
good-wine = wine
    .short = win

## Army units

unit-light_infantry = light infantry
    .one = a light infantry
    .many = light infantry
    .short = LI
unit-heavy_infantry = heavy infantry
    .one = a heavy infantry
    .many = heavy infantry
    .short = HI
unit-cavalry = cavalry
    .one = a cavalry
    .many = cavalry
    .short = Cv
unit-archer = archer
    .one = an archer
    .many = archers
    .short = Ar
unit-captain_1 = captain I
    .one = a captain I
    .many = captains I
    .short = C1
unit-captain_2 = captain II
    .one = a captain II
    .many = captains II
    .short = C2
unit-captain_3 = captain III
    .one = a captain III
    .many = captains III
    .short = C3

## Transports and siege engines

piece-war_wagon = war wagon
    .one = a war wagon
    .many = War wagons
    .short = wagon
piece-galley = galley
    .one = a galley
    .many = Galleys
    .short = galley
piece-caravan = caravan
    .one = a caravan
    .many = Caravans
    .short = caravan
piece-merchant_ship = merchant ship
    .one = a merchant ship
    .many = Merchant ships
    .short = ship
piece-siege_engine = siege engine
    .one = a siege engine
    .many = Siege engines
    .short = engine
engine-1 = Catapult
    .one = a catapult
    .many = Catapults
    .short = catapult
engine-2 = Trebuchet
    .one = a trebuchet
    .many = Trebuchets
    .short = trebuchet
engine-3 = Bombard
    .one = a bombard
    .many = Bombards
    .short = bombard

## Buildings

building-village = village
    .one = a village
    .many = villages
building-town = town
    .one = a town
    .many = towns
building-city = city
    .one = a city
    .many = cities
building-tower = tower
    .one = a tower
    .many = towers
building-fort = fort
    .one = a fort
    .many = forts
building-castle = castle
    .one = a castle
    .many = castles
building-cathedral = cathedral
    .one = a cathedral
    .many = cathedrals

## Colours

colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-green = green
colour-purple = purple

## Terrain

terrain-plains = plains
terrain-forest = forest
terrain-hills = hills
terrain-mountains = mountains
terrain-desert = desert

## Icons of events

icon-movement = Movement
icon-armies = Armies
icon-buildings = Buildings
icon-merchandise = Merchandise

## Technologies

technology-carpentry = Carpentry
    .text = Plan a transport: 1 blue technology point for each level, then pay 100 florins for each level. Improving one takes the difference.
technology-logistics = Logistics
    .text = For each blue point, a land transport or siege engine crosses one sea zone as if it were land, or a ship one territory as if it were sea; at the end each must be back in its own element.
technology-machinery = Machinery
    .text = For each blue point, the crew of one of your siege engines also shoots and fights in the melee, from this battle until the end of the turn.
technology-cartography = Cartography
    .text = For every 2 blue points, a unit that is not in battle, or a transport or siege engine with what it carries, gains 1 movement point, even after its move.
technology-commerce = Commerce
    .text = In one sale, each cube for which you spend 1 yellow point brings 25 florins more in a village, 50 in a town, 100 in a city.
technology-market = Market
    .text = For each yellow point, the price of one purchase or sale of yours rises or falls by 50 florins, but never to 0.
technology-control = Control
    .text = For each yellow point, move 1 Great Market cube between neighbouring inhabited areas: one of them must be yours and one must hold a trading transport of yours. The target must lack that colour.
technology-guilds = Guilds
    .text = For every 2 yellow points, one stage of your commercial road counts as completed, but never the destination.
technology-edict = Edict
    .text = For each orange point, a moving group with transports or siege engines enters a barbarian territory without resistance. With army units or siege engines it may not stop there, nor cross barbarian units.
technology-law = Law
    .text = For each orange point, one rebellion against you breaks out instead in a barbarian territory without armies beside your starting kingdom.
technology-nation = Nation
    .text = For each orange point, move 1 barbarian unit 1 step, even out of a battle before any die is rolled.
technology-influence = Influence
    .text = For each orange point, replace 1 barbarian unit in a territory adjacent to one of yours with a unit of the same type from your reserve.
technology-military_art = Military Art
    .text = Enlist a captain: 1 red point for each level, then pay 100 florins for each level. Promoting one takes the difference.
technology-promotion = Promotion
    .text = For each red point, one unit in your battle, yours or the opponent's, becomes the next type up or down for the turn: light infantry or archer, heavy infantry, cavalry, captain I, II, III.
technology-tactics = Tactics
    .text = For each red point, you decide which opposing unit suffers 1 of the damage points you caused.
technology-strategy = Strategy
    .text = Before the melee, every 2 red points cause 1 damage point as if from archers, without a die.
technology-masonry = Masonry
    .text = Plan a civilian building: 1 green point for each level, then pay 100 florins for each level. Improving one takes the difference.
technology-architecture = Architecture
    .text = Plan a military building: 1 green point for each level, then pay 100 florins for each level. It may stand in any territory you control.
technology-mathematics = Mathematics
    .text = Plan a siege engine: 1 green point for each level, then pay 100 florins for each level. Improving one takes the difference.
technology-engineering = Engineering
    .text = Every 2 green points raise one of your buildings or siege engines by a level, without florins.
technology-religion = Religion
    .text = Plan a cathedral: 1 purple point, then pay 300 florins. It may stand in any territory you control.
technology-monasticism = Monasticism
    .text = You may spend each purple point as a point of any other colour.
technology-proselytism = Proselytism
    .text = For each purple point, use the ability or the technology points of another player's Empire card, rotated or not, if one of your territories neighbours one of theirs. Each card once a turn.
technology-temporal_power = Temporal Power
    .text = Every 2 purple points let you use one technology of another player once, if one of your territories neighbours one of theirs. What that technology needs must still be paid.

## Regions of events

region-france = France and Flanders
region-germany_w = Western Germany
region-germany_e = Eastern Germany
region-italy_n = Northern Italy
region-italy_s = Southern Italy
region-africa = North Africa
region-egypt = Egypt
region-holy_land = Holy Land and Syria
region-mesopotamia = Mesopotamia and Arabia
region-anatolia_e = Eastern Anatolia
region-anatolia_w = Western Anatolia
region-greece = Greece
region-thrace = Thrace and the Balkans
region-danube = Lower Danube
region-hungary = Hungary and Croatia
region-poland = Poland and Galicia
region-baltic = Baltic Lands
region-scandinavia = Scandinavia
region-novgorod_w = Western Novgorod
region-novgorod_e = Eastern Novgorod
region-rus = Russian Principalities
region-steppe_w = Pontic Steppe
region-volga = Lower Volga
region-urals = Volga Bulgaria and Urals
region-caucasus = Caucasus

## Empire cards

card-bishop_1 = Bishop
    .one = Bishop 1
    .text = Choose a territory: no battle may begin or go on there this turn. One with dice already rolled ends after this round. Not the same territory two turns running.
    .objective = Own at least 2 cathedrals.
card-bishop_2 = Bishop
    .one = Bishop 2
    .text = Choose a territory: nobody may buy or sell there this turn, and a trade under way stops. Not the same territory two turns running.
    .objective = Own at least 1 cathedral, and control an inhabited area whose Great Market is worth at least 4.
card-bishop_3 = Bishop
    .one = Bishop 3
    .text = Choose a territory: nothing may leave it this turn, and whatever enters must stop. Not the same territory two turns running.
    .objective = Own a civilian building, a military building and a cathedral in the same territory.
card-warlord_4 = Warlord
    .one = Warlord 4
    .text = In this battle round the opponent blocks the power of one of your unit types only with at least as many units of that type in the melee as you have.
    .objective = Have at least 8 army units in one place.
card-warlord_5 = Warlord
    .one = Warlord 5
    .text = Add 2 to one attack value in this battle round: yours, another player's or the barbarians'.
    .objective = Conquer a territory this turn, and destroy or capture at least 4 opposing units this turn.
card-warlord_6 = Warlord
    .one = Warlord 6
    .text = When your army enters a territory of another player, half of its units, rounded up, keep their movement points and may go on.
    .objective = Own a castle and military buildings in at least 4 territories adjacent to it.
card-crossbowman_7 = Crossbowman
    .one = Crossbowman 7
    .text = Roll a d6: on 1-2 one, on 3-4 two, on 5-6 three of your units also have the archer power in this battle round.
    .objective = Have at least 4 archers on the board, and earn at least 300 florins with one sale this turn.
card-crossbowman_8 = Crossbowman
    .one = Crossbowman 8
    .text = In this battle round subtract 1 from each of your archer dice for every 2 archers you have in the fight, at most 3.
    .objective = Have at least 6 archers on the board.
card-crossbowman_9 = Crossbowman
    .one = Crossbowman 9
    .text = Re-roll any of your archer dice of this battle round, once each, before the melee dice.
    .objective = Have at least 4 archers on the board, and own military buildings of at least 3 levels in all.
card-scientist_10 = Scientist
    .one = Scientist 10
    .text = The crew of one of your siege engines counts double in this battle, even beyond 3 shots.
    .objective = Reach level II in at least 3 branches of technology.
card-scientist_11 = Scientist
    .one = Scientist 11
    .text = For this turn one of your caravans is also a war wagon of its level, or one of your war wagons also a caravan.
    .objective = Reach level III in at least 1 branch of technology, and own a siege engine.
card-scientist_12 = Scientist
    .one = Scientist 12
    .text = For this turn one of your military buildings protects against two kinds of attack instead of one: siege engines, archers, melee.
    .objective = Own siege engines of at least 2 levels in all.
card-infiltrator_13 = Infiltrator
    .one = Infiltrator 13
    .text = Pay 100 florins and roll a d6: on 1-2 one, on 3-4 two, on 5-6 three rotated cards of other players stay rotated at the end of the turn.
    .objective = Own at least 4 Empire cards, this one included.
card-infiltrator_14 = Infiltrator
    .one = Infiltrator 14
    .text = Pay 100 florins before the first die of your battle: one enemy unit that is no captain is replaced by one of yours of the same type.
    .objective = Destroy or capture at least 5 opposing units this turn.
card-infiltrator_15 = Infiltrator
    .one = Infiltrator 15
    .text = Pay 100 florins: a rebellion with the horde of the War circle breaks out in a territory neighbouring one of yours. Any battle is fought at once.
    .objective = Conquer a territory this turn, and have pacts in force with at least 2 players.
card-spy_16 = Spy
    .one = Spy 16
    .text = Before any die of your battle roll a d8 against an enemy war wagon or siege engine: on 1-3 it loses a level, on 7-8 you remove one of your units there.
    .objective = Own transports of at least 6 levels in all, and reach level I in at least 4 branches of technology.
card-spy_17 = Spy
    .one = Spy 17
    .text = Before any die of your battle roll a d8 against an enemy unit: on 1-3 it is removed, on 7-8 you remove one of your units there.
    .objective = Receive at least 100 florins from plunder this turn.
card-spy_18 = Spy
    .one = Spy 18
    .text = Before any die of your battle roll a d8 against an enemy unit: on 1-3 it takes no part, though damage may still fall on it; on 7-8 you remove one of your units there.
    .objective = Win a battle this turn that you began with fewer army units than your opponent.
card-merchant_19 = Merchant
    .one = Merchant 19
    .text = Once a turn sell 1 cube in a barbarian territory without barbarian units, for 100 florins times the colours aboard less one.
    .objective = Carry cubes of at least 3 different colours on your trading transports.
card-merchant_20 = Merchant
    .one = Merchant 20
    .text = Sell any cubes of one transport anywhere outside your territories for 50 florins each, whatever forbids it.
    .objective = Own merchant ships of at least 3 levels in all.
card-merchant_21 = Merchant
    .one = Merchant 21
    .text = Buy 1 cube of any colour in an inhabited area that does not produce it, for 150 florins.
    .objective = Control inhabited areas that produce at least 5 different goods.
card-tax_collector_22 = Tax Collector
    .one = Tax Collector 22
    .text = Receive 10 florins for each cube on other players' transports in your territories.
    .objective = Collect at least 450 florins in this turn's Tax phase.
card-tax_collector_23 = Tax Collector
    .one = Tax Collector 23
    .text = Receive 20 florins for each cube on other players' transports in your territories.
    .objective = Own civilian buildings of at least 8 levels in all.
card-militia_24 = Militia
    .one = Militia 24
    .text = When a rebellion starts in one of your territories or an enemy army moves in, place 1 unit of any type there free of charge; a captain is level I.
    .objective = Reconquer a rebel territory of your starting kingdom this turn.
card-militia_25 = Militia
    .one = Militia 25
    .text = When a rebellion starts in one of your territories or an enemy army moves in, 3 movement points bring your units to its defence; they need no war wagon.
    .objective = Have at least 5 army units in one place, and own war wagons of at least 3 levels in all.
card-militia_26 = Militia
    .one = Militia 26
    .text = When a rebellion starts in a territory where you have units, or an enemy army moves in, it counts as having a tower this turn, or its military building protects 1 point more.
    .objective = Own at least 2 forts.
card-surgeon_27 = Surgeon
    .one = Surgeon 27
    .text = One of your units ignores the first damage point assigned to it.
    .objective = Have captains of at least 3 levels in all on the board.
card-surgeon_28 = Surgeon
    .one = Surgeon 28
    .text = In the next turn's Purchase phase buy back the units you lost in this battle round at half price; captains need no technology points.
    .objective = Have at least 4 different types of army units in one territory.
card-surgeon_29 = Surgeon
    .one = Surgeon 29
    .text = Your losses from archers and siege engines are removed only at the end of this battle round, so those units still shoot and fight.
    .objective = Win a battle against a player this turn.
card-vendor_30 = Vendor
    .one = Vendor 30
    .text = When your transport on a road is destroyed, the road stays until the end of the turn and may be given to another of your trading transports.
    .objective = Complete a commercial road of at least 4 stages this turn.
card-vendor_31 = Vendor
    .one = Vendor 31
    .text = Rearrange your road tokens, completed or not, and the destination as you like.
    .objective = Complete a commercial road of at least 6 stages this turn.
card-architect_32 = Architect
    .one = Architect 32
    .text = In the Purchase phase one building or upgrade costs 50 florins less.
    .objective = Own at least 2 towns.
card-architect_33 = Architect
    .one = Architect 33
    .text = In the Purchase phase one building or upgrade costs half its florins, rounded up.
    .objective = Own at least 1 city and at least 1 castle.
card-templar_34 = Templar
    .one = Templar 34
    .text = Place 1 unit that is no captain free of charge in any territory outside your starting kingdom. Barbarians resist as usual and any battle is fought at once.
    .objective = Control Jerusalem; the Mamluk Sultanate must have conquered it.
card-templar_35 = Templar
    .one = Templar 35
    .text = Add 1 unit that is no captain free of charge to a battle of yours outside your starting kingdom.
    .objective = Control at least 5 territories outside your starting kingdom.
card-magnate_36 = Magnate
    .one = Magnate 36
    .text = Put up to 300 florins on this card if it is empty, or take what lies on it and half as much again.
    .objective = Be worth at least 1500 florins after debts and interest.
card-magnate_37 = Magnate
    .one = Magnate 37
    .text = In the Tax phase receive half of all interest that the other players pay, rounded down.
    .objective = Be worth at least 1000 florins after debts and interest, and control inhabited areas that produce at least 4 different goods.
card-magnate_38 = Magnate
    .one = Magnate 38
    .text = Pay 50 florins less interest this turn.
    .objective = Earn at least 400 florins with one sale this turn.
card-jailer_39 = Jailer
    .one = Jailer 39
    .text = One enemy unit that you would destroy becomes your prisoner instead.
    .objective = Hold a prisoner.
card-jailer_40 = Jailer
    .one = Jailer 40
    .text = In this battle round a ratio of 2:1 is enough to capture without penalty.
    .objective = Hold a prisoner, and win a battle against a player this turn.
card-jailer_41 = Jailer
    .one = Jailer 41
    .text = In this battle round your penalty for capturing below the ratio is 2 points smaller.
    .objective = Destroy or capture at least 3 opposing units this turn, and have captains of at least 2 levels in all on the board.
card-plague_doctor_42 = Plague Doctor
    .one = Plague Doctor 42
    .text = After the Event card is drawn roll a d6: on 1-2 one, on 3-4 two, on 5-6 three territories are spared.
    .objective = Control at least 6 inhabited areas.
card-plague_doctor_43 = Plague Doctor
    .one = Plague Doctor 43
    .text = After the Event card is drawn, one territory is spared.
    .objective = Control at least 12 territories.
card-bard_44 = Bard
    .one = Bard 44
    .text = Straighten any Empire card rotated this turn, yours or another player's.
    .objective = Own at least 4 Empire cards, this one included, and at least 1 cathedral.
card-bard_45 = Bard
    .one = Bard 45
    .text = Pay 50 florins and straighten any Empire card rotated this turn, yours or another player's.
    .objective = Have pacts in force with at least 2 players, and control an inhabited area whose Great Market is worth at least 3.
card-assassin_46 = Assassin
    .one = Assassin 46
    .text = Lower any die just rolled, anyone's, by 1, but not below 1.
    .objective = Destroy or capture at least 4 opposing units this turn, and have at least 2 cavalry on the board.
card-assassin_47 = Assassin
    .one = Assassin 47
    .text = Lower any die just rolled, anyone's, by 2, but not below 1.
    .objective = Destroy or capture at least 3 opposing units this turn, and be worth at least 600 florins after debts and interest.
card-joker_48 = Joker
    .one = Joker 48
    .text = Pay 50 florins right after a card is rotated: it has no effect and gives no technology points.
    .objective = Control at least 3 inhabited areas with a harbour.
card-joker_49 = Joker
    .one = Joker 49
    .text = Right after a card is rotated it has no effect and gives no technology points.
    .objective = Reach level I in all 6 branches of technology.
card-diplomat_50 = Diplomat
    .one = Diplomat 50
    .text = Roll a d6: on 1-2 one, on 3-4 two, on 5-6 three transports, siege engines, Great Market cubes or buildings cannot be plundered this turn.
    .objective = Have pacts in force with at least 2 players, and control at least 9 territories.
card-diplomat_51 = Diplomat
    .one = Diplomat 51
    .text = One transport, siege engine, Great Market cube or building cannot be plundered this turn.
    .objective = Have a pact in force with another player, and own civilian buildings of at least 7 levels in all.
card-gunner_52 = Gunner
    .one = Gunner 52
    .text = In this battle each of your siege engines counts one more crew member, even beyond 3 and even without crew.
    .objective = Own a siege engine, and destroy or capture at least 3 opposing units this turn.
card-gunner_53 = Gunner
    .one = Gunner 53
    .text = For this turn one of your siege engines may move beyond its movement points while it moves with an army of yours.
    .objective = Own war wagons of at least 4 levels in all.
card-gunner_54 = Gunner
    .one = Gunner 54
    .text = Roll a d6: for this turn one of your siege engines is a war wagon that carries 1 (1-2), 2 (3-4) or 3 units (5-6).
    .objective = Own a siege engine, and war wagons of at least 2 levels in all.
card-ranger_55 = Ranger
    .one = Ranger 55
    .text = For this turn one of your transports and what it carries moves anywhere unseen: nobody reacts, but it takes no control and fights no battle.
    .objective = Control at least 4 territories outside your starting kingdom.
card-ranger_56 = Ranger
    .one = Ranger 56
    .text = For this turn all your transports in one territory and what they carry move anywhere unseen: nobody reacts, but they take no control and fight no battle.
    .objective = Own transports of at least 8 levels in all.
card-pirate_57 = Pirate
    .one = Pirate 57
    .text = Gain 2 technology points, each of any colour.
    .objective = Own galleys of at least 3 levels in all.
card-pirate_58 = Pirate
    .one = Pirate 58
    .text = Gain 2 technology points of one colour.
    .objective = Win a naval battle this turn.
card-princess_59 = Princess
    .one = Princess 59
    .text = Another Empire card being used, yours or another player's, gives both its ability and its technology points.
    .objective = Own at least 2 cities.
card-princess_60 = Princess
    .one = Princess 60
    .text = Another Empire card being used for technology points, yours or another player's, gives twice as many.
    .objective = Reach level IV in at least 1 branch of technology.
card-savior_61 = Savior
    .one = Savior 61
    .text = In the Events phase draw up to 3 Event cards and choose the event of the turn from them, even if one is already drawn.
    .objective = Own at least 1 cathedral, and control at least 5 inhabited areas.
card-savior_62 = Savior
    .one = Savior 62
    .text = When you choose an Empire card, put the drawn ones at the bottom and draw as many again.
    .objective = Reach level III in at least 1 branch of technology.
card-cameleer_63 = Cameleer
    .one = Cameleer 63
    .text = Move 1 Great Market cube to a neighbouring inhabited area that lacks its colour.
    .objective = Control an inhabited area whose Great Market is worth at least 5.
card-cameleer_64 = Cameleer
    .one = Cameleer 64
    .text = Your sale that completes a commercial road also receives the Great Market bonus.
    .objective = Own caravans of at least 4 levels in all.
card-marauder_65 = Marauder
    .one = Marauder 65
    .text = Pay 100 florins: the horde of the War circle appears in a territory of yours with an army unit and is yours until the end of the turn.
    .objective = Destroy at least 5 barbarian units this turn.
card-marauder_66 = Marauder
    .one = Marauder 66
    .text = Up to 3 of your units from anywhere fight in a battle as barbarians; survivors return at the end of the turn.
    .objective = Conquer at least 2 territories this turn.
card-heroine_67 = Heroine
    .one = Heroine 67
    .text = One unit in an army without a captain, yours or another player's, is a captain I until the end of the battle.
    .objective = Have captains of at least 2 levels in all on the board and at least 6 army units in one place.
card-heroine_68 = Heroine
    .one = Heroine 68
    .text = One captain, yours or another player's, counts one level higher until the end of the battle, at most III.
    .objective = Control Rome.
card-sheriff_69 = Sheriff
    .one = Sheriff 69
    .text = One of your civilian buildings rises a level free of charge if a military building of a higher level stands in its territory.
    .objective = Own military buildings of at least 6 levels in all.
card-sheriff_70 = Sheriff
    .one = Sheriff 70
    .text = One of your military buildings rises a level free of charge if a civilian building of a higher level stands in its territory.
    .objective = Own military buildings of at least 4 levels in all and civilian buildings of at least 4 levels in all.
card-mystic_71 = Mystic
    .one = Mystic 71
    .text = Spend any technology points: receive 20 florins for each.
    .objective = Control inhabited areas whose Great Markets are together worth at least 8.
card-mystic_72 = Mystic
    .one = Mystic 72
    .text = Receive 100 florins for every 3 technology points of different colours you spend.
    .objective = Own at least 1 cathedral, and reach level II in at least 2 branches of technology.

## Event cards

eventcard-event_1 = Event 1: France and Western Germany
eventcard-event_2 = Event 2: Western Germany and Eastern Germany
eventcard-event_3 = Event 3: Eastern Germany and Poland
eventcard-event_4 = Event 4: Western Germany and Northern Italy
eventcard-event_5 = Event 5: Scandinavia and Eastern Germany
eventcard-event_6 = Event 6: Hungary and Lower Danube
eventcard-event_7 = Event 7: Hungary and Northern Italy
eventcard-event_8 = Event 8: Hungary and Poland
eventcard-event_9 = Event 9: Lower Danube and Thrace
eventcard-event_10 = Event 10: Lower Danube and Pontic Steppe
eventcard-event_11 = Event 11: Thrace and Greece
eventcard-event_12 = Event 12: Western Anatolia and Thrace
eventcard-event_13 = Event 13: Western Anatolia and Caucasus
eventcard-event_14 = Event 14: Greece and Southern Italy
eventcard-event_15 = Event 15: Eastern Anatolia and Western Anatolia
eventcard-event_16 = Event 16: Holy Land and Egypt
eventcard-event_17 = Event 17: Egypt and North Africa
eventcard-event_18 = Event 18: Holy Land and Eastern Anatolia
eventcard-event_19 = Event 19: Holy Land and Mesopotamia
eventcard-event_20 = Event 20: Egypt and Mesopotamia
eventcard-event_21 = Event 21: Western Novgorod and Baltic Lands
eventcard-event_22 = Event 22: Eastern Novgorod and Western Novgorod
eventcard-event_23 = Event 23: Eastern Novgorod and Urals
eventcard-event_24 = Event 24: Western Novgorod and Russian Principalities
eventcard-event_25 = Event 25: Eastern Novgorod and Scandinavia
eventcard-event_26 = Event 26: Lower Volga and Pontic Steppe
eventcard-event_27 = Event 27: Lower Volga and Urals
eventcard-event_28 = Event 28: Lower Volga and Caucasus
eventcard-event_29 = Event 29: Urals and Russian Principalities
eventcard-event_30 = Event 30: Pontic Steppe and Russian Principalities

## Why the game has ended

ended-last-left = A single side was left.
ended-turns = The last turn, turn { $turn }, was over.
ended-time = Time was called in turn { $turn }.
