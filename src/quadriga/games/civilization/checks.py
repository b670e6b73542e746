"""Invariants of every position the rules can reach."""

from collections import Counter

from quadriga.engine.chance import WORD
from quadriga.engine.codec import Column, misshapen
from quadriga.games.civilization.board import (
    CARDS,
    CARRIER,
    CIVILIZATIONS,
    FERTILE,
    GOVERNMENTS,
    IMPROVEMENTS,
    KINDS,
    METROPOLIS,
    NOBODY,
    PLANE,
    RAILWAY,
    RESOURCES,
    SPACES,
    TERRITORIES,
    TOKENS,
)
from quadriga.games.civilization.position_names import EFFECT_NAMES
from quadriga.games.civilization.procedures.motion import deck_room
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.supply import OWED, OWED_SEAT, OWED_WHAT
from quadriga.games.civilization.queries import is_land_unit, is_ship
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.terms import (
    ACCOUNTS,
    BATTLE_ATTACKERS,
    BATTLE_DEFENDERS,
    BATTLE_SPACE,
    DECLARED,
    DEEDS,
    EFFECT,
    IMPRISONED,
    LOST,
    MOVEMENT,
    NUKE,
    NUKE_CARRIER,
    NUKE_OWNER,
    NUKE_SPACE,
    SCORING,
    SETUP,
    SPIES,
    SPIES_ABROAD,
    STATISTICS,
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
    WORK,
    WORK_FIRST,
    WORK_NAME,
    WORK_SECOND,
)
from quadriga.games.civilization.wonders import WONDERS


def problems(g: Civilization) -> list[str]:
    found = shape_problems(g)
    if found:
        return found
    return unit_problems(g) + settlement_problems(g) + card_problems(g) + spy_problems(g) + diplomacy_problems(g)


def shape_problems(g: Civilization) -> list[str]:
    """Rows of the wrong length and numbers of things that do not exist: all else relies on them."""
    if not 3 <= g.seats <= 6:
        return [f"{g.seats} seats"]
    found: list[str] = []
    if not SETUP <= g.phase <= SCORING:
        found.append(f"phase {g.phase}")
    if not g.stack and not g.over:
        found.append("nothing is going on")
    if sorted({*g.order, *g.gone}) != list(range(g.seats)) or len(set(g.order)) != len(g.order):
        found.append("order and those gone do not name every seat")
    for name, row, width in (
        ("works", g.works, WORK),
        ("trades", g.trades, TRADE_ENTRY),
        ("declared", g.declared, DECLARED),
        ("nukes", g.nukes, NUKE),
        ("effects", g.effects, EFFECT),
        ("debts", g.debts, 3),
        ("owed", g.owed, OWED),
        ("history", g.history, g.seats * STATISTICS),
    ):
        if len(row) % width:
            found.append(f"{name} has a broken row")
    found.extend("troops or fleet too short" for row in (g.troops, g.fleet) if len(row) != SPACES * (g.seats + 1))
    return found + misshapen(course_columns(g) + board_columns(g) + entry_columns(g))


def course_columns(g: Civilization) -> list[Column]:
    seats = g.seats
    return [
        ("absent", g.absent, None, 0, seats - 1),
        ("winners", g.winners, None, 0, seats - 1),
        ("rng", g.rng, 4, 0, WORD),
        ("order", g.order, None, 0, seats - 1),
        ("gone", g.gone, None, 0, seats - 1),
        ("leaving", g.leaving, seats, 0, None),
        ("civilization", g.civilization, seats, -1, CIVILIZATIONS - 1),
        ("coins", g.coins, seats, 0, None),
        ("government", g.government, seats, 0, GOVERNMENTS - 1),
        ("former", g.former, seats, -1, GOVERNMENTS - 1),
        ("capital", g.capital, seats, -1, TERRITORIES - 1),
        ("experience", g.experience, seats, 0, None),
        ("merit_points", g.merit_points, seats, 0, None),
        ("handicap", g.handicap, seats if g.handicap else 0, 0, None),
        ("dogma", g.dogma, seats, -1, RESOURCES - 1),
        ("fuel", g.fuel, seats, 0, None),
        ("terror", g.terror, seats, 0, None),
        ("overtime", g.overtime, seats, 0, None),
        ("used_minutes", g.used_minutes, seats, 0, None),
        ("income", g.income, seats, 0, None),
        ("accounts", g.accounts, seats * ACCOUNTS, -9999, None),
        ("deeds", g.deeds, seats * DEEDS, 0, None),
        ("deck", g.deck, None, 0, CARDS - 1),
        ("hands", g.hands, None, 0, seats * CARDS - 1),
        ("completed", g.completed, None, 0, seats * CARDS - 1),
        ("standing", g.standing, None, 0, seats * CARDS - 1),
        ("tech_owner", g.tech_owner, TECHNOLOGIES, -1, LOST),
        ("tech_turn", g.tech_turn, TECHNOLOGIES, 0, g.turn),
        ("wonder_owner", g.wonder_owner, WONDERS, -1, seats - 1),
        ("wonder_place", g.wonder_place, 2 * WONDERS, -1, TERRITORIES - 1),
        ("war", g.war, seats * seats, 0, 1),
        ("barbarian_war", g.barbarian_war, seats, 0, g.turn),
        ("embargo", g.embargo, seats * seats, 0, 1),
        ("duty", g.duty, seats, 0, None),
    ]


