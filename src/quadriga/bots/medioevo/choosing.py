"""Details of cards and technologies: on whom, where, how much."""

from quadriga.bots.medioevo import crafts, errands, levies, shopping
from quadriga.bots.medioevo.mind import BARDS, Mind
from quadriga.bots.medioevo.rivalry import is_foe
from quadriga.bots.medioevo.rounds import best_die, own_battle
from quadriga.bots.medioevo.talents import (
    BEST_UNIT,
    MOST_DEPOSIT,
    SPIES,
    best_asset,
    event_harm,
    incited,
    spared,
    templar_place,
    weakest,
)
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    ARCHER,
    CAPTAIN,
    CATEGORIES,
    CAVALRY,
    CIVIL,
    GOODS,
    HEAVY,
    KINDS,
    LIGHT,
    MELEE_ROLLED,
)
from quadriga.games.medioevo.cards.archery import Reshooting
from quadriga.games.medioevo.cards.espionage import Espionage
from quadriga.games.medioevo.cards.event import EventChoice
from quadriga.games.medioevo.cards.relief import ReliefMarch
from quadriga.games.medioevo.cards.templar import Landing
from quadriga.games.medioevo.codes import PURCHASE
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.card_use import Aim
from quadriga.games.medioevo.procedures.market import MarketMove
from quadriga.games.medioevo.property_queries import holder_of_card
from quadriga.games.medioevo.queries import controls
from quadriga.games.medioevo.technologies.law import Conversion, Migration
from quadriga.games.medioevo.technologies.war import Promotions
from quadriga.games.medioevo.technologies.works import Elevation

HIT = 3


