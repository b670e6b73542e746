"""Where two rules meet: faults that an independent review of the engine found."""

import pytest
from tests.games.medioevo.envoys import court, wagon
from tests.games.medioevo.fights import engine, field, galley
from tests.games.medioevo.hands import florins, hand, number
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    described,
    happened,
    idle,
    idle_until,
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
from tests.games.medioevo.traders import caravan, ship, trade

from quadriga.engine.table import Table

WAR = 'war = [["byzantine", "hungary"]]\n'
BUDA = wagon("hungary", "buda", 1)  # so that Hungary, too, can act


def tokens(*found: str) -> str:
    return "pieces = [" + ", ".join([one.rstrip(",") for one in found]) + "]\n"


def decide(t: Table, name: str, frame: str) -> None:
    """Nobody wants anything until a player is asked by a procedure of this name."""
    while (asked(t), waiting(t)) != (frame, [name]):
        idle(t)


# ---------------------------------------------------------------- galleys that meet

ARCHERS = (galley("byzantine", 1, "archer = 1", "egeo"), galley("byzantine", 1, "archer = 2"))


def sailed_on(t: Table) -> None:
    """Galley 1 leaves the Sea of Marmara with its two archers; galley 0 stays there, empty."""
    decide(t, "byzantine", "CombatAction")
    play(t, "byzantine: move marmara; take-piece #1; to egeo; halt")
    assert army(t, "egeo", "byzantine") == {"archer": 2}
    assert army(t, "marmara", "byzantine") == {}
    assert [(p["zone"], p["units"]) for p in pieces(t, "byzantine")[:2]] == [("marmara", {}), ("egeo", {"archer": 2})]
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("MU-DEF-8", "MU-MOV-7")
def test_mu_def_8_an_archer_who_came_is_disbanded_and_the_others_sail_on() -> None:
    t = three(tokens(*ARCHERS, BUDA))
    play(t, "byzantine: move egeo; take-piece #0; to marmara; halt", "hungary: pass")
    decide(t, "byzantine", "CombatAction")
    play(t, "byzantine: disband; dismiss-units marmara/archer x1; done")
    sailed_on(t)


@pytest.mark.rule("MU-DEF-8", "MU-MOV-7")
def test_mu_def_8_an_archer_who_came_dies_in_battle_and_the_others_sail_on() -> None:
    """Byzantium's three archers against one of Hungary's; the one who dies was aboard galley 0, which does not sink."""
    dice = [[1, 1, 5], [1, 2, 3]] + [[8]] * 4
    t = three(WAR + tokens(*ARCHERS, galley("hungary", 1, "archer = 1"), BUDA), dice)
    play(t, "byzantine: move egeo; take-piece #0; to marmara")
    decide(t, "byzantine", "Losses")
    play(t, "byzantine: lose-aboard #0/archer")
    sailed_on(t)


# ---------------------------------------------------------------- Logistics


@pytest.mark.rule("MU-TECH-2", "MU-NAV-1")
@pytest.mark.parametrize(
    ("there", "open_to"),
    [
        (tokens(wagon("byzantine", "costantinopoli", 1), BUDA), True),
        (tokens(wagon("byzantine", "costantinopoli", 1), ship("marmara", owner="hungary")), False),
        (tokens(wagon("byzantine", "costantinopoli", 1), galley("hungary", 1, "light_infantry = 3")), False),
        (tokens(wagon("byzantine", "costantinopoli", 1)) + "armies.marmara.barbarians = { light_infantry = 1 }", False),
    ],
)
def test_mu_tech_2_no_land_group_into_a_sea_zone_with_enemies(there: str, open_to: bool) -> None:
    t = three(
        WAR
        + """
        armies.costantinopoli.byzantine = { light_infantry = 3 }
        seat.byzantine = { technologies = { blue = 2 }, points = { blue = 2 } }
        """
        + there
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x3")
    if open_to:
        assert offered(t, "byzantine", "ferry") == ["marmara", "mar_nero_occ"]
        return
    assert offered(t, "byzantine", "ferry") == ["mar_nero_occ"]
    reason = refused(t, "byzantine: ferry marmara")
    assert (reason.code, reason.rules) == ("guarded_sea", ["MU-TECH-2", "MU-NAV-1"])


# ---------------------------------------------------------------- Rangers and Edicts


def expedition(more: str, *others: str) -> Table:
    """Three light infantry with a wagon have entered Bulgaria, which is nobody's."""
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 3 }}
        {tokens(wagon("byzantine", "costantinopoli", 1), *others, BUDA)}
        {more}
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x3; to tarnovo")
    return t


