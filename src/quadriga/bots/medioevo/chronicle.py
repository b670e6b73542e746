"""One game among greedy players, watched: what its events and its end say about the balance of the game."""

from collections import Counter
from typing import NamedTuple

from quadriga.bots.referee import ask_bot
from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.events import Event
from quadriga.games.medioevo.board import CARDS
from quadriga.games.medioevo.codes import COMMERCIAL
from quadriga.games.medioevo.module import MedioevoModule, table
from quadriga.games.medioevo.state import Medioevo

Use = tuple[int, int]  # seat, card or technology


class Chronicle(NamedTuple):
    """What is kept of a game: lists by seat, pairs of seat and card or technology once for each time."""

    kingdoms: list[int]
    first_order: list[int]  # seats in the turn order of the first turn
    firsts: list[int]  # turns in which a seat was first player
    points: list[int]
    winners: list[int]
    finished: bool  # False: it was broken off after too many decisions
    turns: int
    decisions: int
    faults: int
    bankrupt: list[int]  # times
    rebellions: list[int]
    sources: list[dict[str, int]]  # of ``module.scores``
    kept: list[Use]  # cards
    bought: list[Use]  # of those kept, what was bought after the start
    abilities: list[Use]
    points_used: list[Use]
    claimed: list[Use]
    researched: list[Use]  # technologies
    activated: list[Use]
    pacts: dict[int, int]  # by kind
    counts: dict[str, int]  # battles and so on


# Events that are simply counted, and under which name
COUNTED = {
    "road.opened": "roads opened",
    "road.completed": "roads completed",
    "war.declared": "wars declared",
    "war.begun": "attacks without declaration",
    "peace.made": "peaces",
    "pact.broken": "pacts broken",
    "accusation.made": "accusations",
    "sale.concluded": "sales",
    "building.built": "buildings",
    "barbarians.plundered": "lands taken by barbarians",
    "transport.seized": "transports seized",
    "unit.captured": "prisoners",
    "army.surrendered": "surrenders",
    "army.fled": "flights",
    "loan.taken": "loans",
    "card.cancelled": "cards cancelled",
}


class Watcher:
    """Reads the events of a game as they happen."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.dealt = True  # the first cards are dealt, not bought
        self.kept: list[Use] = []
        self.bought: list[Use] = []
        self.abilities: list[Use] = []
        self.points_used: list[Use] = []
        self.claimed: list[Use] = []
        self.researched: list[Use] = []
        self.activated: list[Use] = []
        self.pacts: Counter[int] = Counter()
        self.counts: Counter[str] = Counter()
        self.bankrupt = [0] * seats
        self.rebellions = [0] * seats
        self.firsts = [0] * seats
        self.order: list[int] = []

    def read(self, events: list[Event]) -> None:
        uses = {
            "card.used": self.abilities,
            "card.points": self.points_used,
            "objective.claimed": self.claimed,
            "technology.bought": self.researched,
            "technology.used": self.activated,
        }
        for event in events:
            kind = event.kind
            first, second = event.args[0], event.args[1]
            if kind in uses:
                uses[kind].append((first, second))
            elif kind == "card.bought":
                self.dealt = False
            elif kind == "card.kept":
                self.kept.append((first, second))
                if not self.dealt:
                    self.bought.append((first, second))
            elif kind == "order.set":
                if second == 1:
                    self.firsts[first] += 1
                if len(self.order) < self.seats:
                    self.order.append(first)
            elif kind in ("seat.bankrupt", "rebellions.begin"):
                times = self.bankrupt if kind == "seat.bankrupt" else self.rebellions
                times[first] += 1 if kind == "seat.bankrupt" else second
            elif kind == "pact.signed":
                self.pacts[second] += 1
            elif kind == "battle.declared":
                both = first < self.seats and second < self.seats
                self.counts["battles between players" if both else "battles with barbarians"] += 1
            elif kind == "territory.conquered":
                self.counts["conquests from players" if event.args[2] >= 0 else "conquests from barbarians"] += 1
            elif kind in COUNTED:
                self.counts[COUNTED[kind]] += 1


def watch_game(module: MedioevoModule, seats: int, length: str, seed: str) -> Chronicle:
    """Play one game; everything in it follows from the seed."""
    g = table(module.new(seats, module.read_options(seats, {"turns": length})))
    g.rng = seeded(seed)
    events: list[Event] = []
    g.sink = events
    g.advance()
    bots = [make_bot("greedy", module.name, f"{seed}:bot:{seat}") for seat in range(seats)]
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    watcher = Watcher(seats)
    decisions = 0
    faults = 0
    while not g.over and decisions < module.longest:
        watcher.read(events)
        events.clear()
        seat = g.waiting()[0]
        advice = ask_bot(bots[seat], module, g, seat, guesses[seat])
        decisions += 1
        faults += bool(advice.fault)
        g.play(seat, advice.answer)
    watcher.read(events)
    return conclude(module, g, watcher, decisions, faults)


def conclude(module: MedioevoModule, g: Medioevo, watcher: Watcher, decisions: int, faults: int) -> Chronicle:
    scores = module.scores(g)
    return Chronicle(
        kingdoms=list(g.kingdom),
        first_order=watcher.order,
        firsts=watcher.firsts,
        points=[parts["total"] for parts in scores],
        winners=g.winners[:],
        finished=g.over,
        turns=g.turn,
        decisions=decisions,
        faults=faults,
        bankrupt=watcher.bankrupt,
        rebellions=watcher.rebellions,
        sources=[{name: amount for name, amount in parts.items() if name != "total"} for parts in scores],
        kept=[(seat, card % CARDS) for seat, card in watcher.kept],
        bought=watcher.bought,
        abilities=watcher.abilities,
        points_used=watcher.points_used,
        claimed=watcher.claimed,
        researched=watcher.researched,
        activated=watcher.activated,
        pacts={kind: watcher.pacts[kind] for kind in sorted(watcher.pacts) if kind >= COMMERCIAL},
        counts=dict(watcher.counts),
    )
