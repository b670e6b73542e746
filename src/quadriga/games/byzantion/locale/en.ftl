# Byzantion in English.

credits = Byzantion is a board game of the Byzantine court in the age of Justinian. The copy of its rulebook that we worked from names neither its authors nor its publisher; we will credit them by name as soon as we can. This is an independent implementation of the rules by their admirers, made without any affiliation; the texts and pictures of the box are not part of it, and what the rulebook does not print was reconstructed and is marked so. If you like it, buy the game.

## Names

nobody = nobody
    .one = nobody
    .many = Nobody

emperor = Justinian
    .one = your ministers
    .many = Your ministers

phase-setup = Preparation
phase-event = Event phase
phase-action = Action phase
phase-resolution = Resolution phase
phase-scoring = Final scoring

action-draw = Draw cards
action-play = Play cards
action-activate = Activate a card or a Bandon
action-sell = Sell resources
action-buy = Buy resources
action-reset = Reset the Market
action-build = Build units

example-answer = vote 1 x2
example-seat = blue, green
target-unit = kind of unit
    .list = Kinds of unit
target-piece = unit on the map
    .example = legionary@italia

## Options

option-length = Length of the game
    .ask = How long a game?
length-standard = standard, 6 events
length-marathon = Marathon, 9 events

## Score

score-total = Doxa
score-doxa = Track
score-resources = Resources
score-card-cost = Card cost
score-missions = Missions

## The page in the terminal

page-round = Round { $round } of { $rounds } · { $phase }
page-over = The game is over after round { $round }
page-arbiter = Arbiter: { $seat }
page-rank = As things stand: { $rank }
page-you = you
page-ring = Ring
page-gone = gone
page-event = Event
page-later = Later
page-event-where = AD { $year }, { $territory }
page-event-hidden = Epoch { $epoch }, face down
page-no-event = no event
page-blank = { "" }
page-reward = Victory: { $made }
page-penalty = Defeat: lose { $made }
page-otherwise = otherwise lose { $made }
page-trial = Trial in { $good }: { $prizes } Doxa
page-pays = pay { $made }
page-missing = missing: { $units }
page-paid = paid
page-unpaid = not paid yet
page-complete = everything is there
page-failed = failed
page-won = Victory of
page-events = Events
page-initiative = Initiative
page-used = used
page-market = Market
page-offer = Offer
page-piles = deck { $deck }, discard pile { $discard }
page-top = , top card { $card }
page-reserved = reserved
page-map = Map
page-court = In play
page-schemes = Intrigue
page-activated = activated
page-down = face down
page-hand = Hand
page-missions = Missions
page-chain = Announced
page-cancelled = cancelled
page-intrigue = Intrigue: { $types }
page-hero = Hero: { $types }
page-costs = costs { $cost }
page-makes = makes { $made }
page-reconstructed = Reconstructed: the rulebook does not print this card.
page-head-hand = Hand
page-head-worth = Cost
page-head-victories = Vic
result-game = { $count ->
    [0] The reign has fallen.
   *[other] Victory: { $winners }!
}
help-game = Here map shows your hand and Missions with their texts, offer, Market and units; atlas the whole table; look NAME a card, an event or a part of the table (hand, missions, events, initiative, offer, map). A star marks Intrigue cards; the number behind a card is its printed cost.
names-game = Behind an answer xN is an amount, as in vote 1 x2 or commit fides x3; the beginning of a name is enough if no other begins so.

## Verbs

verb-spurn = Put a Mission away
verb-keep = Keep a card
verb-seal = Place the seal
verb-abstain = Place no Auctoritas
verb-vote = Place Auctoritas
verb-decree = Settle the tied vote
verb-favour = Settle a tie between players
verb-act = Declare an action
verb-end-turn = End the turn
verb-stop = End the Action phase
verb-draw = Draw cards
verb-take = Take a card from the offer
verb-play = Play a card
verb-done = Done
verb-join = Join a Bandon
verb-alone = Stay on its own
verb-rearrange = Move a card
verb-activate = Activate
verb-sell = Sell a resource
verb-buy = Buy a resource
verb-use = Use the ability
verb-decline = Do without
verb-first = Choose which comes first
verb-give = Give a resource
verb-gain = Take a resource
verb-choose-player = Choose a player
verb-shed = Discard without income
verb-strike = Choose the card to be hit
verb-move-unit = Move a unit
verb-place-unit = Place a unit
verb-build = Build a unit
verb-place-in = Choose the territory
verb-lay = Lay out the first part
verb-take-part = Take a part
verb-commit = Contribute
verb-mark = Let a token stand for another
verb-stands-for = Say what it stands for
verb-bid = Bid in the Trial
verb-choose-bandon = Choose a Bandon
verb-pass = Pass
verb-discard = Discard for income
verb-intrigue = Play an Intrigue card
verb-reveal = Turn the event of a round over for 3 Auctoritas
verb-reserve = Reserve a card of the offer for 1 Auctoritas
verb-pay-cost = Pay what the event costs
verb-claim = Claim casket and Keimelion
verb-reopen = Break your own seal
verb-leave = Leave the game
verb-time-up = Time is up

choice-spurn = Put { $target } away
choice-keep = Keep { $target }
choice-seal = Position { $target }: { $loot }, { $keimelion }
choice-abstain = Place no Auctoritas
choice-vote = Vote for “{ $name }” ({ $made })
choice-decree = Decide for “{ $name }” ({ $made })
choice-favour = { $target-many }
choice-act = { $target }
choice-end-turn = End the turn
choice-stop = End the Action phase
choice-draw = Pay { $cost } Auctoritas: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} from the deck{ $offer ->
    [0] { "" }
   *[other] { " " }and { $offer } from the offer
}{ $discard ->
    [0] { "" }
   *[other] { " " }and the top card of the discard pile
}
choice-take = Take { $target }
choice-play = Play { $target } ({ $cost ->
    [0] no Nomisma
   *[other] { $cost } Nomisma
})
choice-done = Done
choice-join = Join the Bandon of { $target }
choice-alone = Stay on its own
choice-rearrange = Move { $target }
choice-activate = Activate { $target }: { $made }
choice-sell = Sell 1 { $target } for { $price } Nomisma
choice-buy = Buy 1 { $target } for { $price } Nomisma
choice-use = Use it
choice-decline = Do without
choice-first = { $target } first
choice-give = Give 1 { $target }
choice-gain = Take 1 { $target }
choice-choose-player = Choose { $target-one }
choice-shed = Discard { $target }, without income
choice-strike = { $target } ({ $seat })
choice-move-unit = Move { $target-one } away from { $territory }
choice-place-unit = Place { $target-one }
choice-build = Build { $target-one } ({ $made })
choice-place-in = In { $target }
choice-lay = { $target } in the first part
choice-take-part = Part { $target }: { $made }
choice-commit = Contribute { $target }
choice-mark = Use { $target }
choice-stands-for = It stands for { $target }
choice-bid = Bid
choice-choose-bandon = The Bandon of { $target }: { $count } Dynamis
choice-pass = Pass
choice-discard = Discard { $target } for income
    .brief = { $target }
choice-intrigue = Intrigue: { $target } ({ $cost ->
    [0] no Nomisma
   *[other] { $cost } Nomisma
})
choice-reveal = Turn over the event of round { $target } (3 Auctoritas)
    .brief = round { $target }
choice-reserve = Reserve { $target } in the offer (1 Auctoritas)
    .brief = { $target }
choice-pay-cost = Pay what the event costs: { $made }
choice-claim = Place a seal on { $target }: { $loot }, { $keimelion }
    .brief = { $target } ({ $loot }, { $keimelion })
choice-reopen = Break your own seal and choose again
choice-leave = Leave the game
choice-time-up = Time is up

## Prompts

