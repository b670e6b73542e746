"""The games in OpenSpiel's own list: ``pyspiel.load_game("python_quadriga_warriors")`` once this module is imported."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.games.registry import GAMES, find_game
from quadriga.research.encoders import encoder
from quadriga.research.numbering import numbering
from quadriga.research.spiel_state import MOST_OUTCOMES, SpielState

PLAYERS = 4


def read_options(text: str) -> dict[str, str]:
    """``map:italy offers:3``: signs that OpenSpiel's own notation for parameters leaves alone."""
    options: dict[str, str] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise InputError("option_without_value", option=name)
        options[name] = value
    return options


def game_type(game: str) -> Any:
    module = find_game(game)
    return pyspiel.GameType(
        short_name=f"python_quadriga_{game}",
        long_name=f"Python {module.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=module.max_seats,
        min_num_players=max(2, module.min_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "options": "", "salt": 0, "pack": ""},
    )


class QuadrigaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    name = ""
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", PLAYERS))
        module = find_game(self.name)
        options: dict[str, Any] = dict(read_options(given.get("options", "")))
        salt = str(given.get("salt", 0))
        self.first = SpielState.start(self.name, players, options, salt, given.get("pack") or None)
        info = pyspiel.GameInfo(
            num_distinct_actions=numbering(self.name).size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * module.longest,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> "QuadrigaState":
        return QuadrigaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "QuadrigaObserver":
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return QuadrigaObserver(self.name, wanted.perfect_recall)


class QuadrigaState(pyspiel.State):  # type: ignore[misc]
    """OpenSpiel's shell around `SpielState`; it copies ``inner`` itself when a node is cloned."""

    def __init__(self, game: QuadrigaGame) -> None:
        super().__init__(game)
        self.inner = game.first.clone()

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "QuadrigaState":
        """A copy in which everything the player cannot know is dealt anew; its history stays that of the real game."""
        copy: QuadrigaState = self.clone()
        copy.inner = self.inner.resampled(player, seeded(repr(sampler())))
        return copy

    def __str__(self) -> str:
        return str(self.inner)


class QuadrigaObserver:
    """The same row of numbers as in the other environments; as text the view, with perfect recall the whole past."""

    def __init__(self, game: str, perfect_recall: bool) -> None:
        self.encoder = encoder(game)
        self.perfect_recall = perfect_recall
        self.tensor: Any = np.zeros(self.encoder.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}

    def set_from(self, state: QuadrigaState, player: int) -> None:
        self.tensor[:] = self.encoder.encode(state.inner.walk, player)

    def string_from(self, state: QuadrigaState, player: int) -> str:
        if self.perfect_recall:
            return state.inner.information_state_string(player)
        return state.inner.observation_string(player)


def register_games() -> None:
    """Once: OpenSpiel refuses a name that it knows."""
    known = set(pyspiel.registered_names())
    for game in GAMES:
        if f"python_quadriga_{game}" not in known:
            kind = game_type(game)
            pyspiel.register_game(
                kind, type(f"Quadriga{game.capitalize()}", (QuadrigaGame,), {"name": game, "type": kind})
            )


register_games()
