"""War, peace and armistice; attacks that nobody announced; allies who are called upon."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.codes import (
    DEFENSIVE,
    OFFENSIVE,
    PACT,
    PACT_AGAINST,
    PACT_BY,
    PACT_CALLED,
    PACT_FOR,
    PACT_ID,
    PACT_KIND,
    PACT_NUMBER,
    UNDECLARED,
)
from quadriga.games.medioevo.pieces import give_honour
from quadriga.games.medioevo.procedures.pact import (
    alliances_between,
    audience,
    break_all,
    break_pact,
    pacts_between,
    parties,
)
from quadriga.games.medioevo.queries import at_war
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

UNDECLARED_HONOUR: Final = -3


def is_war_known(g: Medioevo, seat: int, other: int) -> bool:
    """At war, or from the next turn on."""
    return g.war[seat * g.seats + other] > 0


def set_war(g: Medioevo, seat: int, other: int, turn: int) -> None:
    g.war = changed(g.war, seat * g.seats + other, turn)
    g.war = changed(g.war, other * g.seats + seat, turn)


def declare_war(g: Medioevo, seat: int, other: int) -> None:
    """Both are at war from the next turn on; every pact between them is broken by the declarer.

    rule: MU-DIP-2, MU-DIP-4 (ruling MU-GAP-97)
    """
    if is_war_known(g, seat, other):
        return
    set_war(g, seat, other, g.turn + 1)
    g.tell("war.declared", seat, other)
    break_all(g, seat, other)


def strike(g: Medioevo, seat: int, other: int) -> None:
    """Somebody attacks another's army, enters his land without a right, or takes his transport or engine.

    May put a decision of an ally on the stack: a ``run`` that calls this must not return DONE in the same step.
    rule: MU-DIP-3, MU-DIP-4, MU-DIP-13, MU-DIP-15, MU-VIC-8
    """
    if not at_war(g, seat, other):
        set_war(g, seat, other, g.turn)
        g.tell("war.begun", seat, other)
        give_honour(g, seat, UNDECLARED_HONOUR, UNDECLARED)
        break_all(g, seat, other)
    g.warring = changed(g.warring, seat * g.seats + other, g.turn)
    call_alliances(g, seat, other)


def make_peace(g: Medioevo, a: int, b: int) -> None:
    """The war is cancelled; nobody is bound to help in it any longer.  rule: MU-DIP-6, MU-DIP-13"""
    set_war(g, a, b, 0)
    g.tell("peace.made", a, b)
    dismiss_allies(g, a, b)
    dismiss_allies(g, b, a)


def make_armistice(g: Medioevo, a: int, b: int) -> None:
    """No fighting between the two for the rest of this turn.  rule: MU-DIP-5"""
    g.truce = changed(g.truce, a * g.seats + b, g.turn)
    g.truce = changed(g.truce, b * g.seats + a, g.turn)
    g.tell("armistice.made", a, b)


# --- allies


def call_alliances(g: Medioevo, attacker: int, attacked: int) -> None:
    """Who promised to help against this attack, or in it, is bound from now on.

    In a defensive alliance PACT_AGAINST keeps the attackers against whom it was called.
    rule: MU-DIP-13, MU-DIP-15
    """
    defenders: list[int] = []  # pacts called by the attacked
    helpers: list[int] = []  # pacts called by the attacker
    allies: list[int] = []
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        kind = pacts[entry + PACT_KIND]
        ally = pacts[entry + PACT_BY]
        if kind == DEFENSIVE and pacts[entry + PACT_FOR] == attacked and ally != attacker:
            defenders.append(pacts[entry + PACT_ID])
            call_ally(g, entry, attacker)
        elif kind == OFFENSIVE and pacts[entry + PACT_FOR] == attacker and is_aimed_at(g, entry, attacked):
            helpers.append(pacts[entry + PACT_ID])
            call_ally(g, entry, attacked)
        else:
            continue
        if ally not in allies:
            allies.append(ally)
    for ally in reversed(g.order):
        if ally in allies:
            settle_conflict(g, ally, attacker, attacked, defenders, helpers)


def is_aimed_at(g: Medioevo, entry: int, enemy: int) -> bool:
    return (g.pacts[entry + PACT_AGAINST] >> enemy) & 1 == 1


def call_ally(g: Medioevo, entry: int, enemy: int) -> None:
    """An ally who is called declares war by it, unless a pact of his own stands against that.

    rule: MU-DIP-13, MU-DIP-15 (ruling MU-GAP-113)
    """
    pacts = g.pacts
    known = pacts[entry + PACT_CALLED] > 0 and is_aimed_at(g, entry, enemy)
    if pacts[entry + PACT_KIND] == DEFENSIVE:
        g.pacts = changed(g.pacts, entry + PACT_AGAINST, pacts[entry + PACT_AGAINST] | (1 << enemy))
    if not pacts[entry + PACT_CALLED]:
        g.pacts = changed(g.pacts, entry + PACT_CALLED, g.turn)
    if not known:
        ally = pacts[entry + PACT_BY]
        if not is_war_known(g, ally, enemy) and not pacts_between(g, ally, enemy):
            set_war(g, ally, enemy, g.turn + 1)
            g.tell("war.declared", ally, enemy)
        number = pacts[entry + PACT_NUMBER]
        seen_by = audience(g, pacts[entry + PACT_ID])
        g.tell("alliance.called", pacts[entry + PACT_BY], pacts[entry + PACT_FOR], enemy, number, seen_by=seen_by)


def dismiss_allies(g: Medioevo, helped: int, enemy: int) -> None:
    """Alliances called in a war that is over wait for the next one."""
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_FOR] != helped or not pacts[entry + PACT_CALLED]:
            continue
        if not is_aimed_at(g, entry, enemy):
            continue
        if pacts[entry + PACT_KIND] == DEFENSIVE:
            g.pacts = changed(g.pacts, entry + PACT_AGAINST, pacts[entry + PACT_AGAINST] & ~(1 << enemy))
        if not fights_any(g, helped, g.pacts[entry + PACT_AGAINST]):
            g.pacts = changed(g.pacts, entry + PACT_CALLED, 0)


def fights_any(g: Medioevo, seat: int, enemies: int) -> bool:
    for enemy in range(g.seats):
        if (enemies >> enemy) & 1 and at_war(g, seat, enemy):
            return True
    return False


def settle_conflict(
    g: Medioevo, ally: int, attacker: int, attacked: int, defenders: list[int], helpers: list[int]
) -> None:
    """Ask an ally of both sides which pact to break.  rule: MU-DIP-14"""
    with_attacked = alliances_between(g, ally, attacked)
    with_attacker = alliances_between(g, ally, attacker)
    defending = [pact for pact in with_attacked if pact in defenders]
    helping = [pact for pact in with_attacker if pact in helpers]
    first = with_attacked if helping else defending
    second = with_attacker if defending else helping
    if first and second:
        g.call(ConflictingAlliances(ally, first, second))


class ConflictingAlliances(Frame[Medioevo]):
    """An ally of both sides breaks pacts with one of them until he is bound to the other alone.  rule: MU-DIP-14"""

    def __init__(self, seat: int = -1, first: list[int] | None = None, second: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.first: list[int] = first if first is not None else []  # pacts with the attacked
        self.second: list[int] = second if second is not None else []  # pacts with the attacker

    def clone(self) -> "ConflictingAlliances":
        frame = ConflictingAlliances(self.seat, self.first[:], self.second[:])
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        """Pacts that have ended meanwhile bind nobody: the same attack may have asked before."""
        self.first = [pact for pact in self.first if parties(g, pact)]
        self.second = [pact for pact in self.second if parties(g, pact)]
        return WAIT if self.first and self.second else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for pact in sorted(self.first + self.second):
            o.yes("renounce", pact)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        break_pact(g, seat, a.target)
        self.first = [pact for pact in self.first if pact != a.target]
        self.second = [pact for pact in self.second if pact != a.target]

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("renounce", min(self.first + self.second))