def board_columns(g: Civilization) -> list[Column]:
    seats = g.seats
    pieces = len(g.kind)
    spies = seats * SPIES
    return [
        ("holder", g.holder, TERRITORIES, -1, seats),
        ("size", g.size, TERRITORIES, 0, METROPOLIS),
        ("occupied", g.occupied, TERRITORIES, 0, 1),
        ("resource", g.resource, TERRITORIES, -1, RESOURCES - 1),
        ("token", g.token, TERRITORIES, -1, TOKENS - 1),
        ("shown", g.shown, TERRITORIES, 0, 1),
        ("known", g.known, TERRITORIES, 0, (1 << seats) - 1),
        ("road", g.road, TERRITORIES, 0, RAILWAY),
        ("mood", g.mood, TERRITORIES, 0, None),
        ("founders", g.founders, TERRITORIES, -1, seats - 1),
        ("bag", g.bag, TOKENS, 0, None),
        ("alert", g.alert, SPACES, 0, None),
        ("kind", g.kind, None, -1, KINDS - 1),
        ("owner", g.owner, pieces, 0, seats),
        ("space", g.space, pieces, -1, SPACES - 1),
        ("spent", g.spent, pieces, 0, None),
        ("aboard", g.aboard, pieces, -1, pieces - 1),
        ("origin", g.origin, pieces, -1, SPACES - 1),
        ("mark", g.mark, pieces, 0, 7),
        ("alarm", g.alarm, pieces, 0, None),
        ("spy_space", g.spy_space, spies, IMPRISONED - seats + 1, SPACES - 1),
        ("spy_ship", g.spy_ship, spies, -1, pieces - 1),
        ("spy_used", g.spy_used, spies, 0, 1),
        ("spy_mp", g.spy_mp, spies, 0, None),
        ("spy_special", g.spy_special, spies, -1, CARDS - 1),
    ]


def entry_columns(g: Civilization) -> list[Column]:
    """Of rows that hold entries of several numbers, each number by itself."""
    seats = g.seats
    owners = (1 << seats + 1) - 1
    return [
        ("owners of improvements", g.works[::WORK], None, 0, seats - 1),
        ("improvements", g.works[WORK_NAME::WORK], None, 0, IMPROVEMENTS - 1),
        ("places of improvements", g.works[WORK_FIRST::WORK], None, -1, TERRITORIES - 1),
        ("second places of improvements", g.works[WORK_SECOND::WORK], None, -1, TERRITORIES - 1),
        ("trades", g.trades[TRADE_ONE::TRADE_ENTRY], None, 0, TERRITORIES - 1),
        ("other sides of trades", g.trades[TRADE_OTHER::TRADE_ENTRY], None, 0, TERRITORIES - 1),
        ("declared", g.declared[BATTLE_SPACE::DECLARED], None, 0, SPACES - 1),
        ("attackers", g.declared[BATTLE_ATTACKERS::DECLARED], None, 0, owners),
        ("defenders", g.declared[BATTLE_DEFENDERS::DECLARED], None, 0, owners),
        ("owners of weapons", g.nukes[NUKE_OWNER::NUKE], None, 0, seats - 1),
        ("places of weapons", g.nukes[NUKE_SPACE::NUKE], None, 0, SPACES - 1),
        ("carriers of weapons", g.nukes[NUKE_CARRIER::NUKE], None, -1, len(g.kind) - 1),
        ("effects", g.effects[::EFFECT], None, 0, max(EFFECT_NAMES)),
        ("seats of effects", g.effects[1::EFFECT], None, 0, seats),
        ("debtors", g.debts[::3], None, 0, seats - 1),
        ("creditors", g.debts[1::3], None, 0, seats - 1),
        ("debts", g.debts[2::3], None, 0, None),
        ("owed to", g.owed[OWED_SEAT::OWED], None, 0, seats - 1),
        ("owed", g.owed[OWED_WHAT::OWED], None, 0, KINDS + METROPOLIS),
    ]


def unit_problems(g: Civilization) -> list[str]:
    """Counts, cargo, miniatures."""
    found: list[str] = []
    troops = Counter[int]()
    fleet = Counter[int]()
    flying = [piece for frame in g.stack if isinstance(frame, Move) for piece in frame.pieces]
    for piece, kind in enumerate(g.kind):
        space = g.space[piece]
        if kind < 0:
            if space != NOBODY or g.aboard[piece] != NOBODY:
                found.append(f"piece {piece} is gone and still somewhere")
            continue
        if space < 0:
            found.append(f"piece {piece} is nowhere")
            continue
        if g.owner[piece] in g.gone:
            found.append(f"piece {piece} belongs to who is gone")
        at = space * (g.seats + 1) + g.owner[piece]
        if is_land_unit(kind) and space < TERRITORIES:
            troops[at] += 1
        elif is_ship(kind) and space >= TERRITORIES:
            fleet[at] += 1
        found.extend(cargo_problems(g, piece, piece in flying))
    found.extend(f"troops at {at} do not add up" for at, n in enumerate(g.troops) if n != troops[at])
    found.extend(f"ships at {at} do not add up" for at, n in enumerate(g.fleet) if n != fleet[at])
    return found


