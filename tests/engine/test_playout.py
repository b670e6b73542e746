"""Play-outs: to the end, and a seat's whole plan at once."""

from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.playout import macro, play_randomly, random_answer
from quadriga.games.registry import find_game

MODULE = find_game("warriors")


def opened(seed: str) -> Game:
    g = MODULE.new(4, MODULE.read_options(4, {}))
    g.rng = seeded(seed)
    g.advance()
    return g


def test_a_playout_ends_the_game_or_stops_at_its_limit() -> None:
    g = opened("a")
    assert play_randomly(g, seeded("b"), 7) == 7
    assert not g.over
    assert play_randomly(g, seeded("c"), 20_000) > 0
    assert g.over


def test_a_macro_is_the_unbroken_run_of_one_seat_and_can_be_repeated() -> None:
    g = opened("d")
    seat = g.waiting()[0]
    rng = seeded("e")

    def policy(state: Game, who: int) -> Answer:
        assert who == seat
        return random_answer(state, who, state.choices(who), rng)

    again = g.clone()
    plan = macro(g, seat, policy)
    assert len(plan) == 3  # the first development tokens
    assert g.waiting()[0] != seat
    for answer in plan:
        again.play(seat, answer)
    assert MODULE.dump(again) == MODULE.dump(g)