prompt-missions = Your Missions: put { $left ->
    [one] one
   *[other] { $left }
} of them away for good.
prompt-draft = Keep one of these cards; the others go to your neighbour.
prompt-keep = Choose what you keep: { $left ->
    [one] 1 card
   *[other] { $left } cards
} still.
prompt-seal = Place your seal: who is on position I votes and acts first.
prompt-vote = Influence the Emperor: you have { $have } Auctoritas{ $gift ->
    [0] { "" }
   *[other] , and { $gift } from the Chalice
}. Who places the most gains 2 Doxa.
prompt-decree = The vote on { $eventcard } is tied, and you are the arbiter. What is it to be?
prompt-favour-most = Several gave the most. As arbiter, whose is the Victory?
prompt-favour-least = Several gave the least. As arbiter, who suffers the penalty?
prompt-favour-trial = Several bid the same. As arbiter, who comes first?
prompt-turn = Your turn, with { $left } Dynamis: which action? A discarded card brings 1 Auctoritas and 2 Nomisma.
prompt-after-action = Your action is done. Anything else before your turn ends?
prompt-solo-turn = You have { $left } Dynamis: what now?
prompt-solo-rest = You have no Dynamis left. Anything else before the event is resolved?
prompt-draw = You have { $have } Auctoritas: how do you draw?
prompt-take-card = Take a card from the offer.
prompt-take = You may take a card from the offer.
prompt-play = Play your cards: you have { $have } Nomisma. Say done when you have finished.
prompt-join = { $card } is in play: does it join a Bandon?
prompt-rearrange = You may form your Bandons anew. Say done when you have finished.
prompt-rearrange-to = Where does { $card } go?
prompt-activate = Which card or Bandon do you activate?
prompt-activate-bandon = You may activate a Bandon without Dynamis on it.
prompt-sell = Sell: the next resource brings { $price } Nomisma. Say done when you have finished.
prompt-buy = Buy: you have { $have } Nomisma. Say done when you have finished.
prompt-trade = You may buy or sell one single resource; you have { $have } Nomisma.
prompt-build = Build units: { $count } built with this action so far.
prompt-build-in = Where do you build { $unit-one }?
prompt-use = { $card }: do you use its ability?
prompt-optional-draw = The deck is empty: to draw, the discard pile must be shuffled. Do you draw?
prompt-order = Several abilities apply: which comes first?
prompt-exchange = You may pay 1 resource for 1 of another kind. Which do you give?
prompt-exchange-gain = Which resource do you get for it?
prompt-gain = Which resource do you take?
prompt-another = You may play one more card for 1 { $good } instead of Nomisma.
prompt-free-action = { $card } gives you an action without Dynamis: which?
prompt-choose-player = { $card }: which player?
prompt-rob = Which resource do you take from { $seat-one }?
prompt-give = You must lose a resource: which?
prompt-give-to = { $seat-many } demand a resource: which do you give?
prompt-shed = You must discard { $left ->
    [one] a card
   *[other] { $left } cards
} without income: which?
prompt-strike = { $card }: which card do you hit?
prompt-lay = You split the loot for { $seat-one }: how much of { $count } { $good } goes into the first part?
prompt-take-part = { $seat-many } have split the loot: which part is yours?
prompt-move-units = You may move { $left ->
    [one] 1 unit
   *[other] up to { $left } units
} to other territories.
prompt-place-units = You may place { $left ->
    [one] 1 unit
   *[other] up to { $left } units
} from the supply.
prompt-place-in = In which territory?
prompt-commit = In secret: how much { $good } do you contribute? The event asks for { $need } in all.
prompt-substitute = In secret: does one of your tokens stand for another resource? Say done when all is sealed.
prompt-stands-for = { $card }: which resource does the token stand for?
prompt-bid = The Trial, in secret: how much { $good } do you bid? You have { $have }{ $gift ->
    [0] { "" }
   *[other] , and { $gift } from the Chalice
}.
prompt-redirect = Who suffers the penalty instead of you?
prompt-lower-bid = Whose bid counts for less?
prompt-labarum = The Labarum: which Bandon gives you Dynamis?
prompt-tunic = The Tunic: play one of these cards free; the others are discarded.
prompt-hand-limit = You hold too many cards: discard { $left }; each brings 1 Auctoritas and 2 Nomisma.
prompt-end = The last Intrigue cards: play one, or pass.
prompt-window-vote = { $seat-many } have placed { $amount } Auctoritas on option { $option }. Do you react?
prompt-window-declare = { $seat-many } declare an action: { $action }. Do you react?
prompt-window-intrigue = { $seat-many } announce { $card }. Do you cancel it?
prompt-window-phase = { $phase }, a moment's pause: do you play an Intrigue card?
prompt-window-victory = The event is completed; the Victory goes to { $seat-one }. Do you react?
prompt-window-defeat = The event has failed; the penalty falls on { $seat-one }. Do you react?
prompt-window-trial = The bids of the Trial are on the table. Do you react?

## Standing orders, as the table's page calls the moments

moment-prompt-window-vote = After another's vote: pass
moment-prompt-window-declare = When another declares an action: pass
moment-prompt-window-intrigue = When an Intrigue card is announced: pass
moment-prompt-window-phase = Between two phases: pass
moment-prompt-window-victory = At a Victory: pass
moment-prompt-window-defeat = At a Defeat: pass
moment-prompt-window-trial = After the bids of a Trial: pass
moment-prompt-after-action = After my action: end the turn
moment-prompt-rearrange = Forming Bandons anew: leave them as they are
moment-prompt-end = Intrigue cards after the last round: pass

## Events

