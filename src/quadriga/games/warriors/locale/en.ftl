# Warriors & Traders in English.

credits = Warriors & Traders is a game by Andrei Novac with graphics by Maria Marin and George Necula, © 2011 NSKN Legendary Games. This is an independent implementation of its rules by their admirers, made without any affiliation; the texts and pictures of the box are not part of it. If you like it, buy the game.

## Names

barbarians = barbarians
nobody = nobody
free = free

kind-infantry = infantry
    .one = infantry
    .many = infantry
    .short = inf
kind-archers = archers
    .one = archers
    .many = archers
    .short = arch
kind-cavalry = cavalry
    .one = cavalry
    .many = cavalry
    .short = cav
kind-princess = princess
    .one = a princess
    .many = princesses
    .short = princess
kind-fortress = fortress
    .one = a fortress
    .many = fortresses
    .short = fort
kind-barbarian-army = barbarian army
    .one = a barbarian army
    .many = barbarian armies
    .short = army
kind-barbarian-fortress = barbarian fortress
    .one = a barbarian fortress
    .many = barbarian fortresses
    .short = fort

track-production = Production
    .short = Prod
track-trade = Trade
    .short = Trade
track-military = Military
    .short = Mil

resource-food = Food
    .short = f
resource-goods = Goods
    .short = g
resource-weapons = Weapons
    .short = w
resource-gold = Gold
    .short = o

phase-setup = Preparation
phase-upkeep = Upkeep
phase-trade = Trade
phase-development = Development
phase-manoeuvre = Manoeuvre
phase-maintenance = Maintenance

province-capital = capital
province-trade-centre = trade centre
province-contested = contested
province-common = common

example-answer = move infantry@london x2
example-terms = 2 food for 1 gold
example-seat = france, p1
names-game = Behind an answer xN is an amount, as in move infantry@london x2; a trade is offer france: 2 food for 1 gold.
target-unit = unit
    .example = infantry@london, infantry@london-1~2!

ability-masonry = Masonry: fortresses
ability-reinforce = Reinforce: upgrades
ability-production-tax = Production Tax
ability-university = University: an extra action
ability-merchant = Merchant: gold doubles
ability-trade-tax = Trade Tax
ability-master-trader = Master Trader: buy actions
ability-monopoly = Monopoly
ability-commander = Commander: retreats
ability-double-strike = Double Strike
ability-pillaging = Pillaging: no upkeep
ability-warlord = Warlord

## Options

option-map = The map
    .ask = Which map?
map-west = West Europe
map-east = East Europe
map-italy = Italy
option-map-variant = A small map for 2 or 3 players
map-variant-none = whole map
map-variant-west2_england_scotland = England and Scotland, 2 players
map-variant-west2_isles = the British Isles, 2 players
map-variant-east2_balkans = the Balkans, 2 players
map-variant-west3_isles = the British Isles, 3 players
map-variant-west3_mainland = the western mainland, 3 players
map-variant-east3_north = the north-east, 3 players
map-variant-italy2_church_naples = the Papal States and Naples, 2 players
map-variant-italy2_milan_genoa = Milan and Genoa, 2 players
map-variant-italy3_north = northern Italy, 3 players
map-variant-italy3_peninsula = the Italian peninsula, 3 players
option-nation-choice = How nations are given out
nation-choice-random = at random
nation-choice-pick = everybody chooses
option-coop = Teams
coop-off = everybody for himself
coop-2v2 = two against two
coop-3v3 = three against three
coop-2v2v2 = three teams of two
option-variable-turn-order = The first player changes every turn
variable-turn-order-off = no
variable-turn-order-on = yes
option-route-income = Trade routes without a partner yield resources (2 or 3 players)
route-income-auto = on small maps
route-income-off = no
route-income-on = yes
option-turn-limit = The last turn
option-offers = Trade offers a player may make in a turn

## The page

