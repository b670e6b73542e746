"""A game as a tree in the manner of OpenSpiel: players, chance nodes, information states. Needs no OpenSpiel."""

from functools import cache
from hashlib import sha256
from itertools import permutations
from json import dumps
from math import factorial, perm, prod
from pathlib import Path
from typing import Any

from quadriga.engine import chance
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.notation import write_answer, write_deal
from quadriga.engine.pack import Pack
from quadriga.research.checks import seat_number, whole_number
from quadriga.research.packs import game_with
from quadriga.research.rewards import returns
from quadriga.research.walk import Walk

CHANCE = -1
TERMINAL = -4

MOST_OUTCOMES = 1296  # four dice, five cards: beyond it chance is sampled
SEEDS = 1024  # equally likely samples of a shuffle that cannot be enumerated


class SpielState:
    """The present node. Chance nodes are explicit: the kernel stops and lets the caller choose.

    Dice, small shuffles and small draws list every outcome. A greater shuffle or draw lists ``SEEDS`` equally likely
    samples, fixed by ``salt`` and by the place in the game.
    """

    def __init__(self, walk: Walk, salt: str) -> None:
        self.walk = walk
        self.salt = salt
        self.chances = 0  # chance nodes so far
        self.trails = [b""] * walk.game.seats  # digest of everything each seat has seen and done
        self.notice()

    @classmethod
    def start(
        cls,
        game: str,
        players: int,
        options: dict[str, Any] | None = None,
        salt: str = "0",
        pack: Pack | Path | str | None = None,
    ) -> "SpielState":
        """The first node of a game."""
        module = game_with(game, pack)
        players = whole_number("players", players)
        g = module.new(players, module.read_options(players, options or {}))
        g.stops_at_chance = True
        g.sink = []
        g.advance()
        return cls(Walk(module, g), salt)

    def clone(self) -> "SpielState":
        copy = SpielState.__new__(SpielState)
        copy.walk = self.walk.clone()
        copy.walk.game.sink = []
        copy.salt = self.salt
        copy.chances = self.chances
        copy.trails = self.trails[:]
        return copy

    def resampled(self, player: int, rng: list[int]) -> "SpielState":
        """A copy that looks the same to the player; what he cannot know is dealt anew."""
        player = self.seat(player)
        copy = self.clone()
        walk = copy.walk
        if walk.pending is not None and walk.seat != player:
            walk.forget()  # what another one is about to choose
        walk.choices = None
        walk.game = walk.module.determinize(self.walk.game, player, rng)
        walk.game.sink = []
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self.clone()

    # --- where we are

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self.walk.game.request else self.walk.seat

    def is_terminal(self) -> bool:
        return self.walk.game.over or self.walk.is_cut_short

    def is_chance_node(self) -> bool:
        return not self.is_terminal() and bool(self.walk.game.request)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Ascending; of a chance node its outcomes, of another player's node none."""
        if self.is_terminal():
            return []
        if self.is_chance_node():
            return list(range(outcome_count(self.walk.game.request))) if player in (None, CHANCE) else []
        return sorted(self.walk.legal()) if player in (None, self.walk.seat) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        count = outcome_count(self.walk.game.request)
        return [(outcome, 1 / count) for outcome in range(count)]

    def returns(self) -> list[float]:
        return returns(self.walk.game)

    # --- going on

    def apply_action(self, action: int) -> None:
        action = whole_number("action", action)
        g = self.walk.game
        if self.is_chance_node():
            if not 0 <= action < outcome_count(g.request):
                raise InputError("action_illegal", action=action, seat=CHANCE)
            self.chances += 1
            g.answer_chance(outcome(g.request, action, f"{self.salt}:{self.chances}:{action}"))
            g.advance()
        else:
            seat = self.walk.seat
            self.walk.take(action)
            self.trails[seat] = digest(self.trails[seat], f"do {action}")
        self.notice()

    def notice(self) -> None:
        """Add what has happened to what each seat that could see it knows."""
        events = self.walk.game.sink
        for event in events or []:
            text = f"{event.kind} {event.args}"
            for seat in range(len(self.trails)):
                if event.is_seen_by(seat):
                    self.trails[seat] = digest(self.trails[seat], text)
        self.walk.game.sink = []

    # --- what a player knows

    def seat(self, player: int) -> int:
        """Chance and whoever is not at the table know nothing."""
        return seat_number("player", player, self.walk.game.seats)

    def observation_string(self, player: int) -> str:
        """What the player sees now, and what he is choosing the amount or the terms of."""
        player = self.seat(player)
        walk = self.walk
        seen = dumps(walk.module.view(walk.game, player), sort_keys=True, separators=(",", ":"))
        if walk.pending is None or walk.seat != player:
            return seen
        return f"{seen} {walk.pending!r}"

    def information_state_string(self, player: int) -> str:
        """Different whenever the player has seen or done something different on the way here."""
        player = self.seat(player)
        return f"{self.trails[player].hex()} {self.observation_string(player)}"

    def action_to_string(self, player: int, action: int) -> str:
        """In notation; of chance the numbers that came up."""
        walk = self.walk
        g = walk.game
        if action not in self.legal_actions(player):
            raise InputError("action_illegal", action=action, seat=player)
        if player == CHANCE:
            return str(outcome(g.request, action, f"{self.salt}:{self.chances + 1}:{action}"))
        if walk.pending is not None and walk.pending.deal:
            return write_deal(walk.module, g, player, walk.deals[action - walk.numbers.proposals])
        if walk.pending is not None:
            return f"x{walk.numbers.of_amounts(walk.pending.low, walk.pending.high)[action]}"
        choice = walk.open_choices()[action]
        amount = choice.low if choice.is_forced() else 0
        return write_answer(walk.module, g, player, Answer(choice.verb, choice.target, amount))

    def __str__(self) -> str:
        return f"{self.walk.module.name} {self.walk.module.fingerprint(self.walk.game)}"


def digest(before: bytes, text: str) -> bytes:
    return sha256(before + text.encode()).digest()[:16]


# --- the outcomes of chance


def outcome_count(request: list[int]) -> int:
    exact = exact_count(request)
    return exact if exact <= MOST_OUTCOMES else SEEDS


def exact_count(request: list[int]) -> int:
    if request[0] == chance.ROLL:
        return int(request[2] ** request[1])
    if request[0] == chance.DICE:
        return prod(request[1:])
    return factorial(request[1]) if request[0] == chance.SHUFFLE else perm(request[1], request[2])


def outcome(request: list[int], number: int, material: str) -> list[int]:
    """What the numbered outcome of a request says."""
    if exact_count(request) > MOST_OUTCOMES:
        return chance.results(chance.seeded(material), request)
    if request[0] in (chance.ROLL, chance.DICE):
        sides = [request[2]] * request[1] if request[0] == chance.ROLL else request[1:]
        dice: list[int] = []
        for side in sides:
            dice.append(number % side + 1)
            number //= side
        return dice
    count = request[1] if request[0] == chance.SHUFFLE else request[2]
    return list(orders(request[1], count)[number])


@cache
def orders(size: int, count: int) -> list[tuple[int, ...]]:
    """All ways to draw so many of so many, one after another."""
    return list(permutations(range(size), count))