event-ring-given = { $seat-many } receive the Imperial Ring.
event-ring-passed = The Imperial Ring passes to { $seat-one }.
event-event-laid = Round { $round }: { $eventcard }.
event-mission-spurned = { $seat-many } put a Mission away.
event-draft-passed = Everybody keeps a card and passes the others on.
event-draft-ended = The draft is over; { $count } cards begin the discard pile.
event-turn-started = Round { $round }
event-phase-started = Round { $round } · { $phase }
event-casket-shown = Position { $position } holds { $casket }.
event-seal-placed = { $seat-many } place a seal on position { $position }.
event-casket-looted = { $seat-many } take the casket of position { $position }.
event-keimelion-taken = { $seat-many } take the { $keimelion }.
event-initiative-set = Number { $place } of this round: { $seat-one }.
event-vote-placed = { $seat-many } place { $amount } Auctoritas on option { $option }.
event-vote-abstained = { $seat-many } place no Auctoritas.
event-vote-changed = The vote of { $seat-one } moves to option { $option }.
event-vote-counted = The vote: { $first } for option 1, { $second } for option 2.
event-tie-decreed = { $seat-many } settle the tie: option { $option }.
event-tie-settled = { $seat-many } settle the tie: it is { $other-one }.
event-option-chosen = { $eventcard }: the Emperor chooses option { $option }.
event-action-declared = { $seat-many } declare: { $action }.
event-action-lost = { $seat-many } lose their action: { $action }.
event-action-stalled = { $seat-many } can no longer carry out their action.
event-good-gained = { $seat-many } gain { $amount } { $good }.
event-good-lost = { $seat-many } lose { $amount } { $good }.
event-good-taken = { $seat-many } take { $amount } { $good } from { $other-one }.
event-doxa-gained = { $seat-many } gain { $amount } Doxa.
event-doxa-lost = { $seat-many } lose { $amount } Doxa.
event-dynamis-gained = { $seat-many } gain { $amount } Dynamis for this round.
event-hand-grown = { $seat-many } draw a card.
event-card-drawn = It is { $card }.
event-card-discarded = { $seat-many } discard { $card } for 1 Auctoritas and 2 Nomisma.
event-card-shed = { $seat-many } discard { $card } without income.
event-card-played = { $seat-many } play { $card } for { $price ->
    [0] no Nomisma
   *[other] { $price } Nomisma
}.
event-card-removed = { $seat-many } remove { $card } of { $other-one } from the game.
event-card-turned = { $seat-many } turn { $card } of { $other-one } face down.
event-card-turned-up = { $card } is turned face up again.
event-deck-shuffled = The discard pile becomes a new deck of { $count } cards.
event-offer-shown = New in the offer: { $card } (place { $slot }).
event-offer-taken = { $seat-many } take { $card } from the offer.
event-offer-reserved = { $seat-many } reserve { $card } in the offer.
event-pile-taken = { $seat-many } take { $card } from the discard pile.
event-ability-used = { $seat-many } use { $card }.
event-bandon-joined = { $card } joins the Bandon of { $leader } ({ $seat }).
event-bandon-left = { $card } now stands on its own ({ $seat }).
event-bandon-activated = { $seat-many } activate { $card }.
event-resource-sold = { $seat-many } sell 1 { $good } for { $price } Nomisma.
event-resource-bought = { $seat-many } buy 1 { $good } for { $price } Nomisma.
event-market-reset = { $seat-many } reset the Market.
event-intrigue-announced = { $seat-many } announce an Intrigue card: { $card } ({ $price } Nomisma).
event-intrigue-stands = { $card } takes effect ({ $seat }).
event-intrigue-cancelled = { $card } is cancelled ({ $seat }).
event-contribution-revealed = { $seat-many } contribute { $amount } { $good }.
event-substitute-revealed = { $seat-many } use { $card } for one of their tokens.
event-substitute-declared = { $seat-many } declare with { $card }: the token stands for { $good }.
event-event-completed = { $eventcard } is completed: Victory of { $seat-one }.
event-event-failed = { $eventcard } has failed: the Defeat falls on { $seat-one }.
event-reward-given = { $seat-many } receive the reward{ $times ->
    [1] { "" }
    [2] , doubled
   *[other] , { $times } times over
}.
event-penalty-suffered = { $seat-many } suffer the penalty.
event-penalty-spared = { $seat-many } are spared the penalty.
event-penalty-redirected = { $seat-many } pass the penalty on to { $other-one }.
event-unit-placed = { $seat-many } place { $count ->
    [one] { $unit-one }
   *[other] { $count } { $unit-many }
} in { $territory }.
event-unit-moved = { $seat-many } move { $unit-one } from { $territory } to { $goal }.
event-bid-revealed = { $seat-many } bid { $amount } { $good }.
event-bid-lowered = { $seat-many } see to it that the bid of { $other-one } counts for { $amount } less.
event-trial-ranked = Number { $place } of the Trial: { $seat-one }.
event-cost-paid = { $seat-many } pay what the event costs.
event-resources-ranked = { $seat-many } have { $count } { $count ->
    [one] resource
   *[other] resources
} left: { $amount } Doxa.
event-cards-ranked = { $seat-many } have cards worth { $count } Nomisma in play: { $amount } Doxa.
event-mission-revealed = { $seat-many } reveal { $mission }: { $amount } Doxa.
event-game-won = { $seat-many } win with { $amount } Doxa.
event-reign-ended = The reign ends with { $amount } Doxa: it will be remembered beside that of { $rank }.
event-reign-lost = No Doxa is left: the reign is over.
event-seat-left = { $seat-many } leave the game.
event-time-called = Time is up.

## Refusals

reason-cannot-pay-cost = You do not have what the event costs.
    .remedy = Buy at the Market, activate Bandons, or discard cards for Nomisma.
reason-cannot-pay-unit = You cannot pay for { $unit-one }.
    .remedy = Activate Bandons or buy what is missing.
reason-card-down = { $card } lies face down until the round ends.
reason-card-marked = { $card } has a Dynamis on it: it has been activated in this round.
reason-claimed-before = You have claimed a Keimelion in this round; position { $position } must wait.
    .remedy = Claim it in a later round.
reason-duplicated-before = You have already sold a double of the first resource with this action; no second { $good }.
reason-event-phase-only = Seals are placed in the Event phase.
reason-has-followers = { $card } has followers.
    .remedy = Move the followers first.
reason-intrigue-apart = { $card } is an Intrigue card: it needs no Play cards action, but the right moment.
    .remedy = Its text says when it may be played.
reason-no-auctoritas = You have no Auctoritas.
    .remedy = Discarding a card in your turn gives 1.
reason-no-bandon = { $card } is no Bandon, and this ability activates a Bandon.
reason-no-miniatures = The supply has no more { $unit-many }.
reason-no-room = The Bandon of { $card } has no room for it: the types must match, and he leads as many cards as he has laurels.
reason-no-window = This is not a moment for Intrigue cards.
    .remedy = The text of each card says when it may be played.
reason-none-held = You have no { $good }.
reason-not-enough = { $need } { $good } are needed.
    .remedy = Discarding a card in your turn gives 1 Auctoritas and 2 Nomisma.
reason-not-on-market = There is no { $good } on the Market.
    .remedy = To reset the Market brings one of each resource back.
reason-nothing-to-activate = You have no card without Dynamis on it that produces anything.
    .remedy = Play a card first.
reason-nothing-to-build = You cannot pay for any unit.
reason-nothing-to-buy = You cannot pay for anything on the Market.
    .remedy = Discarding a card in your turn gives 2 Nomisma.
reason-nothing-to-finance = You hold no Intrigue card for which { $card } would have to pay.
reason-nothing-to-play = You cannot pay for any card in your hand.
    .remedy = Discarding a card in your turn gives 2 Nomisma.
reason-nothing-to-sell = The Market takes none of your resources.
    .remedy = It takes what is missing there, and a double of its first resource.
reason-nowhere-to-go = No Bandon has room for { $card }.
reason-on-the-market = There is { $good } on the Market already, and not in the first place.
reason-only-with-bandon = { $card } is in a Bandon and is activated with it.
reason-own-turn-only = That belongs to your own turn in the Action phase.
reason-pile-empty = The discard pile is empty.
reason-position-taken = Position { $position } is taken by { $seat-one }.
reason-finish-step = Finish this step first: the Tunic brings another card into play.
reason-no-dynamis = You have no Dynamis left in this round.
reason-position-used = Position { $position } has been used up.
reason-produces-nothing = { $card } produces nothing.
reason-reorganise-only = Cards change their Bandon after a Play cards action and at the end of a round.
reason-reserved-before = { $card } is already reserved.
reason-resolution-only = That belongs to the Resolution phase.
reason-solo-action-only = That belongs to the Action phase of a solo game.
reason-solo-only = Units are built in a solo game only; otherwise completed events place them.
reason-vote-only = The vote comes once in the Event phase, when the event offers two options.
reason-wrong-window = { $card } cannot be played at this moment.
    .remedy = Its text says when it may be played.

## The first lesson

