"""Phase 11: governments are given up and chosen, and what they give for nothing."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ANARCHY, DESPOTISM, FUNDAMENTALISM, GOVERNMENTS, NOBODY, RESOURCES
from quadriga.games.civilization.pieces import changed, remove_work, set_war
from quadriga.games.civilization.procedures.befalling import holds_cards
from quadriga.games.civilization.procedures.free_works import renew_free_works
from quadriga.games.civilization.procedures.improvements import owns_improvement
from quadriga.games.civilization.queries import discovered, in_anarchy, settlements, unhappy_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BY_GOVERNMENT, WORK, WORK_FREE, WORK_OWNER

# --- which governments are open


def requirement_fault(g: Civilization, seat: int, government: int) -> str:
    """What a seat lacks for a government; empty if nothing.
    rule: CV-GOV-1, CV-GVC-3, CV-GOV-9, CV-GOV-10, CV-GOV-11, CV-GOV-12, CV-GOV-13, CV-GOV-14, CV-GOV-15, CV-GOV-29
    (ruling CV-GAP-78)"""
    card = g.board.governments[government]
    for technology in card.technologies:
        if not discovered(g, technology):
            return "government_technology"
    if card.improvement != NOBODY and not owns_improvement(g, seat, card.improvement):
        return "government_improvement"
    if card.needs_happiness and is_mostly_unhappy(g, seat):
        return "mostly_unhappy"
    return ""


def is_mostly_unhappy(g: Civilization, seat: int) -> bool:
    """More unhappy than happy settlements, occupied ones among them.  rule: CV-GVC-3, CV-GOV-26 (ruling CV-GAP-72)"""
    unhappy = unhappy_settlements(g, seat)
    return unhappy > len(settlements(g, seat)) - unhappy


def open_governments(g: Civilization, seat: int) -> list[int]:
    """What a seat in anarchy may choose. After a revolution: another government of lower culture, failing that one of
    the same culture, failing that the former.  rule: CV-GVC-2, CV-GOV-27"""
    met = [choice for choice in range(DESPOTISM, GOVERNMENTS) if not requirement_fault(g, seat, choice)]
    former = g.former[seat]
    if former == NOBODY:
        return met
    culture = g.board.governments[former].culture
    lower = [choice for choice in met if g.board.governments[choice].culture < culture]
    if lower:
        return lower
    equal = [choice for choice in met if g.board.governments[choice].culture == culture and choice != former]
    return equal or [choice for choice in met if choice == former] or met


def may_govern(g: Civilization, seat: int, government: int) -> bool:
    return government in open_governments(g, seat)


# --- changes


def fall_into_anarchy(g: Civilization, seat: int, revolution: bool) -> None:
    """The government is gone, what it gave is returned, and there is peace with everybody.
    rule: CV-GVC-1, CV-GOV-2, CV-GOV-6, CV-GOV-10, CV-GOV-26, CV-DIP-2 (ruling CV-GAP-110)"""
    former = g.government[seat]
    g.government = changed(g.government, seat, ANARCHY)
    g.former = changed(g.former, seat, former if revolution else NOBODY)
    for at in range(len(g.works) - WORK, -1, -WORK):
        if g.works[at + WORK_OWNER] == seat and g.works[at + WORK_FREE] & BY_GOVERNMENT:
            remove_work(g, at)
    for other in range(g.seats):
        if other != seat and g.war[seat * g.seats + other]:
            set_war(g, seat, other, False)
            g.tell("peace.made", seat, other)
    g.tell("government.fallen" if revolution else "government.left", seat, former)


class GovernmentPhase(Frame[Civilization]):
    """In turn order: who governs may give it up for a turn of anarchy, who is in anarchy may choose a government.

    Without the rules for governments whoever holds cards is asked all the same: some are completed only now. At the end
    of the phase free improvements discovered by others in this turn are given out.
    rule: CV-GVC-1, CV-GVC-2, CV-GOV-1, CV-GOV-2, CV-GOV-4, CV-GOV-25, CV-VAR-1, CV-STR-30, CV-STR-31 (rulings
    CV-GAP-30, CV-GAP-83)
    """

    def __init__(self) -> None:
        self.at = 0  # 0 choices, 1 a dogma to be drawn, 2 its result, 3 free improvements, 4 over
        self.done = 0  # bit mask of seats
        self.believer = -1  # whose dogma is drawn

    def clone(self) -> "GovernmentPhase":
        frame = GovernmentPhase()
        frame.at = self.at
        frame.done = self.done
        frame.believer = self.believer
        return frame

    def seat(self, g: Civilization) -> int:
        """Who is next, or -1."""
        for seat in g.order:
            if not (self.done >> seat) & 1 and seat not in g.gone and (g.governments_rule or holds_cards(g, seat)):
                return seat
        return NOBODY

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            if self.seat(g) != NOBODY:
                return WAIT
            self.at = 3
        if self.at == 1:
            self.at = 2
            return g.draw(RESOURCES, 1)
        if self.at == 2:
            self.at = 0
            g.dogma = changed(g.dogma, self.believer, g.rolled[0])
            g.tell("dogma.drawn", self.believer, g.rolled[0])
            return RUN
        if self.at == 3:
            self.at = 4
            return renew_free_works(g, True)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat(g)]

    def admits_free_actions(self) -> bool:
        return True

    def must_ask(self, g: Civilization, seat: int) -> bool:
        return not g.governments_rule

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if not g.governments_rule:
            o.yes("pass")
            return
        if not in_anarchy(g, seat):
            o.yes("keep_government")
            o.yes("abdicate")
            return
        opened = open_governments(g, seat)
        for choice in opened:
            o.yes("govern", choice)
        o.yes("stay_in_anarchy")
        if o.explain:
            for choice in range(DESPOTISM, GOVERNMENTS):
                if choice not in opened:
                    explain_closed(g, seat, choice, o)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.done |= 1 << seat
        if a.verb == "abdicate":
            fall_into_anarchy(g, seat, False)
        elif a.verb == "govern":
            self.found(g, seat, a.target)

    def found(self, g: Civilization, seat: int, choice: int) -> None:
        """The new government works at once; the first time a Fundamentalist learns his dogma.
        rule: CV-GOV-2, CV-GOV-3, CV-GOV-25"""
        g.government = changed(g.government, seat, choice)
        g.former = changed(g.former, seat, NOBODY)
        g.tell("government.chosen", seat, choice)
        if choice == FUNDAMENTALISM and g.dogma[seat] == NOBODY:
            self.at = 1
            self.believer = seat
        renew_free_works(g)

    def default(self, g: Civilization, seat: int) -> Answer:
        if not g.governments_rule:
            return Answer("pass")
        if not in_anarchy(g, seat):
            return Answer("keep_government")
        return Answer("govern", open_governments(g, seat)[0])


def explain_closed(g: Civilization, seat: int, choice: int, o: Offer) -> None:
    code = requirement_fault(g, seat, choice)
    card = g.board.governments[choice]
    if code == "government_technology":
        missing = [t for t in card.technologies if not discovered(g, t)]
        o.no("govern", choice, code, ["CV-GOV-1"], {"technology": missing[0]})
    elif code == "government_improvement":
        o.no("govern", choice, code, ["CV-GOV-1", "CV-GOV-29"], {"improvement": card.improvement})
    elif code:
        o.no("govern", choice, code, ["CV-GVC-3"])
    else:
        o.no("govern", choice, "after_revolution", ["CV-GOV-27"], {"government": g.former[seat]})
