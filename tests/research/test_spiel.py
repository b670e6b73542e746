"""States in the manner of OpenSpiel, and the games in its own list."""

import pickle
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quadriga.engine import chance
from quadriga.engine.chance import below, seeded
from quadriga.engine.errors import InputError
from quadriga.games.registry import GAMES
from quadriga.language.texts import Texts
from quadriga.research.spiel_state import CHANCE, MOST_OUTCOMES, SEEDS, TERMINAL, SpielState, outcome, outcome_count

SMALL: dict[str, Any] = {"map": "west", "map_variant": "west2_isles", "turn_limit": 1}
SMALL_GAME = "python_quadriga_warriors(players=2,options=map:west map_variant:west2_isles turn_limit:1)"
STEPS = {"warriors": 500, "byzantion": 500, "medioevo": 300, "civilization": 300}

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def pyspiel() -> Iterator[Any]:
    """OpenSpiel with our games in its list."""
    found = pytest.importorskip("pyspiel")
    with warnings.catch_warnings():
        import quadriga.research.spiel  # noqa: F401

        yield found


def pick(state: SpielState, rng: list[int]) -> int:
    actions = state.legal_actions()
    return actions[below(rng, len(actions))]


# --- the tree by itself


@each_game
def test_a_walk_down_the_tree(game: str) -> None:
    rng = seeded(f"spiel {game}")
    state = SpielState.start(game, 4)
    chances = 0
    for _ in range(STEPS[game]):
        if state.is_terminal():
            break
        player = state.current_player()
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if state.is_chance_node():
            chances += 1
            assert player == CHANCE
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
            assert [number for number, _ in state.chance_outcomes()] == actions
            assert state.legal_actions(0) == []
        else:
            assert state.legal_actions(player) == actions
            assert state.legal_actions((player + 1) % 4) == []
        state.apply_action(pick(state, rng))
    assert chances
    if state.is_terminal():
        assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
        assert sum(state.returns()) == pytest.approx(0)


@each_game
def test_a_copy_goes_its_own_way_and_the_same_way_with_the_same_actions(game: str) -> None:
    rng = seeded(f"copies {game}")
    state = SpielState.start(game, 3)
    for _ in range(60):
        state.apply_action(pick(state, rng))
    copy = state.clone()
    before = str(state), [state.information_state_string(player) for player in range(3)]
    actions = []
    for _ in range(25):
        actions.append(pick(copy, rng))
        copy.apply_action(actions[-1])
    assert (str(state), [state.information_state_string(player) for player in range(3)]) == before
    assert str(copy) != str(state)
    for action in actions:
        state.apply_action(action)
    assert str(copy) == str(state)
    for player in range(3):
        assert copy.information_state_string(player) == state.information_state_string(player)


def test_what_one_player_is_about_to_choose_is_not_known_to_another() -> None:
    rng = seeded("pending")
    for game in range(20):
        state = SpielState.start("byzantion", 3, salt=str(game))
        while not state.is_terminal():
            player = state.current_player()
            known = [state.information_state_string(other) for other in range(3)] if player >= 0 else []
            state.apply_action(pick(state, rng))
            if state.walk.pending is not None:
                for other in range(3):
                    same = state.information_state_string(other) == known[other]
                    assert same == (other != player)
                return
    pytest.fail("no choice took two steps")


def test_the_past_is_remembered_where_the_present_looks_alike() -> None:
    """Two orders of the same two steps lead to the same table but not to the same information."""
    state = SpielState.start("warriors", 2, SMALL)
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    first, second = state.legal_actions()[:2]
    ways = []
    for order in ((first, second), (second, first)):
        way = state.clone()
        for action in order:
            way.apply_action(action)
        ways.append(way)
    assert ways[0].observation_string(player) == ways[1].observation_string(player)
    assert ways[0].information_state_string(player) != ways[1].information_state_string(player)


@pytest.mark.parametrize("player", [CHANCE, 2, "0"])
def test_nobody_but_a_player_has_information(player: Any) -> None:
    state = SpielState.start("warriors", 2, SMALL)
    for ask in (state.observation_string, state.information_state_string):
        with pytest.raises(InputError):
            ask(player)
    with pytest.raises(InputError):
        state.resampled(player, seeded("guess"))


def test_what_is_no_whole_number_is_refused() -> None:
    with pytest.raises(InputError):
        SpielState.start("warriors", "3")  # type: ignore[arg-type]
    state = SpielState.start("warriors", 2, SMALL)
    before = str(state)
    with pytest.raises(InputError):
        state.apply_action(1.5)  # type: ignore[arg-type]
    assert str(state) == before


# --- chance


@pytest.mark.parametrize(
    "request_",
    [[chance.ROLL, 2, 6], [chance.DICE, 4, 6, 8], [chance.SHUFFLE, 5], [chance.DRAW, 9, 3], [chance.SHUFFLE, 1]],
    ids=str,
)
def test_small_chances_list_every_outcome_once(request_: list[int]) -> None:
    found = [outcome(request_, number, "") for number in range(outcome_count(request_))]
    assert len({tuple(numbers) for numbers in found}) == len(found)
    assert all(chance.fault(request_, numbers) is None for numbers in found)
    exact = {chance.ROLL: 36, chance.DICE: 192, chance.SHUFFLE: 120 if request_[1] == 5 else 1, chance.DRAW: 504}
    assert len(found) == exact[request_[0]]


