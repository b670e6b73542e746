"""The Resolution phase: what to give, what substitutes stand for, what to bid."""

from math import exp

from quadriga.bots.byzantion.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import DOXA, GOODS, NOMISMA, RESOURCES, TRIAL_BID, TUNIC
from quadriga.games.byzantion.procedures.contribution import Contribution, pay_of
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import abilities, current_event


def full(required: list[int], stock: list[int]) -> float:
    """The generosity of giving everything that is asked for."""
    total = sum([min(required[good], stock[good]) for good in range(RESOURCES)])
    return total + min(required[NOMISMA], stock[NOMISMA]) // 2


class Offering:
    """The event as it stands before the commitments: who can give what, and what the Victory is worth."""

    def __init__(self, m: Mind) -> None:
        g = m.g
        self.m = m
        self.event = current_event(g)
        self.required = self.event.required[g.option]
        self.stocks = [g.stock[seat * GOODS : (seat + 1) * GOODS] for seat in range(g.seats)]
        self.mine = full(self.required, m.stock)
        self.best = max([full(self.required, self.stocks[other]) for other in m.rivals])
        self.short = [good for good in range(GOODS) if self.reach(good, -1) < self.required[good]]
        self.prize = m.f.loot_worth(self.event.reward)
        self.win = (
            0.0 if self.short else 1 / (1 + exp(min(30.0, (m.w.rival_gives * self.best - self.mine) / m.w.rival_width)))
        )
        double = 2 if g.seals[TUNIC] == m.seat else 1
        self.premium = self.win * self.prize * double / max(1.0, self.mine)

    def reach(self, good: int, but: int) -> int:
        """What all, or all but one, could give of a good."""
        required = self.required[good]
        return sum([min(required, stock[good]) for seat, stock in enumerate(self.stocks) if seat != but])

    def denied(self) -> int:
        """A good that only this seat can complete the event with, if a rival is better kept from the Victory; or -1."""
        m = self.m
        if self.short or self.win > m.w.deny_hopeless or m.f.units_gain(self.event, m.g.option) > m.w.deny_units:
            return -1
        rival = max(m.rivals, key=lambda seat: (full(self.required, self.stocks[seat]), -seat))
        gain = m.deny * self.prize * (2 if m.g.seals[TUNIC] == rival else 1)
        best = -1
        for good in range(RESOURCES):
            others = self.reach(good, m.seat)
            if others < self.required[good]:
                loss = min(m.stock[good], self.required[good]) - (self.required[good] - others - 1)
                if 0 < loss < gain:
                    best, gain = good, float(loss)
        return best


def commit(m: Mind, frame: Contribution) -> Answer:
    choice = m.offered("commit")[0]
    good = choice.target
    o = Offering(m)
    each = 1.0 + o.premium
    if good == NOMISMA:
        amount = choice.high - choice.high % 2
        enough = o.reach(good, m.seat) + choice.high >= o.required[good]
        if not o.short and enough and choice.high % 2:
            amount = choice.high if o.reach(good, m.seat) + amount < o.required[good] else amount
        kept = m.f.coins(m.stock[good], 0) - m.f.coins(m.stock[good] - amount, 0)
        return Answer("commit", good, amount if amount // 2 * each >= kept else 0)
    if good == o.denied():
        return Answer("commit", good, max(0, min(choice.high, o.required[good] - o.reach(good, m.seat) - 1)))
    best = 0
    most = -1.0
    for amount in range(choice.high + 1):
        worth = amount * each + m.w.keep_back * m.f.later(good, m.stock[good] - amount, m.crew.made[good])
        if worth >= most:
            best, most = amount, worth
    return Answer("commit", good, best)


def substitute(m: Mind, frame: Contribution) -> Answer:
    """Mark a token whose kind is not needed as much as a Doxa."""
    o = Offering(m)
    for card in m.targets("mark"):
        pay = pay_of(m.g, card)
        if pay == DOXA:
            if o.premium > m.w.doxa_premium and abs(o.mine - o.best) < 2:
                return Answer("mark", card)
            continue
        have = m.stock[pay] - frame.given[m.seat * GOODS + pay]
        made = m.crew.made[pay]
        lost = m.w.keep_back * (m.f.later(pay, have, made) - m.f.later(pay, have - 1, made))
        if 1.0 + o.premium > lost:
            return Answer("mark", card)
    return Answer("done")


def stands_for(m: Mind, frame: Contribution) -> Answer:
    """What is still missing, if anything is."""
    required = frame.required(m.g)
    given = [sum(frame.given[good::GOODS]) for good in range(GOODS)]
    return Answer("stands_for", max(m.targets("stands_for"), key=lambda good: (required[good] - given[good], -good)))


def bid(m: Mind, frame: Trial) -> Answer:
    """The bid whose prize, less what the resources are worth later, is highest."""
    g = m.g
    event = current_event(g)
    good = event.trial_resource
    gift = frame.gift(g, m.seat)
    top = m.offered("bid")[0].high
    bonus = sum([effect.count for effect in abilities(g, m.seat, TRIAL_BID)])
    caps = [g.stock[other * GOODS + good] + frame.gift(g, other) for other in m.rivals]
    best = gift
    most = -1.0
    for amount in range(top + 1):
        paid = max(0, amount - gift)
        kept = m.f.later(good, m.stock[good] - paid, m.crew.made[good])
        worth = kept + (prize(event.trial_doxa, caps, amount + bonus, m.w.bid_each) if amount else 0.0)
        if worth > most + 1e-9:
            best, most = amount, worth
    return Answer("bid", -1, best)


def prize(doxa: list[int], caps: list[int], count: int, share: float) -> float:
    """Expected Doxa of a bid against rivals who bid anything they have, small bids being likelier."""
    places = [1.0]  # chance that so many rivals are ahead
    for cap in caps:
        beaten = 1.0 if cap < count else min(1.0, (count - 0.5) / (cap + 1) * (1 + share))
        following = [0.0] * (len(places) + 1)
        for place, chance in enumerate(places):
            following[place] += chance * beaten
            following[place + 1] += chance * (1 - beaten)
        places = following
    return sum([chance * doxa[place] for place, chance in enumerate(places) if place < len(doxa)])