def cargo_problems(g: Civilization, piece: int, flying: bool) -> list[str]:
    """At sea everything but ships is aboard something; carriers hold what they can once nothing moves."""
    ship = g.aboard[piece]
    kind = g.kind[piece]
    if ship == NOBODY:
        if g.space[piece] >= TERRITORIES and not is_ship(kind) and not flying:
            return [f"piece {piece} swims"]
        return []
    if not is_ship(g.kind[ship]) or g.space[ship] != g.space[piece]:
        return [f"piece {piece} is aboard nothing"]
    if kind == PLANE and (g.kind[ship] != CARRIER or (g.phase != MOVEMENT and deck_room(g, ship) < 0)):
        return [f"aircraft {piece} is on a full deck"]
    return []


def settlement_problems(g: Civilization) -> list[str]:
    found: list[str] = []
    for territory in range(TERRITORIES):
        settled = g.size[territory] > 0
        if settled != (g.holder[territory] != NOBODY):
            found.append(f"territory {territory} has size {g.size[territory]} and holder {g.holder[territory]}")
        if g.occupied[territory] and (not settled or g.holder[territory] == g.seats):
            found.append(f"territory {territory} is occupied and nobody's")
        if g.holder[territory] in g.gone:
            found.append(f"territory {territory} belongs to who is gone")
        if not settled and g.resource[territory] != NOBODY and g.token[territory] != FERTILE:
            found.append(f"territory {territory} has a resource and no settlement")
        if g.token[territory] == NOBODY and (g.shown[territory] or g.known[territory]):
            found.append(f"territory {territory} has no token, and somebody knows it")
    for seat in range(g.seats):
        capital = g.capital[seat]
        if capital != NOBODY and g.holder[capital] != seat and g.phase != SETUP:
            found.append(f"the capital of seat {seat} is not his")
    for at in range(0, len(g.trades), TRADE_ENTRY):
        one, other = g.trades[at : at + 2]
        if g.resource[one] == NOBODY or g.resource[other] == NOBODY or one == other:
            found.append(f"trade between {one} and {other} without resources")
    for at in range(0, len(g.works), WORK):
        owner, name, first, second, _ = g.works[at : at + WORK]
        if owner in g.gone:
            found.append(f"improvement {name} of seat {owner}")
        found.extend(
            f"improvement {name} of seat {owner} serves {place}"
            for place in (first, second)
            if place != NOBODY and g.holder[place] != owner
        )
    return found


def card_problems(g: Civilization) -> list[str]:
    """No more copies of a card than were printed; hands in order."""
    found: list[str] = []
    held = [*g.hands, *g.completed, *g.standing]
    numbers = Counter([card % CARDS for card in held] + list(g.deck) + [card for card in g.spy_special if card >= 0])
    for card, number in numbers.items():
        if number > g.board.cards[card].copies:
            found.append(f"{number} copies of card {card}")
    for name, row in (("hands", g.hands), ("completed", g.completed), ("standing", g.standing)):
        if list(row) != sorted(row):
            found.append(f"{name} does not ascend")
    return found


def spy_problems(g: Civilization) -> list[str]:
    found: list[str] = []
    for seat in range(g.seats):
        abroad = [spy for spy in range(seat * SPIES, seat * SPIES + SPIES) if g.spy_space[spy] >= 0]
        if len(abroad) > SPIES_ABROAD:
            found.append(f"seat {seat} has {len(abroad)} spies on the board")
    for spy, ship in enumerate(g.spy_ship):
        if ship != NOBODY and (g.kind[ship] < 0 or g.space[ship] != g.spy_space[spy]):
            found.append(f"spy {spy} is aboard nothing")
        if ship == NOBODY and g.spy_space[spy] >= TERRITORIES:
            found.append(f"spy {spy} swims")
    for at in range(0, len(g.nukes), NUKE):
        carrier = g.nukes[at + NUKE_CARRIER]
        if g.nukes[at + NUKE_OWNER] in g.gone:
            found.append("a nuclear weapon of who is gone")
        if carrier != NOBODY and (g.kind[carrier] < 0 or g.space[carrier] != g.nukes[at + NUKE_SPACE]):
            found.append(f"a nuclear weapon on carrier {carrier}, which is elsewhere")
    return found


def diplomacy_problems(g: Civilization) -> list[str]:
    found: list[str] = []
    for one in range(g.seats):
        for other in range(g.seats):
            if g.war[one * g.seats + other] != g.war[other * g.seats + one] or (
                one == other and g.war[one * g.seats + one]
            ):
                found.append(f"war between {one} and {other} is not mutual")
    return found
