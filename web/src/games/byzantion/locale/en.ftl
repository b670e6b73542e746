# Byzantion in the browser, in English. Names, choices and events are in the game's own catalogue.

bz-amount = { $count } { $thing }
bz-units = { $count } { $unit }
bz-nothing = nothing
bz-nobody = nobody
bz-empty = empty
bz-close = Close
bz-you = you
bz-player = Player
bz-of = of { $number }
bz-from = from { $number }
bz-cancelled = (cancelled)
bz-not-now = Not possible now ({ $number })

## The table

bz-corners = Parts of the table
bz-corner-court = Court
bz-corner-events = Events
bz-corner-market = Market
bz-corner-map = Map
bz-preparation = Preparation
bz-round = Round { $round }
bz-round-of = Round { $round } of { $rounds }
bz-has-ring = Imperial Ring: { $seat }
bz-is-arbiter = Arbiter: { $seat }
bz-ring = Imperial Ring
bz-underway = What is under way
bz-waiting-for = Waiting for { $seats }
bz-map = Map of the territories and Doxa track
bz-race = Doxa track: { $standing }
bz-territory = Territory
bz-sea = Sea
bz-cities = Cities
bz-units-here = Units
bz-supply = Miniatures left
bz-standings = Standings
bz-absent = has left

## Cards

bz-hidden-card = a card face down
bz-intrigue-card = Intrigue card
bz-costs = costs { $cost } Nomisma
bz-produces = produces { $loot }
bz-production = Production
bz-level = { $type }, level { $level }
bz-reconstructed = reconstructed
bz-reconstructed-why = Reconstructed: the rulebook does not print this card in full.
bz-windows = May be played
bz-window-anytime = at nearly any time
bz-window-vote = after another's vote
bz-window-declare = when another declares an action
bz-window-intrigue = against an Intrigue card
bz-window-own_action = in your own turn
bz-window-phase = between phases
bz-window-victory = at a Victory
bz-window-defeat = at a Defeat
bz-window-trial = after Trial bids
bz-window-end = at the end of the game
bz-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
bz-hand-short = Cards in hand
bz-hand-limit = limit { $limit } at the end of the round
bz-no-cards = No cards in hand
bz-bandon-of = Bandon of { $card }, produces { $loot }
bz-loose-card = { $card } on its own, produces { $loot }
bz-leads = leads { $count ->
    [0] a Bandon of its own
    [one] 1 follower
   *[other] { $count } followers
}
bz-follows = follows { $card }
bz-marked = Dynamis on it, used in this round
bz-down = face down
bz-tableau = Court of { $seat }
bz-courts = Courts of the players
bz-own-court = My court
bz-nothing-played = No cards in play yet.
bz-intrigue-played = Intrigue cards played
bz-in-play = { $count ->
    [one] 1 card in play
   *[other] { $count } cards in play
}
bz-cards-cost = cards worth { $cost }
bz-cost-short = Cost of cards
bz-missions = Missions
bz-missions-held = { $count ->
    [one] 1 Mission
   *[other] { $count } Missions
}
bz-victories = { $count ->
    [one] 1 Victory
   *[other] { $count } Victories
}
bz-victories-short = Victories
bz-unit-costs = What units cost, and how many are left

## Market, offer, initiative

bz-market = Market
bz-slot = { $price } Nomisma: { $thing }
bz-not-on-market = Not on the Market
bz-offer = Offer
bz-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bz-discard = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
bz-discard-pile = Discard pile, top card first
bz-reserved = reserved with 1 Auctoritas
bz-initiative = Initiative
bz-casket = Casket
bz-used = used

## Events

bz-events = Events
bz-no-event = No event in this round
bz-hidden-event = This event lies face down
bz-current = now
bz-epoch = Epoch { $epoch }
bz-year = AD { $year }
bz-option = Option { $option }
bz-options = Options
bz-chosen = chosen
bz-won-by = Victory: { $seat }
bz-completed = completed
bz-failed = failed
bz-reward = Reward
bz-penalty = Penalty
bz-consequence = Otherwise
bz-trial = Trial
bz-brings = brings
bz-missing = Missing: { $units }.
bz-units-there = All units asked for are there.
bz-paid = The cost is paid.

## Vote

bz-total = { $total } Auctoritas
bz-auctoritas-for = Auctoritas for { $option }
bz-chalice = the Chalice gives { $number } of it
bz-no-votes = You have no Auctoritas to place.
bz-vote = Place { $amount } on “{ $option }”
bz-voted = { $seat-many } have voted with { $amount } for { $option }
bz-vote-totals = Votes: { $first } against { $second }

## Contributions, Trials, splits

bz-required = Required
bz-needed = Needed
bz-you-have = You have
bz-you-give = You give
bz-worth = Doxa, and as much generosity
bz-give-all = All I can
bz-give-nothing = Nothing
bz-seal-contribution = Seal the contribution
bz-substitutes = Tokens that stand for another resource:
bz-sealed = Sealed: { $seats }
bz-nobody-sealed = Nobody has sealed yet.
bz-reopen = Break my seal
bz-together = All together
bz-generosity = generosity { $number }
bz-stands-for = { $card }: stands for { $good }
bz-seal-bid = Seal a bid of { $amount }
bz-own-bid = Your bid: { $number }
bz-counts-as = counts as { $number }
bz-split-who = { $splitter-many } lay out two parts, { $owner-one } take one.
bz-first-part-of = { $good } in the first part
bz-to-first = in the first part
bz-part = Part { $part }
bz-lay-out = Lay the parts out

## Choosing

bz-keep-one = Keep one card
bz-kept = Kept so far: { $count }
bz-spurn-one = Put one Mission away
bz-still-choosing = Still choosing: { $seats }

## Reactions

bz-deed-vote = { $seat-many } have voted: { $option }
bz-deed-action = { $seat-many } declare: { $action }
bz-deed-free-action = { $seat-many } declare without Dynamis: { $action }
bz-deed-intrigue = { $seat-many } announce { $card }
bz-deed-victory = { $event } is completed: Victory of { $seat-one }
bz-deed-defeat = { $event } has failed: the penalty falls on { $seat-one }
bz-deed-trial = The bids of the Trial are open: { $event }
bz-deed-phase = Between two phases
bz-deed-ability = { $seat-many } use { $card }
bz-deed-split = { $card }: loot is split for { $seat-one }
bz-nothing-fits = None of your Intrigue cards fits here.
bz-pass-round = Pass at every reaction for the rest of this round

## The end

bz-finale = End of the game
bz-winners = Winner: { $seats }
bz-rank-now = Remembered now as { $rank }
bz-rank-final = { $doxa } Doxa: you will be remembered as { $rank }
