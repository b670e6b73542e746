"""Phase 2, step 4: rebellions of players who tax too much."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    described,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table

HOME = ["costantinopoli", "adrianopoli", "tessalonica", "nicea", "lidia", "paflagonia", "frigia"]
TOLERATED = {10: "event_30", 20: "event_2", 30: "event_26", 40: "event_27", 50: "event_29"}


def check(rest: str, tolerated: int = 30, chance: list[list[int]] | None = None, dice: str = "4, 6, 8") -> Table:
    """The first player has finished his supply; the event struck nothing of importance in France and Germany."""
    position = f'phase = "events"\nevent_deck = ["event_1", "{TOLERATED[tolerated]}"]\n{rest}'
    t = three(position, chance=[[int(die) for die in dice.split(",")], *(chance or [])])
    first = described(t)["order"][0]
    play(t, f"{first}: keep", f"{first}: icon movement", f"{first}: icon armies", f"{first}: done")
    return t


def garrison(units: dict[str, int], owner: str = "byzantine") -> str:
    return "\n".join(f"armies.{zone}.{owner} = {{ light_infantry = {number} }}" for zone, number in units.items())


# ---------------------------------------------------------------- how many


@pytest.mark.rule("MU-REB-1")
@pytest.mark.parametrize("tolerated", [10, 20, 30, 40, 50])
def test_mu_reb_1_the_back_of_the_next_event_card(tolerated: int) -> None:
    t = check("", tolerated)
    assert [event.args[0] for event in events(t, "tax.tolerated")] == [tolerated]
    assert described(t)["event_deck"][0] == TOLERATED[tolerated]  # it stays for the next turn


@pytest.mark.rule("MU-REB-2")
@pytest.mark.parametrize(
    ("tax", "tolerated", "number"), [(50, 10, 4), (50, 30, 2), (40, 30, 1), (30, 30, 0), (10, 30, 0), (50, 50, 0)]
)
def test_mu_reb_2_one_for_every_ten_florins_too_much(tax: int, tolerated: int, number: int) -> None:
    t = check(f"seat.byzantine = {{ tax = {tax} }}", tolerated)
    placed = 0
    while asked(t) == "Rebellions":
        play(t, f"byzantine: rebel {offered(t, 'byzantine', 'rebel')[0]}")
        placed += 1
    assert placed == number
    assert seat(t, "byzantine")["territories"] == 7 - number
    assert sum(1 for zone in HOME if army(t, zone, "barbarians")) == number


@pytest.mark.rule("MU-REB-2")
def test_mu_reb_2_the_tax_of_the_turn_before() -> None:
    """What is set in phase 3 shows in the next turn's phase 2."""
    t = three(
        'phase = "tax"\nevent_deck = ["event_1", "event_26"]\nseat.hungary = { tax = 10 }',
        chance=[[4, 6, 8]],
    )
    play(t, "byzantine: tax 10", "hungary: tax 40", "golden_horde: tax 10")
    while asked(t) != "BarbarianDice":
        number = t.game.waiting()[0]
        choices = {choice.verb: choice for choice in t.game.choices(number)}
        verb = next((verb for verb in ("pay", "pass", "done", "bid") if verb in choices), "")
        assert t.submit(number, choices[verb].smallest() if verb else t.game.stack[-1].default(t.game, number)) is None
    first = described(t)["order"][0]
    play(t, f"{first}: keep", f"{first}: icon movement", f"{first}: icon armies", f"{first}: done")
    assert waiting(t) == ["hungary"]
    assert asked(t) == "Rebellions"


# ---------------------------------------------------------------- Honour


@pytest.mark.rule("MU-REB-3")
def test_mu_reb_3_honour_only_if_there_were_rebels_before() -> None:
    t = check("seat.byzantine = { tax = 50 }\narmies.lidia.barbarians = { light_infantry = 1 }")
    assert seat(t, "byzantine")["honour"] == 8  # before the first of two is placed
    play(t, "byzantine: rebel nicea", "byzantine: rebel frigia")
    assert seat(t, "byzantine")["honour"] == 8  # one rebel land before is enough, and no more is lost
    assert seat(t, "byzantine")["sources"] == {"start": 10, "rebellion": -2}


@pytest.mark.rule("MU-REB-3")
def test_mu_reb_3_the_first_of_several_does_not_count_against_the_second() -> None:
    t = check("seat.byzantine = { tax = 50 }\narmies.iconio.barbarians = { light_infantry = 1 }")
    play(t, "byzantine: rebel nicea", "byzantine: rebel frigia")
    assert seat(t, "byzantine")["honour"] == 10


# ---------------------------------------------------------------- where


@pytest.mark.rule("MU-REB-4")
def test_mu_reb_4_where_fewest_own_units_stand() -> None:
    """Lidia and Frigia are empty; both are hit first, then Nicaea with its single unit."""
    units = {"costantinopoli": 3, "adrianopoli": 2, "tessalonica": 2, "nicea": 1, "paflagonia": 2}
    t = check("seat.byzantine = { tax = 50 }\n" + garrison(units), 20)
    assert offered(t, "byzantine", "rebel") == ["lidia", "frigia"]
    assert refused(t, "byzantine: rebel nicea").rules == ["MU-REB-4"]
    play(t, "byzantine: rebel frigia")
    # Lidia is the only one left without units, then Nicaea: no choice
    assert [event.args[1] for event in events(t, "rebellion.placed")] == [6, 4, 3]


