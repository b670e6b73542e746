"""Accusations of breach, and the vote about them."""

import pytest
from tests.games.medioevo.envoys import court, kinds, pacts
from tests.games.medioevo.table import (
    MODULE,
    asked,
    can,
    events,
    happened,
    idle,
    offered,
    play,
    refused,
    seat,
    state,
    waiting,
)

from quadriga.engine.table import Table

SECRET = """pacts = [
    { id = 1, kind = "defensive", by = "hungary", for = "byzantine", number = 5, secret = true },
    { id = 1, kind = "passage", by = "byzantine", for = "hungary", secret = true },
    { id = 2, kind = "commercial", by = "golden_horde", for = "hungary" },
]"""


def accused(players: int = 3, more: str = "") -> Table:
    """Byzantium says that Hungary broke their secret pact."""
    t = court(f"{SECRET}\n{more}", players=players)
    play(t, "byzantine: accuse 1")
    return t


def honour(t: Table) -> list[int]:
    return [seat(t, name)["honour"] for name in ("byzantine", "hungary", "golden_horde")]


def seen(t: Table) -> list[list[int]]:
    """Numbers of the pacts that each player knows of."""
    views = [MODULE.view(state(t), viewer)["pacts"] for viewer in range(3)]
    return [sorted({pact["id"] for pact in shown}) for shown in views]


# ---------------------------------------------------------------- accusing


@pytest.mark.rule("MU-DIP-17", "MU-DIP-16")
def test_mu_dip_17_who_admits_the_breach_pays_and_the_pact_ends_without_a_vote() -> None:
    t = accused()
    assert (asked(t), waiting(t)) == ("Accusation", ["hungary"])
    play(t, "hungary: concede")
    assert (honour(t), kinds(t)) == ([10, 8, 10], [(2, "commercial")])
    assert happened(t, "vote.cast", "pact.revealed") == []
    told = events(t, "accusation.made", "accusation.conceded", "pact.broken")
    assert [event.is_seen_by(2) for event in told] == [False, False, False]


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_only_a_partner_accuses() -> None:
    t = court(SECRET)
    assert offered(t, "byzantine", "accuse") == ["1"]
    assert not can(t, "byzantine: accuse 2")
    play(t, "byzantine: pass")
    assert offered(t, "hungary", "accuse") == ["1", "2"]


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_the_same_complaint_is_made_once_a_turn() -> None:
    t = accused()
    play(t, "hungary: dispute", "byzantine: rupture", "hungary: respect", "golden_horde: respect")
    refusal = refused(t, "byzantine: accuse 1")
    assert (refusal.code, refusal.rules) == ("accused_before", ["MU-DIP-17"])
    play(t, "byzantine: pass", "hungary: accuse 1")  # the other may complain himself
    play(t, "byzantine: dispute", "byzantine: respect", "hungary: respect", "golden_horde: respect")
    while (state(t).turn, waiting(t), asked(t)) != (3, ["byzantine"], "CombatAction"):
        idle(t)
    assert can(t, "byzantine: accuse 1")


# ---------------------------------------------------------------- voting


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_a_disputed_pact_is_made_public() -> None:
    t = accused()
    assert seen(t) == [[1, 2], [1, 2], [2]]
    play(t, "hungary: dispute")
    assert (seen(t), [pact["secret"] for pact in pacts(t)]) == ([[1, 2]] * 3, [False] * 3)
    told = events(t, "pact.revealed", "accusation.disputed")
    assert [event.is_seen_by(2) for event in told] == [True, True]


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_every_player_votes_the_partners_too() -> None:
    t = accused(4)
    play(t, "hungary: dispute")
    assert (asked(t), waiting(t)) == ("Vote", ["byzantine", "golden_horde", "hungary", "mamluk"])


@pytest.mark.rule("MU-DIP-17", "MU-DIP-16")
@pytest.mark.parametrize(
    ("votes", "lost"),
    [("rupture respect rupture", 2), ("rupture respect respect", 0), ("rupture rupture rupture", 2)],
)
def test_mu_dip_17_the_majority_decides(votes: str, lost: int) -> None:
    t = accused()
    play(t, "hungary: dispute")
    for name, vote in zip(("byzantine", "hungary", "golden_horde"), votes.split(), strict=True):
        play(t, f"{name}: {vote}")
    assert honour(t) == [10, 10 - lost, 10]
    assert kinds(t) == ([] if lost else [(1, "defensive"), (1, "passage")]) + [(2, "commercial")]
    assert waiting(t) == ["byzantine"]  # who accused goes on with his action


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_in_a_tie_nothing_happens() -> None:
    t = accused(4)
    play(t, "hungary: dispute", "byzantine: rupture", "mamluk: rupture", "hungary: respect", "golden_horde: respect")
    assert (honour(t), seat(t, "mamluk")["honour"], len(pacts(t))) == ([10, 10, 10], 10, 3)
    assert events(t, "dispute.decided")[0].args[:4] == [1, 1, 2, 2]


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_who_has_left_the_table_does_not_vote() -> None:
    t = accused(4, 'gone = ["mamluk"]')
    play(t, "hungary: dispute")
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_votes_are_sealed_until_all_are_in_then_open() -> None:
    tables = [accused(), accused()]
    for t, vote in zip(tables, ("rupture", "respect"), strict=True):
        play(t, "hungary: dispute", f"byzantine: {vote}")
        assert (waiting(t), happened(t, "vote.cast")) == (["golden_horde", "hungary"], [])
    for viewer in (-1, 1, 2):
        first, second = (MODULE.view(state(t), viewer) for t in tables)
        assert first == second
    play(tables[0], "hungary: respect", "golden_horde: rupture")
    told = events(tables[0], "vote.cast")
    assert [event.args[:2] for event in told] == [[0, 1], [1, 0], [2, 1]]
    assert all(event.is_seen_by(viewer) for event in told for viewer in (-1, 0, 1, 2))


@pytest.mark.rule("MU-DIP-17")
def test_mu_dip_17_a_sealed_vote_may_be_taken_back() -> None:
    t = accused()
    play(t, "hungary: dispute", "golden_horde: rupture", "golden_horde: reopen", "golden_horde: respect")
    play(t, "byzantine: rupture", "hungary: respect")
    assert (honour(t), len(pacts(t))) == ([10, 10, 10], 3)
