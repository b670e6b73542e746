"""What a seat cannot know, dealt anew."""

from quadriga.engine.chance import below, permutation
from quadriga.games.byzantion.board import CARDS, EVENT_CARDS, EVENTS, GOODS, MISSIONS
from quadriga.games.byzantion.procedures.ability import DrawAndKeep
from quadriga.games.byzantion.procedures.contribution import MARK, SEALED, Contribution
from quadriga.games.byzantion.procedures.preparation import Draft
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import current_event, has
from quadriga.games.byzantion.state import HIDDEN, Byzantion


def determinize(g: Byzantion, seat: int, rng: list[int]) -> Byzantion:
    """A clone with other hands, decks, Missions and sealed answers as they might be for all the seat knows."""
    clone = g.clone()
    clone.reseed(rng)
    clone.rolled = []  # the last shuffle has been used up
    deal_cards(clone, seat, rng)
    deal_missions(clone, seat, rng)
    clone.caskets = shuffled(clone.caskets, rng)
    redraw_events(clone, rng)
    for frame in clone.stack:
        if isinstance(frame, Contribution) and frame.at == 0:
            redraw_commitments(clone, frame, seat, rng)
        elif isinstance(frame, Trial) and frame.at == 0:
            redraw_bids(clone, frame, seat, rng)
    return clone


def shuffled(things: list[int], rng: list[int]) -> list[int]:
    return [things[place] for place in permutation(rng, len(things))]


def deal_cards(g: Byzantion, seat: int, rng: list[int]) -> None:
    """Hands of others, packs of a draft, cards being chosen from and the deck are one stock; all sizes stay."""
    hidden = [held for held in g.hands if held // CARDS != seat]
    draft = next((frame for frame in g.stack if isinstance(frame, Draft)), None)
    looks = [frame for frame in g.stack if isinstance(frame, DrawAndKeep) and frame.seat != seat]
    packs = [held for held in draft.packs if held // CARDS != seat] if draft is not None else []
    stock = [held % CARDS for held in hidden + packs] + g.deck
    for look in looks:
        stock.extend(look.drawn)
    stock = shuffled(stock, rng)
    g.hands = sorted([held for held in g.hands if held // CARDS == seat] + dealt(hidden, stock))
    if draft is not None:
        redeal_packs(draft, seat, packs, stock, rng)
    for look in looks:
        look.drawn = sorted([stock.pop() for _ in look.drawn])
    g.deck = stock


def dealt(places: list[int], stock: list[int]) -> list[int]:
    """As many new cards for each owner as the old ones were."""
    return [held // CARDS * CARDS + stock.pop() for held in places]


def redeal_packs(draft: Draft, seat: int, packs: list[int], stock: list[int], rng: list[int]) -> None:
    draft.packs = sorted([held for held in draft.packs if held // CARDS == seat] + dealt(packs, stock))
    for other, pick in enumerate(draft.picks):
        if other != seat and pick >= 0:
            pack = draft.pack_of(other)
            draft.picks[other] = pack[below(rng, len(pack))]


def deal_missions(g: Byzantion, seat: int, rng: list[int]) -> None:
    """A seat knows the Missions it holds and those it has put back."""
    if g.seats == 1 or g.over:
        return
    known = [held % MISSIONS for held in g.missions + g.spurned if held // MISSIONS == seat]
    stock = shuffled([mission for mission in range(MISSIONS) if mission not in known], rng)
    for pile in (g.missions, g.spurned):
        for place, held in enumerate(pile):
            if held // MISSIONS != seat:
                pile[place] = held // MISSIONS * MISSIONS + stock.pop()
        pile.sort()


def redraw_events(g: Byzantion, rng: list[int]) -> None:
    """Solo events that lie face down could be any of their epoch that has not been seen."""
    events = g.board.events
    face_down = [place for place, shown in enumerate(g.shown) if shown == HIDDEN]
    seen = [event for place, event in enumerate(g.events) if place not in face_down]
    for place in face_down:
        epoch = events[g.events[place]].epoch
        stock = [event for event in range(EVENTS, EVENT_CARDS) if events[event].epoch == epoch and event not in seen]
        g.events[place] = stock[below(rng, len(stock))]
        seen.append(g.events[place])


def redraw_commitments(g: Byzantion, frame: Contribution, seat: int, rng: list[int]) -> None:
    """Others may have committed anything under their caps; what they marked is forgotten."""
    kept: list[int] = []
    for start in range(0, len(frame.marks), MARK):
        if frame.marks[start] == seat:
            kept.extend(frame.marks[start : start + MARK])
    frame.marks = kept
    for other in range(g.seats):
        if other != seat:
            for good in range(GOODS):
                if frame.cursor[other] == SEALED or good < frame.cursor[other]:
                    frame.given[other * GOODS + good] = below(rng, frame.cap(g, other, good) + 1)


def redraw_bids(g: Byzantion, frame: Trial, seat: int, rng: list[int]) -> None:
    resource = current_event(g).trial_resource
    for other in range(g.seats):
        if other != seat and frame.bids[other] >= 0:
            frame.bids[other] = below(rng, has(g, other, resource) + frame.gift(g, other) + 1)
