"""PettingZoo's and Gymnasium's own checks, and what rewards, ends and illegal actions do."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from quadriga.engine.errors import InputError
from quadriga.games.registry import GAMES
from quadriga.research import IllegalAction, SeatEnv, SeatsEnv, gym_env, pettingzoo_env
from quadriga.research.rewards import returns

CYCLES = {"warriors": 200, "byzantion": 150, "medioevo": 60, "civilization": 40}
# PettingZoo knows its own games with masks by name and warns of any other.
EXPECTED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def warnings_about_masks() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message, UserWarning)
        yield


def legal(mask: Any) -> list[int]:
    return [int(number) for number in np.flatnonzero(mask)]


def play_out(env: SeatsEnv, seed: int) -> dict[str, float]:
    """A game at random; what each seat got."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        seen, reward, terminated, truncated, _ = env.last()
        total[env.agent_selection] += reward
        open_ = legal(seen["action_mask"])
        env.step(None if terminated or truncated else open_[int(rng.integers(len(open_)))])
    return total


# --- the libraries' own checks


@each_game
def test_pettingzoo_finds_nothing_to_complain_of(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo_env(game), num_cycles=CYCLES[game])
    assert "Passed API test" in capsys.readouterr().out


@each_game
def test_equal_seeds_give_equal_games(game: str) -> None:
    seed_test(lambda: pettingzoo_env(game), num_cycles=CYCLES[game] // 5)


@each_game
def test_gymnasium_finds_nothing_to_complain_of(game: str) -> None:
    env = gymnasium.make(f"Quadriga/{game.capitalize()}-v0")
    check_env(env.unwrapped)
    seen, _ = env.reset(seed=3)
    env.step(legal(seen["action_mask"])[0])


# --- all seats


def test_winners_share_one_and_losers_share_minus_one() -> None:
    env = SeatsEnv("warriors", players=3)
    total = play_out(env, 4)
    g = env.walk.game
    assert g.over
    assert list(total.values()) == returns(g)
    assert sum(total.values()) == pytest.approx(0)
    assert sum(worth for seat, worth in enumerate(total.values()) if seat in g.winners) == pytest.approx(1)


def test_a_lone_emperor_wins_or_loses_all() -> None:
    env = SeatsEnv("byzantion", players=1)
    worth = play_out(env, 2)["seat_0"]
    assert worth == (1.0 if env.walk.game.winners else -1.0)


def test_points_shape_the_reward_and_add_up_to_the_final_standing() -> None:
    env = SeatsEnv("warriors", players=2, reward="score", map="west", map_variant="west2_isles")
    total = play_out(env, 1)
    module, g = env.walk.module, env.walk.game
    points = [score["total"] for score in module.scores(g)]
    start = SeatsEnv("warriors", players=2, reward="score", map="west", map_variant="west2_isles")
    start.reset(seed=1)
    gained = (points[0] - points[1]) / 100 - start.standing[0]
    assert total["seat_0"] == pytest.approx(gained + returns(g)[0])
    assert total["seat_1"] == pytest.approx(-gained + returns(g)[1])


def test_the_last_answer_is_told_in_notation_to_who_gave_it_alone() -> None:
    env = SeatsEnv("warriors")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(legal(env.observe(agent)["action_mask"])[0])
    assert env.infos[agent]["answer"].startswith("advance ")
    assert [env.infos[other] for other in env.agents if other != agent] == [{}] * 3
    quiet = SeatsEnv("warriors", notation=False)
    quiet.reset(seed=1)
    quiet.step(legal(quiet.observe(agent)["action_mask"])[0])
    assert quiet.infos[agent] == {}


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_chose_it() -> None:
    env = pettingzoo_env("warriors")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    got = {}
    while env.agents:
        got[env.agent_selection] = env.last()[1]
        env.step(None)
    assert got == {other: -1.0 if other == agent else 0.0 for other in got}
    assert len(got) == 4


def test_an_illegal_action_can_be_made_to_raise() -> None:
    env = pettingzoo_env("warriors", illegal="raise")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    env.step(legal(mask)[0])


def test_a_game_that_takes_too_long_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SeatsEnv("warriors")
    env.reset(seed=1)
    monkeypatch.setattr(type(env.walk.module), "longest", 3)
    total = play_out(env, 1)
    assert env.walk.decisions == 3
    assert set(total.values()) == {0.0}


def test_the_line_of_the_stage_and_points() -> None:
    env = SeatsEnv("warriors", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("warriors turn ")
    assert SeatsEnv("warriors").render() is None


# --- one seat


def test_one_seat_plays_a_whole_game_against_bots() -> None:
    env = gym_env("warriors", 1, ["greedy", "random"], players=3, map="italy", turn_limit=2)
    rng = np.random.default_rng(1)
    seen, info = env.reset(seed=5)
    total = 0.0
    over = cut = False
    while not over and not cut:
        open_ = legal(seen["action_mask"])
        assert env.walk.seat == 1
        seen, reward, over, cut, info = env.step(open_[int(rng.integers(len(open_)))])
        total += reward
    assert over
    assert total == returns(env.walk.game)[1]
    assert info["answer"]
    assert not seen["action_mask"].any()


def test_an_illegal_action_costs_the_one_seat_the_game() -> None:
    env = gym_env("byzantion", players=2)
    seen, _ = env.reset(seed=1)
    closed = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(closed)
    assert (reward, over, info) == (-1.0, True, {"illegal": closed})
    env = gym_env("byzantion", players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(closed)


@pytest.mark.parametrize(
    "options",
    [{"seat": 4}, {"players": 9}, {"opponents": ["random"]}, {"reward": "fame"}, {"illegal": "maybe"}, {"map": "moon"}],
)
def test_impossible_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(InputError):
        SeatEnv("warriors", **options)  # type: ignore[arg-type]
    if "seat" not in options and "opponents" not in options:
        with pytest.raises(InputError):
            pettingzoo_env("warriors", **options)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": "3"}, "setting_number"),
        ({"players": 2.0}, "setting_number"),
        ({"seat": "x"}, "setting_number"),
        ({"opponents": 3}, "option_value"),
        ({"opponents": [1, 2, 3]}, "player_unknown"),
        ({"render_mode": "human"}, "option_value"),
    ],
    ids=str,
)
def test_options_of_the_wrong_kind_are_refused_in_words(options: dict[str, Any], code: str) -> None:
    makers = [gym_env, pettingzoo_env] if {"players", "render_mode"} & set(options) else [gym_env]
    for make in makers:
        with pytest.raises(InputError) as caught:
            make("warriors", **options)
        assert caught.value.code == code


@pytest.mark.parametrize("make", [SeatEnv, SeatsEnv])
def test_nothing_is_done_before_the_first_game(make: Any) -> None:
    env = make("warriors", render_mode="ansi")
    for act in (lambda: env.step(0), env.render):
        with pytest.raises(InputError) as caught:
            act()
        assert caught.value.code == "reset_needed"


@pytest.mark.parametrize("make", [SeatEnv, SeatsEnv])
@pytest.mark.parametrize("action", [1.5, "1", None])
def test_an_action_that_is_no_whole_number_changes_nothing(make: Any, action: Any) -> None:
    env = make("warriors")
    env.reset(seed=1)
    before = env.walk.module.fingerprint(env.walk.game)
    with pytest.raises(InputError) as caught:
        env.step(action)
    assert caught.value.code == "setting_number"
    assert env.walk.module.fingerprint(env.walk.game) == before
    env.step(np.int64(env.walk.legal()[0]))


def test_unknown_games_and_bots_are_refused() -> None:
    with pytest.raises(InputError):
        pettingzoo_env("chess")
    with pytest.raises(InputError, match=r"player_unknown\(player=genius, known=random, easy"):
        gym_env("warriors", opponents="genius")
