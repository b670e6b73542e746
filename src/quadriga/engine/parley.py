"""A negotiation with no turn order: offers, counter-offers, acceptance, until everybody is done."""

from typing import Final, TypeVar

from quadriga.engine.choice import Answer, Choice, Deal, Reason
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer

G = TypeVar("G", bound=Game)

LEG: Final = 5  # offer id, giver, taker, kind, amount
CLAUSE: Final = 5  # offer id, kind, party, until, secret
FINISHED: Final = Choice("done")


class Parley(Frame[G]):
    """Admitted seats act in any order, each as often as the caps allow; a seat that is done is woken by an offer.

    ``waiting`` puts the seat after the last one that acted first, so that drivers who follow it go round the table.
    """

    def __init__(self) -> None:
        self.at = 0
        self.members: list[int] = []
        self.finished: list[int] = []  # members that said done
        self.last = -1
        self.next_id = 1
        self.ids: list[int] = []  # open offers, oldest first
        self.makers: list[int] = []
        self.takers: list[int] = []
        self.legs: list[int] = []
        self.clauses: list[int] = []
        self.acts: list[int] = []  # per seat, commands used
        self.offers: list[int] = []  # per seat, offers made

    def copy_parley(self, into: "Parley[G]") -> None:
        into.at = self.at
        into.members = self.members[:]
        into.finished = self.finished[:]
        into.last = self.last
        into.next_id = self.next_id
        into.ids = self.ids[:]
        into.makers = self.makers[:]
        into.takers = self.takers[:]
        into.legs = self.legs[:]
        into.clauses = self.clauses[:]
        into.acts = self.acts[:]
        into.offers = self.offers[:]

    # --- hooks

    def offer_commands(self, g: G, seat: int, o: Offer) -> None:
        """What else a member may do while the parley lasts."""

    def answer_command(self, g: G, seat: int, a: Answer) -> None:
        raise NotImplementedError

    def partner_fault(self, g: G, seat: int, other: int) -> Reason | None:
        """Why two members may not deal with each other."""
        return None

    def terms_fault(self, g: G, seat: int, other: int, deal: Deal) -> Reason | None:
        """Why the maker of an offer may not propose these terms."""
        return None

    def execution_fault(self, g: G, seat: int, other: int, deal: Deal) -> Reason | None:
        """Why an offer cannot be carried out at this moment."""
        return None

    def execute(self, g: G, seat: int, other: int, deal: Deal) -> None:
        """Carry out a deal, whole or not at all."""
        raise NotImplementedError

    def command_verbs(self) -> list[str]:
        """The verbs of ``offer_commands``, to be refused together once the cap is reached."""
        return []

    def command_cap(self, g: G) -> int:
        return 200

    def offer_cap(self, g: G) -> int:
        return 10

    # --- the session

    def open_session(self, g: G, members: list[int]) -> None:
        self.members = members
        self.acts = [0] * g.seats
        self.offers = [0] * g.seats

    def run(self, g: G) -> int:
        return WAIT if len(self.finished) < len(self.members) else DONE

    def waiting(self, g: G) -> list[int]:
        """Members not done, the one after the last actor first."""
        members = self.members
        finished = self.finished
        first = members.index(self.last) + 1 if self.last in members else 0
        found = members[first:] + members[:first]
        return [seat for seat in found if seat not in finished] if finished else found

    def deal_of(self, offer_id: int) -> Deal:
        legs: list[int] = []
        for start in range(0, len(self.legs), LEG):
            if self.legs[start] == offer_id:
                legs.extend(self.legs[start + 1 : start + LEG])
        clauses: list[int] = []
        for start in range(0, len(self.clauses), CLAUSE):
            if self.clauses[start] == offer_id:
                clauses.extend(self.clauses[start + 1 : start + CLAUSE])
        return Deal(legs, clauses)

    def offer(self, g: G, seat: int, o: Offer) -> None:
        pending = bool(self.ids) and self.offer_pending(g, seat, o)
        if self.acts[seat] < self.command_cap(g):
            self.offer_commands(g, seat, o)
            self.offer_partners(g, seat, o)
        elif o.explain:
            for verb in ["offer", *self.command_verbs()]:
                o.no(verb, -1, "commands_used_up", [], {"number": self.command_cap(g)})
        if not pending:
            o.add(FINISHED)
        elif o.explain:
            o.no("done", -1, "offers_unanswered", [])

    def offer_pending(self, g: G, seat: int, o: Offer) -> bool:
        """What may be done with the offers made so far; whether one waits for the seat's answer."""
        pending = False
        for index, offer_id in enumerate(self.ids):
            if self.takers[index] != seat:
                continue
            pending = True
            fault = self.execution_fault(g, self.makers[index], seat, self.deal_of(offer_id))
            if fault is None:
                o.yes("accept", offer_id)
            elif o.explain:
                o.no("accept", offer_id, fault.code, fault.rules, fault.params)
            o.yes("decline", offer_id)
            if self.offers[seat] < self.offer_cap(g):
                o.deal("counter", offer_id)
            elif o.explain:
                o.no("counter", offer_id, "offers_used_up", [], {"number": self.offer_cap(g)})
        for index, offer_id in enumerate(self.ids):
            if self.makers[index] == seat:
                o.yes("withdraw", offer_id)
        return pending

    def offer_partners(self, g: G, seat: int, o: Offer) -> None:
        for other in range(g.seats):
            if other == seat or (other not in self.members and not o.explain):
                continue
            fault = self.partner_fault(g, seat, other)
            if fault is None and other not in self.members:
                fault = Reason("not_offered")
            if fault is None and self.offers[seat] < self.offer_cap(g):
                o.deal("offer", other)
            elif o.explain:
                if fault is None:
                    fault = Reason("offers_used_up", [], {"number": self.offer_cap(g)})
                o.no("offer", other, fault.code, fault.rules, fault.params)

    def why_not_offered(self, g: G, seat: int, a: Answer) -> Reason | None:
        return Reason("no_such_offer") if a.verb in ("accept", "decline", "counter", "withdraw") else None

    def deal_partner(self, g: G, a: Answer) -> int:
        if a.verb == "counter" and a.target in self.ids:
            return self.makers[self.ids.index(a.target)]
        return a.target

    def deal_fault(self, g: G, seat: int, a: Answer) -> Reason | None:
        if a.deal is None:
            return Reason("terms_missing")
        if len(a.deal.legs) % (LEG - 1) or len(a.deal.clauses) % (CLAUSE - 1):
            return Reason("terms_unclear")
        other = self.deal_partner(g, a)
        for start in range(0, len(a.deal.legs), LEG - 1):
            pair = a.deal.legs[start : start + 2]
            if pair != [seat, other] and pair != [other, seat]:
                return Reason("third_party")
        return self.terms_fault(g, seat, other, a.deal)

    def answer(self, g: G, seat: int, a: Answer) -> None:
        self.last = seat
        self.acts[seat] += 1
        if a.verb == "done":
            self.finished.append(seat)
        elif a.verb == "offer":
            self.propose(g, seat, a.target, a.deal)
        elif a.verb == "counter":
            maker = self.makers[self.ids.index(a.target)]
            self.close(a.target)
            g.tell("offer.countered", seat, maker, a.target)
            self.propose(g, seat, maker, a.deal)
        elif a.verb == "accept":
            index = self.ids.index(a.target)
            maker = self.makers[index]
            deal = self.deal_of(a.target)
            self.close(a.target)
            g.tell("offer.accepted", seat, maker, a.target)
            self.execute(g, maker, seat, deal)
        elif a.verb == "decline":
            g.tell("offer.declined", seat, self.makers[self.ids.index(a.target)], a.target)
            self.close(a.target)
        elif a.verb == "withdraw":
            g.tell("offer.withdrawn", seat, self.takers[self.ids.index(a.target)], a.target)
            self.close(a.target)
        else:
            self.answer_command(g, seat, a)

    def propose(self, g: G, seat: int, other: int, deal: Deal | None) -> None:
        if deal is None:
            return
        offer_id = self.next_id
        self.next_id += 1
        self.offers[seat] += 1
        self.ids.append(offer_id)
        self.makers.append(seat)
        self.takers.append(other)
        for start in range(0, len(deal.legs), LEG - 1):
            self.legs.append(offer_id)
            self.legs.extend(deal.legs[start : start + LEG - 1])
        for start in range(0, len(deal.clauses), CLAUSE - 1):
            self.clauses.append(offer_id)
            self.clauses.extend(deal.clauses[start : start + CLAUSE - 1])
        self.wake(other)
        g.tell("offer.made", seat, other, offer_id)

    def wake(self, seat: int) -> None:
        """Somebody who was done has something new to think about."""
        if seat in self.finished:
            self.finished.remove(seat)

    def close(self, offer_id: int) -> None:
        index = self.ids.index(offer_id)
        del self.ids[index]
        del self.makers[index]
        del self.takers[index]
        self.legs = [
            number
            for start in range(0, len(self.legs), LEG)
            if self.legs[start] != offer_id
            for number in self.legs[start : start + LEG]
        ]
        self.clauses = [
            number
            for start in range(0, len(self.clauses), CLAUSE)
            if self.clauses[start] != offer_id
            for number in self.clauses[start : start + CLAUSE]
        ]

    def drop_member(self, seat: int) -> None:
        """A seat leaves the parley: its offers and offers to it are closed."""
        gone = [id_ for i, id_ in enumerate(self.ids) if seat in (self.makers[i], self.takers[i])]
        for offer_id in gone:
            self.close(offer_id)
        if seat in self.members:
            self.members = [member for member in self.members if member != seat]
        if seat in self.finished:
            self.finished.remove(seat)

    def default(self, g: G, seat: int) -> Answer:
        for index, offer_id in enumerate(self.ids):
            if self.takers[index] == seat:
                return Answer("decline", offer_id)
        return Answer("done")

    def sample_deal(self, g: G, seat: int, choice: Choice, rng: list[int]) -> Deal | None:
        return self.sample_terms(g, seat, self.deal_partner(g, choice.smallest()), rng)

    def sample_terms(self, g: G, seat: int, other: int, rng: list[int]) -> Deal | None:
        return None