@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_nobody_is_left_behind_on_the_way_to_take_the_land() -> None:
    """Neither units nor their wagon, and no other wagon joins that could be seen."""
    t = expedition("effects = [[54, 0, 0]]", wagon("byzantine", "tarnovo", 1))
    assert asked(t) == "Movement"
    for line in ("drop-unit light_infantry x1", "drop-piece #0"):
        reason = refused(t, f"byzantine: {line}")
        assert (reason.code, reason.rules) == ("unseen_together", ["MU-CARD-55"])
    assert offered(t, "byzantine", "take_piece") == []
    play(t, "byzantine: halt")
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 3}
    assert "holder" not in land(t, "tarnovo")


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_nobody_is_left_behind_where_only_an_edict_lets_them_pass() -> None:
    t = expedition("seat.byzantine = { technologies = { orange = 1 }, points = { orange = 1 } }")
    play(t, "byzantine: tech edict")
    reason = refused(t, "byzantine: drop-unit light_infantry x1")
    assert (reason.code, reason.rules) == ("edict_passes", ["MU-TECH-9"])
    play(t, "byzantine: to costantinopoli; drop-unit light_infantry x1; halt")
    assert army(t, "costantinopoli", "byzantine") == {"light_infantry": 3}
    assert "holder" not in land(t, "tarnovo")


# ---------------------------------------------------------------- guests


@pytest.mark.rule("MU-MOV-12", "MU-COM-7")
def test_mu_mov_12_a_guest_whose_welcome_is_over_takes_the_land() -> None:
    """Passage ends with turn 2."""
    guest = f'armies.banato.byzantine = {{ cavalry = 3 }}\nland.banato.holder = "hungary"\n{WAR}'
    passage = 'pacts = [{ kind = "passage", by = "hungary", for = "byzantine", until = 2 }]\n'
    t = court(guest + passage)
    assert offered(t, "byzantine", "attack") == []
    t = court('phase = "end_of_turn"\n' + guest + passage)
    decide(t, "byzantine", "CombatAction")
    assert (described(t)["turn"], described(t)["pacts"]) == (3, [])
    assert land(t, "banato")["holder"] == "hungary"
    play(t, "byzantine: attack banato/hungary")
    assert land(t, "banato")["holder"] == "byzantine"
    assert happened(t, "territory.conquered", "battle.declared") == ["territory.conquered"]
    assert seat(t, "byzantine")["honour"] == 10


@pytest.mark.rule("MU-MOV-12", "MU-CARD-1")
def test_mu_mov_12_a_bishop_does_not_stop_who_takes_undefended_land() -> None:
    t = court(
        WAR + f"armies.serbia.byzantine = {{ cavalry = 3 }}\nbans = [[0, {number('banato')}, 2]]",
        wagon("byzantine", "serbia"),
    )
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry x3; to banato")
    assert land(t, "banato")["holder"] == "byzantine"
    guest = f'armies.banato.byzantine = {{ cavalry = 3 }}\nland.banato.holder = "hungary"\n{WAR}'
    t = court(guest + f"bans = [[0, {number('banato')}, 2]]")
    play(t, "byzantine: attack banato/hungary")
    assert land(t, "banato")["holder"] == "byzantine"


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_so_many_units_as_agreed_and_no_harm_in_the_land_of_the_helped() -> None:
    """Byzantium takes Banat; Hungary directs five of the Golden Horde's eight cavalry into Transylvania."""
    t = court(
        """
        armies.serbia.byzantine = { cavalry = 3 }
        armies.valacchia.golden_horde = { cavalry = 8 }
        pacts = [{ kind = "defensive", by = "golden_horde", for = "hungary", number = 5 }]
        war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]
        """,
        wagon("byzantine", "serbia"),
        wagon("golden_horde", "valacchia"),
    )
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry; to banato")
    realm = seat(t, "hungary")["territories"]
    play(t, "hungary: direct golden_horde; move valacchia; take-piece #21")
    assert refused(t, "hungary: take-unit cavalry x6").params == {"low": 1, "high": 5, "number": 6}
    play(t, "hungary: take-unit cavalry x5")
    assert offered(t, "hungary", "take_unit") == []
    play(t, "hungary: to transilvania; halt")
    assert army(t, "transilvania", "golden_horde") == {"cavalry": 5}
    assert land(t, "transilvania")["holder"] == "hungary"
    assert seat(t, "hungary")["territories"] == realm
    assert [seat(t, name)["honour"] for name in ("byzantine", "hungary", "golden_horde")] == [10, 10, 10]
    assert ["hungary", "golden_horde"] not in described(t)["war"]


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_a_horde_in_the_land_does_not_save_honour() -> None:
    """Nobody declared war. The horde is fought first; Byzantium stops there, and has paid."""
    t = court(
        """
        armies.serbia.byzantine = { cavalry = 6 }
        armies.banato.hungary = { light_infantry = 1 }
        armies.banato.barbarians = { light_infantry = 1 }
        """,
        wagon("byzantine", "serbia"),
        chance=[[1, 1, 8], [1, 1, 8]],
    )
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry x6; to banato")
    decide(t, "byzantine", "Clash")
    play(t, "byzantine: stop")
    assert seat(t, "byzantine")["honour"] == 10 - 3
    assert described(t)["war"] == [["byzantine", "hungary"]]


