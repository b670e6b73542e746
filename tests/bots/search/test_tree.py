"""The search on small positions whose best answer is known."""

from quadriga.bots.bot import Bot
from quadriga.bots.expectations import Prospects, outcome, pooled, shares
from quadriga.bots.family import Family
from quadriga.bots.search.effort import Effort
from quadriga.bots.search.searcher import Searcher
from quadriga.bots.search.subject import Subject
from quadriga.bots.search.subjects import council
from quadriga.bots.search.tree import Node, choose, learn
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.games.registry import find_game

MODULE = find_game("realm")
EFFORT = Effort(playouts=48, breadth=6, members=2, spread=0.1, rest=5, horizon=1, depth=2, doubt=0.5)


class Idler(Bot):
    """Always takes the default answer."""

    def __init__(self, seed: str, weights: object = None) -> None:
        super().__init__(seed)

    def answer(self, g: Game, seat: int) -> Answer:
        return g.stack[-1].default(g, seat)


class NoWeights:
    pass


class Points(Prospects):
    def points(self, g: Game) -> list[float]:
        return [float(score["total"]) for score in MODULE.scores(g)]

    def width(self, g: Game) -> float:
        return 1.0


def searcher(effort: Effort = EFFORT, seed: str = "known") -> Searcher:
    family = Family(Idler, NoWeights, NoWeights)
    subject = Subject(MODULE, family, Points(), frozenset(("Turns", "Window")))
    return Searcher(subject, effort, council(subject, effort), council(subject, effort), seed)


def last_turn(florins: int, rival: int) -> Game:
    """Red has the last turn of the game and borders on land that nobody owns."""
    position = {
        "round": 1,
        "phase": "turns",
        "order": ["blue", "red"],
        "active": "red",
        "seat": {"red": {"florins": florins}, "blue": {"florins": rival}},
        "land": {"abbey": "red", "estuary": "blue"},
    }
    g = MODULE.build(2, MODULE.read_options(2, {"rounds": 1}), position)
    g.advance()
    return g


def test_the_search_finds_the_only_way_to_win_that_the_greedy_player_misses() -> None:
    """Behind by a point: to pass loses for certain, to march wins whenever the die is higher."""
    g = last_turn(florins=5, rival=6)
    assert Idler("").answer(g, 0) == Answer("pass")
    found = searcher().compare(g, 0)
    assert found[0].answer.verb == "enter"
    passed = next(one for one in found if one.answer == Answer("pass"))
    assert passed.mean() == 0.0
    assert 0.2 < found[0].mean() < 0.7  # 15 of 36 throws
    assert found[0].visits >= passed.visits


def test_the_search_does_not_gamble_with_a_victory() -> None:
    """Ahead by a point: to pass wins for certain, to march costs the lead unless the die is higher."""
    found = searcher().compare(last_turn(florins=5, rival=4), 0)
    assert found[0].answer == Answer("pass")
    assert found[0].mean() == 1.0


def test_all_candidates_are_tried_in_the_same_worlds() -> None:
    """Both lands that may be entered are unowned, so the same throw decides: with common chance they come out alike."""
    found = searcher(EFFORT._replace(playouts=60)).compare(last_turn(florins=5, rival=6), 0)
    marches = [one for one in found if one.answer.verb == "enter"]
    assert len(marches) == 2
    shared = min(one.visits for one in marches)
    assert marches[0].results[:shared] == marches[1].results[:shared]


def test_play_outs_are_shared_out_by_halving() -> None:
    found = searcher(EFFORT._replace(playouts=64)).compare(last_turn(florins=5, rival=6), 0)
    assert sum(one.visits for one in found) <= 64
    assert max(one.visits for one in found) >= 3 * min(one.visits for one in found)


def test_the_position_given_is_left_as_it_was() -> None:
    g = last_turn(florins=5, rival=6)
    before = MODULE.dump(g)
    searcher().compare(g, 0)
    assert MODULE.dump(g) == before


def test_a_search_out_of_time_answers_like_the_greedy_player() -> None:
    search = searcher()
    search.deadline = 1e-9
    assert search.compare(last_turn(florins=5, rival=6), 0)[0].answer == Answer("pass")


class Fixed(Idler):
    """Proposes one land."""

    def __init__(self, target: int) -> None:
        super().__init__("")
        self.target = target

    def answer(self, g: Game, seat: int) -> Answer:
        return Answer("enter", self.target)


def test_more_visits_ask_more_members_and_good_results_are_repeated() -> None:
    g = last_turn(florins=5, rival=6)
    lands = [choice.target for choice in g.choices(0) if choice.verb == "enter"]
    members: list[Bot] = [Fixed(land) for land in lands]
    node = Node(0)
    first = choose(node, g, 0, members, widen=0.5, explore=0.2)
    assert first == Answer("enter", lands[0])
    assert node.asked == 1
    learn([node, node.children[first]], 0.1)
    for _ in range(8):
        answer = choose(node, g, 0, members, widen=0.5, explore=0.2)
        learn([node, node.children[answer]], 0.9 if answer.target == lands[1] else 0.1)
    assert node.asked == 2
    assert node.children[Answer("enter", lands[1])].visits > node.children[Answer("enter", lands[0])].visits


def test_what_is_closed_in_this_world_is_not_chosen() -> None:
    g = last_turn(florins=0, rival=6)  # nobody marches without a florin
    node = Node(0)
    node.children[Answer("enter", 1)] = Node(0)
    node.votes[Answer("enter", 1)] = 1.0
    node.asked = 1
    assert choose(node, g, 0, [Idler("")], widen=0.5, explore=0.2) == Answer("pass")


def test_expectations_of_sides_add_up() -> None:
    assert sum(shares([1.5, 2.5, 2.0], [0, 1, 2])) == 1.0
    assert pooled([3.0, 5.0, 4.0, 1.0], [0, 1, 0, 1]) == [7.0, 6.0, 7.0, 6.0]
    paired = shares([7.0, 6.0, 7.0, 6.0], [0, 1, 0, 1])
    assert paired[0] == paired[2] > paired[1] == paired[3]


def test_a_shared_victory_is_shared() -> None:
    g = last_turn(florins=5, rival=5)
    g.play(0, Answer("pass"))
    assert g.over
    assert outcome(g) == [0.5, 0.5]
