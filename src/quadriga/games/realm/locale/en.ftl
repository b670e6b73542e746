## Names

nobody = nobody
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-white = White
land-abbey = Abbey
land-bridge = Bridge
land-castle = Castle
land-dale = Dale
land-estuary = Estuary
land-forest = Forest
land-grange = Grange
land-harbour = Harbour
card-warlord = Warlord
card-joker = Joker
card-truce = Truce
phase-setup = Preparation
phase-supply = Supply
phase-auction = Auction
phase-council = Council
phase-turns = Turns
resource-florin = florin
promise-peace = peace
option-rounds = Rounds
option-offers = Offers a player may make in each council
score-total = Points
score-lands = Lands
score-florins = Florins
score-debts = Debts

## Verbs

verb-bid = Bid
verb-reopen = Take the sealed bid back
example-answer = bid x2
example-terms = 2 florin for 1 florin
verb-offer = Make an offer
verb-counter = Make a counter-offer
verb-accept = Accept
verb-decline = Decline
verb-withdraw = Withdraw the offer
verb-done = Done
verb-enter = March into
verb-loan = Take a loan
verb-play = Play
verb-pass = Pass
verb-leave = Leave the game
verb-time-up = Time is up

## Prompts

prompt-bid = Bid in secret for the turn order; you have { $have } { $have ->
    [one] florin
   *[other] florins
}.
prompt-bid-again = Your bid of { $amount } is tied: bid again, to be added; you have { $have } in all.
prompt-council = Council of round { $round }: make offers and answer them, then say that you are done.
prompt-cancel = { $seat } plays { $card }: cancel it?
prompt-battle = Battle for { $land }: { $attack } against { $defence }. Play a card?
prompt-turn = Your turn: march into a land next to yours, or pass. You have { $have } { $have ->
    [one] florin
   *[other] florins
}.

## Events

event-round-started = Round { $round } begins.
event-hand-grown = { $seat } takes a card.
event-card-drawn = { $seat } draws { $card }.
event-auction-revealed = { $seat } has bid { $amount }.
event-auction-won = { $seat } is first and pays { $amount } to { $other }.
event-offer-made = { $seat } makes offer { $offer } to { $other }.
event-offer-accepted = { $seat } accepts offer { $offer } of { $other }.
event-offer-declined = { $seat } declines offer { $offer } of { $other }.
event-offer-countered = { $seat } answers offer { $offer } of { $other } with another.
event-offer-withdrawn = { $seat } withdraws offer { $offer } to { $other }.
event-florins-paid = { $seat } gives { $other } { $amount } { $amount ->
    [one] florin
   *[other] florins
}.
event-pact-sworn = { $seat } promises { $other } peace until round { $round }.
event-turn-passed = { $seat } passes.
event-loan-taken = { $seat } borrows { $amount } { $amount ->
    [one] florin
   *[other] florins
}.
event-battle-rolled = { $seat } attacks { $land }: { $attack } against { $defence }.
event-battle-stopped = The battle of { $seat } for { $land } is called off.
event-cost-returned = { $seat } gets back { $amount } { $amount ->
    [one] florin
   *[other] florins
}.
event-land-conquered = { $seat } conquers { $land }.
event-land-held = { $land } holds out against { $seat }.
event-tithe-paid = The abbey gives { $seat } a florin.
event-card-played = { $seat } plays { $card }.
event-card-cancelled = { $card } of { $seat } is cancelled.
event-seat-left = { $seat } leaves the game.
event-time-called = Time is up.
event-game-won = { $seat } wins with { $points } { $points ->
    [one] point
   *[other] points
}.

## Why not

reason-auction-only = Bids are made only in the auction.
reason-card-not-held = You do not hold { $card }.
reason-council-only = Deals are made only in the council.
reason-empty-deal = A deal must hold something.
reason-loan-taken = You have already taken a loan this turn.
    .remedy = Wait for the next round.
reason-no-credit = There is no credit left: you owe { $have }, at most { $limit } is allowed.
reason-no-such-promise = The only promise is peace by one of the two, until round { $round } at the latest.
reason-not-enough = A march costs { $need }, you have { $have }.
    .remedy = Take a loan first.
reason-only-florins = Only florins change hands, at least one at a time.
reason-out-of-reach = { $land } is not next to your lands.
reason-own-land = { $land } is yours already.
reason-pact-forbids = You have promised { $seat } peace until round { $round }, so { $land } is closed to you.
reason-seat-lacks = { $seat } has only { $have } of the { $need } florins.
reason-turn-only = That is for your own turn.
reason-wrong-card = { $card } cannot be played at this moment.
