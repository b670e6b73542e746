"""Empire cards: buying them and their three uses."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    idle_until,
    offered,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table

SOME = ["bishop_1", "warlord_4", "scientist_10", "merchant_19", "templar_34", "ranger_55", "bard_44"]


def shop(purse: str = "", rest: str = 'deck = ["spy_16", "spy_17", "spy_18", "jailer_39", "jailer_40"]') -> Table:
    return three(f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{rest}')


def buy(t: Table) -> None:
    play(t, "byzantine: buy-card")


# ---------------------------------------------------------------- buying


@pytest.mark.rule("MU-EMP-1")
def test_mu_emp_1_one_card_a_turn() -> None:
    t = shop("florins = 5000")
    buy(t)
    play(t, "byzantine: keep-card spy_17")
    assert refused(t, "byzantine: buy-card").rules == ["MU-EMP-1"]
    play(t, "byzantine: done")
    idle_until(t, "TurnOrder")
    idle_until(t, "Purchase")
    while waiting(t) != ["byzantine"]:
        play(t, f"{waiting(t)[0]}: done")
    assert can(t, "byzantine: buy-card")  # the next turn, another one


@pytest.mark.rule("MU-EMP-2")
@pytest.mark.parametrize("owned", [0, 1, 2, 3, 5, 7])
def test_mu_emp_2_a_hundred_florins_and_fifty_for_each_card_owned(owned: int) -> None:
    price = 100 + 50 * owned
    cards = ", ".join(f'"{name}"' for name in SOME[:owned])
    t = shop(f"florins = {price}, cards = [{cards}]")
    buy(t)
    assert seat(t, "byzantine")["florins"] == 0
    poor = shop(f"florins = {price - 1}, cards = [{cards}]")
    assert refused(poor, "byzantine: buy-card").rules == ["MU-EMP-2"]


@pytest.mark.rule("MU-EMP-2")
def test_mu_emp_2_rotated_cards_count_as_well() -> None:
    t = shop('florins = 500, cards = ["bishop_1", "warlord_4"], rotated = ["bishop_1"]')
    buy(t)
    assert seat(t, "byzantine")["florins"] == 300


@pytest.mark.rule("MU-EMP-3")
def test_mu_emp_3_two_are_drawn_one_is_kept_the_other_goes_to_the_bottom() -> None:
    t = shop()
    buy(t)
    assert offered(t, "byzantine", "keep_card") == ["spy_16", "spy_17"]
    play(t, "byzantine: keep-card spy_17")
    assert seat(t, "byzantine")["cards"] == ["spy_17"]
    assert described(t)["deck"][0] == "spy_18"
    assert described(t)["deck"][-1] == "spy_16"
    assert described(t)["deck_size"] == 71


@pytest.mark.rule("MU-EMP-3")
def test_mu_emp_3_two_more_for_every_cathedral_and_any_order_at_the_bottom() -> None:
    t = shop("", 'deck = ["spy_16", "spy_17", "spy_18", "jailer_39", "bard_45"]\nland.lidia = { religious = 3 }')
    buy(t)
    assert set(offered(t, "byzantine", "keep_card")) == {"spy_16", "spy_17", "spy_18", "jailer_39"}
    play(t, "byzantine: keep-card spy_16; bury jailer_39; bury spy_17")
    assert described(t)["deck"][-3:] == ["jailer_39", "spy_17", "spy_18"]  # the last one lies lowest
    assert described(t)["deck"][0] == "bard_45"


@pytest.mark.rule("MU-EMP-3")
def test_mu_emp_3_cathedrals_in_controlled_territories_only() -> None:
    t = shop(
        "",
        """
        land.lidia = { religious = 3 }
        land.nicea = { religious = 3 }
        land.frigia = { religious = 3 }
        armies.nicea.barbarians = { light_infantry = 1 }
        land.buda = { religious = 3 }
        """,
    )
    buy(t)
    assert len(offered(t, "byzantine", "keep_card")) == 6


@pytest.mark.rule("MU-EMP-3")
def test_mu_emp_3_all_if_fewer_remain_and_none_from_an_empty_deck() -> None:
    t = shop("", "land.lidia = { religious = 3 }")
    state(t).deck = (4, 8, 15)
    buy(t)
    assert len(offered(t, "byzantine", "keep_card")) == 3
    t = shop()
    state(t).deck = ()
    play(t, "byzantine: research commerce")
    assert refused(t, "byzantine: buy-card").rules == ["MU-EMP-3"]


@pytest.mark.rule("MU-EMP-4")
def test_mu_emp_4_owned_cards_lie_open_drawn_ones_do_not() -> None:
    t = shop('cards = ["warlord_6"], rotated = ["warlord_6"]')
    warlord = BOARD.card_keys.index("warlord_6")
    for viewer in (-1, 0, 1, 2):
        assert MODULE.view(t.game, viewer)["seats"][0]["cards"] == [{"card": warlord, "rotated": True}]
    buy(t)
    drawn = [BOARD.card_keys.index(name) for name in ("spy_16", "spy_17")]
    assert MODULE.view(t.game, 0)["drawn"] == drawn
    for viewer in (-1, 1, 2):
        assert MODULE.view(t.game, viewer)["drawn"] == []
    play(t, "byzantine: keep-card spy_16")
    assert MODULE.view(t.game, 1)["seats"][0]["cards"][1] == {"card": drawn[0], "rotated": False}


@pytest.mark.rule("MU-EMP-4")
def test_mu_emp_4_whether_an_objective_is_met_is_told_to_the_owner_alone() -> None:
    """The same view for others whether or not the castle has its four towers; only the owner may claim."""
    towers = "\n".join(f"land.{zone} = {{ military = 1 }}" for zone in ("costantinopoli", "lidia", "frigia"))
    t = shop(
        'cards = ["warlord_6"]', f"{towers}\nland.nicea = {{ military = 3 }}\nland.paflagonia = {{ military = 1 }}"
    )
    assert can(t, "byzantine: claim warlord_6")
    assert not can(t, "hungary: claim warlord_6")
    assert MODULE.view(t.game, 1)["seats"][0]["cards"] == [{"card": 5, "rotated": False}]


# ---------------------------------------------------------------- three uses


@pytest.mark.rule("MU-EMP-5")
@pytest.mark.parametrize("use", ["card bishop_1; aim-zone nicea", "points bishop_1"])
def test_mu_emp_5_one_of_three_uses(use: str) -> None:
    """Bishop 1, whose objective (two cathedrals) is met, has all three; after one of them it has none."""
    t = shop('cards = ["bishop_1"]', "land.lidia = { religious = 3 }\nland.nicea = { religious = 3 }")
    for line in ("card bishop_1", "points bishop_1", "claim bishop_1"):
        assert can(t, f"byzantine: {line}")
    play(t, f"byzantine: {use}")
    for line in ("card bishop_1", "points bishop_1", "claim bishop_1"):
        assert not can(t, f"byzantine: {line}")
    assert refused(t, "byzantine: claim bishop_1").rules == ["MU-EMP-5"]


@pytest.mark.rule("MU-EMP-6")
def test_mu_emp_6_a_rotated_card_is_ready_again_in_the_next_turn() -> None:
    t = shop('cards = ["bishop_1"]')
    play(t, "byzantine: card bishop_1; aim-zone nicea")
    assert seat(t, "byzantine")["rotated"] == ["bishop_1"]
    assert described(t)["bans"] == [[0, BOARD.zone_keys.index("nicea"), 2]]
    assert refused(t, "byzantine: card bishop_1").rules == ["MU-EMP-6"]
    play(t, "byzantine: done")
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["rotated"] == []


@pytest.mark.rule("MU-EMP-7")
def test_mu_emp_7_one_point_either_or_both() -> None:
    t = shop('cards = ["scientist_10", "warlord_5", "crossbowman_7"]')
    play(t, "byzantine: points scientist_10")  # green
    assert seat(t, "byzantine")["points"] == {"green": 1}
    play(t, "byzantine: points warlord_5")  # blue / red
    assert offered(t, "byzantine", "aim_colour") == ["blue", "red"]
    play(t, "byzantine: aim-colour red")
    assert seat(t, "byzantine")["points"] == {"green": 1, "red": 1}
    play(t, "byzantine: points crossbowman_7")  # yellow and red
    assert seat(t, "byzantine")["points"] == {"green": 1, "red": 2, "yellow": 1}
    assert seat(t, "byzantine")["rotated"] == ["warlord_5", "crossbowman_7", "scientist_10"]


@pytest.mark.rule("MU-EMP-8")
@pytest.mark.parametrize("card", ["pirate_57", "pirate_58", "princess_59", "princess_60", "mystic_71", "mystic_72"])
def test_mu_emp_8_cards_without_a_symbol_give_none(card: str) -> None:
    t = shop(f'cards = ["{card}"]')
    assert refused(t, f"byzantine: points {card}").rules == ["MU-EMP-8"]
    assert len([c for c in BOARD.cards if not c.colours]) == 6


# ---------------------------------------------------------------- objectives


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_the_card_under_the_deck_a_token_of_its_colour() -> None:
    t = shop('cards = ["bishop_1", "warlord_4"]', "land.lidia = { religious = 3 }\nland.nicea = { religious = 3 }")
    assert refused(t, "byzantine: claim warlord_4").rules == ["MU-EMP-9"]  # no army of eight
    play(t, "byzantine: claim bishop_1")
    assert seat(t, "byzantine")["tokens"] == {"purple": 1}
    assert seat(t, "byzantine")["cards"] == ["warlord_4"]
    assert described(t)["deck"][-1] == "bishop_1"
    assert asked(t) == "Purchase"


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("tax_collector_23", ["yellow", "orange"]),  # two gears
        ("princess_59", ["blue", "yellow", "orange", "red", "green", "purple"]),  # none: any
    ],
)
def test_mu_emp_9_a_choice_of_colours(card: str, colours: list[str]) -> None:
    t = shop(
        f'cards = ["{card}"]',
        "".join(f"land.{land} = {{ civilian = 3 }}\n" for land in ("costantinopoli", "nicea", "lidia")),
    )
    play(t, f"byzantine: claim {card}")
    assert offered(t, "byzantine", "take_token") == colours
    play(t, f"byzantine: take-token {colours[1]}")
    assert seat(t, "byzantine")["tokens"] == {colours[1]: 1}


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_the_condition_must_hold_when_the_card_is_shown() -> None:
    """Two cathedrals, then rebels take one: too late."""
    t = shop(
        'cards = ["bishop_1"]',
        "land.lidia = { religious = 3 }\nland.nicea = { religious = 3 }\narmies.nicea.barbarians = { archer = 1 }",
    )
    assert refused(t, "byzantine: claim bishop_1").code == "objective_unmet"


@pytest.mark.rule("MU-EMP-10")
def test_mu_emp_10_a_token_must_be_left() -> None:
    """Eight of each colour."""
    temples = "land.lidia = { religious = 3 }\nland.nicea = { religious = 3 }\n"
    seven = shop('cards = ["bishop_1"]', temples + "seat.hungary = { tokens = { purple = 7 } }")
    assert can(seven, "byzantine: claim bishop_1")
    eight = shop(
        'cards = ["bishop_1"], tokens = { purple = 1 }', temples + "seat.hungary = { tokens = { purple = 7 } }"
    )
    assert refused(eight, "byzantine: claim bishop_1").rules == ["MU-EMP-10"]
    assert seat(eight, "byzantine")["cards"] == ["bishop_1"]


@pytest.mark.rule("MU-EMP-10")
def test_mu_emp_10_of_two_colours_the_one_that_is_left() -> None:
    t = shop(
        'cards = ["tax_collector_23"]',
        """
        land.costantinopoli = { civilian = 3 }
        land.nicea = { civilian = 3 }
        land.lidia = { civilian = 3 }
        seat.hungary = { tokens = { orange = 8 } }
        """,
    )
    play(t, "byzantine: claim tax_collector_23")
    assert seat(t, "byzantine")["tokens"] == {"yellow": 1}  # no choice


@pytest.mark.rule("MU-EMP-11", "MU-TEC-6")
def test_mu_emp_11_a_point_of_its_colour_once_a_turn() -> None:
    t = shop("tokens = { red = 1, blue = 2 }")
    assert offered(t, "byzantine", "token") == ["blue", "red"]
    play(t, "byzantine: token red", "byzantine: token blue", "byzantine: token blue")
    assert seat(t, "byzantine")["points"] == {"red": 1, "blue": 2}
    assert refused(t, "byzantine: token red").rules == ["MU-EMP-11"]
    play(t, "byzantine: done")
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["flipped"] == {}


@pytest.mark.rule("MU-EMP-11")
def test_mu_emp_11_flipped_or_not_it_counts_at_the_end() -> None:
    """Three tokens are worth 3 Honour, two of them flipped or none."""
    for flipped in ("", ", flipped = { red = 1, blue = 1 }"):
        t = three(f'phase = "scoring"\nseat.byzantine = {{ tokens = {{ red = 2, blue = 1 }}{flipped} }}')
        assert seat(t, "byzantine")["final"]["objectives"] == 3