# ---------------------------------------------------------------- hordes


@pytest.mark.rule("MU-CARD-3")
@pytest.mark.parametrize(("ban", "drivable"), [("", ["tarnovo"]), (f"bans = [[2, {number('tarnovo')}, 2]]", [])])
def test_mu_card_3_a_horde_is_not_driven_out_of_a_closed_territory(ban: str, drivable: list[str]) -> None:
    position = 'phase = "events"\nevent_deck = ["event_1"]\narmies.tarnovo.barbarians = { light_infantry = 2 }\n'
    t = three(position + tokens(BUDA) + ban, [[4, 6, 8]])
    idle_until(t, "BarbarianSupply")
    assert offered(t, "byzantine", "drive") == drivable


@pytest.mark.rule("MU-TECH-10", "MU-BAR-7")
def test_mu_tech_10_a_rebellion_abroad_plunders_what_stands_there() -> None:
    """Hungary taxed 20, tolerated are 10: one rebellion, in Serbia, where a village and a Byzantine caravan stand."""
    t = three(
        f"""
        phase = "events"
        event_deck = ["event_1", "event_10"]
        seat.hungary = {{ tax = 20, technologies = {{ orange = 2 }}, points = {{ orange = 1 }} }}
        land.serbia.civilian = 1
        {tokens(caravan("serbia"), BUDA)}
        """,
        [[4, 6, 8]],
    )
    decide(t, "hungary", "Window")
    play(t, "hungary: tech law; rebel serbia")
    idle_until(t, "TaxPhase")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 1}
    assert land(t, "serbia") == {}
    assert pieces(t, "byzantine") == []


@pytest.mark.rule("MU-CARD-15")
def test_mu_card_15_not_in_the_own_land() -> None:
    t = three(hand("byzantine", "infiltrator_15") + tokens(wagon("byzantine", "nicea", 1), BUDA))
    play(t, "byzantine: card infiltrator_15")
    places = offered(t, "byzantine", "aim_zone")
    assert {"tarnovo", "serbia"} <= set(places)
    assert [place for place in places if land(t, place).get("holder") == "byzantine"] == []
    assert refused(t, "byzantine: aim-zone lidia").code == "not_offered"


# ---------------------------------------------------------------- battles


@pytest.mark.rule("MU-CARD-18")
def test_mu_card_18_a_trapped_unit_is_given_damage_of_the_melee() -> None:
    """A cavalry that is hit becomes a heavy infantry."""
    dice = [[2], [8, 8], [4, 6, 8], [1, 1, 2]]
    t = field("light_infantry=3", "cavalry=1, archer=2", dice, hand("byzantine", "spy_18"))
    play(t, "byzantine: card spy_18; aim-unit cavalry; fight", "hungary: fight")
    decide(t, "hungary", "Losses")
    assert happened(t, "battle.values") == ["battle.values"]  # dice of the melee have fallen
    assert offered(t, "hungary", "lose") == ["cavalry", "archer"]
    play(t, "hungary: lose cavalry")
    assert army(t, "nicea", "hungary") == {"heavy_infantry": 1, "archer": 2}