lesson-first = Your first round, step by step
lesson-first-seal = Welcome to the court! You lead the Blues, and whoever has the most Doxa, that is glory, after six events wins (BZ-GEN-1). You hold the Imperial Ring, so you place your seal first. Take position II: its casket gives you 1 Civicus and 4 Nomisma, and the Chalice is yours for this round (BZ-INI-3).
lesson-first-vote = The Emperor asks about the Academy of Athens. Option 2 wants 2 Civicus and 1 Frumentum and brings a senator, and one of your secret Missions pays 2 Doxa for every Palatina unit on the map. The Chalice lends you 2 Auctoritas: place 3 on option 2, Preserve Hellenic thought (BZ-INF-3).
lesson-first-pass = The Greens have voted against you. After every vote the others may answer with an Intrigue card, if they hold one that fits (BZ-INT-8). Your Counterplot only cancels other Intrigue cards, so pass.
lesson-first-pause = Option 2 it is, and nobody placed more than you: 2 Doxa (BZ-INF-7). Between two phases there is another moment for Intrigue cards. You are asked although you hold none for it, so that nobody can read your hand from it; outside this lesson the table then passes for you, after a pause for thought. Pass.
lesson-first-declare = The Action phase: every turn costs 1 Dynamis, and you have 5 (BZ-ACT-1). You say what you will do before you do it, so that the others may react. Declare Play cards.
lesson-first-cancel = Iron Custody: the Greens want to take your action away (BZ-INT-14)! This is what Counterplot is for. Play it for 3 Nomisma; their card is cancelled, and the 4 Nomisma they paid are lost (BZ-INT-7).
lesson-first-hero = Your action stands. It plays as many cards as you can pay (BZ-PLA-1). Begin with Peter the Patrician for 5 Nomisma: he is a Hero, and a Hero's ability lasts.
lesson-first-discard = One Nomisma is left, too little for the next card. In your own turn you may discard cards at any time, each for 1 Auctoritas and 2 Nomisma (BZ-DIS-2). Discard the Vine-growers of Thrace.
lesson-first-discount = The Notaries of the Consistory cost 4, but Peter, a Palatina Hero of level 1, makes every Palatina card 1 Nomisma cheaper (BZ-DSC-1). Play them for 3.
lesson-first-bandon = A Hero leads cards of his own type, as many as his level says; together they are a Bandon (BZ-BAN-3). Let the Notaries join Peter's. After that their ability draws you a card.
lesson-first-played = The Praetorian Clerks have come to your hand, but your purse is empty. Click Done.
lesson-first-rearrange = After playing cards you may form your Bandons anew, at no cost (BZ-BAN-7). Yours is as it should be: click Done.
lesson-first-turn = You could still discard a card before your turn ends. Keep the Clerks and end the turn: the Greens and the Whites take one action each, and then it is you again.
lesson-first-activate = The event wants 2 Civicus, and you have 1. Cards in play produce when they are activated: declare Activate a card or a Bandon.
lesson-first-produce = Choose Peter's Bandon: all its cards produce at once, 2 Auctoritas and 1 Civicus (BZ-AVT-2). Two cards for one Dynamis, that is what Bandons are for.
lesson-first-marker = A Dynamis lies on the Bandon now: it can be activated once a round (BZ-AVT-3). End the turn.
lesson-first-draw = You have 4 Auctoritas; some of it may become new cards. Declare Draw cards.
lesson-first-way = There are three ways to draw. Take the second: for 2 Auctoritas one card from the deck, and one of your choice from the offer (BZ-DRA-2).
lesson-first-offer = Take the Water Commissioners, a Palatina card, which Peter makes cheaper too. And it is his ability that every Draw action brings you one card more.
lesson-first-hand = Your hand may grow as it likes; only at the end of the round all cards beyond 6 must be discarded (BZ-EOR-1). End the turn.
lesson-first-sell = One Frumentum is still missing, and you have no Nomisma to buy it. But there is no Auctoritas on the Market at the moment: declare Sell resources.
lesson-first-price = What the Market lacks can be sold, at the price of the first empty slot (BZ-SEL-3). Sell 1 Auctoritas for 7 Nomisma.
lesson-first-market = You could not sell a second one, for now there is Auctoritas on the Market (BZ-SEL-7). End the turn.
lesson-first-window = The Greens declare an action. You hold cards and Nomisma again, so you are asked whether you react (BZ-INT-9). Pass.
lesson-first-orders = And the Whites. Where you could play something but never want to, give a standing order: the table then passes for you until you take it back. For now, pass.
lesson-first-buy = Your last Dynamis of this round: declare Buy resources.
lesson-first-frumentum = Frumentum lies in the cheapest slot of the Market: buy it for 2 Nomisma (BZ-BUY-1).
lesson-first-more = Look at the events to come: the Dedication of Hagia Sophia will ask for Lapis, however the vote goes. Buy 1 for your last 5 Nomisma; resources stay with you from round to round.
lesson-first-last = End the turn. When nobody has any Dynamis left, the Resolution phase begins (BZ-ACT-5).
lesson-first-contribute = Now everybody contributes in secret, of each resource at most what the event asks for (BZ-CON-2). Whatever comes of it, every resource you give is worth 1 Doxa. Give both Civicus and your Frumentum, and begin with the Civicus.
lesson-first-sealed = Now the Frumentum. If all gifts together are enough, the event is completed; if not, whoever gave the least suffers the penalty (BZ-COM-4). Nothing is shown before everybody has sealed.
lesson-first-victory = Completed! You gave the most: the Victory is yours, with 2 Auctoritas and 1 Civicus (BZ-COM-3), and a senator and a merchant stand in Illyricum. You have 10 Doxa. At the end of the round Bandons may be formed anew: click Done.
lesson-first-end = The Ring has moved on, so this time you choose last. Take position I: 6 Nomisma, the Labarum with 1 more Dynamis (BZ-KEI-2), and the first word in the vote. From here the game is yours! Whatever is closed to you says why, and the rules are a click away.

## Chapters of the rules

chapter-gen = Foundations
chapter-set = Set-up
chapter-mis = Missions
chapter-drf = The draft
chapter-evs = Events, set-up
chapter-ini = Initiative
chapter-cas = Ivory caskets
chapter-kei = Keimelia
chapter-inf = Influencing the Emperor
chapter-act = Action phase
chapter-dis = Discarding cards
chapter-dra = Drawing cards
chapter-pla = Playing cards
chapter-dsc = Discounts of Heroes
chapter-ban = Bandons
chapter-avt = Activating
chapter-sel = Selling
chapter-buy = Buying
chapter-rst = Resetting the Market
chapter-int = Intrigue cards
chapter-con = Contributions
chapter-com = Completing an event
chapter-uni = Units
chapter-tri = Trials
chapter-eor = End of the round
chapter-end = End of the game
chapter-sol = Solo game
chapter-cla = Single cards

## Empire cards

card-empress_theodora = Empress Theodora
    .text = Your vote counts for 1 Auctoritas more, if you have placed at least 1.
card-tribonian = Tribonian
    .text = Once in each event, 1 Civicus that you contribute may stand for any other resource required.
card-narses = Narses
    .text = Whenever the Victory of an event is yours, gain 2 Doxa.
card-junillus_the_african = Junillus the African
    .text = Once in each event, 1 Auctoritas that you contribute may stand for any other resource required.
card-procopius_of_caesarea = Procopius of Caesarea
    .text = Whenever you play another Rustica card, you may activate one of your Bandons that has no Dynamis on it.
card-antonina = Antonina
    .text = Intrigue cards cost you 2 Nomisma less, but not after the last round.
card-john_the_cappadocian = John the Cappadocian
    .text = Whenever you play another Palatina card, gain 2 Nomisma.
card-peter_the_patrician = Peter the Patrician
    .text = Whenever you take a Draw action, draw 1 card more from the deck.
card-commissary_for_food_supply = Commissary for Food Supply
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Civicus and no Nomisma.
card-treasurer = Treasurer
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Auctoritas and no Nomisma.
card-silentiaries_of_the_palace = Silentiaries of the Palace
    .text = Draw 1 card from the deck.
card-notaries_of_the_consistory = Notaries of the Consistory
    .text = Draw 1 card from the deck.
card-praetorian_clerks = Praetorian Clerks
    .text = Gain 1 Auctoritas.
card-leaders_of_the_blues = Leaders of the Blues
    .text = Every other player loses 2 Nomisma.
card-leaders_of_the_greens = Leaders of the Greens
    .text = Take up to 3 Nomisma from another player.
card-couriers_of_the_cursus_publicus = Couriers of the Cursus Publicus
    .text = Take 1 card of your choice from the offer.
card-water_commissioners = Water Commissioners
    .text = Gain 1 Lapis.
