"""A decision as greedy players read it: what is open, by verb and by target."""

from quadriga.engine.choice import Answer, Choice


class Question:
    """What may be answered."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices

    def has(self, verb: str) -> bool:
        for choice in self.choices:
            if choice.verb == verb:
                return True
        return False

    def offered(self, verb: str) -> list[Choice]:
        return [choice for choice in self.choices if choice.verb == verb]

    def targets(self, verb: str) -> list[int]:
        return [choice.target for choice in self.choices if choice.verb == verb]

    def choice(self, verb: str, target: int = -1) -> Choice | None:
        for choice in self.choices:
            if choice.verb == verb and choice.target == target:
                return choice
        return None

    def first(self, *verbs: str) -> Answer | None:
        """The first of these verbs that is on offer, with its smallest amount."""
        for verb in verbs:
            for choice in self.choices:
                if choice.verb == verb:
                    return choice.smallest()
        return None

    def admits(self, answer: Answer) -> bool:
        for choice in self.choices:
            if choice.admits(answer):
                return True
        return False

    def fitted(self, answer: Answer) -> Answer | None:
        """The answer with its amount brought within bounds; none if it is not open all the same."""
        for choice in self.choices:
            if choice.verb == answer.verb and choice.target == answer.target:
                answer.amount = max(choice.low, min(choice.high, answer.amount))
                if choice.admits(answer):
                    return answer
        return None
