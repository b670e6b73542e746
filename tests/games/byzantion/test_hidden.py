"""What lies open and what nobody else may see."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    described,
    duel,
    events,
    idle,
    new_game,
    play,
)


@pytest.mark.rule("BZ-GEN-12")
def test_bz_gen_12_hands_are_hidden_and_their_size_is_not() -> None:
    t = duel("seat.blue = { hand = ['mundus', 'counterplot'] }\nseat.green = { hand = ['buzes'] }")
    keys = BOARD.card_keys
    assert [keys[card] for card in MODULE.view(t.game, 0)["hand"]] == ["mundus", "counterplot"]
    for watcher, own in ((1, ["buzes"]), (-1, [])):
        view = MODULE.view(t.game, watcher)
        assert [keys[card] for card in view["hand"]] == own
        assert [row["hand"] for row in view["seats"]] == [2, 1]


@pytest.mark.rule("BZ-GEN-12")
def test_bz_gen_12_a_view_does_not_depend_on_what_is_hidden_from_it() -> None:
    t = new_game(3)
    checked = 0
    while not t.game.over:
        if t.game.serial % 7 == 0 or asked(t) in ("MissionChoice", "Draft", "Contribution", "Trial"):
            for watcher in range(3):
                other = MODULE.determinize(t.game, watcher, [t.game.serial, 2, 3, 4])
                assert MODULE.view(other, watcher) == MODULE.view(t.game, watcher)
                checked += 1
        idle(t)
    assert checked > 50


@pytest.mark.rule("BZ-GEN-12")
def test_bz_gen_12_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    t = duel("deck = ['mundus', 'buzes']\nseat.blue = { auctoritas = 1 }")
    play(t, "blue: act draw", "blue: draw 1")
    drawn = events(t, "card.drawn")
    assert [BOARD.card_keys[event.args[1]] for event in drawn] == ["mundus", "buzes"]
    for event in drawn:
        assert (event.is_seen_by(0), event.is_seen_by(1), event.is_seen_by(-1)) == (True, False, False)
    assert MODULE.view(t.game, 1)["deck"] == described(t)["deck"]  # its size only


@pytest.mark.rule("BZ-GEN-12")
def test_bz_gen_12_contributions_and_bids_are_secret_until_all_are_ready() -> None:
    views = []
    for amount in (0, 1, 2):
        t = duel(
            "phase = 'resolution'\nevent = 'academy_of_athens'\nseat.blue = { fides = 2 }\nseat.green = { fides = 2 }"
        )
        play(t, f"blue: commit fides x{amount}")
        views.append([MODULE.view(t.game, watcher) for watcher in (1, -1)])
        play(t, "green: commit fides x1")
        assert [event.args[:3] for event in events(t, "contribution.revealed")][-1] == [1, 3, 1]
    assert views[0] == views[1] == views[2]
    views = []
    for amount in (0, 1, 2):
        t = duel(
            "phase = 'resolution'\nevent = 'earthquake_of_antioch'\n"
            "seat.blue = { lapis = 3, frumentum = 2 }\nseat.green = { lapis = 2 }"
        )
        play(t, "blue: commit lapis x1; commit frumentum x2", "green: commit lapis x0", f"blue: bid x{amount}")
        views.append([MODULE.view(t.game, watcher) for watcher in (1, -1)])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("BZ-GEN-12")
def test_bz_gen_12_everything_else_lies_open() -> None:
    t = duel(
        "discard = ['mundus', 'buzes']\noffer = ['martin']\nmarket = ['lapis', 'fides']\n"
        "seat.blue = { lapis = 3, nomisma = 7, dynamis = 2, area = ['belisarius'] }"
    )
    view = MODULE.view(t.game, 1)
    keys = BOARD.card_keys
    assert [keys[card] for card in view["discard"]] == ["mundus", "buzes"]
    assert [keys[card] for card in view["offer"] if card >= 0] == ["martin"]
    assert view["market"] == [4, 3]
    blue = view["seats"][0]
    assert (blue["goods"]["lapis"], blue["goods"]["nomisma"], blue["dynamis"], blue["doxa"]) == (3, 7, 2, 10)
    assert [keys[row["card"]] for row in blue["area"]] == ["belisarius"]