card-professors_of_law_at_berytus = Professors of Law at Berytus
    .text = Gain 1 Nomisma for each Palatina card in your area (at most 5).
card-provincial_governor = Provincial Governor
    .text = Gain 2 Nomisma.
card-eunuchs_of_the_bedchamber = Eunuchs of the Bedchamber
    .text = Draw 3 cards from the deck: keep 1, put the rest on the discard pile without income.
card-severus_of_antioch = Severus of Antioch
    .text = Once in each event, 1 Fides that you contribute may stand for any other resource required.
card-patriarch_menas = Patriarch Menas
    .text = Whenever you play another Ecclesiastica card, gain 1 Auctoritas.
card-patriarch_eutychius = Patriarch Eutychius
    .text = Whenever an event to which you contributed is completed, gain 1 Fides.
card-romanos_the_melodist = Romanos the Melodist
    .text = Whenever you activate the Bandon that holds this card, draw 1 card from the deck.
card-saint_sabas = Saint Sabas
    .text = Whenever you play another Rustica card, gain 1 Fides.
card-jacob_baradaeus = Jacob Baradaeus
    .text = In a Trial your bid counts for 1 more, if it is at least 1.
card-pope_vigilius = Pope Vigilius
    .text = The penalty of an event costs you only half of every amount, rounded down.
card-artisans_of_icons_of_mount_sinai = Artisans of Icons of Mount Sinai
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Lignum and no Nomisma.
card-church_administrator = Church Administrator
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Fides and no Nomisma.
card-ecclesiastical_escort = Ecclesiastical Escort
    .text = At the end of this Play action you have one action more, which costs no Dynamis.
card-deacons_of_the_great_church = Deacons of the Great Church
    .text = Gain 1 Fides.
card-deaconesses_of_constantinople = Deaconesses of Constantinople
    .text = Draw 1 card from the deck.
card-hermits_of_judaea = Hermits of Judaea
    .text = Draw 1 card from the deck.
card-copyists_of_scripture = Copyists of Scripture
    .text = Draw 1 card from the deck.
card-choir_of_the_holy_apostles = Choir of the Holy Apostles
    .text = Gain 1 Auctoritas.
card-mosaicists_of_ravenna = Mosaicists of Ravenna
    .text = You may buy or sell a single resource at the Market, without Dynamis.
card-parabalani_of_alexandria = Parabalani of Alexandria
    .text = Every other player loses 1 resource of their own choice.
card-keepers_of_the_xenodochium = Keepers of the Xenodochium
    .text = Gain 1 Frumentum.
card-bishops_in_synod = Bishops in Synod
    .text = Gain 2 Auctoritas. Every other player gains 1 Auctoritas.
card-pilgrims_to_jerusalem = Pilgrims to Jerusalem
    .text = Gain 2 Nomisma.
card-belisarius = Belisarius
    .text = Whenever an event to which you contributed is completed, gain 1 Doxa.
card-mundus = Mundus
    .text = Taking the Labarum gives you the contents of its ivory casket a second time.
card-buzes = Buzes
    .text = Taking the Chalice gives you the contents of its ivory casket a second time.
card-artabanes = Artabanes
    .text = Taking the Sceptre gives you the contents of its ivory casket a second time.
card-germanus = Germanus
    .text = Once in each event, 1 Virtus that you contribute may stand for any other resource required.
card-sittas = Sittas
    .text = Whenever you play another Stratiotika card, gain 1 Nomisma.
card-john_troglita = John Troglita
    .text = Whenever you activate the Bandon that holds this card, gain 2 Nomisma.
card-martin = Martin
    .text = Taking the Tunic gives you the contents of its ivory casket a second time.
card-military_secretary = Military Secretary
    .text = Draw 2 cards from the deck.
card-overseer_of_fortifications = Overseer of Fortifications
    .text = Gain 1 Virtus, 1 Lapis and 1 Lignum.
card-military_procurer = Military Procurer
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Virtus and no Nomisma.
card-bucellarii = Bucellarii
    .text = Gain 1 Virtus.
card-excubitors = Excubitors
    .text = Every other player loses 2 Nomisma.
card-isaurian_spearmen = Isaurian Spearmen
    .text = Gain 1 Virtus.
card-herul_foederati = Herul Foederati
    .text = Draw 1 card from the deck.
card-hunnic_horse_archers = Hunnic Horse Archers
    .text = Take 1 resource of your choice from another player.
card-limitanei_of_dara = Limitanei of Dara
    .text = Gain 1 Frumentum.
card-dromon_marines = Dromon Marines
    .text = You may buy or sell a single resource at the Market, without Dynamis.
card-siege_engineers = Siege Engineers
    .text = Gain 1 Lignum.
card-armenian_cataphracts = Armenian Cataphracts
    .text = The next card you play in this action costs 2 Nomisma less.
card-peter_barsymes = Peter Barsymes
    .text = At the Market you earn 1 Nomisma more for each resource you sell and pay 1 less for each one you buy.
card-cosmas_indicopleustes = Cosmas Indicopleustes
    .text = Whenever you play another Emporion card, you may buy or sell a single resource at the Market, without Dynamis.
card-silk_smugglers = Silk Smugglers
    .text = Whenever an event to which you contributed is completed, gain 1 Nomisma for each resource you gave. Once in each event, 1 Doxa that you contribute may stand for any other resource required.
card-julian_argentarius_of_ravenna = Julian Argentarius of Ravenna
    .text = Whenever you take a Sell action, gain 1 Auctoritas.
card-addaeus_prefect_of_customs = Addaeus, Prefect of Customs
    .text = Whenever another player takes a Buy or Sell action, gain 1 Nomisma.
card-julian_envoy_to_axum = Julian, Envoy to Axum
    .text = Whenever you reset the Market, gain 3 Nomisma.
card-carriers_of_aphrodisias_sculptures = Carriers of Aphrodisias Sculptures
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Lapis and no Nomisma.
card-glassmakers_of_palestine = Glassmakers of Palestine
    .text = Draw 2 cards from the deck. Every other player draws 1 card.
card-harbour_customs_officers = Harbour Customs Officers
    .text = Every other player discards 1 card of their own choice, without income.
card-silk_weavers_of_berytus = Silk Weavers of Berytus
    .text = Gain 3 Nomisma.
card-spice_traders_of_alexandria = Spice Traders of Alexandria
    .text = You may pay 1 resource for 1 of another type.
card-argentarii_of_the_forum = Argentarii of the Forum
    .text = Gain 1 Nomisma for each Emporion card in your area (at most 5).
card-shipowners_of_rhodes = Shipowners of Rhodes
    .text = You may buy or sell a single resource at the Market, without Dynamis.
card-purple_dyers_of_tyre = Purple Dyers of Tyre
    .text = Gain 1 Auctoritas.
card-wine_merchants_of_gaza = Wine Merchants of Gaza
    .text = Gain 3 Nomisma.
card-papyrus_dealers_of_the_delta = Papyrus Dealers of the Delta
    .text = Draw 1 card from the deck.
card-caravaneers_of_palmyra = Caravaneers of Palmyra
    .text = Take 1 card of your choice from the offer.
card-ivory_carvers_of_alexandria = Ivory Carvers of Alexandria
    .text = Gain 1 Fides.
card-amber_traders_of_the_danube = Amber Traders of the Danube
    .text = Gain 1 Lignum.
card-inspectors_of_the_seals = Inspectors of the Seals
    .text = Every other player loses 2 Nomisma.
card-flavius_apion_of_oxyrhynchus = Flavius Apion of Oxyrhynchus
    .text = Whenever you play another Rustica card, gain 1 Nomisma.
card-dioscorus_of_aphrodito = Dioscorus of Aphrodito
    .text = For each card you discard for income, gain 1 Nomisma.
