"""Negotiation: offers, counter-offers, withdrawal, caps, promises that bind."""

from typing import Any

import pytest
from tests.engine.realms import MODULE, do, lay, realm, refused

from quadriga.engine.choice import Answer, Deal
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.table import Table


def council(seats: int = 3, **position: Any) -> Table:
    return lay(seats, phase="council", **position)


def code_of(table: Table, line: str) -> str:
    reason = refused(table, line)
    return "" if reason is None else reason.code


def test_an_accepted_offer_is_carried_out() -> None:
    table = council()
    do(table, "red: offer blue: 2 florin for 1 florin", "blue: accept 1")
    assert realm(table).florins == [4, 6, 5]


def test_a_declined_or_withdrawn_offer_is_gone() -> None:
    table = council()
    do(table, "red: offer blue: 2 florin for nothing", "blue: decline 1")
    do(table, "red: offer blue: 1 florin for nothing", "red: withdraw 2")
    assert realm(table).florins == [5, 5, 5]
    assert code_of(table, "blue: accept 2") == "no_such_offer"


def test_a_counter_offer_replaces_the_offer() -> None:
    table = council()
    do(table, "red: offer blue: 1 florin for nothing", "blue: counter 1: nothing for 3 florin", "red: accept 2")
    assert realm(table).florins == [2, 8, 5]


def test_an_offer_wakes_who_was_done_and_must_be_answered() -> None:
    table = council()
    do(table, "blue: done", "red: offer blue: 1 florin for nothing")
    assert 1 in table.game.waiting()
    assert code_of(table, "blue: done") == "offers_unanswered"
    do(table, "blue: decline 1", "blue: done", "red: done", "green: done")
    assert realm(table).phase == 4


def test_only_so_many_offers_may_be_made() -> None:
    table = council()
    for number in (1, 2):
        do(table, "red: offer blue: 1 florin for nothing", f"blue: decline {number}")
    assert code_of(table, "red: offer blue: 1 florin for nothing") == "offers_used_up"


def test_an_offer_that_can_no_longer_be_kept_cannot_be_accepted() -> None:
    table = council()
    do(table, "red: offer blue: 5 florin for nothing", "red: offer green: 5 florin for nothing", "blue: accept 1")
    assert code_of(table, "green: accept 2") == "seat_lacks"
    do(table, "green: decline 2")


@pytest.mark.parametrize(
    "deal, code",
    [
        (None, "terms_missing"),
        (Deal(), "empty_deal"),
        (Deal([0, 1, 0]), "terms_unclear"),
        (Deal([], [0, 1, 1]), "terms_unclear"),
        (Deal([0, 2, 0, 1]), "third_party"),
        (Deal([0, 1, 0, 0]), "only_florins"),
        (Deal([0, 1, 7, 1]), "only_florins"),
        (Deal([0, 1, 0, 6]), "seat_lacks"),
        (Deal([], [0, 2, 1, 0]), "no_such_promise"),
        (Deal([], [0, 1, 9, 0]), "no_such_promise"),
    ],
)
def test_terms_that_cannot_be_are_refused(deal: Deal | None, code: str) -> None:
    table = council()
    before = MODULE.dump(table.game)
    reason = table.submit(0, Answer("offer", 1, 0, deal))
    assert reason is not None
    assert reason.code == code
    assert MODULE.dump(table.game) == before


def test_a_promise_is_state_and_binds() -> None:
    table = council(2, land={"abbey": "red", "bridge": "blue"})
    do(table, "red: offer blue: nothing for 2 florin with peace by red until 2", "blue: accept 1")
    do(table, "red: done", "blue: done")
    first = "red" if table.game.waiting() == [0] else "blue"
    if first == "blue":
        do(table, "blue: pass")
    assert code_of(table, "red: enter bridge") == "pact_forbids"


def test_a_secret_promise_is_seen_by_the_two_alone() -> None:
    table = council()
    do(table, "red: offer blue: 1 florin for nothing with secret peace by blue until 3")
    assert MODULE.view(table.game, 2)["frames"][-1]["offers"][0]["clauses"] == []
    assert MODULE.view(table.game, 1)["frames"][-1]["offers"][0]["clauses"] == [[0, 1, 3, 1]]
    do(table, "blue: accept 1")
    assert [len(MODULE.view(table.game, seat)["pacts"]) for seat in (-1, 0, 1, 2)] == [0, 1, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "offer blue: 2 florin for 1 florin",
        "offer blue: nothing for nothing with peace by red until 2",
        "offer blue: 1 florin for nothing with peace by red until 2, secret peace by blue until 3",
    ],
)
def test_terms_are_written_as_they_are_read(text: str) -> None:
    g = council().game
    assert write_answer(MODULE, g, 0, read_answer(MODULE, g, 0, text)) == text


def test_who_has_left_cannot_be_dealt_with() -> None:
    """Neither with nor without an explanation."""
    table = council(4)
    do(table, "green: leave")
    g = table.game
    assert [choice.target for choice in g.explained(0).choices if choice.verb == "offer"] == [1, 3]
    assert [choice.target for choice in g.choices(0) if choice.verb == "offer"] == [1, 3]
    assert code_of(table, "red: offer green: 1 florin for nothing") == "not_offered"


def test_who_leaves_takes_his_offers_with_him() -> None:
    table = council()
    do(table, "red: offer blue: 1 florin for nothing", "green: offer red: 1 florin for nothing", "red: leave")
    assert MODULE.view(table.game, 1)["frames"][-1]["offers"] == []
    do(table, "blue: done", "green: done")
    assert realm(table).phase == 4
