"""How a battle would end: the engine's own battle, fought many times on copies by simple fixed rules.

Nobody uses cards, technologies or blood tokens, nobody flees or surrenders. Equal seeds give equal odds.
"""

from math import sqrt
from typing import Any, Final

from quadriga.engine.chance import results, seeded
from quadriga.engine.choice import Answer
from quadriga.engine.frame import CHANCE, DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.procedures.battle.artillery import Crews
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.battle.captain import CaptainUses, captain_advantage
from quadriga.games.medioevo.procedures.battle.declaration import Declaration
from quadriga.games.medioevo.procedures.battle.losses import Losses
from quadriga.games.medioevo.procedures.battle.melee import MeleeRoll, Superiority
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.queries import at_war, is_land, may_stay
from quadriga.games.medioevo.rolls import PLAIN, roll_of
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import place_horde, shift_units
from quadriga.games.medioevo.unit_queries import owners_in, units

TRIALS: Final = 100
MOST_ROUNDS: Final = 60  # a battle that lasts longer counts as undecided
CHEAPEST: Final = (LIGHT, HEAVY, CAVALRY, ARCHER, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2)
NOBODY: Final = -1


class Odds:
    """Of the attacker: shares of battles won, lost and drawn (nobody left, or no end), and units left on the average.

    ``error`` is the largest standard error of the three shares.
    """

    def __init__(self, opponent: int = NOBODY, trials: int = 0) -> None:
        self.opponent = opponent  # NOBODY: nobody is met there, and there is no battle
        self.trials = trials
        self.win = 1.0
        self.lose = 0.0
        self.draw = 0.0
        self.attackers = 0.0
        self.defenders = 0.0
        self.error = 0.0


def battle_odds(g: Medioevo, zone: int, attacker: int, defender: int, trials: int = TRIALS, seed: str = "odds") -> Odds:
    """Of a battle between two owners who are both in a zone; the position is left as it is."""
    base = g.clone()
    base.stack = []
    base.request = []
    base.absent = list(range(g.seats))  # nobody reacts; whoever must decide is asked here all the same
    rng = seeded(seed)
    wins = losses = 0
    odds = Odds(defender, trials)
    for _ in range(trials):
        field = base.clone()
        field.rng = rng
        fight(field, Battle(zone, attacker, defender))
        left = units(field, zone, attacker)
        right = units(field, zone, defender)
        odds.attackers += left
        odds.defenders += right
        wins += left > 0 and not right
        losses += right > 0 and not left
    odds.attackers /= max(1, trials)
    odds.defenders /= max(1, trials)
    odds.win = wins / max(1, trials)
    odds.lose = losses / max(1, trials)
    odds.draw = (trials - wins - losses) / max(1, trials)
    for share in (odds.win, odds.lose, odds.draw):
        odds.error = max(odds.error, sqrt(share * (1 - share) / max(1, trials)))
    return odds


def entry_odds(g: Medioevo, move: Movement, zone: int, trials: int = TRIALS, seed: str = "odds") -> Odds:
    """Of the battle that begins when a moving group enters a zone; unguarded barbarian land sends a horde.

    rule: MU-MOV-10, MU-MOV-11, MU-MOV-12
    """
    field = g.clone()
    seat = move.seat
    guests = units(field, zone, seat)
    for kind in range(KINDS):
        if move.going[kind]:
            shift_units(field, move.zone, zone, seat, kind, move.going[kind], True)
    for piece in move.pieces:
        field.piece_zone = changed(field.piece_zone, piece, zone)
    opponent = met(field, seat, zone, guests) if move.army() and not move.is_unseen(g) else NOBODY
    if opponent == NOBODY:
        odds = Odds()
        odds.attackers = float(units(field, zone, seat))
        return odds
    if opponent == g.seats and not units(field, zone, g.seats):
        place_horde(field, zone)
    return battle_odds(field, zone, seat, opponent, trials, seed)


def met(g: Medioevo, seat: int, zone: int, guests: int) -> int:
    """Whom an army that has come to a zone must fight first; ``guests`` were there before."""
    if units(g, zone, g.seats):
        return g.seats
    host = g.holder[zone] if is_land(zone) else seat
    if host < 0 and owners_in(g, zone) == [seat] and not guests:
        return g.seats
    if host >= 0 and host != seat and not may_stay(g, seat, host) and units(g, zone, host):
        return host
    for owner in owners_in(g, zone):
        if owner != seat and owner < g.seats and at_war(g, seat, owner):
            return owner
    return NOBODY


# --- one battle


def fight(g: Medioevo, battle: Battle) -> None:
    """Run the battle to its end, deciding for both sides."""
    g.stack = [battle]
    while g.stack:
        top = g.stack[-1]
        if battle.round > MOST_ROUNDS:
            return
        signal = top.run(g)
        if signal == DONE:
            g.stack.pop()
        elif signal == WAIT:
            seat = top.waiting(g)[0]
            top.answer(g, seat, decide(g, top, seat))
        elif signal == CHANCE:
            g.answer_chance(results(g.rng, g.request))


def decide(g: Medioevo, top: Frame[Any], seat: int) -> Answer:
    """The fixed rules: fight on, roll bad dice again, the cheapest die first, captains ride, engines are manned."""
    if isinstance(top, MeleeRoll):
        return roll(g, top)
    if isinstance(top, Losses):
        return lose(g, top, seat)
    if isinstance(top, Declaration):
        return Answer("fight")
    if isinstance(top, CaptainUses):
        return lead(g, top, seat)
    if isinstance(top, Crews):
        return man(g, top, seat)
    if isinstance(top, Superiority):
        return Answer("press", -1, top.points)
    return top.default(g, seat)


def roll(g: Medioevo, top: MeleeRoll) -> Answer:
    b = battle_of(g)
    if top.at != 3 or b is None:
        return Answer("roll")
    mask = PLAIN[roll_of(b.dice[top.side * 3 : top.side * 3 + 3])]
    return Answer("reroll", mask) if mask else Answer("keep")


def lose(g: Medioevo, top: Losses, seat: int) -> Answer:
    b = battle_of(g)
    if b is not None and not b.is_naval():
        for kind in CHEAPEST:
            number = min(top.points, top.open_to(g, b, kind))
            if number:
                return Answer("lose", kind, number if kind == LIGHT else 1)
    o = Offer(False)
    top.offer(g, seat, o)
    return o.choices[0].smallest()


def lead(g: Medioevo, top: CaptainUses, seat: int) -> Answer:
    """In the melee captains act as cavalry, then as heavy infantry; what would be left over shoots before."""
    b = battle_of(g)
    if b is None or (top.archers and captain_advantage(g, b, b.side_of(seat)) < 3):
        return Answer("done")
    o = Offer(False)
    top.offer(g, seat, o)
    for power in (CAVALRY, HEAVY, ARCHER):
        for choice in o.choices:
            if choice.verb == "act_as" and choice.target == power:
                return choice.smallest()
    return Answer("done")


def man(g: Medioevo, top: Crews, seat: int) -> Answer:
    """Half of the units at most serve engines, the cheapest first."""
    b = battle_of(g)
    if b is None or (len(b.crews) // 2 + 1) * 2 > units(g, b.zone, seat):
        return Answer("ready")
    o = Offer(False)
    top.offer(g, seat, o)
    for kind in CHEAPEST:
        for choice in o.choices:
            if choice.verb == "man" and choice.target % KINDS == kind:
                return choice.smallest()
    return Answer("ready")
