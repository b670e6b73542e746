"""Abilities of Empire cards: what they are worth, when the greedy player uses them, on what."""

from typing import Final

from quadriga.bots.medioevo.aims import card_worth
from quadriga.bots.medioevo.errands import NO_MOVING, NO_TRADING, road_to_stop
from quadriga.bots.medioevo.levies import HIRED_HORDE, RELIEF, brings_relief, place_for_horde
from quadriga.bots.medioevo.mind import BARDS, PIRATES, Mind
from quadriga.bots.medioevo.rivalry import is_foe
from quadriga.bots.medioevo.rounds import best_die, is_turned, own_battle, spill
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    ARCHER,
    BATTLE_DECLARED,
    CAPTAIN,
    CARDS,
    CATEGORIES,
    CAVALRY,
    COLOURS,
    HEAVY,
    KINDS,
    LIGHT,
    TERRITORIES,
)
from quadriga.games.medioevo.cards.calm import place_of
from quadriga.games.medioevo.cards.infiltration import Incitement
from quadriga.games.medioevo.cards.occasion import announced, damage_due, threatened
from quadriga.games.medioevo.codes import PURCHASE
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.procedures.card_use import POINTS
from quadriga.games.medioevo.procedures.combat import CombatAction
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.icons import struck_zones
from quadriga.games.medioevo.property_queries import holder_of_card
from quadriga.games.medioevo.queries import is_home
from quadriga.games.medioevo.unit_queries import kinds_in, units

# Used whenever they can be in a battle of one's own
ALWAYS_IN_BATTLE: Final = (3, 6, 7, 8, 9, 11, 25, 27, 28, 34, 38, 39, 40, 51)
SPIES: Final = (15, 16, 17)
DEPOSIT: Final = 35
EVENT_FEARED: Final = 5  # levels twice, and units, from which on a Savior looks for another event
MOST_DEPOSIT: Final = 300
BEST_UNIT: Final = (CAVALRY, HEAVY, ARCHER, LIGHT)


def react(m: Mind, moment: int) -> Answer:
    """In a window: the first card that gains something, else pass."""
    for choice in m.choices:
        if choice.verb == "card" and is_useful(m, choice.target, moment):
            return choice.smallest()
        if choice.verb == "blood":
            answer = spill(m, choice.high)
            if answer is not None:
                return answer
    from quadriga.bots.medioevo.crafts import technology_in_window

    return technology_in_window(m, moment) or Answer("pass")


def is_useful(m: Mind, card: int, moment: int) -> bool:
    """Whether a card should be used in this window."""
    b = own_battle(m)
    if b is not None:
        return in_battle(m, b, card, moment)
    if card in (47, 48, 58, 59):
        return answers_card(m, card)
    if card in (41, 42):
        return spared(m) >= 0
    if card == 60:
        return m.g.event >= 0 and event_harm(m, m.g.event) >= EVENT_FEARED
    if card in (36, 37, 29, 63):
        return True
    if card in (23, 25):
        return threatened(m.g, m.seat) >= 0
    if card == RELIEF:
        return brings_relief(m)
    if card in (NO_TRADING, NO_MOVING):
        return road_to_stop(m, card) >= 0
    if card == 12:
        return m.left > 0 and m.purse >= 350 and len(foes_rotated(m)) >= 2
    if card in (49, 50):
        return best_asset(m) is not None
    if card in (45, 46):
        return False
    if card == 61:
        return disappointed(m)
    if card in (21, 22):
        return True
    return False