headline = Turn { $turn } of { $limit } · { $phase }
headline-over = The game is over after turn { $turn }
headline-goal = { $points } points end the game
standing-you = you
standing-ally = ally
standing-gone = gone
standing-war = at war
standing-team = { $points } (team { $team })
status-hunger = ({ $food } to feed all armies)
track-next = → { $level } in { $missing }: { $gains }
track-top = → as far as it goes
track-plain = { $track }: level { $level } ({ $now }) { $later }
gain-food = food ×{ $number }
gain-goods = goods ×{ $number }
gain-weapons = weapons ×{ $number }
gain-points = { $number } AP
gain-bank = bank { $number }:1
gain-routes = { $number } { $number ->
    [one] route
   *[other] routes
}
score-total = Points
score-provinces = Provinces
score-fortresses = Fortresses
score-leaders = Leaders
score-glory = Kills and gold
relation-routes = routes to { $seats }
relation-wars = at war with { $seats }
relation-allies = allied with { $seats }
relation-unified = unified
relation-no-centre = no trade centre
leader-production = The Builder is { $seat }.
leader-trade = The Trader is { $seat }.
leader-military = The Warrior is { $seat }.

## The atlas

head-province = Province
head-type = Type
head-yields = Yields
head-holder = Held by
head-units = Units
head-strength = Str
head-borders = Borders
atlas-own = Your provinces
atlas-around = On your borders
atlas-nation = { $nation }
atlas-legend = f food · g goods · w weapons · Str total strength · AP action points · a letter behind a neighbour names its holder
mark-damage = { $damage } damage
mark-points = { $points } AP
mark-retreated = retreated
look-province = { $kind } of { $nations } · { $points } { $points ->
    [one] point
   *[other] points
} · yields { $symbols }
look-garrison = Held by { $holder } · { $units } · strength { $strength }
look-borders = Borders on
place-own = yours
place-free = free
place-held = { $holder }: { $units }, strength { $strength }

## Verbs

verb-nation = Take a nation
verb-advance = Increase a technology
verb-feed = Feed an army
verb-feed-all = Feed all armies
verb-income = Take a resource from a route
verb-bank = Trade with the bank
verb-route = Open a trade route
verb-buy-vp = Buy victory points
verb-offer = Offer a trade
verb-counter = Make a counter-offer
verb-accept = Accept an offer
verb-decline = Decline an offer
verb-withdraw = Withdraw an offer
verb-form = Form an army
verb-at = Place the army
verb-fortify = Build a fortress
verb-upgrade = Upgrade an army
verb-war = Declare war
verb-warlord = Declare war as an extra action
verb-university = Take the University's extra action
verb-master-trader = Buy an extra action
verb-shift = Shift a development token
verb-move = Move units
verb-to = Choose where to
verb-unify = Declare unification
verb-battle = Fight a battle
verb-hit = Put damage on a unit
verb-retreat-to = Retreat
verb-drive-to = Drive barbarians away
verb-withdraw-to = Withdraw
verb-peace = Propose peace
verb-agree = Agree
verb-refuse = Refuse
verb-go-on = Go on without him
verb-stop = Stop and count points
verb-pass = Pass
verb-done = Done
verb-leave = Leave the game
verb-reopen = Take sealed damage back
verb-end-game = Propose to end the game now
verb-time-up = Time is up

