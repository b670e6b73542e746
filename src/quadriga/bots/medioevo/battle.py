"""Battles: declarations, protection, crews, captains, dice, losses, flight, spoils."""

from quadriga.bots.medioevo.aims import wants
from quadriga.bots.medioevo.dice import Stakes
from quadriga.bots.medioevo.duel import Outcome, duel
from quadriga.bots.medioevo.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CARAVAN, CAVALRY, CIVIL, HEAVY, KINDS, LIGHT, SHIP, WAGON
from quadriga.games.medioevo.procedures.battle.battle import (
    ATTACKER,
    FROM_ARCHERS,
    FROM_ENGINES,
    FROM_MELEE,
    Battle,
    battle_of,
    fleet_level,
)
from quadriga.games.medioevo.procedures.battle.captain import CaptainUses, captain_advantage
from quadriga.games.medioevo.procedures.battle.declaration import SurrenderTalk
from quadriga.games.medioevo.procedures.battle.flight import Flight
from quadriga.games.medioevo.procedures.battle.losses import Losses
from quadriga.games.medioevo.procedures.battle.melee import SACRIFICE, MeleeRoll, dice_value
from quadriga.games.medioevo.procedures.spoils import ABOARD, MARKET_CUBE, PIECE, Spoils
from quadriga.games.medioevo.property_queries import building
from quadriga.games.medioevo.queries import penalty
from quadriga.games.medioevo.rolls import best_mask, roll_of
from quadriga.games.medioevo.unit_queries import kinds_in, units

DEAREST = (CAPTAIN + 2, CAPTAIN + 1, CAPTAIN, ARCHER, CAVALRY, HEAVY, LIGHT)
ENOUGH = 6  # a value that is usually reached
ACTS = (0.2, 0.7, 1.1, 0.375)  # worth of a captain acting as a type
POWERS = (0.3, 0.7, 1.2, 0.375)  # worth of a unit's power


def prospect(m: Mind, b: Battle) -> Outcome:
    """The rest of the battle as this side sees it."""
    g = m.g
    side = b.side_of(m.seat)
    other = b.owner(1 - side)
    own = kinds_in(g, b.zone, m.seat)
    theirs = kinds_in(g, b.zone, other)
    dice = list(g.dice) if other >= g.seats else None
    return duel(own, theirs, penalty(g, m.seat), penalty(g, other), dice, b.shield(g, 1 - side))


def declare(m: Mind) -> Answer:
    """Fight, take prisoners when strong, flee or lay down arms when there is no hope."""
    b = battle_of(m.g)
    if b is None:
        return m.choices[0].smallest()
    side = b.side_of(m.seat)
    own = units(m.g, b.zone, m.seat)
    theirs = units(m.g, b.zone, b.owner(1 - side))
    if m.has("capture") and own >= 3 * theirs:
        return Answer("capture")
    hope = prospect(m, b).win
    if hope < m.w.hopeless and own >= 2 and m.left:
        if m.has("flee"):
            return Answer("flee", -1, 1)
        if m.has("yield"):
            return Answer("yield")
    return Answer("fight")


def surrender(m: Mind, top: SurrenderTalk) -> Answer:
    """Agree to lay down arms without hope; accept arms laid down unless victory is certain anyway."""
    b = battle_of(m.g)
    if b is None:
        return Answer("refuse")
    hope = prospect(m, b).win
    if top.loser == m.seat:
        return Answer("agree" if hope < m.w.hopeless else "refuse")
    return Answer("agree" if hope < 0.97 else "refuse")


def protect(m: Mind) -> Answer:
    g = m.g
    b = battle_of(g)
    offered = m.targets("protect")
    if b is None:
        return m.choices[0].smallest()
    side = b.side_of(m.seat)
    wish = FROM_MELEE
    if b.engines(g, 1 - side) and units(g, b.zone, b.owner(1 - side)) > 2:
        wish = FROM_ENGINES
    elif b.type_in_melee(g, 1 - side, ARCHER) >= 4 and not b.type_in_melee(g, side, ARCHER):
        wish = FROM_ARCHERS
    return Answer("protect", wish if wish in offered else offered[0])


def man(m: Mind) -> Answer:
    """Weak units serve engines as long as enough are left for the melee."""
    g = m.g
    b = battle_of(g)
    if b is None or b.melee_units(g, b.side_of(m.seat)) <= 2:
        return Answer("ready")
    best: Answer | None = None
    for target in m.targets("man"):
        if target % KINDS in (LIGHT, ARCHER) or b.melee_units(g, b.side_of(m.seat)) > 5:
            if best is None or target % KINDS == LIGHT:
                best = Answer("man", target)
    return best or Answer("ready")


def lead(m: Mind, top: CaptainUses) -> Answer:
    """The use of a captain that is worth most."""
    g = m.g
    b = battle_of(g)
    if b is None:
        return Answer("done")
    side = b.side_of(m.seat)
    best: Answer | None = None
    most = 0.9 if top.archers and captain_advantage(g, b, side) < 3 else 0.1
    for choice in m.choices:
        power = choice.target
        if choice.verb == "act_as":
            worth = ACTS[power]
        elif choice.verb == "free_power":
            worth = POWERS[power] * min(3, b.type_in_melee(g, side, power))
        elif choice.verb == "cancel_power":
            worth = POWERS[power] * min(3, b.type_in_melee(g, 1 - side, power))
        else:
            continue
        if worth > most:
            most = worth
            best = choice.smallest()
    return best or Answer("done")


