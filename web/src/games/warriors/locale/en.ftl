# Warriors & Traders in the browser, in English. Names, choices and events are in the game's own catalogue.

wt-sea-names = en
wt-map = Map of the game
wt-map-keys = Arrow keys go from province to province, Enter chooses, Home and End go to the first and the last. Shift with arrows moves the map, plus and minus zoom, 0 shows all of it.
wt-loading = The map is being fetched …
wt-no-map = The map could not be fetched. Reload the page to try again.
wt-can-choose = Can be chosen now
wt-hide-pieces = Hide pieces
wt-cancel = Cancel

## Provinces

wt-held-by = Held by { $holder }
wt-force = { $owner }: { $units }, strength { $strength }
wt-points = { $points } { $points ->
    [one] point
   *[other] points
}
wt-strength = strength { $strength }
wt-values = strength { $strength }, { $hits } { $hits ->
    [one] hit point
   *[other] hit points
}

## The player board

wt-track = { $track }: level { $level }, { $tokens } of { $spaces } spaces
wt-levels = All levels
wt-leads = leads
wt-food-needed = { $food } needed
wt-storage = At the end of the turn you keep at most { $limit } of each resource.
wt-reserve = Reserve
wt-unification = Unification: { $held } of { $needed } provinces
wt-part-held = held
wt-part-missing = missing
wt-wars = At war with
wt-since = since turn { $turn }
wt-allies = Allied with
wt-routes = Trade routes
wt-routes-opened = Trade routes: { $opened } of { $limit } opened
wt-leaving = { $seat } is leaving
wt-team = (team { $points })
wt-more = More
wt-standings = Standings
wt-nation = Nation
wt-relations = Wars and routes

## Trade

wt-offers = Offers
wt-no-offers = No offers on the table.
wt-gives = { $seat } gives
wt-partners = Other players
wt-offer-to = Offer to { $seat }
wt-counter-to = Counter-offer to { $seat }
wt-i-give = I give
wt-i-take = I take
wt-of = of { $number }
wt-gift = You ask for nothing: this is a gift.
wt-send-offer = Send the offer
wt-bank = Bank, { $rate } for 1
wt-bank-corner = give ↓ take →
wt-times = How many times

## Battle

wt-battle = Battle for { $province }
wt-attacks = { $seat } attacks
wt-defends = { $seat } in defence
wt-damage-left = damage to give
wt-battle-hint = Every blow can be undone until the last one seals your damage. A piece brought to exactly 0 retreats if it can, otherwise it falls.
wt-damage-for = Damage for { $kind }
wt-strike = Strike: { $amount }
wt-hits-left = { $hits } { $hits ->
    [one] hit point
   *[other] hit points
} left, { $given } damage given
wt-fate-unharmed = unharmed
wt-fate-hurt = hurt
wt-fate-beaten = down to 0
wt-fate-falls = falls

## Actions

wt-technology = Technology
wt-armies = Armies and fortresses
wt-diplomacy = War and peace
wt-not-now = Not possible now ({ $number })