choice-nation = Take { $target }
choice-advance = Increase { $target }{ $missing ->
    [1] : reaches level { $level }
   *[other] : level { $level } in { $missing }
}
choice-feed = Feed { $target-one } in { $province } ({ $cost } food)
choice-feed-all = Feed all armies
choice-income = Take 1 { $target }
choice-bank = { $rate } { $given } → 1 { $taken }
choice-route = Open a trade route with { $target }
choice-buy-vp = Buy a victory point for { $cost } gold
choice-offer = Offer { $target } a trade
choice-counter = Answer { $target } with other terms
choice-accept = Accept from { $target }: you give { $given }, you get { $taken }
choice-decline = Decline what { $target } offers
choice-withdraw = Withdraw your offer to { $target }: { $given } for { $taken }
choice-form = Form { $target-one } ({ $cost })
choice-at = Place it in { $target }
choice-fortify = Build a fortress in { $target } ({ $cost })
choice-upgrade = Upgrade { $target-one } in { $province } to { $result } ({ $cost } a step)
choice-war = Declare war on { $target }
choice-warlord = Declare war on { $target } (extra action)
choice-university = Take the University's extra action
choice-master-trader = Buy an extra action for { $cost } gold
choice-shift = Move a token from { $source } to { $target }
choice-move = Move { $target-many } from { $province }{ $points ->
    [0] { "" }
   *[other] { " " }({ $points } AP)
}
choice-to = To { $target } ({ $place })
choice-unify = Declare the unification of your nation
choice-battle = Fight for { $target } ({ $place })
choice-hit = Hit { $holder }: { $target }{ $state ->
    [retreated] , retreated
   *[other] , { $left } hit { $left ->
        [one] point
       *[other] points
    }
}{ $given ->
    [0] { "" }
   *[other] { "" }, { $given } damage given already
}
choice-retreat-to = Retreat to { $target } ({ $place })
choice-drive-to = Drive the barbarians to { $target } ({ $place })
choice-withdraw-to = Withdraw to { $target } ({ $place })
choice-peace = Propose peace to { $target }
choice-agree = Agree
choice-refuse = Refuse
choice-go-on = Go on; the holdings left behind turn barbarian
choice-stop = Stop the game and count points
choice-pass = Do nothing
choice-done = Done
choice-leave = Leave the game
choice-reopen = Take your sealed damage back
choice-end-game = Propose to end the game now
choice-time-up = Time is up

## Prompts

prompt-nation = Choose your nation.
prompt-start-tokens = Place your first development tokens: { $left } left.
prompt-feed = Feed your armies: you have { $have } food and need { $need }. Who is not fed dies.
prompt-route-income = Route { $slot } has no partner: what does it bring you?
prompt-trade = Trade: with the bank, along routes, or buy points. Say done when you have finished.
prompt-first-action = Your first action of this turn.
prompt-second-action = Your second action of this turn.
prompt-extra = Extra actions: which, if any?
prompt-extra-action = Your extra action.
prompt-unification-action = The unification gives you an action; { $left } left with this one.
prompt-place-army = Where do you place the new army ({ $kind })?
prompt-second-army = As Warlord you may form a second army with this action.
prompt-interlude = Your nation is whole: unify it now, before the turn goes on?
prompt-shift = You may shift your topmost token of one technology to another.
prompt-move = Move your armies; battles follow when you are done.
prompt-march = Moving { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} from { $province }: where to?
prompt-battles = Which battle do you fight first?
prompt-damage = Battle for { $province }: you have { $left } damage to give out.
prompt-retreat = Your beaten armies must leave { $province }: where to?
prompt-withdraw = { $province } is still held: where do your survivors withdraw to?
prompt-drive = The beaten barbarians flee from { $province }: where do they go?
prompt-princesses = Princesses may take one step each.
prompt-peace = { $seat } proposes peace to { $other }. Do you agree?
prompt-departure = A player has left. Go on, or stop and count points?
prompt-early-end = End the game now and count points?

## Events

