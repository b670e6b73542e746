"""One seat against bots, as a Gymnasium environment."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from quadriga.bots.referee import ask_bot
from quadriga.bots.registry import is_kind, make_bot
from quadriga.bots.registry import kinds as known_bots
from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.engine.pack import Pack
from quadriga.games.registry import GAMES
from quadriga.research import checks
from quadriga.research.aec import ILLEGAL, PLAYERS, mask_of, observation_space, open_walk
from quadriga.research.checks import RENDER_MODES, seat_number, whole_number
from quadriga.research.encoders import encoder
from quadriga.research.numbering import numbering
from quadriga.research.packs import game_with
from quadriga.research.rewards import check_kind, returns, standings
from quadriga.research.walk import IllegalAction, Walk

Seen = tuple[dict[str, Any], dict[str, Any]]


class SeatEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc]
    """The others are bots, which are shown determinised copies and never the game itself."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        players: int = PLAYERS,
        reward: str = "win",
        illegal: str = "end",
        pack: Pack | Path | str | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        self.module = game_with(game, pack)
        players = whole_number("players", players)
        self.options: dict[str, str | int] = dict(self.module.read_options(players, options))
        seat = seat_number("seat", seat, players)
        if illegal not in ILLEGAL:
            raise InputError("option_value", option="illegal", value=illegal, allowed=", ".join(ILLEGAL))
        if not isinstance(opponents, (str, list, tuple)):
            raise InputError(
                "option_value", option="opponents", value=str(opponents), allowed=", ".join(known_bots(game))
            )
        kinds = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(kinds) != players - 1:
            raise InputError("option_value", option="opponents", value=str(len(kinds)), allowed=str(players - 1))
        self.kinds = [*kinds[:seat], "", *kinds[seat:]]  # by seat
        for kind in kinds:
            if not is_kind(kind, game):
                raise InputError("player_unknown", player=kind, known=", ".join(known_bots(game)))
        self.seat = seat
        self.players = players
        self.reward = check_kind(reward)
        self.illegal = illegal
        self.render_mode = checks.render_mode(render_mode)
        self.encoder = encoder(game)
        self.observation_space = observation_space(game)
        self.action_space = Discrete(numbering(game).size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Seen:
        """A new game, up to the seat's first decision."""
        super().reset(seed=seed)
        while True:
            material = str(self.np_random.integers(2**62))
            self.walk = open_walk(self.module, self.players, self.options, material)
            self.bots = {
                other: make_bot(kind, self.module.name, f"{material}:bot:{other}")
                for other, kind in enumerate(self.kinds)
                if other != self.seat
            }
            self.guesses = seeded(f"{material}:guess")
            self.wait_for_turn()
            if not self.walk.game.over:
                break
        self.worth = self.value()
        return self.seen(), self.info()

    def wait_for_turn(self) -> None:
        """Let the bots answer until the seat is asked or the game is over."""
        walk = self.walk
        g = walk.game
        while not g.over and not walk.is_cut_short and walk.seat != self.seat:
            other = walk.seat
            walk.play(other, ask_bot(self.bots[other], self.module, g, other, self.guesses).answer)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        walk = self.begun()
        action = whole_number("action", action)
        try:
            whole = walk.take(action, True)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return self.seen(), -1.0, True, False, {"illegal": action}
        if whole:
            self.wait_for_turn()
        before = self.worth
        self.worth = self.value()
        over = walk.game.over
        return self.seen(), self.worth - before, over, walk.is_cut_short and not over, self.info()

    def begun(self) -> Walk:
        try:
            return self.walk
        except AttributeError:
            raise InputError("reset_needed") from None

    def value(self) -> float:
        """Everything won so far."""
        g = self.walk.game
        shaped = standings(self.module, g)[self.seat] if self.reward == "score" else 0.0
        return shaped + returns(g)[self.seat]

    def seen(self) -> dict[str, Any]:
        return {"observation": self.encoder.encode(self.walk, self.seat), "action_mask": mask_of(self.walk, self.seat)}

    def info(self) -> dict[str, Any]:
        return {"answer": self.walk.said}

    def render(self) -> str | None:
        """The stage and the points, in one line."""
        if self.render_mode is None:
            return None
        g = self.begun().game
        turn, phase = self.module.stage(g)
        points = [score["total"] for score in self.module.scores(g)]
        return f"{self.module.name} turn {turn} phase {phase} points {points}"


def gym_env(game: str, seat: int = 0, opponents: str | Sequence[str] = "random", **options: Any) -> SeatEnv:
    """One seat of a game; ``opponents`` is one kind of bot, or one for each of the other seats in their order."""
    return SeatEnv(game, seat, opponents, **options)


def register_environments() -> None:
    """``gymnasium.make("Quadriga/Warriors-v0")`` and the like."""
    for game in GAMES:
        id_ = f"Quadriga/{game.capitalize()}-v0"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point="quadriga.research.single:SeatEnv", kwargs={"game": game})