@pytest.mark.rule("MU-REB-4")
def test_mu_reb_4_the_horde_of_the_war_circle() -> None:
    t = check("seat.byzantine = { tax = 40 }", dice="2, 3, 1")
    play(t, "byzantine: rebel nicea")
    assert army(t, "nicea", "barbarians") == {"light_infantry": 2, "archer": 1, "captain_1": 1}


@pytest.mark.rule("MU-REB-4")
def test_mu_reb_4_only_land_of_the_starting_kingdom_that_the_player_controls() -> None:
    t = check(
        """
        seat.byzantine = { tax = 40 }
        land.lidia = { token = "hungary" }
        armies.frigia.barbarians = { light_infantry = 1 }
        armies.iconio.byzantine = { light_infantry = 1 }
        """
    )
    assert offered(t, "byzantine", "rebel") == ["costantinopoli", "adrianopoli", "tessalonica", "nicea", "paflagonia"]


@pytest.mark.rule("MU-REB-4")
def test_mu_reb_4_without_any_left_they_join_the_rebels() -> None:
    """Ruling MU-GAP-68: only where rebels are; and nothing at all happens if others hold the whole kingdom."""
    tokens = "\n".join(f'land.{zone} = {{ token = "hungary" }}' for zone in HOME[1:])
    rebels = check(f"seat.byzantine = {{ tax = 40 }}\n{tokens}\narmies.costantinopoli.barbarians = {{ archer = 1 }}")
    assert army(rebels, "costantinopoli", "barbarians") == {"archer": 1, "light_infantry": 1}
    foreign = check(f'seat.byzantine = {{ tax = 40 }}\n{tokens}\nland.costantinopoli = {{ token = "hungary" }}')
    assert happened(foreign, "rebellion.placed") == []
    assert asked(foreign) == "TaxPhase"


# ---------------------------------------------------------------- what they do


@pytest.mark.rule("MU-REB-5", "MU-BAR-7")
def test_mu_reb_5_empty_land_is_taken_and_plundered() -> None:
    t = check(
        """
        seat.byzantine = { tax = 40 }
        land.nicea = { civilian = 2, military = 1, religious = 3, market = ["wine", "salt"] }
        pieces = [
          { owner = "byzantine", kind = "caravan", zone = "nicea" },
          { owner = "byzantine", kind = "siege_engine", zone = "nicea" },
        ]
        """
    )
    play(t, "byzantine: rebel nicea")
    assert land(t, "nicea") == {"holder": "nobody"}
    assert pieces(t, "byzantine") == []
    assert happened(t, "battle.declared") == []
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-REB-5")
def test_mu_reb_5_a_garrison_fights_at_once_and_is_attacked() -> None:
    """One barbarian, dice 4 6 8 (attack 8, casualties 4), against three cavalry everywhere: 25 with a pair of fives."""
    t = check(
        "seat.byzantine = { tax = 40 }\n" + "\n".join(f"armies.{zone}.byzantine = {{ cavalry = 3 }}" for zone in HOME),
        chance=[[1, 5, 5]],
    )
    play(t, "byzantine: rebel nicea", "byzantine: keep")
    declared = events(t, "battle.declared")
    assert [event.args[:3] for event in declared] == [[3, 0, 3]]
    assert army(t, "nicea", "barbarians") == {}
    assert army(t, "nicea", "byzantine") == {"cavalry": 2, "heavy_infantry": 1}  # one casualty
    assert land(t, "nicea")["holder"] == "byzantine"
    assert seat(t, "byzantine")["honour"] == 10  # never lost, so nothing is suppressed (MU-GAP-34)


# ---------------------------------------------------------------- in which order


@pytest.mark.rule("MU-REB-6")
def test_mu_reb_6_in_turn_order_and_all_hordes_before_the_battles() -> None:
    both = (
        "order = ['hungary', 'byzantine', 'golden_horde']\nseat.byzantine = { tax = 50 }\nseat.hungary = { tax = 40 }"
    )
    cavalry = "\n".join(f"armies.{zone}.byzantine = {{ cavalry = 3 }}" for zone in HOME)
    t = check(f"{both}\n{cavalry}", chance=[[1, 5, 5], [1, 5, 5]])
    assert waiting(t) == ["hungary"]
    play(t, "hungary: rebel dalmazia")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: rebel nicea")
    assert asked(t) == "Rebellions"  # no battle before the second horde is there
    assert happened(t, "battle.declared") == []
    play(t, "byzantine: rebel lidia", "byzantine: keep", "byzantine: keep")
    order = [event.kind for event in t.events if event.kind in ("rebellion.placed", "battle.declared")]
    assert order == ["rebellion.placed"] * 3 + ["battle.declared"] * 2
    assert state(t).holder[state(t).board.zone_keys.index("dalmazia")] == -1