# --- dice


def stakes_of(m: Mind, b: Battle, side: int) -> Stakes:
    """The round as it stands."""
    g = m.g
    other = b.owner(1 - side)
    stakes = Stakes()
    stakes.bonus = SACRIFICE * b.sacrificed[side] + b.bonus[side] - penalty(g, m.seat)
    stakes.their_bonus = SACRIFICE * b.sacrificed[1 - side] + b.bonus[1 - side] - penalty(g, other)
    if b.is_naval():
        ahead = fleet_level(g, b.zone, m.seat) - fleet_level(g, b.zone, other)
        stakes.bonus += max(0, ahead)
        stakes.their_bonus += max(0, -ahead)
    stakes.own = b.melee_units(g, side)
    stakes.theirs = b.melee_units(g, 1 - side)
    stakes.horse, stakes.their_horse = b.horse[side], b.horse[1 - side]
    stakes.heavy = b.heavy[side]
    captures = b.capture[side] and b.strength[side] < b.ratio[side] * b.strength[1 - side]
    stakes.halved = bool(captures) or (side == ATTACKER and b.flee > 0)
    if other >= g.seats:
        stakes.against = max(0, dice_value(list(g.dice)) + stakes.their_bonus)
    elif side != ATTACKER:
        rolled = b.dice[(1 - side) * 3 : (1 - side) * 3 + 3]
        stakes.against = max(0, dice_value(rolled) + stakes.their_bonus)
    stakes.eager = 1.2 if stakes.theirs <= 2 else 1.0
    return stakes


def roll(m: Mind, top: MeleeRoll) -> Answer:
    """Sacrifice light infantry where that wins the round; then the dice that promise most."""
    b = battle_of(m.g)
    if b is None:
        return m.choices[0].smallest()
    stakes = stakes_of(m, b, top.side)
    if top.at == 3:
        first = top.side * 3
        mask = best_mask(stakes.worth(), roll_of(b.dice[first : first + 3]))
        return Answer("reroll", mask) if mask else Answer("keep")
    choice = m.choice("sacrifice", LIGHT)
    if choice is None or stakes.against < 0 or b.sacrificed[top.side]:
        return Answer("roll")
    short = stakes.against - stakes.bonus - ENOUGH
    number = (short + SACRIFICE - 1) // SACRIFICE
    if 1 <= number <= min(2, choice.high) and stakes.own >= number + 2:
        return Answer("sacrifice", LIGHT, number)
    return Answer("roll")


def press(m: Mind) -> Answer:
    """More damage while the opponent may survive."""
    b = battle_of(m.g)
    most = m.offered("press")[0].high
    if b is None:
        return Answer("press", -1, 0)
    side = b.side_of(m.seat)
    low = min(b.dice[side * 3 : side * 3 + 3]) - b.heavy[side]
    alive = units(m.g, b.zone, b.owner(1 - side)) > b.melee_units(m.g, side) + 2 * b.horse[side]
    return Answer("press", -1, most if alive or low <= 0 else max(0, most - low))


# --- losses


def lose(m: Mind, top: Losses) -> Answer:
    """The cheapest first, but bodies are kept when few are left; of others the dearest."""
    if m.has("lose_aboard"):
        return m.offered("lose_aboard")[0].smallest()
    offered = m.targets("lose")
    if top.owner != m.seat:
        kind = next(kind for kind in DEAREST if kind in offered)
        return Answer("lose", kind, 1)
    b = battle_of(m.g)
    alive = units(m.g, b.zone, m.seat) if b is not None else 1
    few = alive <= 2
    order = (HEAVY, CAVALRY, LIGHT, ARCHER) if few else (LIGHT, HEAVY, CAVALRY, ARCHER)
    for kind in (*order, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2):
        choice = m.choice("lose", kind)
        if choice is not None:
            number = choice.high if kind == LIGHT and alive - choice.high >= 2 else 1
            return Answer("lose", kind, number)
    return m.choices[0].smallest()


def flee(m: Mind, top: Flight) -> Answer:
    """To where most of the own are."""
    g = m.g
    if m.has("ready"):
        return Answer("ready")
    return Answer("to", max(m.targets("to"), key=lambda zone: (units(g, zone, m.seat), -zone)))


# --- afterwards


def spoils(m: Mind, top: Spoils) -> Answer:
    """Buildings and useful transports are kept; engines, galleys and loose cubes are turned into florins."""
    g = m.g
    for asset in m.targets("plunder"):
        if asset < MARKET_CUBE or asset >= ABOARD:
            continue
        if asset < PIECE:
            if m.left and building(g, top.zone, CIVIL) < 3 and g.market[top.zone].bit_count() < 3:
                return Answer("plunder", asset)
            continue
        piece = asset - PIECE
        if g.piece_kind[piece] not in (WAGON, CARAVAN, SHIP) and not wants(m).piece[g.piece_kind[piece]]:
            return Answer("plunder", asset)
    return Answer("keep_rest")