def test_great_shuffles_are_sampled_and_the_sample_is_fixed() -> None:
    request = [chance.SHUFFLE, 60]
    assert outcome_count(request) == SEEDS <= MOST_OUTCOMES
    assert outcome(request, 3, "salt:3") == outcome(request, 3, "salt:3")
    assert outcome(request, 3, "salt:3") != outcome(request, 4, "salt:4")
    assert chance.fault(request, outcome(request, 3, "salt:3")) is None


def test_an_outcome_that_cannot_be_is_refused() -> None:
    state = SpielState.start("warriors", 4)
    assert state.is_chance_node()
    with pytest.raises(InputError):
        state.apply_action(outcome_count(state.walk.game.request))
    assert state.is_chance_node()


# --- OpenSpiel's own algorithms


@each_game
def test_openspiel_plays_our_games(game: str, pyspiel: Any) -> None:
    rng = seeded(f"openspiel {game}")
    state = pyspiel.load_game(f"python_quadriga_{game}").new_initial_state()
    for _ in range(120):
        actions = state.legal_actions()
        action = actions[below(rng, len(actions))]
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    assert len(state.observation_tensor(0)) == len(state.observation_tensor(1))
    assert state.information_state_string(0) != state.information_state_string(1)
    assert str(state.clone()) == str(state)


@each_game
def test_games_and_states_can_be_stored_and_opened_again(game: str, pyspiel: Any) -> None:
    rng = seeded(f"stored {game}")
    first = pyspiel.load_game(f"python_quadriga_{game}", {"players": 3, "salt": 7})
    loaded = pyspiel.load_game(str(first))
    assert str(loaded) == str(first)
    state = loaded.new_initial_state()
    for _ in range(40):
        actions = state.legal_actions()
        state.apply_action(actions[below(rng, len(actions))])
    _, opened = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    for copy in (opened, pickle.loads(pickle.dumps(state))):
        assert str(copy) == str(state)
        assert copy.inner.salt == "7"
        assert copy.information_state_string(1) == state.information_state_string(1)


def test_a_pack_reaches_the_game(pyspiel: Any) -> None:
    folder = Path(__file__).parents[2] / "examples/packs/dear-cavalry"
    state = pyspiel.load_game("python_quadriga_warriors", {"pack": str(folder)}).new_initial_state()
    assert state.inner.walk.module.pack.name == "dear-cavalry"
    assert pickle.loads(pickle.dumps(state)).inner.walk.module.pack.name == "dear-cavalry"


def test_openspiel_finds_nothing_to_complain_of(pyspiel: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SMALL_GAME), num_sims=1, serialize=True, verbose=False)


def test_openspiels_tree_search_plays_against_chance_and_itself(pyspiel: Any) -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(SMALL_GAME)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    moves = 0
    while moves < 5 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert moves == 5


@each_game
def test_a_resampled_state_looks_the_same_to_its_player(game: str, pyspiel: Any) -> None:
    rng = seeded(f"resampled {game}")
    state = pyspiel.load_game(f"python_quadriga_{game}").new_initial_state()
    for _ in range(150):
        actions = state.legal_actions()
        if not state.is_chance_node():
            player = state.current_player()
            guess = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.legal_actions() == actions
            before = str(state)
            guess.apply_action(actions[0])
            assert str(state) == before
        state.apply_action(actions[below(rng, len(actions))])


def test_what_another_player_is_about_to_choose_is_not_in_a_resampled_state() -> None:
    rng = seeded("resampled pending")
    state = SpielState.start("byzantion", 3)
    while state.walk.pending is None:
        state.apply_action(pick(state, rng))
    seat = state.walk.seat
    assert state.resampled(seat, seeded("guess")).walk.pending == state.walk.pending
    assert state.resampled((seat + 1) % 3, seeded("guess")).walk.pending is None


def test_openspiels_search_over_information_sets_plays(pyspiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(SMALL_GAME)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 5, random_state=rng)
    state = game.new_initial_state()
    moves = 0
    while moves < 4 and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert moves == 4


def test_an_action_that_stands_for_nothing_has_no_name() -> None:
    state = SpielState.start("warriors", 2, SMALL)
    with pytest.raises(InputError):
        state.action_to_string(CHANCE, outcome_count(state.walk.game.request))
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    illegal = max(state.legal_actions()) + 1
    with pytest.raises(InputError) as caught:
        state.action_to_string(player, illegal)
    assert Texts("en").error(caught.value).startswith(f"Action {illegal} is not open to seat {player}")


def test_options_reach_the_game_and_wrong_ones_are_refused(pyspiel: Any) -> None:
    state = pyspiel.load_game(SMALL_GAME).new_initial_state()
    assert state.inner.walk.game.variant == "west2_isles"
    from quadriga.research.spiel import read_options

    with pytest.raises(InputError):
        read_options("map")
