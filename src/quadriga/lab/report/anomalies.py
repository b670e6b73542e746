"""What stands out, by tests that are stated, each with games in which it can be seen."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from quadriga.bots.statistics import wilson
from quadriga.lab.report.course import Lead, lead_of, ran_away, spread
from quadriga.lab.report.usage import EXAMPLES, Place, Tally, Usage
from quadriga.lab.report.watch import ANY, UNFINISHED, Action, Chronicle, Skipped
from quadriga.lab.report.wins import corrected, is_biased
from quadriga.lab.simulation import rounded

OFTEN: Final = 30  # decisions at which an action must have been open before it may be called unused
RARE: Final = 0.1  # of what somebody who chooses at random would have taken
MANY: Final = 0.25  # of the games in which the winner may run away
FAR: Final = 3.0  # times the distance of the quartiles: a game beyond is unusually long
ENOUGH: Final = 8  # games for a statement about lengths


class Anomaly(NamedTuple):
    test: str
    facts: dict[str, Any]  # what its sentence says
    places: list[Place]
    skipped: tuple[Skipped, ...] = ()  # games that cannot be counted, where it is about them


def find_anomalies(
    games: Sequence[Chronicle],
    skipped: Sequence[Skipped],
    rates: Sequence[dict[str, Any]],
    points: Sequence[dict[str, Any]],
    usage: Usage,
    often: int,
) -> list[Anomaly]:
    leads = [lead_of(game) for game in games]
    found = [biased(row, games, leads) for row in rates if is_biased(row)]
    found += runaways(games, leads)
    found += long_games(games)
    found += faulty(games)
    found += idle_sources(games, points)
    found += endless(skipped)
    found += idle_actions(usage, often)
    return found


def biased(row: dict[str, Any], games: Sequence[Chronicle], leads: Sequence[Lead]) -> Anomaly:
    """A win rate whose corrected interval leaves out the fair share: games won, or lost, at the decisive lead."""
    test = "rate-high" if row["share"] > row["fair"] else "rate-low"
    places: list[Place] = []
    for index, game in enumerate(games):
        names = [str(seat + 1) for seat in range(game.seats)] if row["group"] == "seat" else game.sides
        if row["key"] in names and (game.won(names.index(row["key"])) > 0) == (test == "rate-high"):
            places.append(Place(index, leads[index].taken))
    names_of = ("group", "key", "games", "share", "fair", "low_corrected", "high_corrected")
    return Anomaly(test, {name: row[name] for name in names_of}, places[:EXAMPLES])


def runaways(games: Sequence[Chronicle], leads: Sequence[Lead]) -> Iterator[Anomaly]:
    """The winner leads for good within the first third and wins clearly: in more than a quarter of all games?"""
    places = [Place(at, leads[at].taken) for at, game in enumerate(games) if ran_away(game, leads[at])]
    low, high = wilson(len(places), len(games))
    if low > MANY:
        facts = {"count": len(places), "games": len(games), "low": rounded(low), "high": rounded(high)}
        yield Anomaly("runaway", facts, places[:EXAMPLES])


def long_games(games: Sequence[Chronicle]) -> Iterator[Anomaly]:
    """Decisions beyond the upper quartile by three times the distance of the quartiles."""
    if len(games) < ENOUGH:
        return
    low, high = spread([game.decisions for game in games])
    limit = high + FAR * (high - low)
    places = [Place(at, game.marks[-1].at) for at, game in enumerate(games) if game.decisions > limit]
    if places:
        longest = max(games[place.game].decisions for place in places)
        yield Anomaly("long", {"count": len(places), "limit": rounded(limit), "most": longest}, places[:EXAMPLES])


def faulty(games: Sequence[Chronicle]) -> Iterator[Anomaly]:
    """Answers of bots that the rules refuse, or bots that fail."""
    places = [Place(at, game.mishaps[0]) for at, game in enumerate(games) if game.mishaps]
    if places:
        count = sum(len(game.mishaps) for game in games)
        yield Anomaly("faults", {"count": count, "games": len(places)}, places[:EXAMPLES])


def idle_sources(games: Sequence[Chronicle], points: Sequence[dict[str, Any]]) -> Iterator[Anomaly]:
    """A source of points from which nobody had any."""
    for row in points:
        if not row["scored"] and len(games) >= ENOUGH:
            places = [Place(at, game.marks[-1].at) for at, game in enumerate(games[:EXAMPLES])]
            yield Anomaly("idle-source", {"source": row["source"], "games": len(games)}, places)


def endless(skipped: Sequence[Skipped]) -> Iterator[Anomaly]:
    """Games among bots that were broken off because they found no end."""
    broken = [game for game in skipped if game.why == UNFINISHED and game.at == 0]
    if broken:
        yield Anomaly("endless", {"count": len(broken)}, [], tuple(broken[:EXAMPLES]))


def idle_actions(usage: Usage, often: int) -> list[Anomaly]:
    """Never taken though often open; or far more seldom than by chance. A verb stands for its targets."""
    certainty = corrected(len(usage.tallies))
    found: list[Anomaly] = []
    for action, tally in usage.tallies.items():
        verb, target = action
        whole = usage.tallies[(verb, ANY)]
        if target == "" or tally.offered < often:
            continue
        test = idle_test(tally, certainty)
        if test and (target == ANY or test != idle_test(whole, certainty)):
            places = tally.open_at if test == "unused" else tally.taken_at
            found.append(Anomaly(test, action_facts(action, tally), places))
    return sorted(found, key=lambda anomaly: (anomaly.test != "unused", -anomaly.facts["blind"]))


def idle_test(tally: Tally, certainty: float) -> str:
    if not tally.chosen:
        return "unused"
    _, high = wilson(tally.chosen, tally.offered, certainty)
    return "rare" if high < RARE * tally.blind / tally.offered else ""


def action_facts(action: Action, tally: Tally) -> dict[str, Any]:
    return {
        "verb": action[0],
        "target": action[1],
        "offered": tally.offered,
        "chosen": tally.chosen,
        "games": tally.games,
        "blind": rounded(tally.blind),
    }
