"""The variant in which purchases are kept behind the screens and placed together."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)

from quadriga.engine.table import Table

TAXES = ("byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")


def phase(rest: str = "", caller: str = "hungary", deployment: str = "on", purse: str = "") -> Table:
    """The Purchase phase begins, and perhaps somebody has called for deployment."""
    owns = f"technologies = {{ green = 3, blue = 1, red = 1 }}{purse}"
    t = three(f'phase = "tax"\nseat.byzantine = {{ {owns} }}\n{rest}', deployment=deployment)
    play(t, *TAXES)
    while asked(t) not in ("CallForDeployment", "Purchase"):
        number = t.game.waiting()[0]
        assert t.submit(number, t.game.stack[-1].default(t.game, number)) is None
    if caller:
        play(t, f"{caller}: call-deployment")
    return t


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_only_if_agreed_upon() -> None:
    assert asked(phase("", "", "off")) == "Purchase"
    t = phase("", "")
    assert (asked(t), waiting(t)) == ("CallForDeployment", ["byzantine", "golden_horde", "hungary"])


@pytest.mark.rule("MU-VAR-9")
@pytest.mark.parametrize("caller", ["byzantine", "hungary", "golden_horde"])
def test_mu_var_9_any_player_may_call_for_it(caller: str) -> None:
    t = phase("", caller)
    assert (asked(t), waiting(t)) == ("Purchase", ["byzantine"])
    assert offered(t, "byzantine", "order_book") == ["order_book"]


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_if_nobody_calls_all_is_as_usual_and_the_next_turn_asks_again() -> None:
    t = phase("", "")
    play(t, "byzantine: pass", "hungary: pass", "golden_horde: pass")
    assert offered(t, "byzantine", "order_book") == []
    play(t, "byzantine: at nicea; recruit light_infantry; back")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1}
    idle_until(t, "TurnOrder")
    idle_until(t, "CallForDeployment")
    assert described(t)["turn"] == 3


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_paid_at_once_placed_when_all_have_bought() -> None:
    """A village for 100 florins and a point, a wagon II for 200 and two points, two cavalry for 200."""
    t = phase()
    before = seat(t, "byzantine")["florins"]
    play(t, "byzantine: order-book; order-building village; order-piece war_wagon_2; order-unit cavalry x2; back; done")
    assert seat(t, "byzantine")["florins"] == before - (100 + 100) - (200 + 200) - 200
    assert described(t)["armies"] == {}
    assert pieces(t, "byzantine") == []
    assert waiting(t) == ["hungary"]
    play(t, "hungary: order-book; order-unit light_infantry; back; done", "golden_horde: done")
    assert (asked(t), waiting(t)) == ("Deployment", ["byzantine"])
    assert offered(t, "byzantine", "deploy") == ["costantinopoli", "tessalonica", "nicea"]
    play(t, "byzantine: deploy nicea; deploy costantinopoli; deploy nicea; deploy tessalonica")
    assert land(t, "nicea")["civilian"] == 1
    assert [(p["kind"], p["level"], p["zone"]) for p in pieces(t, "byzantine")] == [("war_wagon", 2, "costantinopoli")]
    assert army(t, "nicea", "byzantine") == army(t, "tessalonica", "byzantine") == {"cavalry": 1}
    assert waiting(t) == ["hungary"]  # in turn order
    play(t, "hungary: deploy buda")
    assert army(t, "buda", "hungary") == {"light_infantry": 1}
    assert described(t)["phase"] == "combat"


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_others_do_not_see_what_is_kept() -> None:
    t = phase()
    play(t, "byzantine: order-book; order-unit cavalry x2; order-piece galley_1")
    own = MODULE.view(t.game, 0)["orders"]
    assert [(order["what"], order["count"]) for order in own] == [("cavalry", 2), ("galley", 1)]
    for viewer in (-1, 1, 2):
        assert MODULE.view(t.game, viewer)["orders"] == []
    assert happened(t, "units.placed", "piece.bought") == []


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_nothing_new_is_placed_before() -> None:
    """In a territory only what stands there can be improved; units, pieces and new buildings are ordered."""
    t = phase(
        """
        land.nicea = { civilian = 1, damage = [1, 0, 0] }
        armies.nicea.byzantine = { captain_1 = 1 }
        pieces = [{ owner = "byzantine", kind = "caravan", zone = "nicea" }]
        """
    )
    play(t, "byzantine: at nicea")
    for line in (
        "recruit light_infantry",
        "enlist captain_1",
        "craft caravan_1",
        "craft siege_engine_1",
        "build tower",
    ):
        assert refused(t, f"byzantine: {line}").rules == ["MU-VAR-9"]
    play(t, "byzantine: repair civilian; build town; upgrade caravan; promote captain_1")
    assert land(t, "nicea") == {"holder": "byzantine", "civilian": 2}
    assert army(t, "nicea", "byzantine") == {"captain_2": 1}
    assert pieces(t, "byzantine")[0]["level"] == 2


@pytest.mark.rule("MU-VAR-9", "MU-ARM-4")
def test_mu_var_9_the_recruitment_limit_holds_for_orders_and_returns_together() -> None:
    t = phase(purse=", surrendered = { archer = 3 }")
    play(t, "byzantine: order-book")
    assert not can(t, "byzantine: order-unit light_infantry x4")
    play(t, "byzantine: order-unit light_infantry x2; back; at nicea")
    assert not can(t, "byzantine: recall archer x2")
    play(t, "byzantine: recall archer; back; order-book")
    assert offered(t, "byzantine", "order_unit") == []
    assert seat(t, "byzantine")["recruits"] == 0


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_control_tokens_come_with_the_building() -> None:
    t = phase()
    play(t, "byzantine: order-book; order-building tower; back; done", "hungary: done", "golden_horde: done")
    play(t, "byzantine: deploy lidia")
    assert set(offered(t, "byzantine", "place_token")) == {"nicea", "frigia", "iconio"}
    play(t, "byzantine: place-token iconio")
    assert land(t, "iconio") == {"holder": "byzantine", "token": "byzantine"}


@pytest.mark.rule("MU-VAR-9")
def test_mu_var_9_the_same_places_as_in_an_ordinary_purchase() -> None:
    t = phase("land.lidia = { military = 1 }")
    play(
        t, "byzantine: order-book; order-piece galley_1; order-piece caravan_1; order-piece siege_engine_1; back; done"
    )
    play(t, "hungary: done", "golden_horde: done")
    assert offered(t, "byzantine", "deploy") == ["costantinopoli", "tessalonica"]  # harbours
    play(t, "byzantine: deploy tessalonica")
    assert offered(t, "byzantine", "deploy") == ["costantinopoli", "tessalonica", "nicea"]  # inhabited areas
    play(t, "byzantine: deploy nicea")
    assert offered(t, "byzantine", "deploy") == ["costantinopoli", "tessalonica", "nicea", "lidia"]  # and the tower
    play(t, "byzantine: deploy lidia")
    assert [p["zone"] for p in pieces(t, "byzantine")] == ["tessalonica", "nicea", "lidia"]
