"""What may be answered, what was answered, and why something may not be."""

from typing import Final

REFEREE: Final = -1  # the seat of the table itself: clocks, administrators


class Deal:
    """A structured offer among seats: legs of things that change hands, clauses of what is promised.

    ``legs`` is a flat list of (giver, taker, kind, amount); ``clauses`` of (kind, party, until, secret).
    """

    def __init__(self, legs: list[int] | None = None, clauses: list[int] | None = None) -> None:
        self.legs: list[int] = legs if legs is not None else []
        self.clauses: list[int] = clauses if clauses is not None else []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.legs == other.legs and self.clauses == other.clauses

    def __hash__(self) -> int:
        return hash((tuple(self.legs), tuple(self.clauses)))


class Choice:
    """One thing a seat may do: a verb, at most one target, at most one bounded number, or the terms of a deal."""

    __slots__ = ("deal", "high", "low", "target", "verb")

    def __init__(self, verb: str = "", target: int = -1, low: int = 0, high: int = 0, deal: bool = False) -> None:
        self.verb = verb
        self.target = target
        self.low = low
        self.high = high
        self.deal = deal

    def admits(self, answer: "Answer") -> bool:
        return (
            self.verb == answer.verb
            and self.target == answer.target
            and self.low <= answer.amount <= self.high
            and self.deal == (answer.deal is not None)
        )

    def is_forced(self) -> bool:
        """Whether taking this choice leaves nothing further to decide."""
        return self.low == self.high and not self.deal

    def smallest(self) -> "Answer":
        return Answer(self.verb, self.target, self.low)

    def __repr__(self) -> str:
        number = f" {self.low}..{self.high}" if self.high else ""
        return f"<{self.verb} {self.target}{number}{' deal' if self.deal else ''}>"


def row(verb: str, count: int) -> list[Choice]:
    """A choice for every target from 0 on, made once and shared: for what is offered again and again."""
    return [Choice(verb, target) for target in range(count)]


class Answer:
    """What a seat did: this is what is logged and what clients send."""

    __slots__ = ("amount", "deal", "target", "verb")

    def __init__(self, verb: str = "", target: int = -1, amount: int = 0, deal: Deal | None = None) -> None:
        self.verb = verb
        self.target = target
        self.amount = amount
        self.deal = deal

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Answer)
            and self.verb == other.verb
            and self.target == other.target
            and self.amount == other.amount
            and self.deal == other.deal
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.target, self.amount))

    def __repr__(self) -> str:
        return f"<{self.verb} {self.target} {self.amount}{' deal' if self.deal else ''}>"


class Reason:
    """Why something is not legal now: a code with a sentence in every locale, the rules, the numbers it needs.

    The names in ``params`` say what the numbers are: ``seat``, ``province`` and so on are shown by name. The sentence's
    ``remedy`` attribute in the catalogue, if there is one, says what would make the thing legal.
    """

    def __init__(self, code: str = "", rules: list[str] | None = None, params: dict[str, int] | None = None) -> None:
        self.code = code
        self.rules: list[str] = rules if rules is not None else []
        self.params: dict[str, int] = params if params is not None else {}

    def __repr__(self) -> str:
        return f"<{self.code} {','.join(self.rules)} {self.params}>"


class Refusal:
    """An option a player would look for, and why it is not open."""

    def __init__(self, verb: str, target: int, reason: Reason) -> None:
        self.verb = verb
        self.target = target
        self.reason = reason

    def __repr__(self) -> str:
        return f"<no {self.verb} {self.target}: {self.reason}>"
