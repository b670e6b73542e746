"""How a clash and how a battle would end.

The odds of a clash are exact. A battle is the engine's own, fought many times on copies by simple fixed rules: nobody
uses cards or retreats, every ship and aircraft takes part, each side fields the unit with the best prospects against
what the other one has left. Equal seeds give equal odds.
"""

from math import sqrt
from typing import Any, Final

from quadriga.engine.chance import results, seeded
from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import CHANCE, DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, PLANE
from quadriga.games.civilization.pieces import changed, leave_ship, move_piece
from quadriga.games.civilization.procedures.battle.aftermath import winner_of
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, OVER, Battle, battle_of
from quadriga.games.civilization.procedures.battle.clash import Clash
from quadriga.games.civilization.procedures.battle.landing import Assault
from quadriga.games.civilization.procedures.battle.modifiers import (
    BOMBARDMENT,
    dice_of,
    modifiers,
    points,
)
from quadriga.games.civilization.procedures.declaration import may_attack, occupants
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.queries import at_war, forces
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import NO_CARDS

TRIALS: Final = 100
MOST_ROUNDS: Final = 60  # a battle that lasts longer counts as undecided
MOST_DICE: Final = 8  # of a unit and an aircraft
SIDES: Final = 6


# --- one clash


def throws(dice: int) -> list[int]:
    """In how many ways so many dice show each sum."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + SIDES)
        for total in range(len(ways)):
            for face in range(1, SIDES + 1):
                more[total + face] += ways[total]
        ways = more
    return ways


THROWS: Final = [throws(dice) for dice in range(MOST_DICE + 1)]
KNOWN: Final[dict[int, list[float]]] = {}  # odds worked out before, by dice and difference of the bonuses


def clash_odds(dice: int, bonus: int, rival_dice: int, rival_bonus: int) -> list[float]:
    """Chances that the first total is higher, equal, lower."""
    shift = bonus - rival_bonus
    key = ((shift + 256) * (MOST_DICE + 1) + dice) * (MOST_DICE + 1) + rival_dice
    if key not in KNOWN:
        KNOWN[key] = work_out(THROWS[dice], THROWS[rival_dice], shift, SIDES ** (dice + rival_dice))
    return KNOWN[key]


def work_out(ours: list[int], theirs: list[int], shift: int, whole: int) -> list[float]:
    below = [0]  # ways of the rival to show less than a sum
    for ways in theirs:
        below.append(below[-1] + ways)
    higher = level = 0
    for total in range(len(ours)):
        if not ours[total]:
            continue
        mark = total + shift
        higher += ours[total] * below[min(max(mark, 0), len(theirs))]
        if 0 <= mark < len(theirs):
            level += ours[total] * theirs[mark]
    return [higher / whole, level / whole, (whole - higher - level) / whole]


def pair_odds(
    g: Civilization,
    space: int,
    defenders: int,
    exchange: int,
    attacker: int,
    defender: int,
    planes: tuple[int, int] = (NOBODY, NOBODY),
) -> list[float]:
    """The same of two pieces in an exchange of a battle for a space, seen from the attacker."""
    dice = [0, 0]
    extra = [0, 0]
    pair = (attacker, defender)
    for side in (ATTACK, DEFENCE):
        unit = pair[side]
        rival = pair[1 - side]
        owner = g.owner[unit]
        dice[side] = dice_of(g, owner, g.kind[unit])
        if planes[side] != NOBODY:
            dice[side] += dice_of(g, g.owner[planes[side]], g.kind[planes[side]])
        extra[side] = points(
            modifiers(
                g, space, defenders, exchange, side == DEFENCE, owner, g.kind[unit], g.owner[rival], g.kind[rival]
            )
        )
    return clash_odds(dice[ATTACK], extra[ATTACK], dice[DEFENCE], extra[DEFENCE])


# --- a whole battle


class Odds:
    """Of the attack: shares of battles won, lost and drawn, and units left on the average.

    ``error`` is the largest standard error of the three shares.
    """

    def __init__(self, trials: int = 0) -> None:
        self.trials = trials
        self.win = 0.0
        self.lose = 0.0
        self.draw = 0.0
        self.attackers = 0.0
        self.defenders = 0.0
        self.error = 0.0


def battle_odds(
    g: Civilization,
    space: int,
    attackers: int,
    defenders: int,
    supporters: int = 0,
    trials: int = TRIALS,
    seed: str = "odds",
) -> Odds:
    """Of a battle between owners whose units are where they would fight; the position is left as it is."""
    base = g.clone()
    base.stack = []
    base.request = []
    base.strategy_rule = NO_CARDS
    rng = seeded(seed)
    odds = Odds(trials)
    wins = losses = 0
    for _ in range(trials):
        field = base.clone()
        field.rng = rng
        battle = Battle(space, attackers, defenders, supporters)
        fight(field, battle)
        odds.attackers += len(battle.units(field, ATTACK))
        odds.defenders += len(battle.units(field, DEFENCE))
        winner = winner_of(field, battle)
        wins += winner == ATTACK
        losses += winner == DEFENCE
    share = max(1, trials)
    odds.attackers /= share
    odds.defenders /= share
    odds.win = wins / share
    odds.lose = losses / share
    odds.draw = (trials - wins - losses) / share
    for part in (odds.win, odds.lose, odds.draw):
        odds.error = max(odds.error, sqrt(part * (1 - part) / share))
    return odds


def entry_odds(g: Civilization, move: Move, space: int, trials: int = TRIALS, seed: str = "odds") -> Odds:
    """Of the battle that a group on the move would have to fight in a neighbouring space at once, because it is at war
    with somebody there; without trials if there is none."""
    enemies = 0
    if move.is_armed(g) and g.kind[move.pieces[0]] != PLANE:
        for other in occupants(g, space, move.seat):
            if at_war(g, move.seat, other) and may_attack(g, move.seat) and forces(g, space, other):
                enemies |= 1 << other
    if not enemies:
        return Odds()
    field = g.clone()
    here = g.space[move.pieces[0]]
    for piece in move.pieces:
        field.origin = changed(field.origin, piece, here)
        if field.aboard[piece] != NOBODY:
            leave_ship(field, piece, space)
        else:
            move_piece(field, piece, space)
    return battle_odds(field, space, 1 << move.seat, enemies, 0, trials, seed)


def fight(g: Civilization, battle: Battle) -> None:
    """Run the battle to its end, deciding for both sides."""
    g.stack = [battle]
    while battle.at < OVER and battle.round <= MOST_ROUNDS:
        top = g.stack[-1]
        signal = top.run(g)
        if signal == DONE:
            g.stack.pop()
        elif signal == WAIT:
            seat = top.waiting(g)[0]
            top.answer(g, seat, decide(g, top, seat))
        elif signal == CHANCE:
            g.answer_chance(results(g.rng, g.request))


def decide(g: Civilization, top: Frame[Any], seat: int) -> Answer:
    """The fixed rules: everything takes part and fires, the unit with the best prospects goes first."""
    o = Offer(False)
    top.offer(g, seat, o)
    if isinstance(top, Clash):
        return field(g, top, seat, o.choices)
    if isinstance(top, Assault):
        return assault(g, top, o.choices)
    for verb in ("commit", "fire", "fire_at", "ready", "fight_on"):
        for choice in o.choices:
            if choice.verb == verb:
                return choice.smallest()
    return top.default(g, seat)


def field(g: Civilization, top: Clash, seat: int, choices: list[Choice]) -> Answer:
    b = battle_of(g)
    side = top.side_asked(g, b, seat)
    best = choices[0]
    chance = -1.0
    for choice in choices:
        if choice.verb == "escort":
            return choice.smallest()
        if choice.verb == "field":
            prospect = prospects(g, b, top, side, choice.target)
            if prospect > chance:
                best = choice
                chance = prospect
    return best.smallest()


def prospects(g: Civilization, b: Battle, top: Clash, side: int, piece: int) -> float:
    """The mean chance of a unit against those the other side may field."""
    rivals = top.candidates(g, b, 1 - side)
    total = 0.0
    for rival in rivals:
        pair = (piece, rival) if side == ATTACK else (rival, piece)
        odds = pair_odds(g, b.space, b.defenders, top.exchange, pair[0], pair[1])
        total += odds[0 if side == ATTACK else 2]
    return total / max(1, len(rivals))


def assault(g: Civilization, top: Assault, choices: list[Choice]) -> Answer:
    """Ships fire at the unit they most likely hit, then troops attack, then ships fight ships."""
    b = battle_of(g)
    if top.ship != NOBODY:
        best = choices[0]
        chance = -1.0
        for choice in choices:
            hit = pair_odds(g, b.space, b.defenders, BOMBARDMENT, top.ship, choice.target)[0]
            if hit > chance:
                best = choice
                chance = hit
        return best.smallest()
    for verb in ("fire", "storm", "engage"):
        for choice in choices:
            if choice.verb == verb:
                return choice.smallest()
    return choices[0].smallest()
