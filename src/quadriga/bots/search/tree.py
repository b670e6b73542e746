"""The tree of the searcher's own later decisions; everything between them is played by greedy players."""

from math import sqrt

from quadriga.bots.bot import Bot
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game


class Node:
    """A decision reached by own answers; what the searcher cannot see may differ from visit to visit."""

    def __init__(self, member: int) -> None:
        self.member = member  # whose taste led here
        self.visits = 0
        self.total = 0.0
        self.asked = 0  # members whose proposal is in
        self.children: dict[Answer, Node] = {}
        self.votes: dict[Answer, float] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def choose(node: Node, g: Game, seat: int, members: list[Bot], widen: float, explore: float) -> Answer:
    """The answer to try at a node: the more visits, the more members are asked for proposals."""
    while node.asked < len(members) and node.asked < 1 + widen * sqrt(node.visits):
        number = (node.member + node.asked) % len(members)
        node.asked += 1
        answer = members[number].answer(g, seat)
        if answer not in node.children:
            node.children[answer] = Node(number)
        node.votes[answer] = node.votes.get(answer, 0.0) + 1.0
    choices = g.choices(seat)
    open_now = [answer for answer in node.children if any(choice.admits(answer) for choice in choices)]
    if not open_now:
        return members[node.member].answer(g, seat)
    return max(open_now, key=lambda answer: promise(node, answer, explore))


def promise(node: Node, answer: Answer, explore: float) -> float:
    """PUCT: what came of the answer so far, and a bonus for what was tried little though many would play it."""
    child = node.children[answer]
    prior = node.votes[answer] / node.asked
    mean = child.mean() if child.visits else node.mean()
    return mean + explore * prior * sqrt(node.visits + 1) / (1 + child.visits)


def learn(path: list[Node], value: float) -> None:
    for node in path:
        node.visits += 1
        node.total += value