event-turn-started = Turn { $turn }
event-phase-started = Turn { $turn } · { $phase }
event-nation-taken = { $seat } is in the game.
event-technology-advanced = { $seat } increases { $track } to { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
event-technology-shifted = { $seat } shifts a token from { $source } to { $track }.
event-army-fed = { $seat } feeds { $kind-one } in { $province } with { $food } food.
event-army-starved = { $seat } lets { $kind-one } in { $province } starve.
event-resources-gained = { $seat } gains { $food } food, { $goods } goods, { $weapons } weapons, { $gold } gold.
event-route-yielded = { $seat } takes 1 { $resource } from a trade route.
event-bank-traded = { $seat } gives the bank { $paid } { $resource } for { $amount } { $gained }.
event-route-opened = { $seat } opens a trade route with { $other }.
event-points-bought = { $seat } buys { $amount } victory { $amount ->
    [one] point
   *[other] points
}.
event-offer-made = { $seat } makes { $other } an offer (number { $offer }).
event-offer-accepted = { $seat } accepts offer { $offer } of { $other }.
event-offer-declined = { $seat } declines offer { $offer } of { $other }.
event-offer-countered = { $seat } answers offer { $offer } of { $other } with other terms.
event-offer-withdrawn = { $seat } withdraws offer { $offer } to { $other }.
event-resources-traded = { $seat } gives { $other } { $amount } { $resource }.
event-action-passed = { $seat } does nothing.
event-action-bought = { $seat } buys an extra action for { $price } gold.
event-army-formed = { $seat } forms { $kind-one } in { $province }.
event-army-upgraded = { $seat } upgrades { $old-one } of { $owner } in { $province } to { $kind }.
event-fortress-built = { $seat } builds a fortress in { $province }.
event-army-moved = { $seat } moves { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} to { $province }.
event-province-taken = { $holder ->
    [barbarians] The barbarians take { $province }.
   *[other] { $holder } takes { $province }.
}
event-province-freed = { $holder ->
    [barbarians] The barbarians lose { $province }; it is free.
   *[other] { $holder } loses { $province }; it is free.
}
event-province-conquered = { $seat } conquers { $province }.
event-battle-opened = { $seat } fights { $holder ->
    [barbarians] the barbarians
   *[other] { $holder }
} for { $province }: { $attack } against { $defence }.
event-unit-hit = { $damage } damage on { $kind-one }{ $holder ->
    [barbarians] .
   *[other] { " " }of { $holder }.
}
event-unit-killed = { $striker ->
    [barbarians] The barbarians defeat
   *[other] { $striker } defeats
} { $kind-one }{ $holder ->
    [barbarians] { " " }in { $province }.
   *[other] { " " }of { $holder } in { $province }.
}
event-unit-lost = { $holder ->
    [barbarians] The barbarians lose
   *[other] { $holder } loses
} { $kind-one } in { $province }: no way out.
event-army-retreated = { $holder ->
    [barbarians] The barbarians retreat
   *[other] { $holder } retreats
} from { $origin } to { $province }.
event-army-withdrew = { $seat } withdraws from { $origin } to { $province }.
event-nation-unified = { $seat } unifies its nation: { $provinces } provinces, { $actions } actions at once.
event-war-declared = { $seat } declares war on { $other }.
event-war-ended = { $seat } and { $other } are at peace.
event-peace-proposed = { $seat } proposes peace to { $other }.
event-peace-refused = { $seat } refuses the peace of { $other }.
event-gold-doubled = { $seat } doubles its gold to { $gold }.
event-stock-limited = { $seat } has no room for { $amount } { $resource }: back to the bank.
event-seat-left = { $seat } leaves the game.
event-seat-barbarised = What { $seat } held turns barbarian.
event-end-refused = { $seat } refuses to end the game as { $other } proposed.
event-time-called = Time is up.
event-game-won = { $seat } wins with { $points } points.

## Refusals

reason-ally = { $seat } is your ally.
reason-ally-province = { $province } is held by an ally.
    .remedy = Build in a province of your own.
reason-battle-pending = Your armies already stand against { $seat }; the battle must be fought first.
reason-development-only = Actions are taken in the development phase, or at a unification.
reason-foreign-army = That army belongs to { $seat }; you upgrade only your own and your allies' armies.
reason-fortress-limit = { $province } already has { $limit } fortresses.
    .remedy = Choose another province.
reason-largest-already = Cavalry is the largest army there is.
reason-level-too-low = { $track } is at level { $have ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
}; level { $need ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[other] VII
} is needed.
    .remedy = Increase { $track }.
reason-manoeuvre-only = That belongs to your own manoeuvre.
reason-monopoly = Somebody has the Monopoly: without it you trade neither with the bank nor with others who lack it.
    .remedy = Trade with a holder of the Monopoly, or reach level VII of Trade.
reason-must-fight = The armies in { $province } have met the enemy and must fight.
reason-nation-incomplete = You do not control { $province }, and your nation needs it.
    .remedy = Conquer { $province }.
reason-nation-taken = That nation is already played by another.
reason-no-action-points = The armies in { $province } have no action points left this turn.
reason-no-point-for-battle = Entering { $province } means a battle: one action point to move and one to fight.
    .remedy = Send armies with at least 2 action points.
reason-no-province = You control no province to place an army in.
reason-no-refuge = { $province } is neither yours nor free.
reason-no-route = There is no trade route between you and { $seat }.
    .remedy = Open one, if your level of Trade allows it.
reason-no-route-left = You have opened { $number } of { $limit } trade { $limit ->
    [one] route
   *[other] routes
}.
    .remedy = Increase Trade: levels II, IV and VI each give a route.
reason-no-token = There is no token on { $track }.
reason-no-trade-centre = { $seat } controls no trade centre.
reason-no-war = { $province } belongs to { $seat }, with whom you are at peace.
    .remedy = Declare war in the development phase.
reason-none-in-reserve = Your reserve has no more { $kind-many }.
reason-not-adjacent = { $province } is not adjacent.
reason-not-controlled = You do not control { $province }.
reason-not-enough = { $need } { $resource } are needed and you have { $have }.
reason-not-enough-food = { $need } food is needed and you have { $have }.
reason-not-first-choice = Fleeing barbarians have a better place to go than { $province }.
reason-nowhere-to-go = From { $province } there is nowhere to go.
    .remedy = Barbarian and hostile provinces need 2 action points, those of others a war.
reason-only-resources = Only resources can be traded, at least one.
reason-peace-refused = You have already proposed peace to { $seat } this turn.
reason-princess-cannot-enter = Princesses enter only free and friendly provinces; { $province } is neither.
reason-princess-moved = That princess has already taken her step this turn.
reason-princess-sheltered = The fortress in { $province } shelters the princesses.
    .remedy = Give the fortress enough damage to fall first.
reason-rate-not-met = The bank asks { $need } { $resource } for one other resource, and you have { $have }.
    .remedy = A higher level of Trade gives a better rate.
reason-route-exists = There is already a trade route with { $seat }.
reason-seat-lacks = { $seat } has { $have } { $resource }, not { $need }.
reason-track-full = { $track } is complete.
reason-trade-phase-only = That belongs to the trade phase.
reason-unified-before = You have already unified your nation.
reason-upkeep-only = Armies are fed in the upkeep phase.
reason-actions-over = The actions of this turn are over; only the technology shift is left.
reason-armies-before = Armies move before the princesses; their movement is over.
reason-barbarians-barred = Barbarians flee only to free and barbarian provinces; { $province } is neither.
reason-choose-source-first = An extra action needs a source.
    .remedy = Choose University or Master Trader first.
reason-extra-step-only = Extra actions come after everybody's second action.
reason-extra-used = That extra action has been used this turn.
reason-none-in-ally-reserve = The reserve of { $seat } has no more { $kind-many }.
reason-not-at-war = You are not at war with { $seat }.
reason-princesses-later = Princesses move after all battles.
    .remedy = Finish the movement of your armies.
reason-route-yields-other = Trade route { $number } does not yield { $resource }.
reason-same-resource = The bank gives a resource of another kind for { $resource }.
reason-shift-after-actions = Technologies are shifted after everybody's actions.
reason-unify-not-now = Unification is declared between moves and battles, not in the middle of one.
reason-bank-one-kind = The bank takes one kind of resource and gives one of another kind.
reason-one-at-a-time = One action does this once.

## Standing orders, as the table's page calls the moments

moment-prompt-trade = Trade: finish without trading
moment-prompt-first-action = First action: do nothing
moment-prompt-second-action = Second action: do nothing
moment-prompt-extra = Extra actions: take none
moment-prompt-shift = Shifting a token: leave it
moment-prompt-move = Manoeuvre: move nobody
moment-prompt-princesses = Princesses: keep them where they are

## The first lesson

lesson-first = Your first turn, step by step
lesson-first-goal = Welcome, you are France! Victory points decide: 37 end a game of three players, turn 10 ends it anyway (WT-VIC-3), and you have 11. Begin by feeding the infantry in Île-de-France, your capital; it counts 3 points, and the fortress in it 3 more.
lesson-first-map = Look around the map: every province you hold yields food, goods or weapons and counts 1 to 3 points (WT-PRV-6). Anjou is your trade centre: 2 points, and without one you cannot trade at all. Feed the archers there; they eat 2 food, infantry only 1 (WT-UPK-2).
lesson-first-upkeep = This is Upkeep, the first of four phases. Whoever is not fed dies, and this turn's income comes too late to help, so always keep some food back (WT-UPK-1). Click Feed all armies for the one that is left.
lesson-first-route = Your provinces have brought you 2 food, 3 goods and 1 weapon (WT-UPK-6). You will want archers, for 2 weapons and 1 gold: the Trade phase gets you what is missing. Open a trade route with Burgundy; your Trade level allows one, and it stays for the whole game (WT-TRD-5).
lesson-first-offer = Partners on a route exchange what they like, at any rate they agree on (WT-TRD-6). Click Offer a trade beside Burgundy: the terms are ready, 2 goods from you for 1 of its weapons. Send the offer.
lesson-first-bank = Agreed! The bank always agrees, but it is expensive: at your level 6 of one kind for 1 of another (WT-COM-1). Give it 6 goods for 1 gold: in its table, the row of goods and the column of gold.
lesson-first-trade-done = Now you can pay for archers. For 10 gold you could also buy a victory point here, but that is for rich merchants (WT-TRD-8). Click Done and confirm; the phase ends when everybody has said so.
lesson-first-technology = Development: two actions for everybody, the second in reverse order, so you as the last player take both in a row (WT-DEV-2). Increase Production: the third token reaches level III and doubles your goods. Alone in the lead you also become Builder, for 3 points (WT-VP-6).
lesson-first-form = England has just used its action to declare war on you: every war begins like this, and from now on each may attack the other (WT-WAR-1). It ends by agreement, after a turn without damage, or after three turns. Answer with your second action: form archers.
lesson-first-place = A new army goes to any province you hold and may march this very turn (WT-ACT-3). Place it in Normandie, next to English Calais. If you think better of it, Undo takes back your last steps, as long as nobody else has decided since.
lesson-first-shift = After the actions everybody may shift one token from one technology to another (WT-DEV-7). Each of yours holds up a level you would lose, so click Do nothing.
lesson-first-move = Manoeuvre: the others have kept still, now it is you. Every army has 2 action points; a step costs one, a battle costs one (WT-AP-1). Pick the infantry in Île-de-France to move it.
lesson-first-free = Artois is free: no piece stands there, so whoever walks in takes it without a fight (WT-PRV-4). A province you leave empty is lost in the same way; the fortress and the princesses stay behind in your capital. Click Artois.
lesson-first-barbarians = Barbarians never attack, but they defend what they hold: with strength 1 until turn 3, then 2, from turn 8 on 3 (WT-BAR-2). So do not wait: pick the archers in Anjou; the princess keeps the trade centre for you.
lesson-first-enter = Send them to Bourbon, a province of your own nation. Whoever enters needs a point left to fight with: one for the step and one for the battle is just enough (WT-MOV-2).
lesson-first-strength = Next the two English infantry in Calais. Strength is the damage a unit deals, Resistance what it can take: infantry 1 and 1, archers 2 and 2 (WT-UNIT-2). Pick the new archers in Normandie.
lesson-first-enemy = Send them to Calais. Only war opens this road; in peace nobody sets foot in another player's province (WT-MOV-4).
lesson-first-together = Alone the archers would not survive, for the English strike back with 2. All who enter the same province fight together (WT-BAT-1): pick the infantry in Normandie too.
lesson-first-same-place = Send it to Calais as well: 3 damage against 2. A princess stays behind to hold Normandie.
lesson-first-moves-done = Battles come only when you have finished moving (WT-MAN-3). The infantry in Artois has a point left, but it had better stay there as a guard. Click Done.
lesson-first-battle = There are two battles, and you choose their order: fight for Bourbon first. Both sides strike at once: your 2 damage kills the barbarians, who would merely flee from 1, and the archers survive the 1 they get (WT-BAT-2).
lesson-first-damage = Bourbon is conquered, and the kill is a point you keep for ever. In Calais you have 3 damage to give out, but England has Commander: its armies retreat at exactly 0 hit points and die only below (WT-BAT-5). Strike the first infantry with 2.
lesson-first-retreat = That one will fall, another point for you. Strike the second one with 1: at exactly 0 it must leave the province (WT-RET-1). Meanwhile England gives out its own 2, and neither side sees the other's choice before the end.
lesson-first-princess = Your infantry fell, the archers stand, the last English army has fled to London: Calais is yours (WT-BAT-8). Had an enemy held out, you would have had to withdraw. Now, after all battles, pick the princesses in Île-de-France and move one of them.
lesson-first-princess-holds = A princess takes one step a turn, eats nothing and holds a province by herself (WT-PRI-3). Send her to Bourbon, and the archers are free to go on. Only keep her away from enemies: any blow kills her.
lesson-first-points = You have 19 points now, from provinces, your fortress, the lead in Production and your kills. They are compared when the turn ends: whoever is the highest wins if somebody has 37 or turn 10 is over (WT-VIC-1). Click Done; then all wounds heal.
lesson-first-end = Turn 4: click Feed all armies, and the game is yours! With Provence you would hold your whole nation and could unify it, for seven actions at once (WT-UNI-3); send two armies, for the barbarians have grown. The log tells what everybody did, the rules are a click away, and whatever is closed to you says why.

## Chapters of the rules

chapter-set = Set-up
chapter-turn = The turn
chapter-upk = Upkeep
chapter-trd = Trade phase
chapter-dev = Development
chapter-man = Manoeuvre
chapter-end = Maintenance
chapter-tec = Technology
chapter-pro = Production
chapter-com = Trade track
chapter-mil = Military track
chapter-prv = Provinces
chapter-uni = Unification
chapter-act = Actions
chapter-unit = Units
chapter-ap = Action points
chapter-def = Defence
chapter-mov = Movement
chapter-bat = Battles
chapter-ret = Retreat
chapter-pri = Princesses
chapter-fort = Fortresses
chapter-bar = Barbarians
chapter-war = War and peace
chapter-coop = Team play
chapter-vp = Victory points
chapter-vic = Victory
chapter-vto = Variable turn order
chapter-sm = Small maps
chapter-v2b = Two players, base maps
chapter-v3b = Three players, base maps
chapter-v2i = Two players, Italy
chapter-v3i = Three players, Italy
chapter-faq = Questions and answers
chapter-err = Errata

## Why the game has ended

ended-last-left = { $seat } alone was left.
ended-points = The { $number } points that end the game were reached.
ended-turns = The last turn, turn { $turn }, was over.
ended-agreed = The players agreed to end the game in turn { $turn }.
ended-time = Time was called { $turn ->
    [0] during the preparation
   *[other] in turn { $turn }
}.
ended-voted = A player had left, and the others voted to end the game { $turn ->
    [0] during the preparation
   *[other] in turn { $turn }
}.
ended-ally-left = A player of an alliance left, which ended the game { $turn ->
    [0] during the preparation
   *[other] in turn { $turn }
}.
ended-early = The game was ended early, in turn { $turn }.