def aim(m: Mind, top: Aim) -> Answer:
    """What a card does its work on."""
    card = top.card
    if m.has("aim_colour"):
        return sell_colour(m) if card == 70 else shopping.colour(m)
    if m.has("aim_florins"):
        most = m.offered("aim_florins")[0].high
        return Answer("aim_florins", -1, max(1, min(most, MOST_DEPOSIT, m.purse - 60)))
    if m.has("aim_unit"):
        return aim_unit(m, card)
    if m.has("aim_zone"):
        return aim_zone(m, card)
    if m.has("aim_piece"):
        return aim_piece(m, card)
    if m.has("aim_owner"):
        return Answer("aim_owner", m.seat) if m.seat in m.targets("aim_owner") else m.choices[0].smallest()
    if m.has("aim_die"):
        b = own_battle(m)
        die = best_die(m, b, MELEE_ROLLED, 1 if card == 45 else 2) if b is not None else -1
        return Answer("aim_die", die) if die in m.targets("aim_die") else m.choices[0].smallest()
    if m.has("aim_building"):
        return Answer("aim_building", best_building(m))
    if m.has("aim_fighter"):
        own = [target for target in m.targets("aim_fighter") if target // KINDS == m.seat]
        return Answer("aim_fighter", min(own)) if own else m.choices[0].smallest()
    if m.has("aim_asset"):
        asset = best_asset(m)
        if asset is not None and asset in m.targets("aim_asset"):
            return Answer("aim_asset", asset)
        return Answer("done") if m.has("done") else m.choices[0].smallest()
    if m.has("aim_card"):
        return aim_card(m, card)
    return m.choices[0].smallest()


def sell_colour(m: Mind) -> Answer:
    choice = m.offered("aim_colour")[0]
    return Answer("aim_colour", choice.target, choice.high)


def aim_unit(m: Mind, card: int) -> Answer:
    """Enemies: the best of them. Own ones from the reserve: the best too."""
    offered = m.targets("aim_unit")
    if card in SPIES or card == 13:
        for kind in (CAPTAIN + 2, CAPTAIN + 1, CAPTAIN, CAVALRY, ARCHER, HEAVY, LIGHT):
            if kind in offered:
                return Answer("aim_unit", kind)
    for kind in (*BEST_UNIT, CAPTAIN):
        if kind in offered:
            return Answer("aim_unit", kind)
    return m.choices[0].smallest()


def aim_zone(m: Mind, card: int) -> Answer:
    offered = m.targets("aim_zone")
    b = battle_of(m.g)
    wish = -1
    if card == 0 and b is not None:
        wish = b.zone
    elif card in (errands.NO_TRADING, errands.NO_MOVING):
        wish = errands.road_to_stop(m, card)
    elif card in errands.RANGERS:
        piece = errands.hidden_piece(m)
        wish = m.g.piece_zone[piece] if piece >= 0 else -1
    elif card == levies.HIRED_HORDE:
        wish = levies.place_for_horde(m)
    elif card == 14:
        wish = incited(m)
    elif card in (41, 42):
        wish = spared(m)
        if wish < 0 and m.has("done"):
            return Answer("done")
    return Answer("aim_zone", wish if wish in offered else offered[0])


def aim_piece(m: Mind, card: int) -> Answer:
    """The transport that a card of trade is used for."""
    wish = -1
    if card == errands.TO_BARBARIANS:
        wish = errands.dear_piece(m)
    elif card == errands.SMUGGLING:
        wish = errands.rest_piece(m)
    elif card == errands.SPECIAL_ORDER:
        wish = errands.order_piece(m)
    elif card in errands.RANGERS:
        wish = errands.hidden_piece(m)
    return Answer("aim_piece", wish) if wish in m.targets("aim_piece") else m.choices[0].smallest()


def aim_card(m: Mind, card: int) -> Answer:
    """A Bard straightens an own card; an Infiltrator pins those of foes."""
    offered = m.targets("aim_card")
    item = shopping.best_item(m) if card in BARDS and m.g.phase == PURCHASE else None
    if item is not None and item.colour >= 0 and m.straightened(item.colour) in offered:
        return Answer("aim_card", m.straightened(item.colour))
    for other in offered:
        holder = holder_of_card(m.g, other)
        if (card != 12 and holder == m.seat) or (card == 12 and holder >= 0 and is_foe(m, holder)):
            return Answer("aim_card", other)
    return Answer("aim_card", offered[0])


def best_building(m: Mind) -> int:
    """The building whose rise brings most: to the highest level first, civilian before military."""
    g = m.g
    return max(
        m.targets("aim_building"),
        key=lambda place: (g.buildings[place], place % CATEGORIES == CIVIL, -place),
    )


def details(m: Mind) -> Answer | None:
    """Frames of single cards and technologies."""
    top = m.g.stack[-1]
    if isinstance(top, Espionage):
        b = own_battle(m)
        kind = weakest(m, b.zone, m.seat) if b is not None else -1
        return Answer("aim_unit", kind) if kind in m.targets("aim_unit") else m.choices[0].smallest()
    if isinstance(top, Landing):
        place = templar_place(m)
        return Answer("aim_zone", place) if place in m.targets("aim_zone") else m.choices[0].smallest()
    if isinstance(top, Reshooting):
        b = own_battle(m)
        for die in m.targets("aim_die"):
            if b is not None and b.arrows[die * 2 + 1] > HIT:
                return Answer("aim_die", die)
        return Answer("roll")
    if isinstance(top, Elevation):
        return Answer("aim_building", best_building(m)) if m.has("aim_building") else m.choices[0].smallest()
    if isinstance(top, EventChoice):
        return choose_event(m)
    if isinstance(top, ReliefMarch):
        return levies.relieve(m, top)
    if isinstance(top, Promotions):
        return promote(m)
    if isinstance(top, Migration):
        return crafts.migrate(m, top)
    if isinstance(top, Conversion):
        return crafts.convert(m)
    if isinstance(top, MarketMove):
        return move_cube(m, top)
    return None


def choose_event(m: Mind) -> Answer:
    if m.has("draw_events"):
        return Answer("draw_events", -1, m.offered("draw_events")[0].high)
    return Answer("choose_event", min(m.targets("choose_event"), key=lambda event: (event_harm(m, event), event)))


def promote(m: Mind) -> Answer:
    """Heavy infantry of one's own becomes cavalry, light infantry heavy."""
    for old, new in ((HEAVY, CAVALRY), (LIGHT, HEAVY), (ARCHER, HEAVY)):
        target = (m.seat * KINDS + old) * KINDS + new
        if target in m.targets("retype"):
            return Answer("retype", target)
    return Answer("done")


def move_cube(m: Mind, top: MarketMove) -> Answer:
    """Cubes from others' markets to the best of one's own."""
    g = m.g
    if top.cube >= 0:
        goals = m.targets("cube_to")
        best = max(goals, key=lambda t: (controls(g, m.seat, t), g.market[t].bit_count(), m.levels(t), -t))
        return Answer("cube_to", best)
    own = m.realm()
    for cube in m.targets("move_cube"):
        if cube // GOODS not in own:
            return Answer("move_cube", cube)
    return Answer("done")
