"""One decision: the position, whose it is, what may be answered, and how positions are weighed."""

from quadriga.bots.question import Question
from quadriga.bots.warriors.atlas import Atlas
from quadriga.bots.warriors.campaign import Campaign
from quadriga.bots.warriors.evaluation import Outlook
from quadriga.bots.warriors.weights import Weights
from quadriga.engine.chance import WORD, next_word, seeded
from quadriga.engine.choice import Answer, Choice
from quadriga.games.warriors.state import Warriors


class Mind(Question):
    """What every part of the player needs to decide."""

    def __init__(self, g: Warriors, seat: int, choices: list[Choice], atlas: Atlas, w: Weights, seed: str = "") -> None:
        super().__init__(choices)
        self.seed = seed
        self.g = g
        self.seat = seat
        self.atlas = atlas
        self.w = w
        self.outlook = Outlook(g, seat, w)
        self.ground: Campaign | None = None
        self.aims: dict[int, float] = {}

    def whims(self, count: int) -> list[float]:
        """Small likes and dislikes, fixed by the seed and the moment: they settle what is nearly equal."""
        rng = seeded(f"{self.seed}/{self.seat}/{self.g.serial}")
        return [self.w.whim * next_word(rng) / WORD for _ in range(count)]

    def campaign(self) -> Campaign:
        return Campaign(self.outlook, self.atlas)

    def lie(self, province: int) -> float:
        """How well a province lies for an army, as things stand."""
        if self.ground is None:
            self.ground = self.campaign()
            self.aims = self.ground.targets()
        return self.ground.pull(province, self.aims)

    def after(self, g: Warriors, a: Answer) -> Warriors:
        """The position with the answer taken and nothing else run."""
        following = g.clone()
        following.take(following.stack[-1], self.seat, a)
        return following

    def score(self, g: Warriors, promise: float | None = None) -> float:
        """The worth of a position, the armies' promise included; a known promise spares the work."""
        o = Outlook(g, self.seat, self.w)
        return o.value() + (promise if promise is not None else Campaign(o, self.atlas).gain())

    def weigh(self, g: Warriors) -> tuple[float, float]:
        """The worth of a position, and the armies' promise in it."""
        o = Outlook(g, self.seat, self.w)
        promise = Campaign(o, self.atlas).gain()
        return o.value() + promise, promise