card-nicholas_of_sion = Nicholas of Sion
    .text = Whenever an event to which you contributed is completed, gain 1 Lignum.
card-isidore_of_miletus = Isidore of Miletus
    .text = Whenever an event to which you contributed is completed, gain 1 Lapis.
card-longinus_of_isauria = Longinus of Isauria
    .text = Whenever you play another Stratiotika card, gain 1 Lapis.
card-anastasia_of_the_fayum = Anastasia of the Fayum
    .text = Whenever you play another Emporion card, gain 1 Frumentum.
card-fishermen_of_lesbos = Fishermen of Lesbos
    .text = If you like, play one more card from your hand at once, but no Intrigue card: it costs 1 Frumentum and no Nomisma.
card-quarrymen_of_proconnesus = Quarrymen of Proconnesus
    .text = Gain 1 Lapis.
card-woodcutters_of_lebanon = Woodcutters of Lebanon
    .text = Gain 1 Lignum.
card-wheat_farmers_of_the_nile = Wheat Farmers of the Nile
    .text = Gain 1 Frumentum.
card-vine_growers_of_thrace = Vine-growers of Thrace
    .text = Gain 2 Nomisma.
card-olive_growers_of_africa = Olive Growers of Africa
    .text = Draw 1 card from the deck.
card-shepherds_of_cappadocia = Shepherds of Cappadocia
    .text = Draw 1 card from the deck.
card-charcoal_burners_of_bithynia = Charcoal Burners of Bithynia
    .text = Gain 1 Lignum.
card-marble_sawyers_of_docimium = Marble Sawyers of Docimium
    .text = Draw 1 card from the deck.
card-horse_breeders_of_phrygia = Horse-breeders of Phrygia
    .text = Gain 1 Virtus.
card-miners_of_illyricum = Miners of Illyricum
    .text = You may pay 1 resource for 1 of another type.
card-shipwrights_of_cilicia = Shipwrights of Cilicia
    .text = The next card you play in this action costs 2 Nomisma less.
card-coloni_of_sicily = Coloni of Sicily
    .text = Gain 5 Nomisma. Every other player gains 1 Frumentum.
card-carpenters_of_the_great_church = Carpenters of the Great Church
    .text = Gain 1 Fides.

## Intrigue cards

card-purple_alignment = Purple Alignment
    .text = After another player's vote: all its Auctoritas moves to the other option.
card-cost_of_loyalty = Cost of Loyalty
    .text = After another player's vote: all its Auctoritas moves to the other option.
card-mandate_of_the_sword = Mandate of the Sword
    .text = After another player's vote: all its Auctoritas moves to the other option.
card-day_of_sacred_silence = Day of Sacred Silence
    .text = When another player has just declared an action: it does not take place and their turn is over.
card-day_of_sacred_silence_2 = Day of Sacred Silence
    .text = When another player has just declared an action: it does not take place and their turn is over.
card-iron_custody = Iron Custody
    .text = When another player has just declared an action: it does not take place and their turn is over.
card-iron_custody_2 = Iron Custody
    .text = When another player has just declared an action: it does not take place and their turn is over.
card-senatorial_appointment = Senatorial Appointment
    .text = Move up to 3 Palatina units that are on the map, each to another area of your choice.
card-pilgrimage = Pilgrimage
    .text = Move up to 3 Ecclesiastica units that are on the map, each to another area of your choice.
card-march_of_duty = March of Duty
    .text = Move up to 3 Stratiotika units that are on the map, each to another area of your choice.
card-merchant_emissary = Merchant Emissary
    .text = Move up to 3 Emporion units that are on the map, each to another area of your choice.
card-seal_of_appointment = Seal of Appointment
    .text = Only after the last round: take up to 2 Palatina units from the supply and put them in the areas you like.
card-shepherds_of_the_faith = Shepherds of the Faith
    .text = Only after the last round: take up to 2 Ecclesiastica units from the supply and put them in the areas you like.
card-recall_of_the_standard = Recall of the Standard
    .text = Only after the last round: take up to 2 Stratiotika units from the supply and put them in the areas you like.
card-rise_of_the_agora = Rise of the Agora
    .text = Only after the last round: take up to 2 Emporion units from the supply and put them in the areas you like.
card-assassination = Assassination
    .text = A card in another player's area leaves the game; its owner may form their Bandons anew at once if it was in one.
card-assassination_2 = Assassination
    .text = A card in another player's area leaves the game; its owner may form their Bandons anew at once if it was in one.
card-seduction = Seduction
    .text = A card in another player's area lies face down until the round ends: it produces nothing, has no ability and makes no card cheaper.
card-seduction_2 = Seduction
    .text = A card in another player's area lies face down until the round ends: it produces nothing, has no ability and makes no card cheaper.
card-imperial_reserves = Imperial Reserves
    .text = Another player of your choice splits 2 Auctoritas and 2 Civicus into two parts: you take the part you like, the other part is theirs.
card-spoils_of_war = Spoils of War
    .text = Another player of your choice splits 2 Virtus and 6 Nomisma into two parts: you take the part you like, the other part is theirs.
card-episcopal_reserves = Episcopal Reserves
    .text = Another player of your choice splits 2 Fides and 2 Frumentum into two parts: you take the part you like, the other part is theirs.
card-craftsmens_stocks = Craftsmen's Stocks
    .text = Another player of your choice splits 2 Lapis and 2 Lignum into two parts: you take the part you like, the other part is theirs.
card-counterplot = Counterplot
    .text = In answer to another player's Intrigue card, before it takes effect: that card is cancelled.
card-absolution = Absolution
    .text = In answer to another player's Intrigue card, before it takes effect: that card is cancelled.
card-loyal_guard = Loyal Guard
    .text = In answer to another player's Intrigue card, before it takes effect: that card is cancelled.
card-bought_silence = Bought Silence
    .text = In answer to another player's Intrigue card, before it takes effect: that card is cancelled.
card-village_whispers = Village Whispers
    .text = In answer to another player's Intrigue card, before it takes effect: that card is cancelled.
card-triumphal_acclamation = Triumphal Acclamation
    .text = When the Victory of an event is yours: gain 3 Doxa.
card-hymn_of_thanksgiving = Hymn of Thanksgiving
    .text = When an event to which you contributed is completed: gain 1 Fides and 1 Doxa.
card-stolen_laurels = Stolen Laurels
    .text = When the Victory of an event is another player's: you too gain the reward shown on the event, never doubled.
card-imperial_pardon = Imperial Pardon
    .text = When you are to suffer the penalty of an event: nobody suffers it.
card-scapegoat = Scapegoat
    .text = When you are to suffer the penalty of an event: another player of your choice suffers it, but not the holder of the Tunic.
card-plunder_in_the_confusion = Plunder in the Confusion
    .text = When an event fails: gain 6 Nomisma.
card-golden_bribe = Golden Bribe
    .text = When the bids of a Trial are revealed: yours counts for 2 more, if it is at least 1.
card-packed_tribunal = Packed Tribunal
    .text = When the bids of a Trial are revealed: yours counts for 2 more, if it is at least 1.
card-false_relic = False Relic
    .text = When the bids of a Trial are revealed: another player's bid counts for 2 less, but not below 0.
card-confiscation = Confiscation
    .text = During your own action: take up to 6 Nomisma from another player.
card-requisition_of_the_villages = Requisition of the Villages
    .text = During your own action: every other player gives you 1 resource of their own choice.
card-secret_archive = Secret Archive
    .text = During your own action: draw 3 cards from the deck.

## Missions

mission-keeper_of_schemes = Keeper of Schemes
    .text = 5 Doxa if nobody has more Intrigue cards in play than you, and you have at least one.
mission-power_of_authority = Power of Authority
    .text = 2 Doxa for every Palatina unit that stands on the map.
