"""Positions and options: readable both ways, all faults at once."""

import json
from pathlib import Path

import pytest
from tests.engine.realms import MODULE, lay

from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.position import open_position, read_document, write_position

POSITION = """
game = "realm"
players = 2
[options]
rounds = 4
[position]
round = 2
phase = "turns"
active = "blue"
order = ["blue", "red"]
pacts = [{ by = "red", to = "blue", until = 3, secret = true }]
[position.seat.red]
florins = 3
debts = 1
hand = { warlord = 2 }
[position.land]
abbey = "red"
castle = "blue"
"""


def test_a_position_file_is_laid_out(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    table = open_position(MODULE, read_document(path))
    described = MODULE.describe(table.game)
    assert described["active"] == "blue"
    assert described["seat"]["red"]["hand"]["warlord"] == 2
    assert described["land"]["castle"] == "blue"
    assert MODULE.problems(table.game) == []


@pytest.mark.parametrize("phase", ["auction", "council", "turns"])
def test_a_written_position_can_be_laid_out_again(phase: str) -> None:
    table = lay(3, phase=phase, land={"abbey": "green"}, seat={"blue": {"debts": 2, "hand": {"joker": 1}}})
    again = open_position(MODULE, json.loads(json.dumps(write_position(MODULE, table))))
    assert MODULE.describe(again.game) == MODULE.describe(table.game)


def test_all_faults_of_a_position_are_told_at_once() -> None:
    with pytest.raises(InputErrors) as caught:
        lay(round=9, phase="night", order=["red"], land={"abbey": "pink", "moon": "red"}, seat={"red": {"debts": -1}})
    places = {str(fault.params["place"]) for fault in caught.value.faults}
    assert places == {"round", "phase", "order", "land.abbey", "land.moon", "seat.red.debts"}


def test_more_cards_and_coins_than_there_are_cannot_be_laid_out() -> None:
    with pytest.raises(InputErrors) as caught:
        lay(seat={"red": {"florins": 41}, "blue": {"hand": {"truce": 3}}})
    assert {str(fault.params["place"]) for fault in caught.value.faults} == {"seat.red.florins", "seat.blue.hand.truce"}


def test_all_faults_of_the_options_are_told_at_once() -> None:
    with pytest.raises(InputErrors) as caught:
        MODULE.read_options(7, {"rounds": 99, "offers": "many", "colour": "red"})
    found = sorted(fault.code for fault in caught.value.faults)
    assert found == ["option_unknown", "option_value", "option_value", "player_count"]


def test_a_single_fault_stands_alone() -> None:
    with pytest.raises(InputError) as caught:
        MODULE.read_options(2, {"rounds": 0})
    assert caught.value.code == "option_value"
    assert not isinstance(caught.value, InputErrors)


@pytest.mark.parametrize("name, text", [("a.toml", "x = "), ("b.json", "{"), ("c.json", "[1]")])
def test_a_damaged_document_is_named(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        read_document(path)
    assert caught.value.code == "document_damaged"
    assert str(path) in str(caught.value)
