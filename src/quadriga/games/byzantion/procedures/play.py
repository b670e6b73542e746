"""Action: play cards."""

from quadriga.engine.choice import Answer, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import (
    AFTER_PLAY,
    EMPIRE_CARDS,
    GAIN,
    INSTANT,
    NOMISMA,
    PLAY_CARD,
)
from quadriga.games.byzantion.goods import gain_loot, leave_hand, pay, put_in_area
from quadriga.games.byzantion.procedures.ability import Triggers, UseAbility, asks_first
from quadriga.games.byzantion.procedures.bandon import Reorganising, place
from quadriga.games.byzantion.queries import cost_of, faces_of, hand_of, hand_size, nomisma_of
from quadriga.games.byzantion.state import Byzantion

PLAYS = row("play", EMPIRE_CARDS)


def may_play(g: Byzantion, seat: int, card: int, less: int) -> bool:
    """Whether the seat can pay a card of its hand; Intrigue cards are played otherwise.  rule: BZ-PLA-1, BZ-PLA-2"""
    if card >= EMPIRE_CARDS:
        return False
    purse = nomisma_of(g, seat)
    return g.board.cost[card] - less <= purse or cost_of(g, seat, card, less) <= purse


class PlayCards(Frame[Byzantion]):
    """Any number of Empire cards, one after another, each paid when it is played.

    rule: BZ-PLA-1, BZ-PLA-2, BZ-PLA-3, BZ-PLA-4, BZ-BAN-7, BZ-ACT-8
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 cards, 1 reorganising, 2 what waits until all are played, 3 nothing was played
        self.seat = seat
        self.count = 0
        self.less = 0  # Nomisma off the next card
        self.deferred: list[int] = []  # cards whose ability waits

    def clone(self) -> "PlayCards":
        frame = PlayCards(self.seat)
        frame.at = self.at
        frame.count = self.count
        frame.less = self.less
        frame.deferred = self.deferred[:]
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def can_go_on(self, g: Byzantion) -> bool:
        for card in hand_of(g, self.seat):
            if may_play(g, self.seat, card, self.less):
                return True
        return False

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            if self.count or self.can_go_on(g) or hand_size(g, self.seat) > 1:  # one may be discarded for another
                return WAIT
            g.tell("action.stalled", self.seat)
            return DONE
        if self.at == 1:
            self.at = 2
            return g.call(Reorganising([self.seat]))
        if self.at == 3 or not self.deferred:
            return DONE
        return self.resolve(g, self.deferred[0]) if len(self.deferred) == 1 else WAIT

    def resolve(self, g: Byzantion, card: int) -> int:
        """One ability that waited until all cards were played.  rule: BZ-PLA-4, BZ-CLA-4"""
        from quadriga.games.byzantion.cards.vocabulary import carry_out

        self.deferred.remove(card)
        for effect in g.board.effects[card]:
            if effect.trigger == AFTER_PLAY:
                return carry_out(g, self.seat, card, effect)
        raise AssertionError(f"card {card} waits for nothing")

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 2:
            for card in sorted(self.deferred):
                o.yes("first", card)
            return
        if self.count or not self.can_go_on(g):
            o.yes("done")
        for card in hand_of(g, seat):
            if may_play(g, seat, card, self.less):
                o.add(PLAYS[card])
            elif o.explain and card < EMPIRE_CARDS:
                need = cost_of(g, seat, card, self.less)
                o.no("play", card, "not_enough", ["BZ-PLA-2"], {"need": need, "good": NOMISMA})
            elif o.explain:
                o.no("play", card, "intrigue_apart", ["BZ-PLA-1", "BZ-INT-1"], {"card": card})

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "first":
            self.resolve(g, a.target)
        elif a.verb == "done":
            self.at = 1 if self.count else 3
            if not self.count:
                g.tell("action.stalled", seat)
        else:
            price = cost_of(g, seat, a.target, self.less)
            self.count += 1
            self.less = 0
            pay(g, seat, NOMISMA, price)
            g.tell("card.played", seat, a.target, price)
            enter_play(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.at == 2:
            return Answer("first", min(self.deferred))
        if self.count or not self.can_go_on(g):
            return Answer("done")
        return Answer("play", min([card for card in hand_of(g, seat) if may_play(g, seat, card, self.less)]))


def enter_play(g: Byzantion, seat: int, card: int) -> int:
    leave_hand(g, seat, card)
    put_in_area(g, seat, card)
    g.reveals += 1
    return g.call(PlayedCard(seat, card))


class PlayedCard(Frame[Byzantion]):
    """Paid and placed: its own ability first, then those of other cards that it sets off.

    rule: BZ-PLA-3, BZ-PLA-5, BZ-PLA-6, BZ-PLA-7, BZ-PLA-8, BZ-GEN-8, BZ-GEN-10
    """

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0  # 0 place, 1 ask, 2 own ability, 3 others', 4 end
        self.seat = seat
        self.card = card
        self.step = 0  # effect of the card
        self.heroes: list[int] = []  # in play before it; only those can be set off

    def clone(self) -> "PlayedCard":
        frame = PlayedCard(self.seat, self.card)
        frame.at = self.at
        frame.step = self.step
        frame.heroes = self.heroes[:]
        return frame

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            self.heroes = [card for card in faces_of(g, self.seat) if g.board.hero[card] and card != self.card]
            return place(g, self.seat, self.card)
        if self.at == 1:
            self.at = 2
            g.result = 1
            if asks_first(g, self.card):
                return g.call(UseAbility(self.seat, self.card))
            return RUN
        if self.at == 2:
            return self.own_ability(g)
        if self.at == 3:
            self.at = 4
            return self.set_off(g)
        return DONE

    def own_ability(self, g: Byzantion) -> int:
        from quadriga.games.byzantion.cards.vocabulary import carry_out

        effects = g.board.effects[self.card]
        if self.step == 0 and not g.result:
            self.step = len(effects)
        if self.step == len(effects):
            self.at = 3
            return RUN
        effect = effects[self.step]
        self.step += 1
        if effect.trigger == INSTANT:
            return carry_out(g, self.seat, self.card, effect)
        if effect.trigger == AFTER_PLAY:
            self.defer(g)
        return RUN

    def defer(self, g: Byzantion) -> None:
        """rule: BZ-PLA-4"""
        action = self.action(g)
        if action is not None:
            action.deferred.append(self.card)

    def set_off(self, g: Byzantion) -> int:
        """Gains come by themselves; the rest in the order the player likes.

        rule: BZ-PLA-6, BZ-PLA-8 (rulings BZ-GAP-55 and BZ-GAP-56)
        """
        if self.action(g) is None:
            return RUN
        board = g.board
        pending: list[int] = []
        for hero in faces_of(g, self.seat):
            if hero not in self.heroes:
                continue
            for effect in board.effects[hero]:
                if effect.trigger == PLAY_CARD and (board.of_type[self.card] >> effect.type) & 1:
                    if effect.op == GAIN:
                        g.tell("ability.used", self.seat, hero)
                        gain_loot(g, self.seat, effect.loot)
                    else:
                        pending.append(hero)
        return g.call(Triggers(self.seat, pending)) if pending else RUN

    def action(self, g: Byzantion) -> PlayCards | None:
        """The Play cards action the card belongs to: none, if the Tunic played it.  (ruling BZ-GAP-61)"""
        from quadriga.games.byzantion.procedures.solo.keimelion import TunicPlay

        at = g.stack.index(self)
        for frame in g.stack[at::-1]:
            if isinstance(frame, PlayCards):
                return frame
            if isinstance(frame, TunicPlay):
                return None
        return None