mission-shepherd_of_souls = Shepherd of Souls
    .text = 2 Doxa for every Ecclesiastica unit that stands on the map.
mission-sword_of_the_empire = Sword of the Empire
    .text = 2 Doxa for every Stratiotika unit that stands on the map.
mission-roads_of_gold = Roads of Gold
    .text = 2 Doxa for every Emporion unit that stands on the map.
mission-renewal_of_italy = Renewal of Italy
    .text = 2 Doxa for every unit in Italia, at most 12 Doxa.
mission-jewel_of_the_bosporus = Jewel of the Bosporus
    .text = 2 Doxa for every unit in Thracia, at most 12 Doxa.
mission-heirs_of_hellas = Heirs of Hellas
    .text = 3 Doxa for every unit in Illyricum, at most 12 Doxa.
mission-return_to_carthage = Return to Carthage
    .text = 3 Doxa for every unit in Africa, at most 12 Doxa.
mission-granary_of_the_nile = Granary of the Nile
    .text = 3 Doxa for every unit in Aegyptus, at most 12 Doxa.
mission-shield_of_the_east = Shield of the East
    .text = 2 Doxa for every unit in Oriens, at most 12 Doxa.
mission-master_of_offices = Master of Offices
    .text = 1 Doxa for every Palatina card in your area, at most 7 Doxa.
mission-patron_of_the_church = Patron of the Church
    .text = 1 Doxa for every Ecclesiastica card in your area, at most 7 Doxa.
mission-lord_of_the_camps = Lord of the Camps
    .text = 1 Doxa for every Stratiotika card in your area, at most 7 Doxa.
mission-prince_of_merchants = Prince of Merchants
    .text = 1 Doxa for every Emporion card in your area, at most 7 Doxa.
mission-lord_of_the_fields = Lord of the Fields
    .text = 1 Doxa for every Rustica card in your area, at most 7 Doxa.
mission-circle_of_heroes = Circle of Heroes
    .text = 2 Doxa for every face-up Hero in your area, at most 8 Doxa.
mission-the_great_banner = The Great Banner
    .text = 5 Doxa if one of your Bandons has at least 4 cards, its leader among them.
mission-hoard_of_the_treasury = Hoard of the Treasury
    .text = 7 Doxa if nobody has more Nomisma than you, and you have at least 1.
mission-voice_of_the_senate = Voice of the Senate
    .text = 7 Doxa if nobody has more Auctoritas than you, and you have at least 1.
mission-laurels_of_victory = Laurels of Victory
    .text = 2 Doxa for every event whose Victory was yours, at most 8 Doxa.
mission-all_the_estates = All the Estates
    .text = 6 Doxa if your area has at least 2 cards of each of the five types; a card of two types counts for both.
mission-builder_of_marble = Builder of Marble
    .text = 2 Doxa for every building on the map: fortification, monastery, church, hippodrome, aqueduct and the Hagia Sophia.
mission-sails_and_camels = Sails and Camels
    .text = 2 Doxa for every dromon, merchant ship and caravan on the map.
mission-one_empire = One Empire
    .text = 6 Doxa if there are units in at least 5 of the six areas.

## Events

eventcard-coronation_of_justinian_and_theodora = Coronation of Justinian and Theodora
    .option1 = Acclaim them in the Hippodrome
    .option2 = Anoint them in the Great Church
eventcard-earthquake_of_antioch = Earthquake of Antioch
    .option1 = Raise the fallen city
eventcard-academy_of_athens = Academy of Athens
    .option1 = Silence the philosophers
    .option2 = Preserve Hellenic thought
eventcard-codex_justinianus = Codex Justinianus
    .option1 = Compile a new code
    .option2 = Bind the law to the Church
eventcard-monte_cassino = Monte Cassino
    .option1 = Endorse Benedict's Rule
    .option2 = Fortify the hill
eventcard-samaritan_revolt = Samaritan Revolt
    .option1 = Crush the rising
    .option2 = Pardon and preach
eventcard-deposition_of_hilderic = Deposition of Hilderic
    .option1 = Send an embassy to Carthage
    .option2 = Fit out the war fleet
eventcard-mundus_on_the_danube = Mundus on the Danube
    .option1 = Hold the river line
    .option2 = Settle the Heruls
eventcard-nika_revolt = Nika Revolt
    .option1 = Restore order in the city
eventcard-treaty_of_eternal_peace = Treaty of Eternal Peace
    .option1 = Pay for peace
    .option2 = Break off the talks
eventcard-vandal_expedition = Vandal Expedition
    .option1 = Sail with Belisarius
    .option2 = Buy the Vandal nobles
eventcard-triumph_of_belisarius = Triumph of Belisarius
    .option1 = Procession in the Hippodrome
    .option2 = Liturgy of thanksgiving
eventcard-foundation_of_justiniana_prima = Foundation of Justiniana Prima
    .option1 = Raise an archbishop's seat
    .option2 = Build walls and aqueduct
eventcard-landing_in_sicily = Landing in Sicily
    .option1 = Storm Panormus
    .option2 = Win over the grain cities
eventcard-year_of_the_veiled_sun = Year of the Veiled Sun
    .option1 = Open the granaries
eventcard-dedication_of_hagia_sophia = Dedication of Hagia Sophia
    .option1 = Complete the great dome
    .option2 = Finish the cisterns first
eventcard-guardian_of_the_siege_of_rome = Guardian of the Siege of Rome
    .option1 = Aurelian rampart
    .option2 = Open the sea road from Portus
eventcard-sack_of_antioch = Sack of Antioch
    .option1 = Ransom the captives
    .option2 = Relieve the city
eventcard-plague_at_pelusium = Plague at Pelusium
    .option1 = Tend the dying
eventcard-five_years_truce = Five Years' Truce
    .option1 = Pay Khosrow's price
    .option2 = Wall the frontier
eventcard-totila_at_the_gates_of_rome = Totila at the Gates of Rome
    .option1 = Send the fleet to Portus
    .option2 = Feed Rome through the Church
eventcard-fields_of_cato = Fields of Cato
    .option1 = Hunt the Moors
    .option2 = Reopen the oil trade
eventcard-earthquake_of_berytus = Earthquake of Berytus
    .option1 = Rebuild the law schools
eventcard-battle_of_taginae = Battle of Taginae
    .option1 = Narses marches south
    .option2 = Bring up the siege train
eventcard-expedition_to_spania = Expedition to Spania
    .option1 = Hold Carthago Nova
    .option2 = Trade with the Visigoths
eventcard-silkworms_of_the_monks = Silkworms of the Monks
    .option1 = Imperial looms
    .option2 = Monastic looms
eventcard-second_council_of_constantinople = Second Council of Constantinople
    .option1 = Condemn the Three Chapters
    .option2 = Compromise in the Senate
eventcard-collapse_of_the_great_dome = Collapse of the Great Dome
    .option1 = Raise the dome again
eventcard-kutrigur_raid = Kutrigur Raid
    .option1 = Old Belisarius rides out
    .option2 = Repair the Hexamilion
eventcard-monastery_of_mount_sinai = Monastery of Mount Sinai
    .option1 = Wall the Burning Bush
    .option2 = Guard the caravan road

## Solo events

