"""The collector in which a procedure says, once, what is open and what is not and why."""

from quadriga.engine.choice import Choice, Reason, Refusal


class Offer:
    """Gathers the choices of one seat; with ``explain`` also the refusals.

    Rules write ``if o.explain: o.no(...)`` where an option falls away, so that a play-out pays one test for it.
    """

    __slots__ = ("choices", "explain", "refusals")

    def __init__(self, explain: bool = False) -> None:
        self.explain = explain
        self.choices: list[Choice] = []
        self.refusals: list[Refusal] = []

    def yes(self, verb: str, target: int = -1, low: int = 0, high: int = 0) -> None:
        self.choices.append(Choice(verb, target, low, high))

    def add(self, choice: Choice) -> None:
        """Open a choice made beforehand; it is shared and never changed."""
        self.choices.append(choice)

    def add_all(self, choices: list[Choice]) -> None:
        """Open several of these."""
        self.choices += choices

    def deal(self, verb: str, target: int) -> None:
        """Open a structured answer: the terms are checked when they arrive."""
        self.choices.append(Choice(verb, target, 0, 0, True))

    def no(self, verb: str, target: int, code: str, rules: list[str], params: dict[str, int] | None = None) -> None:
        self.refusals.append(Refusal(verb, target, Reason(code, rules, params)))
