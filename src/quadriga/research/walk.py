"""A game in progress as a row of numbered actions. All doors of this package walk through it."""

from quadriga.engine.chance import next_word
from quadriga.engine.choice import Answer, Choice, Deal
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.notation import write_answer
from quadriga.research.numbering import PROPOSALS, Numbering, numbering

TRIES = 2 * PROPOSALS  # terms thought of before a partner is given up
WARM_UP = 12  # rounds of a new generator


class IllegalAction(InputError):
    """A number that stands for nothing the seat may do now."""

    def __init__(self, action: int, seat: int) -> None:
        super().__init__("action_illegal", action=action, seat=seat)
        self.action = action
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.action, self.seat)


class Walk:
    """The game, and the choice whose amount or terms are still to be said."""

    def __init__(self, module: Module, game: Game) -> None:
        self.module = module
        self.game = game
        self.numbers: Numbering = numbering(module.name)
        self.pending: Choice | None = None
        self.deals: list[Deal] = []  # proposals for the pending choice
        self.decisions = 0  # whole answers so far
        self.said = ""  # the last answer in notation, if it was asked for
        self.choices: dict[int, Choice] | None = None  # of this decision, by number
        self.asked = -1  # who answers next, if it is not the first of those who are waited for

    def clone(self) -> "Walk":
        copy = Walk(self.module, self.game.clone())
        copy.pending = self.pending
        copy.deals = self.deals
        copy.decisions = self.decisions
        copy.said = self.said
        copy.choices = self.choices
        copy.asked = self.asked
        return copy

    @property
    def seat(self) -> int:
        """Who is asked; -1 at the end and at a chance node."""
        if self.asked >= 0:
            return self.asked
        waiting = self.game.waiting()
        return waiting[0] if waiting else -1

    def ask(self, seat: int) -> None:
        """Let another one of those who are waited for answer next: a simultaneous decision has no order."""
        self.asked = seat
        self.choices = None

    @property
    def is_cut_short(self) -> bool:
        """Whether the game has taken longer than any game can."""
        return self.decisions >= self.module.longest

    def legal(self) -> list[int]:
        """The numbers open to the seat that is asked."""
        if self.pending is None:
            return list(self.open_choices())
        if self.pending.deal:
            first = self.numbers.proposals
            return list(range(first, first + len(self.deals)))
        return list(self.numbers.of_amounts(self.pending.low, self.pending.high))

    def open_choices(self) -> dict[int, Choice]:
        """By number; partners with whom no terms come to mind are left out."""
        if self.choices is None:
            g = self.game
            seat = self.seat
            found = self.numbers.of_choices(g.choices(seat)) if seat >= 0 else {}
            for number in [number for number, choice in found.items() if choice.deal]:
                if not self.propose(seat, found[number], number, 1):
                    del found[number]
            self.choices = found
        return self.choices

    def propose(self, seat: int, choice: Choice, number: int, count: int) -> list[Deal]:
        """Different terms that the rules admit. They follow from the position alone, so that copies agree."""
        g = self.game
        rng = [number + 1, g.serial, seat + 1, 1]
        for _ in range(WARM_UP):
            next_word(rng)
        frame = g.stack[-1]
        found: list[Deal] = []
        for _ in range(TRIES):
            deal = frame.sample_deal(g, seat, choice, rng)
            if deal is None or deal in found:
                continue
            if frame.deal_fault(g, seat, Answer(choice.verb, choice.target, 0, deal)) is None:
                found.append(deal)
                if len(found) == count:
                    break
        return found

    def take(self, number: int, speak: bool = False) -> bool:
        """One step; True if it made a whole answer. With ``speak`` the answer is kept in notation."""
        seat = self.seat
        if self.pending is None:
            choice = self.open_choices().get(number)
            if choice is None:
                raise IllegalAction(number, seat)
            if not choice.is_forced():
                self.pending = choice
                self.deals = self.propose(seat, choice, number, PROPOSALS) if choice.deal else []
                return False
            answer = Answer(choice.verb, choice.target, choice.low)
        else:
            answer = self.completed(number, seat)
        if speak:
            self.said = write_answer(self.module, self.game, seat, answer)
        self.play(seat, answer)
        return True

    def play(self, seat: int, answer: Answer) -> None:
        """A whole answer that is known to be legal."""
        self.forget()
        self.game.play(seat, answer)
        self.decisions += 1

    def forget(self) -> None:
        """The question has changed."""
        self.pending = None
        self.deals = []
        self.choices = None
        self.asked = -1

    def completed(self, number: int, seat: int) -> Answer:
        """The pending choice with its amount or its terms."""
        choice = self.pending
        assert choice is not None
        if choice.deal:
            place = number - self.numbers.proposals
            if not 0 <= place < len(self.deals):
                raise IllegalAction(number, seat)
            return Answer(choice.verb, choice.target, 0, self.deals[place])
        amount = self.numbers.of_amounts(choice.low, choice.high).get(number)
        if amount is None:
            raise IllegalAction(number, seat)
        return Answer(choice.verb, choice.target, amount)

    def number_of(self, answer: Answer) -> int:
        """The number of the step that leads to an answer; -1 if it answers no question asked of the seat."""
        if self.pending is not None:
            if self.pending.deal:
                assert answer.deal is not None
                if answer.deal not in self.deals:  # free terms take the last place
                    self.deals = [*self.deals[: PROPOSALS - 1], answer.deal]
                return self.numbers.proposals + self.deals.index(answer.deal)
            return self.numbers.nearest(self.pending.low, self.pending.high, answer.amount)
        for number, choice in self.numbers.of_choices(self.game.choices(self.seat)).items():
            if choice.admits(answer):
                self.open_choices()[number] = choice
                return number
        return -1
