"""One game among greedy players, watched: what its events and its state say about the balance of the game."""

from typing import NamedTuple

from quadriga.bots.referee import ask_bot
from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.events import Event
from quadriga.games.byzantion.board import DOXA, GOODS
from quadriga.games.byzantion.module import ByzantionModule, table
from quadriga.games.byzantion.procedures.preparation import Draft
from quadriga.games.byzantion.queries import bandon, hand_of
from quadriga.games.byzantion.state import Byzantion

# After which event a change of Doxa comes from where; the last such event counts.
SOURCES = {
    "option.chosen": "votes",
    "contribution.revealed": "contributions",
    "substitute.revealed": "contributions",
    "substitute.declared": "contributions",
    "reward.given": "rewards",
    "event.completed": "rewards",
    "penalty.suffered": "penalties",
    "event.failed": "penalties",
    "trial.ranked": "trials",
    "ability.used": "abilities",
    "unit.placed": "building",
    "resources.ranked": "end: resources",
    "cards.ranked": "end: cost of cards",
    "mission.revealed": "end: Missions",
}


class Chronicle(NamedTuple):
    """What is kept of a game: lists by seat; (seat, card) for cards."""

    ring: int  # who held the Imperial Ring first
    doxa: list[int]
    winners: list[int]
    decisions: int
    faults: int
    epochs: list[tuple[int, bool]]  # of each event, and whether it was completed
    leftovers: list[list[int]]
    sources: list[dict[str, int]]
    drafted: list[tuple[int, int]]
    held: list[tuple[int, int]]
    played: list[tuple[int, int]]
    discarded: list[tuple[int, int]]
    activated: list[tuple[int, int]]  # once for each activation
    missions: list[tuple[int, int, int]]  # seat, Mission, Doxa


class Watcher:
    """Reads the events of a game as they happen."""

    def __init__(self, seats: int) -> None:
        self.ring = 0
        self.source = "start"
        self.event = 0  # the one completed last
        self.sources: list[dict[str, int]] = [{} for _ in range(seats)]
        self.drafted: list[tuple[int, int]] = []
        self.held: set[tuple[int, int]] = set()
        self.played: list[tuple[int, int]] = []
        self.discarded: list[tuple[int, int]] = []
        self.activated: list[tuple[int, int]] = []
        self.missions: list[tuple[int, int, int]] = []

    def read(self, g: Byzantion, events: list[Event]) -> None:
        for event in events:
            kind = event.kind
            first, second = event.args[0], event.args[1]
            if kind == "ring.given":
                self.ring = first
            elif kind in ("card.drawn", "offer.taken", "pile.taken"):
                self.held.add((first, second))
            elif kind in ("card.played", "intrigue.stands"):
                self.held.add((first, second))
                self.played.append((first, second))
            elif kind == "card.discarded":
                self.discarded.append((first, second))
            elif kind == "bandon.activated":
                stack = bandon(g, first, second) if g.board.hero[second] else [second]
                self.activated.extend([(first, card) for card in stack])
            elif kind == "event.completed":
                self.event = first
            elif kind == "mission.revealed":
                self.missions.append((first, second, event.args[2]))
            if kind == "doxa.gained" or kind == "doxa.lost":
                self.count(g, first, second if kind == "doxa.gained" else -second)
            elif kind in SOURCES:
                self.source = SOURCES[kind]

    def count(self, g: Byzantion, seat: int, amount: int) -> None:
        """A reward is paid before the abilities that a Victory sets off."""
        source = self.source
        if source == "rewards":
            if not g.board.events[self.event].reward[DOXA]:
                source = "abilities"
            self.source = "abilities"
        self.sources[seat][source] = self.sources[seat].get(source, 0) + amount


def watch_game(module: ByzantionModule, seats: int, length: str, seed: str) -> Chronicle:
    """Play one game; everything in it follows from the seed."""
    g = table(module.new(seats, module.read_options(seats, {"length": length})))
    g.rng = seeded(seed)
    events: list[Event] = []
    g.sink = events
    g.advance()
    bots = [make_bot("greedy", module.name, f"{seed}:bot:{seat}") for seat in range(seats)]
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    watcher = Watcher(seats)
    decisions = 0
    faults = 0
    drafting = True
    while not g.over and decisions < module.longest:
        seat = g.waiting()[0]
        if drafting and g.round > 0 and not isinstance(g.stack[-1], Draft):
            drafting = False
            watcher.drafted = [(owner, card) for owner in range(seats) for card in hand_of(g, owner)]
            watcher.held.update(watcher.drafted)
        advice = ask_bot(bots[seat], module, g, seat, guesses[seat])
        decisions += 1
        faults += bool(advice.fault)
        g.play(seat, advice.answer)
        watcher.read(g, events)
        events.clear()
    return conclude(g, watcher, decisions, faults)


def conclude(g: Byzantion, watcher: Watcher, decisions: int, faults: int) -> Chronicle:
    for seat, parts in enumerate(watcher.sources):
        parts["start"] = g.doxa[seat] - sum([amount for name, amount in parts.items() if name != "start"])
    return Chronicle(
        ring=watcher.ring,
        doxa=g.doxa[:],
        winners=g.winners[:],
        decisions=decisions,
        faults=faults,
        epochs=[
            (g.board.events[event].epoch, g.outcome[place] >= 0) for place, event in enumerate(g.events) if event >= 0
        ],
        leftovers=[g.stock[seat * GOODS : (seat + 1) * GOODS] for seat in range(g.seats)],
        sources=watcher.sources,
        drafted=watcher.drafted,
        held=sorted(watcher.held),
        played=watcher.played,
        discarded=watcher.discarded,
        activated=watcher.activated,
        missions=watcher.missions,
    )
