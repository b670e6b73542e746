"""The root of every state and the loop that runs it."""

from typing import Any, Final

from quadriga.engine import chance
from quadriga.engine.choice import REFEREE, Answer, Choice, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.events import EVERYBODY, Event
from quadriga.engine.frame import CHANCE, DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer

SAVED_IF_SET: Final = ["handicap"]  # saves made before there was such a thing are read as they are


class Game:
    """A position in progress: seats, the stack of procedures, chance, the result. Games add what lies on the table.

    Fields up to ``handicap`` are the state: cloned, saved and compared. The rest serves whoever drives the game.
    """

    # fmt: off
    __slots__ = (
        "absent", "chance_log", "forced_log", "halting", "handicap", "offered", "offered_to", "over", "request",
        "result", "reveals", "rng", "rolled", "script", "seats", "serial", "sink", "stack", "stops_at_chance",
        "winners",
    )
    # fmt: on

    def __init__(self) -> None:
        self.seats: int = 0
        self.over: bool = False
        self.result: int = 0  # how a child procedure reports back
        self.winners: list[int] = []
        self.serial: int = 0  # answers taken so far
        self.reveals: int = 0  # times hidden things became known
        self.rng: list[int] = [0, 0, 0, 0]
        self.request: list[int] = []  # chance asked for and not yet answered
        self.rolled: list[int] = []  # the last answer of chance
        self.absent: list[int] = []  # seats whose decisions take the default answer
        self.handicap: tuple[int, ...] = ()  # points a seat began with beyond the rules; empty where nobody did
        self.stack: list[Frame[Any]] = []
        # not part of the state
        self.sink: list[Event] | None = None
        self.chance_log: list[list[int]] | None = None
        self.forced_log: list[tuple[int, Answer]] | None = None  # answers the kernel gave itself
        self.script: list[list[int]] | None = None  # answers of chance dictated by a test
        self.stops_at_chance: bool = False
        self.offered: list[Choice] | None = None
        self.offered_to: int = -1
        self.halting: bool = False  # the rules stop everything under way; between two answers it is never set

    def clone(self) -> "Game":
        raise NotImplementedError

    def copy_base(self, into: "Game") -> None:
        """Give a bare game the kernel's own fields; sinks and scripts stay behind."""
        into.seats = self.seats
        into.over = self.over
        into.result = self.result
        into.winners = self.winners.copy()
        into.serial = self.serial
        into.reveals = self.reveals
        into.rng = self.rng.copy()
        into.request = self.request.copy()
        into.rolled = self.rolled.copy()
        into.absent = self.absent.copy()
        into.handicap = self.handicap
        into.stack = [frame.clone() for frame in self.stack]
        into.sink = None
        into.chance_log = None
        into.forced_log = None
        into.script = None
        into.stops_at_chance = self.stops_at_chance
        into.offered = self.offered
        into.offered_to = self.offered_to
        into.halting = False

    def reseed(self, rng: list[int]) -> None:
        """Make a clone's future another one; what was offered before hidden things are dealt anew is forgotten."""
        self.rng = [chance.next_word(rng) for _ in range(4)]
        self.offered = None
        self.offered_to = -1

    # --- hooks a game fills in where its rules need them

    def offer_free(self, seat: int, o: Offer) -> None:
        """Free actions of the deciding seat, added to its own decision."""

    def answer_free(self, seat: int, a: Answer) -> bool:
        """Take a free action; False if the answer is none."""
        return False

    def offer_anytime(self, seat: int, o: Offer) -> None:
        """What a seat may do at any moment, asked or not: leave the game, reopen a sealed answer."""

    def answer_anytime(self, seat: int, a: Answer) -> None:
        raise NotImplementedError

    def may_react(self, moment: int, seat: int) -> bool:
        return False

    def can_bluff(self, moment: int, seat: int) -> bool:
        """Whether, for all the others know, the seat might be able to react."""
        return True

    def offer_reactions(self, moment: int, seat: int, o: Offer) -> None:
        """What a seat may play at a moment, besides passing."""

    def react(self, moment: int, seat: int, a: Answer) -> None:
        raise NotImplementedError

    def watchers(self, moment: int, subject: int) -> list[int]:
        """Triggered effects at a moment, in the rulebook's order: a flat list of (effect, owner, subject)."""
        return []

    def effect(self, effect: int, owner: int, subject: int) -> int:
        """Carry out one triggered effect; it may call a procedure."""
        raise NotImplementedError

    def halt(self) -> None:
        """Leave everything under way and go on with what the rules say; called once the running step has ended."""
        raise NotImplementedError

    def why_idle(self, seat: int, a: Answer) -> Reason:
        """Why a seat that is not asked cannot answer."""
        return Reason("not_your_decision")

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        """Why a verb that is not on offer at all is not on offer."""
        return Reason("not_now")

    # --- for the rules

    def call(self, frame: Frame[Any]) -> int:
        self.stack.append(frame)
        return RUN

    def frames(self) -> list[Frame[Any]]:
        """The procedures in progress, the running one first."""
        frames = self.stack[:]
        frames.reverse()
        return frames

    def below(self) -> list[Frame[Any]]:
        """The procedures under the running one, the nearest first."""
        frames = self.stack[:-1]
        frames.reverse()
        return frames

    def unwind(self, to: Frame[Any], result: int = 0) -> int:
        """Cut short everything above a procedure, which then goes on with the result."""
        while self.stack and self.stack[-1] is not to:
            self.stack.pop().abandoned(self)
        self.request = []
        self.result = result
        return RUN

    def roll(self, dice: int, sides: int) -> int:
        self.request = [chance.ROLL, dice, sides]
        return CHANCE

    def roll_each(self, sides: list[int]) -> int:
        """One die for each number of sides."""
        self.request = [chance.DICE, *sides]
        return CHANCE

    def shuffle(self, count: int) -> int:
        self.request = [chance.SHUFFLE, count]
        return CHANCE

    def draw(self, size: int, count: int) -> int:
        self.request = [chance.DRAW, size, count]
        return CHANCE

    def tell(
        self, kind: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1, seen_by: int = EVERYBODY
    ) -> None:
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d, e], seen_by))

    # --- for whoever drives the game

    def advance(self) -> None:
        """Run procedures until someone must answer, chance is asked of the driver, or the game is over."""
        if self.request:
            return
        stack = self.stack
        while stack and not self.over:
            if self.halting:
                self.halting = False
                self.request = []
                self.halt()
            top = stack[-1]
            signal = top.run(self)
            if signal == RUN or self.halting:
                continue
            if signal == DONE:
                stack.pop()
            elif signal == WAIT:
                if not self.settle(top):
                    return
            elif signal == CHANCE and not self.ask_chance():
                return
        self.over = True

    def settle(self, top: Frame[Any]) -> bool:
        """Answer for a seat that is absent, or for the next one if it has only one thing to do."""
        waiting = top.waiting(self)
        if self.absent:
            for seat in waiting:
                if seat in self.absent:
                    self.take(top, seat, top.default(self, seat))
                    return True
        seat = waiting[0]
        o = Offer(False)
        top.offer(self, seat, o)
        if top.admits_free_actions():
            self.offer_free(seat, o)
        choices = o.choices
        self.offered = choices
        self.offered_to = seat
        if len(choices) == 1 and choices[0].is_forced() and not top.must_ask(self, seat):
            answer = choices[0].smallest()
            if self.forced_log is not None:
                self.forced_log.append((seat, answer))
            self.take(top, seat, answer)
            return True
        return False

    def take(self, top: Frame[Any], seat: int, a: Answer) -> None:
        self.offered = None
        self.offered_to = -1
        if not (top.admits_free_actions() and self.answer_free(seat, a)):
            top.answer(self, seat, a)

    def ask_chance(self) -> bool:
        if self.script:
            numbers = self.script.pop(0)
            fault = chance.fault(self.request, numbers)
            if fault is not None:
                raise InputError("chance_fault", cause=fault)
            self.answer_chance(numbers)
            return True
        if self.stops_at_chance:
            return False
        self.answer_chance(chance.results(self.rng, self.request))
        return True

    def answer_chance(self, numbers: list[int]) -> None:
        """Give chance its answer: from the generator, a script, or a branch of a search tree."""
        self.rolled = numbers
        self.request = []
        if self.chance_log is not None:
            self.chance_log.append(numbers)

    def waiting(self) -> list[int]:
        """Seats that owe a decision, the next one first; empty at the end and at a chance node."""
        if self.over or self.request:
            return []
        return self.stack[-1].waiting(self)

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may answer now. The list is shared: do not change it."""
        if self.offered_to == seat and self.offered is not None:
            return self.offered
        o = Offer(False)
        self.collect(seat, o)
        self.offered = o.choices
        self.offered_to = seat
        return o.choices

    def collect(self, seat: int, o: Offer) -> None:
        top = self.stack[-1]
        top.offer(self, seat, o)
        if top.admits_free_actions():
            self.offer_free(seat, o)

    def explained(self, seat: int) -> Offer:
        """The seat's choices together with what is unavailable and why."""
        o = Offer(True)
        if not self.over and seat in self.waiting():
            self.collect(seat, o)
        return o

    def anytime(self, seat: int) -> list[Choice]:
        o = Offer(False)
        if not self.over:
            self.offer_anytime(seat, o)
        return o.choices

    def why_not(self, seat: int, a: Answer) -> Reason | None:
        """Why an answer is not legal now; None if it is."""
        if self.over:
            return Reason("game_over")
        if not REFEREE <= seat < self.seats:
            return Reason("no_such_seat")
        for choice in self.anytime(seat):
            if choice.admits(a):
                return None
        if seat in self.absent:
            return Reason("absent")
        if seat not in self.waiting():
            for choice in self.anytime(seat):
                if choice.verb == a.verb:
                    return Reason("not_offered")
            return self.why_idle(seat, a)
        for choice in self.choices(seat):
            if choice.admits(a):
                return self.stack[-1].deal_fault(self, seat, a) if choice.deal else None
        return self.diagnose(seat, a)

    def diagnose(self, seat: int, a: Answer) -> Reason:
        o = self.explained(seat)
        for refusal in o.refusals:
            if refusal.verb == a.verb and refusal.target == a.target:
                return refusal.reason
        for choice in o.choices:
            if choice.verb == a.verb and choice.target == a.target:
                if choice.deal != (a.deal is not None):
                    return Reason("terms_missing" if choice.deal else "no_terms_here")
                return self.stack[-1].number_fault(self, seat, choice, a)
        for refusal in o.refusals:
            if refusal.verb == a.verb and refusal.target == -1:
                return refusal.reason
        reason = self.stack[-1].why_not_offered(self, seat, a)
        if reason is not None:
            return reason
        for choice in o.choices:
            if choice.verb == a.verb:
                return Reason("not_offered")
        return self.wrong_moment(seat, a)

    def submit(self, seat: int, a: Answer) -> Reason | None:
        """Take an answer if it is legal; otherwise say why not and change nothing."""
        reason = self.why_not(seat, a)
        if reason is None:
            self.apply(seat, a)
        return reason

    def apply(self, seat: int, a: Answer) -> None:
        """Take an answer known to be legal and run on."""
        self.serial += 1
        for choice in self.anytime(seat):
            if choice.admits(a):
                self.offered = None
                self.offered_to = -1
                self.answer_anytime(seat, a)
                self.advance()
                return
        self.take(self.stack[-1], seat, a)
        self.advance()

    def play(self, seat: int, a: Answer) -> None:
        """Take a legal answer to an owed decision: the short way for play-outs and search."""
        self.serial += 1
        self.take(self.stack[-1], seat, a)
        self.advance()
