"""The levels that search."""

from quadriga.bots.bot import Bot
from quadriga.bots.search.effort import Effort
from quadriga.bots.search.efforts import EFFORTS
from quadriga.bots.search.searcher import Searcher
from quadriga.bots.search.subject import Subject
from quadriga.bots.search.subjects import council, subject_of
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game


class SearchBot(Bot):
    """Answers like the greedy player where little is at stake, and tries its answers out where much is."""

    def __init__(self, seed: str, game: str, level: str) -> None:
        super().__init__(seed)
        self.name = level
        self.subject: Subject = subject_of(game, level)
        self.effort: Effort = EFFORTS[game][level]
        self.members = council(self.subject, self.effort)
        self.players = council(self.subject, self.effort, hasty=True)
        self.seconds = 0.0

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds

    def answer(self, g: Game, seat: int) -> Answer:
        choices = g.choices(seat)
        if not self.subject.is_worth_it(g) or (len(choices) == 1 and not choices[0].deal):
            return self.members[0].answer(g, seat)
        return self.searcher().compare(g, seat)[0].answer

    def searcher(self) -> Searcher:
        searcher = Searcher(self.subject, self.effort, self.members, self.players, self.seed)
        searcher.hurry(self.seconds)
        return searcher
