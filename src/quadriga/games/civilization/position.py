"""Readable positions: what lies where, by name, both ways."""

from typing import Any

from quadriga.engine.case import Tally
from quadriga.games.civilization.board import CARDS, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.data_names import ERA_NAMES, EVENT_NAMES, KIND_NAMES, SIZE_NAMES, TOKEN_NAMES
from quadriga.games.civilization.layout import Builder
from quadriga.games.civilization.layout_seats import copies
from quadriga.games.civilization.names import END_NAMES, PHASE_NAMES, SEAT_NAMES, names_of, token
from quadriga.games.civilization.position_names import (
    EFFECT_NAMES,
    MARK_NAMES,
    MOOD_NAMES,
    MOVEMENT_STEPS,
    NOTHING,
    PURCHASE_STEPS,
    ROAD_NAMES,
    STRATEGY_STEPS,
    bit_names,
)
from quadriga.games.civilization.position_seats import describe_seat
from quadriga.games.civilization.procedures.battle.battle import Battle
from quadriga.games.civilization.procedures.culture import ROWS, CulturePhase, culture_rows, in_reach, is_open
from quadriga.games.civilization.procedures.governments import GovernmentPhase
from quadriga.games.civilization.procedures.movement import MovementPhase, PlayerMovement
from quadriga.games.civilization.procedures.purchase import Purchase, PurchasePhase
from quadriga.games.civilization.procedures.revolts import RevoltPhase
from quadriga.games.civilization.procedures.routes import links
from quadriga.games.civilization.procedures.strategy import StrategyPhase
from quadriga.games.civilization.procedures.supply import OWED
from quadriga.games.civilization.queries import is_capital, is_happy, is_productive, own_settlements
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import (
    CULTURE,
    DECLARED,
    EFFECT,
    LOST,
    MOVEMENT,
    NUKE,
    PURCHASE,
    STATISTICS,
    TRADE_ENTRY,
)

__all__ = ["Builder", "describe"]

DEBT = 3


def describe(g: Civilization) -> dict[str, Any]:
    """The whole position by name; ``waiting``, ``winners`` and the like are there to be expected."""
    keys = g.board.space_keys
    return {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "step": step(g),
        "active": seat_name(active(g)),
        "waiting": sorted(SEAT_NAMES[seat] for seat in g.waiting()),
        "over": g.over,
        "winners": [SEAT_NAMES[seat] for seat in g.winners],
        "era": ERA_NAMES[g.era - 1],
        "era_due": g.era_due,
        "order": [SEAT_NAMES[seat] for seat in g.order],
        "marker": SEAT_NAMES[g.marker],
        "barred": [SEAT_NAMES[seat] for seat in g.barred],
        "gone": [SEAT_NAMES[seat] for seat in g.gone],
        "ending": END_NAMES[g.ending],
        "ended_by": seat_name(g.ended_by),
        "event": EVENT_NAMES[g.event],
        "fund": g.fund,
        "land": {keys[t]: land for t in range(TERRITORIES) if (land := describe_land(g, t))},
        "alert": {keys[space]: markers for space, markers in enumerate(g.alert) if markers},
        "bag": {TOKEN_NAMES[number]: count for number, count in enumerate(g.bag) if count},
        "units": {keys[space]: units_in(g, space) for space in range(SPACES) if space in g.space},
        "pieces": [describe_piece(g, piece) for piece in range(len(g.kind)) if g.kind[piece] >= 0],
        "nukes": [describe_nuke(g, at) for at in range(0, len(g.nukes), NUKE)],
        "declared": [battle(g, *g.declared[at : at + DECLARED]) for at in range(0, len(g.declared), DECLARED)],
        "battle": battle_under_way(g),
        "war": pairs(g, g.war),
        "embargo": directed(g, g.embargo),
        "trades": [describe_trade(g, at) for at in range(0, len(g.trades), TRADE_ENTRY)],
        "debts": [describe_debt(g, at) for at in range(0, len(g.debts), DEBT)],
        "owed": [describe_owed(g, at) for at in range(0, len(g.owed), OWED)],
        "effects": [describe_effect(g, at) for at in range(0, len(g.effects), EFFECT)],
        "lost": [TECHNOLOGY_KEYS[number] for number, owner in enumerate(g.tech_owner) if owner == LOST],
        "tech_turn": {
            TECHNOLOGY_KEYS[number]: g.tech_turn[number] for number, owner in enumerate(g.tech_owner) if owner != NOBODY
        },
        "deck": [g.board.cards[card].key for card in reversed(g.deck)],
        "deck_size": len(g.deck),
        "discarded": discarded(g),
        "history": [list(g.history[at : at + STATISTICS]) for at in range(0, len(g.history), STATISTICS)],
        "links": pairs(g, links(g)),
        "culture": culture(g) if g.phase == CULTURE else {},
        "seat": {SEAT_NAMES[seat]: describe_seat(g, seat) for seat in range(g.seats)},
    }


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat] if seat >= 0 else "nobody"


