"""What is under way, as everybody may see it: votes, declared actions, announced cards, sealed answers, loot."""

from typing import Any

from quadriga.games.byzantion.board import GOODS
from quadriga.games.byzantion.data_schema import LOOT_NAMES
from quadriga.games.byzantion.names import ACTION_NAMES
from quadriga.games.byzantion.procedures.action import Action
from quadriga.games.byzantion.procedures.contribution import MARK, SEALED, Contribution
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.intrigue import IntriguePlay
from quadriga.games.byzantion.procedures.others import Splitting
from quadriga.games.byzantion.procedures.play import PlayedCard
from quadriga.games.byzantion.procedures.resolution import Defeat, Resolution, Victory
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import current_event
from quadriga.games.byzantion.state import Byzantion


def named(amounts: list[int]) -> dict[str, int]:
    """Goods by name; what is nought is left out."""
    return {LOOT_NAMES[good]: amount for good, amount in enumerate(amounts) if amount}


def deeds(g: Byzantion) -> list[dict[str, Any]]:
    """The procedures under way that somebody may react to, the outermost first."""
    found: list[dict[str, Any]] = []
    for frame in g.stack:
        if isinstance(frame, Influence) and frame.at != 4:
            voter = g.order[max(0, min(frame.voter, len(g.order)) - 1)]
            found.append({"deed": "vote", "seat": voter, "option": frame.choice[voter]})
        elif isinstance(frame, Action):
            found.append({"deed": "action", "seat": frame.seat, "action": ACTION_NAMES[frame.kind], "free": frame.free})
        elif isinstance(frame, IntriguePlay):
            found.append({"deed": "intrigue", "seat": frame.seat, "card": frame.card, "cancelled": frame.cancelled})
        elif isinstance(frame, PlayedCard):
            found.append({"deed": "ability", "seat": frame.seat, "card": frame.card})
        elif isinstance(frame, Victory):
            found.append({"deed": "victory", "seat": frame.winner, "event": g.events[g.round - 1]})
        elif isinstance(frame, Defeat):
            found.append({"deed": "defeat", "seat": frame.victim, "event": g.events[g.round - 1]})
        elif isinstance(frame, Trial):
            found.append({"deed": "trial", "event": g.events[g.round - 1]})
        elif isinstance(frame, Splitting):
            found.append({"deed": "split", "seat": frame.seat, "card": frame.card})
    return found


def votes_view(g: Byzantion) -> list[dict[str, Any]]:
    for frame in g.stack:
        if isinstance(frame, Influence):
            return [
                {
                    "seat": seat,
                    "option": frame.choice[seat],
                    "amount": frame.placed[seat],
                    "bonus": frame.counts(g, seat) - frame.placed[seat],
                }
                for seat in g.order
            ]
    return []


def contribution_view(g: Byzantion, seat: int) -> dict[str, Any] | None:
    """Own commitments, who is ready; everything once it is revealed."""
    counted: Resolution | None = None
    for frame in g.stack:
        if isinstance(frame, Resolution):
            counted = frame
        if isinstance(frame, Contribution):
            return commitments(g, frame, seat)
    if counted is None or not counted.generosity:
        return None
    return {
        "required": named(current_event(g).required[g.option]),
        "caps": {},
        "committed": {},
        "substitutes": [],
        "next": -1,
        "sealed": g.order[:],
        "revealed": [
            {
                "seat": other,
                "gave": named(counted.counted[other * GOODS : (other + 1) * GOODS]),
                "substitutes": [],
                "generosity": counted.generosity[other],
            }
            for other in g.order
        ],
    }


def commitments(g: Byzantion, frame: Contribution, seat: int) -> dict[str, Any]:
    own = seat if seat >= 0 and frame.at == 0 else -1
    marks = [frame.marks[start : start + MARK] for start in range(0, len(frame.marks), MARK)]
    return {
        "required": named(frame.required(g)),
        "caps": named([frame.cap(g, own, good) for good in range(GOODS)]) if own >= 0 else {},
        "committed": named(frame.given[own * GOODS : (own + 1) * GOODS]) if own >= 0 else {},
        "substitutes": [mark[1] for mark in marks if mark[0] == own],
        "next": frame.cursor[own] if own >= 0 and frame.cursor[own] < GOODS else -1,
        "sealed": [other for other in g.order if frame.cursor[other] == SEALED],
        "revealed": []
        if frame.at == 0
        else [
            {
                "seat": other,
                "gave": named(frame.given[other * GOODS : (other + 1) * GOODS]),
                "substitutes": [{"card": mark[1], "as": mark[2]} for mark in marks if mark[0] == other],
                "generosity": 0,
            }
            for other in g.order
        ],
    }


def trial_view(g: Byzantion, seat: int) -> dict[str, Any] | None:
    for frame in g.stack:
        if isinstance(frame, Trial):
            event = current_event(g)
            shown = frame.at > 0
            return {
                "resource": event.trial_resource,
                "doxa": event.trial_doxa[:],
                "sealed": [other for other in g.order if frame.bids[other] >= 0],
                "own": frame.bids[seat] if seat >= 0 else -1,
                "bids": [
                    {"seat": other, "bid": frame.bids[other], "counts": frame.counts(g, other)} for other in g.order
                ]
                if shown
                else [],
            }
    return None


def split_view(g: Byzantion) -> dict[str, Any] | None:
    for frame in g.stack:
        if isinstance(frame, Splitting):
            return {
                "card": frame.card,
                "owner": frame.seat,
                "splitter": frame.splitter,
                "goods": named(frame.loot(g)[:GOODS]),
                "first": named(frame.part),
            }
    return None
