"""Cards and technologies that the greedy player of Medioevo Universale uses, and on what."""

import pytest
from tests.bots.medioevo.match import new_game
from tests.games.medioevo.hands import hand
from tests.games.medioevo.table import MODULE, asked, described, events, happened, seat, state, three
from tests.games.medioevo.traders import caravan, cargo, road, trade

from quadriga.bots.medioevo.greedy import GreedyMedioevo
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.purse import place_by_lot
from quadriga.bots.medioevo.weights import Weights
from quadriga.engine.notation import write_answer
from quadriga.engine.table import Table

FOUR = "costantinopoli tessalonica tarnovo nicea"


def says(t: Table, name: str = "byzantine") -> str:
    """What the player answers, in notation."""
    number = MODULE.identify(t.game, -1, "seat", name)
    assert number in t.game.waiting(), f"{name} is not asked"
    return write_answer(MODULE, t.game, number, GreedyMedioevo("1").answer(t.game.clone(), number))


def plays_on(t: Table, decisions: int) -> list[str]:
    """The next decisions of whoever is asked, all by greedy players."""
    given: list[str] = []
    for _ in range(decisions):
        number = t.game.waiting()[0]
        answer = GreedyMedioevo("1").answer(t.game.clone(), number)
        given.append(write_answer(MODULE, t.game, number, answer))
        assert t.submit(number, answer) is None
    return given


# ---------------------------------------------------------------- florins


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_equal_bids_favour_nobody(seats: int) -> None:
    """The florins that break ties go round the table from turn to turn."""
    g = new_game(seats, "lots")
    best: list[int] = []
    for turn in range(1, seats + 1):
        g.turn = turn
        lots = [place_by_lot(Mind(g, number, [], Weights())) for number in range(seats)]
        assert sorted(lots) == list(range(seats))
        best.append(lots.index(seats - 1))
    assert sorted(best) == list(range(seats))


def test_a_magnate_makes_a_loan_worth_its_interest() -> None:
    position = 'phase = "purchase"\nturn = 6\nseat.byzantine.florins = 200\n'
    assert says(three(position + hand("byzantine", "magnate_38"))) == "loan"
    assert says(three(position + hand("byzantine", "magnate_36"))) != "loan"


def test_who_knows_law_taxes_more() -> None:
    position = 'phase = "tax"\nturn = 3\nseat.byzantine.tokens = { orange = 3 }\n'
    without = says(three(position))
    lawful = says(three(position + "seat.byzantine.technologies = { orange = 2 }"))
    assert int(lawful.split()[1]) > int(without.split()[1])


def test_a_sheriff_makes_a_fort_beside_a_village_worth_more() -> None:
    """He then raises the village for nothing."""
    position = (
        'phase = "purchase"\nturn = 5\nland.nicea.civilian = 1\nland.nicea.military = 2\nseat.byzantine.florins = 60\n'
    )
    assert says(three(position + hand("byzantine", "sheriff_69"))) == "card sheriff_69"


# ---------------------------------------------------------------- trade


def test_a_merchant_sells_to_barbarians_when_three_colours_are_aboard() -> None:
    """All yellow tokens are out, or showing the card for one would be better."""
    load = "cargo = { wine = 1, furs = 1, salt = 1 }"
    more = hand("byzantine", "merchant_19") + "seat.hungary.tokens = { yellow = 8 }\n"
    t = trade(caravan("serbia", load, level=2), more=more)
    assert plays_on(t, 2)[0] == "card merchant_19"
    assert sum(cargo(t).values()) == 2
    few = trade(caravan("serbia", "cargo = { wine = 2, furs = 1 }", level=2), more=more)
    assert says(few) != "card merchant_19"


def test_a_smuggler_sells_what_nobody_buys_in_the_last_turn() -> None:
    load = caravan("serbia", "cargo = { wine = 2 }, mp = 1")
    more = hand("byzantine", "merchant_20")
    assert says(trade(load, more="turn = 10\n" + more)) == "card merchant_20"
    assert says(trade(load, more="turn = 5\n" + more)) != "card merchant_20"


