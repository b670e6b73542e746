"""The council: florins and promises change hands by agreement."""

from quadriga.engine.chance import below
from quadriga.engine.choice import Answer, Deal, Reason
from quadriga.engine.events import EVERYBODY
from quadriga.engine.parley import Parley
from quadriga.games.realm.board import FLORIN, PEACE
from quadriga.games.realm.state import Realm


class Council(Parley[Realm]):
    """Everybody present deals, in no order, until all are done. A pact may be secret; that one was made may not."""

    def clone(self) -> "Council":
        frame = Council()
        self.copy_parley(frame)
        return frame

    def run(self, g: Realm) -> int:
        if self.at == 0:
            self.at = 1
            self.open_session(g, [seat for seat in g.order if seat not in g.absent])
        return super().run(g)

    def command_cap(self, g: Realm) -> int:
        return 20

    def offer_cap(self, g: Realm) -> int:
        return g.offer_cap

    def terms_fault(self, g: Realm, seat: int, other: int, deal: Deal) -> Reason | None:
        if not deal.legs and not deal.clauses:
            return Reason("empty_deal")
        for start in range(0, len(deal.legs), 4):
            if deal.legs[start + 2] != FLORIN or deal.legs[start + 3] < 1:
                return Reason("only_florins")
        for start in range(0, len(deal.clauses), 4):
            if not is_promise(g, seat, other, deal.clauses[start : start + 4]):
                return Reason("no_such_promise", [], {"round": g.rounds})
        return purse_fault(g, seat, deal)

    def execution_fault(self, g: Realm, seat: int, other: int, deal: Deal) -> Reason | None:
        fault = purse_fault(g, seat, deal)
        return fault if fault is not None else purse_fault(g, other, deal)

    def execute(self, g: Realm, seat: int, other: int, deal: Deal) -> None:
        for start in range(0, len(deal.legs), 4):
            giver, taker, _, amount = deal.legs[start : start + 4]
            g.florins[giver] -= amount
            g.florins[taker] += amount
            g.tell("florins.paid", giver, taker, amount)
        for start in range(0, len(deal.clauses), 4):
            kind, bound, until, secret = deal.clauses[start : start + 4]
            towards = other if bound == seat else seat
            g.pacts.extend([kind, bound, towards, until, secret])
            seen_by = 1 << seat | 1 << other if secret else EVERYBODY
            g.tell("pact.sworn", bound, towards, until, seen_by=seen_by)

    def sample_terms(self, g: Realm, seat: int, other: int, rng: list[int]) -> Deal | None:
        """Some florins of one side, a promise of the other, sometimes both ways."""
        deal = Deal()
        if g.florins[seat]:
            deal.legs.extend([seat, other, FLORIN, 1 + below(rng, g.florins[seat])])
        if g.florins[other] and below(rng, 3) == 0:
            deal.legs.extend([other, seat, FLORIN, 1 + below(rng, g.florins[other])])
        if below(rng, 2):
            until = g.round + below(rng, g.rounds - g.round + 1)
            deal.clauses.extend([PEACE, other, until, below(rng, 2)])
            if below(rng, 2):
                deal.clauses.extend([PEACE, seat, until, below(rng, 2)])
        return deal if deal.legs or deal.clauses else None

    def answer_command(self, g: Realm, seat: int, a: Answer) -> None:
        raise AssertionError(f"the council knows no {a.verb}")


def is_promise(g: Realm, seat: int, other: int, clause: list[int]) -> bool:
    kind, bound, until, secret = clause
    return kind == PEACE and bound in (seat, other) and g.round <= until <= g.rounds and secret in (0, 1)


def purse_fault(g: Realm, giver: int, deal: Deal) -> Reason | None:
    total = 0
    for start in range(0, len(deal.legs), 4):
        if deal.legs[start] == giver:
            total += deal.legs[start + 3]
    if total > g.florins[giver]:
        return Reason("seat_lacks", [], {"seat": giver, "need": total, "have": g.florins[giver]})
    return None