eventcard-western_mediterranean_naval_route = Western Mediterranean Naval Route
eventcard-garrison_for_palmyra = Garrison for Palmyra
eventcard-hostels_of_the_holy_city = Hostels of the Holy City
eventcard-preachers_in_athens = Preachers in Athens
eventcard-the_law_commission = The Law Commission
eventcard-the_mountain_of_benedict = The Mountain of Benedict
eventcard-horsemen_for_dara = Horsemen for Dara
eventcard-gifts_for_carthage = Gifts for Carthage
eventcard-embassy_to_axum = Embassy to Axum
eventcard-calm_after_the_nika = Calm after the Nika
eventcard-war_fleet_for_africa = War Fleet for Africa
eventcard-games_of_the_triumph = Games of the Triumph
eventcard-sicilian_harvest = Sicilian Harvest
eventcard-seat_of_the_archbishop = Seat of the Archbishop
eventcard-grain_under_a_dim_sun = Grain under a Dim Sun
eventcard-walls_of_rome = Walls of Rome
eventcard-bulgars_in_hellas = Bulgars in Hellas
eventcard-hospices_against_the_plague = Hospices against the Plague
eventcard-water_for_the_capital = Water for the Capital
eventcard-tribute_to_ctesiphon = Tribute to Ctesiphon
eventcard-relief_of_rome = Relief of Rome
eventcard-peace_with_the_moors = Peace with the Moors
eventcard-berytus_rebuilt = Berytus Rebuilt
eventcard-the_march_of_narses = The March of Narses
eventcard-outpost_in_spania = Outpost in Spania
eventcard-looms_of_silk = Looms of Silk
eventcard-the_fathers_in_council = The Fathers in Council
eventcard-the_dome_restored = The Dome Restored
eventcard-the_long_walls = The Long Walls
eventcard-sinai_fortified = Sinai Fortified

## Ivory caskets

casket-c01 = 1 Auctoritas, 1 Nomisma
casket-c02 = 1 Auctoritas, 2 Nomisma
casket-c03 = 1 Auctoritas, 2 Nomisma
casket-c04 = 1 Auctoritas, 3 Nomisma
casket-c05 = 1 Auctoritas, 4 Nomisma
casket-c06 = 1 Civicus, 1 Nomisma
casket-c07 = 1 Civicus, 2 Nomisma
casket-c08 = 1 Civicus, 2 Nomisma
casket-c09 = 1 Civicus, 3 Nomisma
casket-c10 = 1 Civicus, 4 Nomisma
casket-c11 = 1 Virtus, 1 Nomisma
casket-c12 = 1 Virtus, 2 Nomisma
casket-c13 = 1 Virtus, 2 Nomisma
casket-c14 = 1 Virtus, 3 Nomisma
casket-c15 = 1 Virtus, 4 Nomisma
casket-c16 = 1 Fides, 1 Nomisma
casket-c17 = 1 Fides, 2 Nomisma
casket-c18 = 1 Fides, 2 Nomisma
casket-c19 = 1 Fides, 3 Nomisma
casket-c20 = 1 Fides, 4 Nomisma
casket-c21 = 1 Lapis, 1 Nomisma
casket-c22 = 1 Lapis, 2 Nomisma
casket-c23 = 1 Lapis, 2 Nomisma
casket-c24 = 1 Lapis, 3 Nomisma
casket-c25 = 1 Lapis, 4 Nomisma
casket-c26 = 1 Lignum, 1 Nomisma
casket-c27 = 1 Lignum, 2 Nomisma
casket-c28 = 1 Lignum, 2 Nomisma
casket-c29 = 1 Lignum, 3 Nomisma
casket-c30 = 1 Lignum, 4 Nomisma
casket-c31 = 1 Frumentum, 1 Nomisma
casket-c32 = 1 Frumentum, 2 Nomisma
casket-c33 = 1 Frumentum, 2 Nomisma
casket-c34 = 1 Frumentum, 3 Nomisma
casket-c35 = 1 Frumentum, 4 Nomisma
casket-c36 = 1 Nomisma, 1 Dynamis
casket-c37 = 2 Nomisma, 1 Dynamis
casket-c38 = 1 Auctoritas, 1 Dynamis
casket-c39 = 2 Auctoritas, 1 Nomisma
casket-c40 = 6 Nomisma

## Units

unit-legionary = Legionary
    .one = a legionary
    .many = legionaries
    .short = leg
unit-cataphract = Cataphract
    .one = a cataphract
    .many = cataphracts
    .short = cat
unit-fortification = Fortification
    .one = a fortification
    .many = fortifications
    .short = fort
unit-siege_tower = Siege Tower
    .one = a siege tower
    .many = siege towers
    .short = tower
unit-dromon = Dromon
    .one = a dromon
    .many = dromons
    .short = drom
unit-priest = Priest
    .one = a priest
    .many = priests
    .short = priest
unit-monk = Monk
    .one = a monk
    .many = monks
    .short = monk
unit-monastery = Monastery
    .one = a monastery
    .many = monasteries
    .short = monast
unit-church = Church
    .one = a church
    .many = churches
    .short = church
unit-hagia_sophia = Hagia Sophia
    .one = the Hagia Sophia
    .many = Hagia Sophia
    .short = sophia
unit-senator = Senator
    .one = a senator
    .many = senators
    .short = sen
unit-hippodrome = Hippodrome
    .one = a hippodrome
    .many = hippodromes
    .short = hipp
unit-aqueduct = Aqueduct
    .one = an aqueduct
    .many = aqueducts
    .short = aqu
unit-merchant = Merchant
    .one = a merchant
    .many = merchants
    .short = merch
unit-merchant_ship = Merchant Ship
    .one = a merchant ship
    .many = merchant ships
    .short = ship
unit-caravan = Caravan
    .one = a caravan
    .many = caravans
    .short = carav

## Territories and seas

territory-thracia = Thracia
    .sea = Propontis
territory-illyricum = Illyricum
    .sea = Aegean Sea
territory-italia = Italia
    .sea = Tyrrhenian Sea
territory-africa = Africa
    .sea = Libyan Sea
territory-aegyptus = Aegyptus
    .sea = Red Sea
territory-oriens = Oriens
    .sea = Phoenician Sea

## Goods

good-auctoritas = Auctoritas
    .short = Auc
good-civicus = Civicus
    .short = Civ
good-virtus = Virtus
    .short = Vir
good-fides = Fides
    .short = Fid
good-lapis = Lapis
    .short = Lap
good-lignum = Lignum
    .short = Lig
good-frumentum = Frumentum
    .short = Fru
good-nomisma = Nomisma
    .short = Nom
good-doxa = Doxa
    .short = Dox
good-dynamis = Dynamis
    .short = Dyn

## Types

type-palatina = Palatina
type-ecclesiastica = Ecclesiastica
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica

## Keimelia

keimelion-labarum = Labarum
    .text = 1 more Dynamis in this round.
    .solo = Dynamis for one of your Bandons: 1 for each card in it, at least 1, in this round.
keimelion-chalice = Chalice
    .text = 2 extra Auctoritas for this round's vote; in a Trial that takes place, 2 extra resources of its kind for your bid. What you do not use is lost.
    .solo = 2 Nomisma for each unit on the map.
keimelion-sceptre = Sceptre
    .text = You settle every tie of this round.
    .solo = 1 resource of your choice for each event completed so far.
keimelion-tunic = Tunic
    .text = The reward of a Victory is doubled for you; the penalty of a Defeat does not touch you.
    .solo = Look at as many cards from the top of the deck as lie in your area: play one of them for free and discard the others.

## Demoi

demos-blue = Blues
    .one = the Blues
    .many = The Blues
demos-green = Greens
    .one = the Greens
    .many = The Greens
demos-white = Whites
    .one = the Whites
    .many = The Whites
demos-red = Reds
    .one = the Reds
    .many = The Reds

## Solo ranks

rank-defeat = Defeat
rank-nero = Nero
rank-caligula = Caligula
rank-titus = Titus
rank-trajan = Trajan
rank-marcus_aurelius = Marcus Aurelius
rank-julius_caesar = Julius Caesar
rank-augustus = Augustus

## Why the game has ended

ended-last-left = A single player was left.
ended-rounds = The last round, round { $round }, had been reached.
ended-early = Time was called in round { $round }.
ended-fall = The emperor had lost all his Doxa.
ended-abdication = The emperor left the throne.
