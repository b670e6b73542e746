"""Reaction windows: order, nesting, cancelling, bluff; and what stops a procedure half way."""

from tests.engine.realms import do, lay, realm, refused, stack, told

from quadriga.engine.table import Table

LANDS = {"abbey": "red", "bridge": "blue"}


def battle(dice: list[int], red: dict[str, int], blue: dict[str, int], **others: dict[str, int]) -> Table:
    """Red attacks Blue's bridge."""
    hands = {"red": red, "blue": blue} | others
    seat = {name: {"hand": hand} for name, hand in hands.items()}
    table = lay(2 + len(others), [dice], seat=seat, land=LANDS)
    do(table, "red: enter bridge")
    return table


def test_no_window_opens_where_nobody_holds_a_card() -> None:
    table = battle([6, 1], {}, {})
    assert realm(table).owner[1] == 0
    assert stack(table) == ["Rounds", "Turns"]


def test_warlord_changes_the_battle() -> None:
    table = battle([3, 4], {"warlord": 1}, {})
    do(table, "red: play warlord")
    assert realm(table).owner[1] == 0


def test_the_defender_may_answer_with_a_card_of_his_own() -> None:
    table = battle([3, 4], {"warlord": 1}, {"warlord": 1})
    do(table, "red: play warlord", "blue: pass", "blue: play warlord")
    assert realm(table).owner[1] == 1


def test_joker_cancels_the_warlord() -> None:
    table = battle([3, 4], {"warlord": 1}, {"joker": 1})
    do(table, "red: play warlord", "blue: play joker")
    assert realm(table).owner[1] == 1
    assert realm(table).discard == [1, 1, 0]
    assert "card.cancelled" in told(table)


def test_counter_joker_saves_the_warlord_and_windows_nest() -> None:
    table = battle([3, 4], {"warlord": 1, "joker": 1}, {"joker": 1})
    do(table, "red: play warlord", "blue: play joker")
    nested = ["Rounds", "Turns", "Battle", "Window", "PlayCard", "Window", "PlayCard", "Window"]
    assert stack(table) == nested
    do(table, "red: play joker")
    assert realm(table).owner[1] == 0
    assert realm(table).discard == [1, 2, 0]


def test_third_joker_cancels_the_counter() -> None:
    table = battle([3, 4], {"warlord": 1, "joker": 1}, {"joker": 2})
    do(table, "red: play warlord", "blue: play joker", "red: play joker", "blue: play joker")
    assert realm(table).owner[1] == 1


def test_seats_are_asked_in_order_from_the_first() -> None:
    table = battle([3, 4], {"warlord": 1}, {"joker": 1}, green={"joker": 1}, white={"joker": 1})
    assert table.game.waiting() == [0]
    do(table, "red: play warlord")
    for name, seat in (("blue", 1), ("green", 2), ("white", 3)):
        assert table.game.waiting() == [seat]
        do(table, f"{name}: pass")


def test_a_bluff_window_also_asks_who_can_only_pass() -> None:
    """Being asked must not betray which cards are held."""
    table = battle([3, 4], {"joker": 1}, {"joker": 1})
    assert [choice.verb for choice in table.game.choices(0)] == ["pass"]
    assert table.game.waiting() == [0]
    do(table, "red: pass")
    assert table.game.waiting() == [1]


def test_a_card_out_of_place_is_refused_with_its_reason() -> None:
    table = battle([3, 4], {"joker": 1}, {})
    wrong = refused(table, "red: play joker")
    missing = refused(table, "red: play warlord")
    assert wrong is not None
    assert wrong.code == "wrong_card"
    assert missing is not None
    assert missing.code == "card_not_held"


def test_truce_stops_the_battle_and_gives_the_cost_back() -> None:
    table = battle([6, 1], {}, {"truce": 1})
    do(table, "blue: play truce")
    assert stack(table) == ["Rounds", "Turns"]
    assert realm(table).owner[1] == 1
    assert realm(table).florins == [5, 5]
    assert table.game.waiting() == [1]


def test_unwind_tells_what_it_cuts_short() -> None:
    table = battle([6, 1], {}, {"truce": 1})
    do(table, "blue: play truce")
    assert told(table)[-2:] == ["battle.stopped", "cost.returned"]


def test_a_cancelled_truce_stops_nothing() -> None:
    table = battle([6, 1], {"joker": 1}, {"truce": 1})
    do(table, "red: pass", "blue: play truce", "red: play joker")
    assert "battle.stopped" not in told(table)


def test_time_called_in_the_middle_of_a_window_ends_the_game_at_once() -> None:
    table = battle([6, 1], {"warlord": 1}, {"joker": 1})
    do(table, "red: play warlord", "referee: time-up")
    assert table.game.over
    assert "battle.stopped" in told(table)


def test_a_position_inside_nested_windows_is_a_value() -> None:
    table = battle([3, 4], {"warlord": 1, "joker": 1}, {"joker": 1})
    do(table, "red: play warlord", "blue: play joker")
    module = table.module
    loaded = module.load(module.dump(table.game))
    clone = table.game.clone()
    for g in (loaded, clone):
        choice = next(choice for choice in g.choices(0) if choice.verb == "play")
        assert g.submit(0, choice.smallest()) is None
    assert module.dump(loaded) == module.dump(clone)