def disappointed(m: Mind) -> bool:
    """Whether other cards than those drawn promise more."""
    for frame in m.g.stack:
        if isinstance(frame, CardPurchase):
            known = {card % CARDS for card in m.g.cards} | set(frame.drawn)
            others = sorted([card_worth(m, card) for card in range(CARDS) if card not in known])
            if not others or not frame.drawn:
                return False
            likely = others[len(others) * len(frame.drawn) // (len(frame.drawn) + 1)]
            return max([card_worth(m, drawn) for drawn in frame.drawn]) < likely
    return False


def foes_rotated(m: Mind) -> list[int]:
    """Cards of foes that would be straightened."""
    g = m.g
    return [card for card in g.rotated if card not in g.pinned and is_foe(m, holder_of_card(g, card))]


def in_battle(m: Mind, b: Battle, card: int, moment: int) -> bool:
    g = m.g
    side = b.side_of(m.seat)
    own = units(g, b.zone, m.seat)
    theirs = units(g, b.zone, b.owner(1 - side))
    if card in ALWAYS_IN_BATTLE:
        return True
    if card == 26:
        losses = damage_due(g)
        return losses is not None and losses.owner == m.seat
    if card in SPIES:
        return own >= 3 and (theirs >= 2 or card == 15)
    if card == 13:
        return theirs >= 2 and m.purse >= 200
    if card == 4:
        return is_turned(m, b)
    if card in (45, 46):
        return best_die(m, b, moment, 1 if card == 45 else 2) >= 0
    if card == 0:
        return moment == BATTLE_DECLARED and theirs > own and b.defender == m.seat
    if card in (66, 67):
        return theirs >= 2
    if card in (47, 48):
        return answers_card(m, card)
    if card in PIRATES or card in BARDS or card in (58, 59, 64, 65):
        return False
    if card == 23:
        return threatened(g, m.seat) >= 0
    return card in (49, 50) and best_asset(m) is not None


def answers_card(m: Mind, card: int) -> bool:
    """Jokers against what rivals do in one's own battle or land; Princesses for one's own points."""
    use = announced(m.g)
    if use is None:
        return False
    if card in (58, 59):
        return use.seat == m.seat and use.uses & POINTS != 0 and m.g.phase == PURCHASE and use.card not in PIRATES
    if use.seat == m.seat or not is_foe(m, use.seat) or use.uses & POINTS:
        return False
    return own_battle(m) is not None or m.w.ability_rank[use.card] >= 4


# --- in one's own decisions


def own_move(m: Mind) -> Answer | None:
    """Abilities worth using outside battles and windows."""
    g = m.g
    for choice in m.choices:
        if choice.verb != "card":
            continue
        card = choice.target
        if card in (68, 69) or card in (21, 22):
            return choice.smallest()
        if card == DEPOSIT and (g.stored or (g.phase > PURCHASE and m.purse >= 250 and m.left)):
            return choice.smallest()
        if card == 14 and m.purse >= 250 and incited(m) >= 0:
            return choice.smallest()
        if card == 33 and templar_place(m) >= 0:
            return choice.smallest()
        if card == HIRED_HORDE and isinstance(g.stack[-1], CombatAction) and place_for_horde(m) >= 0:
            return choice.smallest()
        if card == 62 and g.phase > PURCHASE:
            return choice.smallest()
        if card in (70, 71) and g.phase > PURCHASE:
            return choice.smallest()
    return sell_points(m)


def sell_points(m: Mind) -> Answer | None:
    """A Mystic sells what was not needed: after the purchases tokens are flipped for him."""
    g = m.g
    if g.phase <= PURCHASE or not m.has("token"):
        return None
    for card in (70, 71):
        if m.seat * CARDS + card in g.cards and card not in g.rotated:
            idle = m.targets("token")
            if card == 70 or len(set(idle)) + len([c for c in range(COLOURS) if m.points_at_hand(c)]) >= 3:
                return Answer("token", idle[0])
    return None


def incited(m: Mind) -> int:
    """The rival's territory where an uprising does most harm; -1 if it is not worth it."""
    g = m.g
    best = -1
    most = 1
    for territory in Incitement(14).places(g, m.seat):
        holder = g.holder[territory]
        if holder < 0 or not is_foe(m, holder) or g.troops[territory * (g.seats + 1) + holder]:
            continue
        if m.levels(territory) > most:
            most = m.levels(territory)
            best = territory
    return best


def templar_place(m: Mind) -> int:
    """A crusader strengthens the weakest own army abroad."""
    g = m.g
    best = -1
    least = 99
    for territory in m.realm():
        there = units(g, territory, m.seat)
        if there and not is_home(g, m.seat, territory) and there < least:
            least = there
            best = territory
    return best


def best_asset(m: Mind) -> int | None:
    """The own building or transport most worth protecting where something is at stake."""
    from quadriga.games.medioevo.cards.calm import Inviolable, zone_at_stake

    g = m.g
    zone = zone_at_stake(g)
    best: int | None = None
    most = 0
    for asset in Inviolable(49, 0).assets(g):
        place = place_of(g, asset)
        if place != zone or zone >= TERRITORIES or zone < 0 or g.holder[zone] != m.seat:
            continue
        worth = g.buildings[asset] * 2 if asset < TERRITORIES * CATEGORIES else 1
        if worth > most:
            most = worth
            best = asset
    return best


def spared(m: Mind) -> int:
    """The own territory with most at stake in an event; -1 if there is none."""
    g = m.g
    best = -1
    most = 1
    for zone in struck_zones(g):
        if zone < TERRITORIES and g.holder[zone] == m.seat:
            stake = m.levels(zone) + units(g, zone, m.seat)
            if stake > most:
                most = stake
                best = zone
    return best


def event_harm(m: Mind, event: int) -> int:
    """Levels and units of one's own where an event strikes."""
    g = m.g
    total = 0
    for zone in g.board.events[event].zones:
        total += g.troops[zone * (g.seats + 1) + m.seat]
        if zone < TERRITORIES and g.holder[zone] == m.seat:
            total += 2 * m.levels(zone)
    return total


def weakest(m: Mind, zone: int, owner: int) -> int:
    """The least valuable kind an owner has in a zone."""
    there = kinds_in(m.g, zone, owner)
    for kind in (LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2):
        if kind < KINDS and there[kind]:
            return kind
    return LIGHT
