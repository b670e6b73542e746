"""The search itself: every answer is tried in the same guessed worlds, and the better half goes on."""

from math import ceil, log2, sqrt
from time import perf_counter

from quadriga.bots.bot import Bot
from quadriga.bots.search.candidates import Candidate, others, proposals
from quadriga.bots.search.effort import Effort
from quadriga.bots.search.subject import Subject
from quadriga.bots.search.tree import Node, choose, learn
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game

LEAST = 4  # worlds seen before a search may stop early
SURE = 3.0  # standard errors that settle it
PRIOR_WORLDS = 2.0  # worth of what is known of worlds before any was seen
PRIOR_SPREAD = 0.03  # how much they usually differ
LONGEST = 3_000  # decisions of a play-out: no turn is as long


class Searcher:
    """One decision of one seat. It is given a guess of the position and makes more of them itself."""

    def __init__(self, subject: Subject, effort: Effort, members: list[Bot], players: list[Bot], seed: str) -> None:
        self.subject = subject
        self.effort = effort
        self.members = members  # who propose answers: the greedy player itself first
        self.players = players  # the same ones in a hurry, who play on
        self.seed = seed
        self.deadline = 0.0  # by the clock, for servers; 0 is none
        self.worlds: list[Game] = []

    def hurry(self, seconds: float) -> None:
        """Stop after so many seconds by the clock; 0 is never."""
        self.deadline = perf_counter() + seconds if seconds else 0.0

    def compare(self, g: Game, seat: int) -> list[Candidate]:
        """The candidates with their results, the answer to give first."""
        candidates = proposals(g, seat, self.members)
        if len(candidates) < self.effort.breadth and self.effort.rest:
            room = min(self.effort.rest, self.effort.breadth - len(candidates))
            rng = seeded(f"{self.seed}/{g.serial}/others")
            candidates += others(g, seat, candidates, room, rng)
        candidates = candidates[: self.effort.breadth]
        if len(candidates) > 1:
            self.try_out(g, seat, candidates)
        return self.ranked(candidates)

    def try_out(self, g: Game, seat: int, candidates: list[Candidate]) -> None:
        """Sequential halving: each round shares out the same number of play-outs among those still in."""
        self.worlds = []
        nodes = {candidate.answer: Node(candidate.member) for candidate in candidates}
        rounds = ceil(log2(len(candidates)))
        left = candidates
        world = 0
        for _ in range(rounds):
            for _ in range(max(1, self.effort.playouts // (rounds * len(left)))):
                for candidate in left:
                    if self.deadline and perf_counter() > self.deadline:
                        return
                    candidate.results.append(self.play_out(g, seat, candidate, nodes[candidate.answer], world))
                world += 1
                if world >= LEAST and self.is_settled(left):
                    return
            left = sorted(left, key=lambda one: -one.mean())[: (len(left) + 1) // 2]

    def ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those tried most first, the better before the worse; the greedy player's own unless it is clearly beaten."""
        own = candidates[0]
        order = sorted(candidates, key=lambda one: (-one.visits, -one.mean()))
        if order[0] is not own and not self.is_better(order[0], own):
            order.remove(own)
            order.insert(0, own)
        return order

    def is_better(self, one: Candidate, own: Candidate) -> bool:
        mean, error = advantage(one, own)
        return mean > self.effort.doubt * error

    def is_settled(self, candidates: list[Candidate]) -> bool:
        """Whether the best is clearly ahead of every other, or no two of them differ."""
        best = max(candidates, key=Candidate.mean)
        for one in candidates:
            mean, error = advantage(best, one)
            if one is not best and mean <= SURE * error and (mean or error):
                return False
        return True

    # --- one play-out

    def world(self, g: Game, seat: int, number: int) -> Game:
        """A guess of all that is hidden; the same for every candidate."""
        while len(self.worlds) <= number:
            rng = seeded(f"{self.seed}/{g.serial}/{len(self.worlds)}")
            self.worlds.append(self.subject.module.determinize(g, seat, rng))
        return self.worlds[number].clone()

    def play_out(self, g: Game, seat: int, candidate: Candidate, node: Node, number: int) -> float:
        """Try an answer in a world: own decisions by the tree and then by greedy, all the others by greedy."""
        w = self.world(g, seat, number)
        if not any(choice.admits(candidate.answer) for choice in w.choices(seat)):
            return 0.0
        w.play(seat, candidate.answer)
        path = [node]
        self.play_on(w, seat, path)
        value = self.subject.evaluation.value(w)[seat]
        learn(path, value)
        return value

    def play_on(self, w: Game, seat: int, path: list[Node]) -> None:
        """To the end of the turn that comes after so many decisions, or of the game; or, where turns are long, to the
        seat's next decision that matters after the reach.

        Who proposed the answer plays the rest of the turn too: the answer may make sense only as part of a plan.
        """
        stage = self.subject.module.stage
        turn = stage(w)[0]
        count = 0
        node: Node | None = path[-1]
        plan = path[-1].member
        while count < LONGEST:
            waiting = w.waiting()
            if not waiting:
                return
            now = stage(w)[0]
            if now != turn:
                turn = now
                plan = 0
                if count >= self.effort.horizon:
                    return
            asked = waiting[0]
            if self.effort.reach and count >= self.effort.reach and asked == seat and self.subject.is_worth_it(w):
                return
            count += 1
            if asked != seat:
                answer = self.players[0].answer(w, asked)
            elif node is not None and len(path) < self.effort.depth and self.subject.is_worth_it(w):
                answer = choose(node, w, seat, self.players, self.effort.widen, self.effort.explore)
                node = self.descend(node, answer, path)
                plan = path[-1].member
            else:
                answer = self.players[plan].answer(w, asked)
            w.play(asked, answer)

    def descend(self, node: Node, answer: Answer, path: list[Node]) -> Node | None:
        """The next node; none below one that is visited for the first time."""
        child = node.children.get(answer)
        if child is None:
            return None
        path.append(child)
        return child if child.visits else None


def advantage(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How much better one did in the worlds in which both were tried, and the standard error of that.

    A few worlds that happen to agree prove little: the error counts some more that differ as much as worlds usually do.
    """
    pairs = [a - b for a, b in zip(one.results, other.results)]
    count = len(pairs)
    if not count:
        return 0.0, 0.0
    mean = sum(pairs) / count
    spread = sum((pair - mean) ** 2 for pair in pairs)
    if not mean and not spread:
        return 0.0, 0.0
    return mean, sqrt((spread + PRIOR_WORLDS * PRIOR_SPREAD**2) / (count - 1 + PRIOR_WORLDS) / count)
