"""The tables of ABAKUS: what a technology costs, what a government would bring, cultural dominance, statistics."""

from typing import Any

from quadriga.games.civilization.board import ANARCHY, GOVERNMENTS, NOBODY, TERRITORIES
from quadriga.games.civilization.data_names import GOVERNMENT_NAMES
from quadriga.games.civilization.procedures import technology as technologies
from quadriga.games.civilization.procedures.culture import culture_rows, in_reach, is_open
from quadriga.games.civilization.procedures.governments import may_govern
from quadriga.games.civilization.procedures.income import account
from quadriga.games.civilization.procedures.prices import technology_price
from quadriga.games.civilization.queries import own_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import SETUP, STATISTICS


def technologies_view(g: Civilization, seat: int) -> list[dict[str, Any]]:
    """Owners, and for a player what each would cost him."""
    return [
        {
            "owner": owner,
            "turn": g.tech_turn[number],
            "price": technology_price(g, seat, number) if owner == NOBODY and seat >= 0 else 0,
            "open": technologies.is_open(g, number),
        }
        for number, owner in enumerate(g.tech_owner)
    ]


def governments_view(g: Civilization, seat: int) -> list[dict[str, Any]]:
    """What a Production held now would bring under each government.  rule: CV-PRD-1"""
    if not g.governments_rule or seat < 0 or seat in g.gone or g.phase == SETUP:
        return []
    trial = g.clone()
    found: list[dict[str, Any]] = []
    for government in range(GOVERNMENTS):
        trial.government = (*g.government[:seat], government, *g.government[seat + 1 :])
        found.append(
            {
                "key": GOVERNMENT_NAMES[government],
                "open": government == ANARCHY or may_govern(g, seat, government),
                "forecast": account(trial, seat),
            }
        )
    return found


def culture_view(g: Civilization, seat: int) -> list[dict[str, Any]]:
    """Attempts at cultural dominance in reach, row by row.  rule: CV-CUL-2, CV-CUL-3"""
    if seat < 0:
        return []
    targets = [target for target in range(TERRITORIES) if is_open(g, seat, target)]
    found: list[dict[str, Any]] = []
    for territory in own_settlements(g, seat):
        for target in targets:
            if in_reach(g, territory, target):
                rows = culture_rows(g, territory, target)
                found.append({"from": territory, "target": target, "rows": rows, "score": sum(rows)})
    return found


def history_view(g: Civilization) -> list[list[list[int]]]:
    """By turn, seat and item."""
    width = g.seats * STATISTICS
    return [
        [list(g.history[at + seat * STATISTICS : at + (seat + 1) * STATISTICS]) for seat in range(g.seats)]
        for at in range(0, len(g.history), width)
    ]