# --- where the game stands


def active(g: Civilization) -> int:
    """Whose turn it is within the phase: the first of the order where all act together."""
    for frame in g.frames():
        if isinstance(frame, MovementPhase) and frame.turn < len(g.order):
            return g.order[frame.turn]
        if isinstance(frame, (StrategyPhase, CulturePhase)) and frame.at < len(g.order):
            return g.order[frame.at]
        if isinstance(frame, GovernmentPhase) and frame.seat(g) != NOBODY:
            return frame.seat(g)
        if isinstance(frame, (PurchasePhase, RevoltPhase)) and frame.seat != NOBODY:
            return frame.seat
    return next((seat for seat in g.order if seat not in g.gone), NOBODY)


def step(g: Civilization) -> str:
    for frame in g.stack:
        if isinstance(frame, StrategyPhase):
            return STRATEGY_STEPS[int(frame.again)]
    if g.phase == PURCHASE:
        return PURCHASE_STEPS[int(any(isinstance(frame, Purchase) for frame in g.stack))]
    if g.phase == MOVEMENT:
        return MOVEMENT_STEPS[int(not any(isinstance(frame, PlayerMovement) for frame in g.stack))]
    return ""


def battle(g: Civilization, space: int, attackers: int, defenders: int, supporters: int = 0) -> dict[str, Any]:
    owners = tuple(names_of(g, "owner"))
    found: dict[str, Any] = {
        "space": g.board.space_keys[space],
        "attackers": bit_names(attackers, owners),
        "defenders": bit_names(defenders, owners),
    }
    if supporters:
        found["supporters"] = bit_names(supporters, owners)
    return found


def battle_under_way(g: Civilization) -> dict[str, Any]:
    """Its sides; laid out again it begins from its beginning."""
    for frame in g.frames():
        if isinstance(frame, Battle):
            return battle(g, frame.space, frame.attackers, frame.defenders, frame.supporters)
    return {}


# --- the map


def describe_land(g: Civilization, territory: int) -> dict[str, Any]:
    """Only what is not as in an empty land."""
    doc: dict[str, Any] = {}
    number = g.token[territory]
    settled = g.holder[territory] != NOBODY
    if settled:
        doc["holder"] = names_of(g, "owner")[g.holder[territory]]
        doc["size"] = SIZE_NAMES[g.size[territory] - 1]
        doc["happy"] = is_happy(g, territory)
        doc["productive"] = is_productive(g, territory)
        doc["capital"] = is_capital(g, territory)
    if settled or number != NOBODY:
        doc["token"] = TOKEN_NAMES[number] if number != NOBODY else NOTHING
        doc["shown"] = bool(g.shown[territory])
    if settled or g.resource[territory] != NOBODY:
        doc["resource"] = TOKEN_NAMES[g.resource[territory]] if g.resource[territory] != NOBODY else NOTHING
    if g.known[territory]:
        doc["known"] = bit_names(g.known[territory], SEAT_NAMES)
    if settled or g.road[territory]:
        doc["road"] = ROAD_NAMES[g.road[territory]]
    if settled or g.mood[territory]:
        doc["mood"] = bit_names(g.mood[territory], MOOD_NAMES)
    if g.founders[territory] != NOBODY:
        doc["founder"] = SEAT_NAMES[g.founders[territory]]
    if g.occupied[territory]:
        doc["occupied"] = True
    return doc