def test_a_vendor_lays_a_road_anew_that_leads_too_far() -> None:
    far = road("costantinopoli saraj bulgar caffa", "costantinopoli")
    hand_of_vendor = "\n" + hand("byzantine", "vendor_31")
    t = trade(caravan("nicea", "cargo = { grain = 2 }"), more=far + hand_of_vendor)
    assert plays_on(t, 5)[0] == "card vendor_31"
    laid = seat(t, "byzantine")["road"]
    assert len(laid["stages"]) == 4
    assert len(laid["done"]) == 1
    assert not {"saraj", "bulgar"} & set(laid["stages"][1:])
    near = trade(
        caravan("nicea", "cargo = { grain = 2 }"),
        more=road("iconio tessalonica costantinopoli tarnovo", "iconio tessalonica") + hand_of_vendor,
    )
    assert says(near) != "card vendor_31"


def test_a_ranger_leads_the_transport_of_a_road_past_barbarians() -> None:
    more = road("tessalonica tarnovo iconio nicea", "tessalonica iconio") + "\n" + hand("byzantine", "ranger_55")
    guarded = "armies.tarnovo.barbarians = { light_infantry = 2 }\n"
    t = trade(caravan("costantinopoli", "cargo = { clothes = 2 }"), more=guarded + more)
    assert says(t) == "card ranger_55"
    plays_on(t, 3)
    assert "road.advanced" in happened(t, "road.advanced")
    assert says(trade(caravan("costantinopoli", "cargo = { clothes = 2 }"), more=more)) != "card ranger_55"


def test_an_edict_leads_the_transport_of_a_road_past_barbarians() -> None:
    more = road("tessalonica tarnovo iconio nicea", "tessalonica iconio")
    guarded = "\narmies.tarnovo.barbarians = { light_infantry = 2 }\n"
    lawful = "seat.byzantine.technologies = { orange = 1 }\nseat.byzantine.tokens = { orange = 1 }\n"
    t = trade(caravan("costantinopoli", "cargo = { clothes = 2 }"), more=more + guarded + lawful)
    plays_on(t, 4)
    assert "technology.used" in happened(t, "technology.used")
    assert [piece["zone"] for piece in described(t)["pieces"]] == ["tarnovo"]


def test_a_bishop_closes_the_market_at_the_end_of_a_rivals_road() -> None:
    more = road("tessalonica tarnovo costantinopoli nicea iconio trebisonda", FOUR.replace("nicea", "nicea iconio"))
    t = trade(
        caravan("iconio", "cargo = { clothes = 2 }"),
        more=more + "\n" + hand("hungary", "bishop_2"),
    )
    assert says(t, "hungary") == "card bishop_2"
    plays_on(t, 2)
    goal = MODULE.identify(t.game, -1, "zone", "trebisonda")
    assert [event.args[1] for event in events(t, "territory.closed")] == [goal]


# ---------------------------------------------------------------- armies


def test_marauders_are_hired_for_an_attack_that_needs_them() -> None:
    position = """
        dice = [1, 1, 2]
        turn = 4
        armies.costantinopoli.byzantine = { light_infantry = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", level = 2, zone = "costantinopoli" }]
        seat.byzantine.florins = 400
    """
    t = three(position + hand("byzantine", "marauder_65"))
    assert says(t) == "card marauder_65"
    plays_on(t, 1)
    assert describe_army(t, "costantinopoli") > 1


def describe_army(t: Table, zone: str) -> int:
    return sum(described(t)["armies"][zone]["byzantine"].values())


def test_influence_wins_barbarians_in_the_own_kingdom_over() -> None:
    position = """
        turn = 4
        armies.lidia.barbarians = { light_infantry = 2 }
        seat.byzantine.technologies = { orange = 4 }
        seat.byzantine.tokens = { orange = 2 }
    """
    t = three(position)
    while asked(t) == "CombatAction" and not happened(t, "unit.turned"):
        given = plays_on(t, 1)
        assert given != ["pass"]
        while asked(t) == "Conversion":
            plays_on(t, 1)
    assert not state(t).troops[MODULE.identify(t.game, -1, "zone", "lidia") * 4 + 3]
