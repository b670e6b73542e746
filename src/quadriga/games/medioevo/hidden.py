"""What a seat cannot know, dealt anew.

Treasuries are hidden from the view, but whoever counts along knows them: they stay.
"""

from quadriga.engine.chance import below, permutation
from quadriga.engine.parley import CLAUSE, LEG, Parley
from quadriga.games.medioevo import view
from quadriga.games.medioevo.board import CARDS, KINGDOMS
from quadriga.games.medioevo.codes import PACT, PACT_BY, PACT_FOR, PACT_ID, PACT_SECRET, SETUP
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.dispute import Vote
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.kingdoms import MOST_STAKE, KingdomAuction
from quadriga.games.medioevo.procedures.preparation import StartingCards
from quadriga.games.medioevo.procedures.tax import TaxPhase
from quadriga.games.medioevo.procedures.treaty import Proposal
from quadriga.games.medioevo.state import Medioevo


def determinize(g: Medioevo, seat: int, rng: list[int]) -> Medioevo:
    """A clone with other decks and sealed answers as they might be for all the seat knows."""
    clone = g.clone()
    clone.reseed(rng)
    clone.rolled = []
    deal_cards(clone, seat, rng)
    deal_events(clone, rng)
    forget_pacts(clone, seat)
    for frame in clone.stack:
        if isinstance(frame, TurnOrder):
            redraw_bids(clone, frame, seat, rng)
        elif isinstance(frame, TaxPhase) and frame.at == 0:
            for other in range(clone.seats):
                if other != seat and frame.levels[other] >= 0:
                    frame.levels[other] = below(rng, 5)
        elif isinstance(frame, KingdomAuction) and frame.at == 0:
            redraw_stakes(clone, frame, seat, rng)
        elif isinstance(frame, Vote):
            for other in range(clone.seats):
                if other != seat and frame.votes[other] >= 0:
                    frame.votes[other] = below(rng, 2)
        elif isinstance(frame, Proposal) and seat not in (frame.seat, frame.other):
            frame.legs = []
            frame.clauses = []
        elif isinstance(frame, Parley):
            forget_offers(frame, seat)
    return clone


def shuffled(things: list[int], rng: list[int]) -> list[int]:
    return [things[place] for place in permutation(rng, len(things))]


def deal_cards(g: Medioevo, seat: int, rng: list[int]) -> None:
    """The objective on top of the deck lies open; the rest, and what others look at, could be anything."""
    known = 1 if g.deck and g.phase != SETUP else 0
    looks = [frame for frame in g.stack if isinstance(frame, CardPurchase) and frame.seat != seat]
    dealings = [frame for frame in g.stack if isinstance(frame, StartingCards)]
    stock = list(g.deck[: len(g.deck) - known])
    for look in looks:
        stock.extend(look.drawn)
    for dealing in dealings:
        stock.extend([held % CARDS for held in dealing.dealt if held // CARDS != seat])
    stock = shuffled(stock, rng)
    for look in looks:
        look.drawn = [stock.pop() for _ in look.drawn]
    for dealing in dealings:
        redeal(dealing, seat, stock, rng)
    g.deck = (*stock, *g.deck[len(g.deck) - known :])


def redeal(dealing: StartingCards, seat: int, stock: list[int], rng: list[int]) -> None:
    dealing.dealt = sorted(
        [held if held // CARDS == seat else held // CARDS * CARDS + stock.pop() for held in dealing.dealt]
    )
    for other, pick in enumerate(dealing.picks):
        if other != seat and pick >= 0:
            hand = dealing.dealt_to(other)
            if hand:
                dealing.picks[other] = hand[below(rng, len(hand))]


def deal_events(g: Medioevo, rng: list[int]) -> None:
    """Only the tax on the back of the top card is known."""
    if not g.event_deck:
        return
    tax = g.board.events[g.event_deck[-1]].tax
    stock = shuffled(list(g.event_deck), rng)
    for place, event in enumerate(stock):
        if g.board.events[event].tax == tax:
            del stock[place]
            g.event_deck = (*stock, event)
            return


def forget_pacts(g: Medioevo, seat: int) -> None:
    """A secret pact of others that shows in nothing the seat can see might as well not exist."""
    hidden: list[int] = []
    for entry in range(0, len(g.pacts), PACT):
        if g.pacts[entry + PACT_SECRET] and seat not in (g.pacts[entry + PACT_BY], g.pacts[entry + PACT_FOR]):
            if g.pacts[entry + PACT_ID] not in hidden:
                hidden.append(g.pacts[entry + PACT_ID])
    for pact in hidden:
        before = g.pacts
        seen = view.view(g, seat)
        offered = offers_of(g, seat)
        g.pacts = ()
        for entry in range(0, len(before), PACT):
            if before[entry + PACT_ID] != pact:
                g.pacts = (*g.pacts, *before[entry : entry + PACT])
        g.offered = None
        if view.view(g, seat) != seen or offers_of(g, seat) != offered or not decidable(g):
            g.pacts = before
    g.offered = None


def offers_of(g: Medioevo, seat: int) -> list[str]:
    """What the seat is offered, as text."""
    if seat < 0 or g.over or seat not in g.waiting():
        return []
    g.offered = None
    found = [repr(choice) for choice in g.choices(seat)]
    g.offered = None
    return found


def decidable(g: Medioevo) -> bool:
    """Whether everybody who is asked still has an answer."""
    for seat in g.waiting():
        g.offered = None
        if not g.choices(seat):
            return False
    g.offered = None
    return True


def redraw_bids(g: Medioevo, frame: TurnOrder, seat: int, rng: list[int]) -> None:
    for other in range(g.seats):
        if other == seat:
            continue
        if frame.at == 0 and frame.bids[other] >= 0:
            frame.bids[other] = below(rng, g.florins[other] + 1)
        elif frame.at == 1 and frame.second[other] >= 0:
            frame.second[other] = below(rng, g.florins[other] - frame.bids[other] + 1)


def redraw_stakes(g: Medioevo, frame: KingdomAuction, seat: int, rng: list[int]) -> None:
    free = [kingdom for kingdom in range(KINGDOMS) if kingdom not in g.kingdom]
    for other in range(g.seats):
        if other != seat and frame.wishes[other] >= 0:
            frame.wishes[other] = free[below(rng, len(free))]
            frame.stakes[other] = below(rng, MOST_STAKE + 1)


def forget_offers(frame: "Parley[Medioevo]", seat: int) -> None:
    """Terms between others are known to them alone."""
    for index, number in enumerate(frame.ids):
        if seat in (frame.makers[index], frame.takers[index]):
            continue
        frame.legs = keep_rows(frame.legs, LEG, number)
        frame.clauses = keep_rows(frame.clauses, CLAUSE, number)


def keep_rows(rows: list[int], width: int, number: int) -> list[int]:
    kept: list[int] = []
    for start in range(0, len(rows), width):
        if rows[start] != number:
            kept.extend(rows[start : start + width])
    return kept