def units_in(g: Civilization, space: int) -> dict[str, Tally]:
    """Everything in a space, cargo included."""
    owners = names_of(g, "owner")
    found: dict[str, Tally] = {}
    for piece in range(len(g.kind)):
        if g.space[piece] == space and g.kind[piece] >= 0:
            tally = found.setdefault(owners[g.owner[piece]], Tally())
            name = KIND_NAMES[g.kind[piece]]
            tally[name] = tally.get(name, 0) + 1
    return found


def describe_piece(g: Civilization, piece: int) -> dict[str, Any]:
    doc: dict[str, Any] = {
        "id": piece,
        "owner": names_of(g, "owner")[g.owner[piece]],
        "kind": KIND_NAMES[g.kind[piece]],
        "space": g.board.space_keys[g.space[piece]],
    }
    if g.aboard[piece] != NOBODY:
        doc["aboard"] = g.aboard[piece]
    if g.spent[piece]:
        doc["spent"] = g.spent[piece]
    if g.origin[piece] >= 0:
        doc["origin"] = g.board.space_keys[g.origin[piece]]
    doc["mark"] = bit_names(g.mark[piece], MARK_NAMES)
    if g.alarm[piece]:
        doc["alarm"] = g.alarm[piece]
    return doc


def describe_nuke(g: Civilization, at: int) -> dict[str, Any]:
    owner, space, carrier = g.nukes[at : at + NUKE]
    doc: dict[str, Any] = {"owner": names_of(g, "owner")[owner], "space": g.board.space_keys[space]}
    if carrier != NOBODY:
        doc["carrier"] = carrier
    return doc


# --- between the players


def pairs(g: Civilization, matrix: Row | list[int]) -> list[list[str]]:
    return [
        [SEAT_NAMES[one], SEAT_NAMES[other]]
        for one in range(g.seats)
        for other in range(one + 1, g.seats)
        if matrix[one * g.seats + other]
    ]


def directed(g: Civilization, matrix: Row) -> list[list[str]]:
    return [[SEAT_NAMES[at // g.seats], SEAT_NAMES[at % g.seats]] for at, number in enumerate(matrix) if number]


def describe_trade(g: Civilization, at: int) -> dict[str, Any]:
    one, other, turn, forced = g.trades[at : at + TRADE_ENTRY]
    doc: dict[str, Any] = {"between": [g.board.space_keys[one], g.board.space_keys[other]]}
    if turn:
        doc["turn"] = turn
    if forced:
        doc["forced"] = True
    return doc


def describe_debt(g: Civilization, at: int) -> dict[str, Any]:
    debtor, creditor, coins = g.debts[at : at + DEBT]
    return {"debtor": SEAT_NAMES[debtor], "creditor": SEAT_NAMES[creditor], "coins": coins}


def describe_owed(g: Civilization, at: int) -> dict[str, Any]:
    seat, what, number, free = g.owed[at : at + OWED]
    names = [*KIND_NAMES, "none", *SIZE_NAMES]
    doc: dict[str, Any] = {"seat": SEAT_NAMES[seat], "what": names[what], "number": number}
    if free:
        doc["free"] = True
    return doc


def describe_effect(g: Civilization, at: int) -> dict[str, Any]:
    kind, seat, number = g.effects[at : at + EFFECT]
    name, thing = EFFECT_NAMES[kind]
    return {"kind": name, "seat": seat_name(seat), "number": token(g, thing, number) if thing else number}


def discarded(g: Civilization) -> list[str]:
    """Strategy cards out of the game, in the order of their numbers."""
    used = [*g.deck, *g.spy_special, *[held % CARDS for held in (*g.hands, *g.completed, *g.standing)]]
    return [
        card.key for number, card in enumerate(g.board.cards) for _ in range(copies(g, number) - used.count(number))
    ]


def culture(g: Civilization) -> dict[str, Any]:
    """The score of every attempt in reach: own settlement, the other's, row by row and in all."""
    keys = g.board.space_keys
    found: dict[str, Any] = {}
    for seat in g.order:
        targets = [target for target in range(TERRITORIES) if is_open(g, seat, target)]
        for territory in own_settlements(g, seat):
            for target in targets:
                if in_reach(g, territory, target):
                    rows = culture_rows(g, territory, target)
                    scores = dict(zip(ROWS, rows, strict=True))
                    found.setdefault(keys[territory], {})[keys[target]] = {**scores, "score": sum(rows)}
    return found
