"""Setting up the game, step by step, and what there is of everything."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    land,
    new_game,
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

DECKS = [list(range(72)), list(range(30))]
KINGDOMS = [0, 2, 5, 1, 3, 4]  # lots: byzantine, hungary, golden_horde
BIDS = ("byzantine: bid x1", "hungary: bid x3", "golden_horde: bid x2")
ORDER = ["hungary", "golden_horde", "byzantine"]
VILLAGES = ("hungary: found buda", "golden_horde: found caffa", "byzantine: found nicea")
FORCES = (
    "hungary: post banato; take-transport caravan_2; place-at alfold",
    "golden_horde: post tana; take-transport galley_1; place-at caffa; take-transport war_wagon_1; place-at ukek",
    "byzantine: post frigia; take-transport war_wagon_2; place-at lidia",
)


def dealt(*lines: str) -> Table:
    """A game of three whose chance is known: the Empire deck lies in descending order."""
    t = new_game(3, chance=[*DECKS, KINGDOMS])
    play(t, *lines)
    return t


# ---------------------------------------------------------------- decks, kit, florins


@pytest.mark.rule("MU-SET-1")
def test_mu_set_1_both_decks_are_shuffled() -> None:
    t = new_game(3, chance=[list(range(71, -1, -1)), list(range(29, -1, -1)), KINGDOMS])
    assert state(t).deck == tuple(range(71, -1, -1))
    assert state(t).event_deck == tuple(range(29, -1, -1))
    decks = {tuple(state(new_game(3, seed=str(seed))).deck) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == list(range(72)) for deck in decks)


@pytest.mark.rule("MU-SET-1")
def test_mu_set_1_objective_and_tolerated_tax_on_top_lie_open() -> None:
    t = three("deck = ['warlord_5', 'bishop_1']\nevent_deck = ['event_14', 'event_10']")
    for watcher in (0, 1, -1):
        view = MODULE.view(t.game, watcher)
        assert BOARD.card_keys[view["deck_top"]] == "warlord_5"
        assert view["tolerated"] == 50


@pytest.mark.rule("MU-SET-2", "MU-SET-5", "MU-SET-6")
def test_mu_set_2_a_village_an_archer_and_two_levels_of_transports() -> None:
    t = dealt(*BIDS, *VILLAGES, *FORCES)
    for name in ORDER:
        assert seat(t, name)["units"] == 1
        assert sum(piece["level"] for piece in pieces(t, name)) == 2
    villages = [name for name, doc in described(t)["land"].items() if doc.get("civilian")]
    assert sorted(villages) == ["buda", "caffa", "nicea"]


@pytest.mark.rule("MU-SET-3", "MU-SET-11")
def test_mu_set_3_1600_florins_and_10_honour_each() -> None:
    t = new_game(6)
    for doc in described(t)["seat"].values():
        assert (doc["florins"], doc["honour"], doc["loans"], doc["tax"]) == (1600, 10, 0, 0)
    # 2x500, 4x100, 3x50, 3x10, 3x5, 5x1
    assert 2 * 500 + 4 * 100 + 3 * 50 + 3 * 10 + 3 * 5 + 5 * 1 == 1600


@pytest.mark.rule("MU-SET-11")
def test_mu_set_11_the_turn_marker_stands_on_1_and_the_order_is_known() -> None:
    t = dealt(*BIDS)
    assert described(t)["turn"] == 1
    assert described(t)["order"] == ORDER
    assert MODULE.view(t.game, -1)["order"] == [1, 2, 0]


# ---------------------------------------------------------------- order, villages


@pytest.mark.rule("MU-SET-4")
def test_mu_set_4_the_auction_of_setup_is_that_of_turn_1() -> None:
    t = new_game(3)
    assert asked(t) == "TurnOrder"
    idle_until(t, "TaxPhase")
    assert (state(t).turn, happened(t, "bid.paid")) == (1, ["bid.paid"])
    idle_until(t, "TurnOrder")
    assert (state(t).turn, happened(t, "bid.paid")) == (2, ["bid.paid"])


@pytest.mark.rule("MU-SET-5")
def test_mu_set_5_in_turn_order_on_an_inhabited_area_of_the_own_kingdom() -> None:
    t = dealt(*BIDS)
    assert (asked(t), waiting(t)) == ("StartingVillage", ["hungary"])
    assert sorted(offered(t, "hungary", "found")) == ["buda", "transilvania", "zagabria"]
    reason = refused(t, "hungary: found banato")
    assert (reason.code, reason.rules) == ("not_inhabited", ["MU-SET-5"])
    assert not can(t, "hungary: found nicea")
    play(t, "hungary: found zagabria")
    assert land(t, "zagabria")["civilian"] == 1
    assert waiting(t) == ["golden_horde"]
    play(t, "golden_horde: found saraj")
    assert waiting(t) == ["byzantine"]


# ---------------------------------------------------------------- forces


@pytest.mark.rule("MU-SET-6")
def test_mu_set_6_the_archer_stands_anywhere_at_home() -> None:
    t = dealt(*BIDS, *VILLAGES)
    assert (asked(t), waiting(t)) == ("StartingForces", ["hungary"])
    assert len(offered(t, "hungary", "post")) == 7
    assert not can(t, "hungary: post serbia")
    play(t, "hungary: post dalmazia")
    assert army(t, "dalmazia", "hungary") == {"archer": 1}


@pytest.mark.rule("MU-SET-6")
def test_mu_set_6_exactly_two_levels() -> None:
    t = dealt(*BIDS, *VILLAGES, FORCES[0], "golden_horde: post tana")
    assert sorted(offered(t, "golden_horde", "take_transport")) == sorted(
        f"{kind}_{level}" for kind in ("war_wagon", "galley", "caravan", "merchant_ship") for level in (1, 2)
    )
    assert not can(t, "golden_horde: take-transport caravan_3")
    assert not can(t, "golden_horde: take-transport siege_engine_1")
    play(t, "golden_horde: take-transport caravan_1; place-at saraj")
    assert waiting(t) == ["golden_horde"]  # one level is left and must be taken
    reason = refused(t, "golden_horde: take-transport caravan_2")
    assert (reason.code, reason.rules, reason.params) == ("levels_used_up", ["MU-SET-6"], {"level": 2, "left": 1})
    play(t, "golden_horde: take-transport caravan_1; place-at yaik")
    assert waiting(t) == ["byzantine"]
    assert [(piece["level"], piece["zone"]) for piece in pieces(t, "golden_horde")] == [(1, "saraj"), (1, "yaik")]


@pytest.mark.rule("MU-SET-7", "MU-DEF-11")
def test_mu_set_7_ships_start_in_a_harbour_of_the_kingdom() -> None:
    t = dealt(*BIDS, *VILLAGES, *FORCES[:2], "byzantine: post nicea; take-transport merchant_ship_2")
    assert sorted(offered(t, "byzantine", "place_at")) == ["costantinopoli", "tessalonica"]
    assert refused(t, "byzantine: place-at nicea").rules == ["MU-SET-7"]  # on the coast, without a harbour
    play(t, "byzantine: place-at tessalonica")
    assert pieces(t, "byzantine")[0]["zone"] == "tessalonica"


@pytest.mark.rule("MU-SET-7")
def test_mu_set_7_no_ships_for_a_kingdom_without_harbour() -> None:
    t = dealt(*BIDS, *VILLAGES, "hungary: post buda")
    for ship in ("galley_1", "galley_2", "merchant_ship_1", "merchant_ship_2"):
        reason = refused(t, f"hungary: take-transport {ship}")
        assert (reason.code, reason.rules) == ("kingdom_without_harbour", ["MU-SET-7"])
    play(t, "hungary: take-transport war_wagon_1; place-at dalmazia")  # coast or not
    assert not can(t, "hungary: take-transport galley_1")


# ---------------------------------------------------------------- barbarians, cards, tokens


@pytest.mark.rule("MU-SET-8")
def test_mu_set_8_one_light_infantry_on_every_fire_in_play() -> None:
    t = dealt(*BIDS, *VILLAGES, *FORCES)
    fires = {key for zone, key in enumerate(BOARD.zone_keys[:90]) if BOARD.fire[zone]}
    assert fires == {
        *("arelate", "tripolitania", "serbia", "trebisonda", "circassia", "arabia", "polonia", "lituania"),
        *("cumania", "permia", "danimarca", "finlandia"),
    }
    armies = described(t)["armies"]
    found = {zone for zone, doc in armies.items() if "barbarians" in doc}
    assert found == fires - {"tripolitania", "danimarca", "finlandia", "arabia"}  # too far away
    assert all(armies[zone]["barbarians"] == {"light_infantry": 1} for zone in found)


@pytest.mark.rule("MU-SET-8")
def test_mu_set_8_all_twelve_with_six_players() -> None:
    t = new_game(6)
    idle_until(t, "StartingCards")
    assert len(events(t, "barbarian.placed")) == 12


@pytest.mark.rule("MU-SET-9")
def test_mu_set_9_three_cards_to_choose_one_from() -> None:
    t = new_game(3, chance=[*DECKS, KINGDOMS, list(range(68, -1, -1))])
    play(t, *BIDS, *VILLAGES, *FORCES)
    assert (asked(t), waiting(t)) == ("StartingCards", ["byzantine", "golden_horde", "hungary"])
    keys = BOARD.card_keys
    hands = [offered(t, name, "keep_card") for name in ORDER]
    # from the top one by one in turn order: 71 70 69, 68 67 66, 65 64 63
    assert hands == [[keys[c] for c in cards] for cards in ([65, 68, 71], [64, 67, 70], [63, 66, 69])]
    assert MODULE.view(t.game, 1)["drawn"] == [65, 68, 71]
    assert not can(t, f"hungary: keep-card {keys[64]}")
    play(t, f"golden_horde: keep-card {keys[70]}", f"hungary: keep-card {keys[65]}")
    assert happened(t, "card.kept") == []  # secretly
    play(t, f"byzantine: keep-card {keys[63]}")
    assert [seat(t, name)["cards"] for name in ORDER] == [[keys[65]], [keys[70]], [keys[63]]]
    # the six others go back, and the deck is shuffled
    assert state(t).deck == tuple(reversed([*range(63), 66, 69, 68, 71, 64, 67]))


@pytest.mark.rule("MU-SET-10")
def test_mu_set_10_a_token_of_any_colour() -> None:
    t = dealt(*BIDS)
    idle_until(t, "TokenChoice")
    assert waiting(t) == ["hungary"]
    colours = ["blue", "yellow", "orange", "red", "green", "purple"]
    assert offered(t, "hungary", "take_token") == colours
    play(t, "hungary: take-token red", "golden_horde: take-token red", "byzantine: take-token purple")
    assert [seat(t, name)["tokens"] for name in ORDER] == [{"red": 1}, {"red": 1}, {"purple": 1}]
    assert MODULE.view(t.game, -1)["objective_tokens"] == [8, 8, 8, 6, 8, 7]


@pytest.mark.rule("MU-SET-10")
def test_mu_set_10_it_is_worth_a_point_of_its_colour_a_turn() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { tokens = { red = 1 } }")
    play(t, "byzantine: token red")
    assert seat(t, "byzantine")["points"] == {"red": 1}
    assert not can(t, "byzantine: token red")
    assert not can(t, "byzantine: token blue")
