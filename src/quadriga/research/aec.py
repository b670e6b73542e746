"""All seats in the agent-environment cycle of PettingZoo."""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.pack import Pack
from quadriga.research import checks
from quadriga.research.checks import RENDER_MODES, whole_number
from quadriga.research.encoders import encoder
from quadriga.research.features import BOUND
from quadriga.research.numbering import numbering
from quadriga.research.packs import game_with
from quadriga.research.rewards import check_kind, returns, standings
from quadriga.research.walk import IllegalAction, Walk

PLAYERS = 4
ILLEGAL = ("end", "raise")


def observation_space(game: str) -> Dict:
    """What every seat sees: the row of numbers, and which actions are open."""
    row = Box(-BOUND, BOUND, (encoder(game).size,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (numbering(game).size,), np.int8)})


def mask_of(walk: Walk, seat: int) -> Any:
    """1 for every number open to the seat; nothing is open to seats that are not asked."""
    mask: Any = np.zeros(walk.numbers.size, np.int8)
    if walk.seat == seat:
        mask[walk.legal()] = 1
    return mask


def open_walk(module: Module, players: int, options: dict[str, str | int], material: str) -> Walk:
    """A new game whose chance follows from a text."""
    g = module.new(players, module.read_options(players, options))
    g.rng = seeded(material)
    g.advance()
    return Walk(module, g)


class SeatsEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """Seats act one after another, as the game asks them; in simultaneous decisions what was chosen stays hidden."""

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = PLAYERS,
        reward: str = "win",
        illegal: str = "end",
        notation: bool = True,
        pack: Pack | Path | str | None = None,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        super().__init__()
        players = whole_number("players", players)
        self.game = game
        self.players = players
        self.module = game_with(game, pack)
        self.options: dict[str, str | int] = dict(self.module.read_options(players, options))
        if illegal not in ILLEGAL:
            raise InputError("option_value", option="illegal", value=illegal, allowed=", ".join(ILLEGAL))
        self.reward = check_kind(reward)
        self.illegal = illegal
        self.notation = notation
        self.render_mode = checks.render_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"quadriga_{game}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(numbering(game).size) for agent in self.possible_agents}
        self.encoder = encoder(game)
        self.seeds = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the one that follows from the last seed."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.walk = open_walk(self.module, self.players, self.options, str(self.seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.standing = standings(self.walk.module, self.walk.game) if self.reward == "score" else []
        self.agent_selection = self.agents[max(0, self.walk.seat)]

    def begun(self) -> Walk:
        try:
            return self.walk
        except AttributeError:
            raise InputError("reset_needed") from None

    def observe(self, agent: str) -> dict[str, Any]:
        walk = self.begun()
        seat = self.seat_of[agent]
        return {"observation": self.encoder.encode(walk, seat), "action_mask": mask_of(walk, seat)}

    def step(self, action: int | None) -> None:
        walk = self.begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number("action", action)
        try:
            whole = walk.take(number, self.notation)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            self.end_illegally(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.reward == "score":
            self._clear_rewards()
        if whole:
            self.infos[agent] = {"answer": walk.said} if self.notation else {}
            if walk.game.over or walk.is_cut_short:
                self.finish()
            elif self.reward == "score":
                self.shape()
        self._accumulate_rewards()
        if whole and not walk.game.over and not walk.is_cut_short:
            self.agent_selection = self.possible_agents[walk.seat]

    def shape(self) -> None:
        """Points gained on the others since the last answer."""
        before = self.standing
        self.standing = standings(self.walk.module, self.walk.game)
        self.rewards = {agent: self.standing[seat] - before[seat] for agent, seat in self.seat_of.items()}

    def finish(self) -> None:
        g = self.walk.game
        if self.reward == "score":
            self.shape()
        for agent, worth in zip(self.possible_agents, returns(g)):
            self.rewards[agent] += worth
        over = g.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)

    def end_illegally(self, agent: str) -> None:
        """As PettingZoo's own wrapper does it: the game is over for all, and it costs who broke the rules."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The stage, the points and who is asked, in one line."""
        if self.render_mode is None:
            return None
        module, g = self.begun().module, self.walk.game
        turn, phase = module.stage(g)
        points = [score["total"] for score in module.scores(g)]
        return f"{module.name} turn {turn} phase {phase} points {points} asked {g.waiting()}"

    def close(self) -> None:
        pass


def pettingzoo_env(game: str, **options: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int | None]:
    """The environment behind PettingZoo's guard of the order of calls.

    An illegal action ends the game with -1 for who chose it; with ``illegal="raise"`` it raises `IllegalAction`.
    """
    return OrderEnforcingWrapper(SeatsEnv(game, **options))