@pytest.mark.rule("MU-NAV-3", "MU-CARD-52")
@pytest.mark.parametrize(("level", "fired"), [(1, []), (3, [1, 8])])
def test_mu_nav_3_a_bombard_does_not_fire_from_a_small_galley_with_card_52(level: int, fired: list[int]) -> None:
    """A bombard is an engine of level III; without crew, the card alone would fire it once."""
    fleets = (galley("byzantine", level, "light_infantry = 2"), engine("byzantine", 3, 0))
    dice = [[8], [1, 2, 3], [1, 2, 3]] if fired else [[1, 2, 3], [1, 2, 3]]
    enemy = galley("hungary", 1, "light_infantry = 2")
    t = three(WAR + hand("byzantine", "gunner_52") + tokens(*fleets, enemy), dice)
    play(t, "byzantine: attack marmara/hungary; fight", "hungary: fight")
    if asked(t) == "Manning":
        play(t, "byzantine: ready")
    decide(t, "byzantine", "Window")
    play(t, "byzantine: card gunner_52")
    shots = [found for frame in state(t).stack if (found := getattr(frame, "shots", None)) is not None]
    assert shots == [fired]


@pytest.mark.rule("MU-CARD-28")
def test_mu_card_28_hired_units_are_not_bought_back() -> None:
    """The horde of the War circle (1, 1, 8) joins a light infantry; all fall, one was Byzantium's own."""
    t = three(
        WAR
        + """
        dice = [1, 1, 8]
        armies.nicea.byzantine = { light_infantry = 1 }
        armies.nicea.hungary = { cavalry = 6 }
        """
        + hand("byzantine", "surgeon_28", "marauder_65")
        + tokens(BUDA),
        [[8], [1, 1, 2], [4, 6, 8]],
    )
    play(t, "byzantine: card marauder_65; aim-zone nicea")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 3, "archer": 1}
    play(t, "byzantine: attack nicea/hungary")
    decide(t, "byzantine", "Window")
    assert army(t, "nicea", "byzantine") == {}
    play(t, "byzantine: card surgeon_28")
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["lost"] == {"light_infantry": 1}


# ---------------------------------------------------------------- money and screens


@pytest.mark.rule("MU-CARD-19")
def test_mu_card_19_no_bonus_of_a_great_market() -> None:
    """Three colours: 100 x (3 - 1), though two other goods lie in the market of Rome."""
    t = trade(
        ship("roma", "cargo = { furs = 1, spices = 1, weapons = 1 }", level=2),
        more='land.roma.market = ["wine", "salt"]\n' + hand("byzantine", "merchant_19"),
    )
    play(t, "byzantine: lead #0; card merchant_19; aim-piece #0; sell furs")
    assert florins(t) == 1600 + 200


def called(more: str) -> Table:
    """Byzantium has called for deployment and is to order."""
    t = three(f'phase = "events"\nturn = 1\n{more}', deployment="on")
    idle_until(t, "CallForDeployment")
    play(t, "byzantine: call-deployment")
    return t


@pytest.mark.rule("MU-CARD-33", "MU-VAR-9")
@pytest.mark.parametrize(("card", "price"), [("", 200), ("card architect_33; ", 100)])
def test_mu_card_33_an_ordered_building_at_half_price(card: str, price: int) -> None:
    """A fort; its two green points cost 200 florins in any case."""
    t = called('seat.byzantine = { florins = 2000, technologies = { green = 2 }, cards = ["architect_33"] }')
    before = florins(t)
    play(t, f"byzantine: {card}order-book; order-building fort")
    assert before - florins(t) == price + 200


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_others_do_not_see_how_many_units_were_ordered() -> None:
    t = called("seat.byzantine.florins = 2000")

    def seen(viewer: int) -> int:
        found: int = MODULE.view(t.game, viewer)["seats"][0]["recruits"]
        return found

    before = [seen(viewer) for viewer in (-1, 0, 1, 2)]
    play(t, "byzantine: order-book; order-unit cavalry x2")
    assert [seen(viewer) for viewer in (-1, 0, 1, 2)] == [before[0], before[1] - 2, before[2], before[3]]
