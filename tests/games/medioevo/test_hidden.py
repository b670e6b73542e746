"""What lies open and what nobody else may see: florins, sealed answers, drawn cards, secret pacts."""

from random import Random

import pytest
from tests.games.medioevo.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    events,
    idle,
    idle_until,
    new_game,
    play,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.choice import Answer
from quadriga.engine.table import Table


def views(t: Table, *watchers: int) -> list[object]:
    return [MODULE.view(t.game, watcher) for watcher in watchers]


# ---------------------------------------------------------------- treasuries


@pytest.mark.rule("MU-SET-3")
def test_mu_set_3_everybody_sees_his_own_florins_only() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { florins = 123, loans = 1 }\nseat.hungary = { florins = 456 }")
    for watcher in (0, 1, 2, -1):
        for number, row in enumerate(MODULE.view(t.game, watcher)["seats"]):
            own = state(t).florins[number] if number == watcher else None
            assert row["florins"] == own
            assert (row["net_wealth"] is None) == (own is None)
        assert MODULE.view(t.game, watcher)["seats"][0]["loans"] == 1  # debts are marked on the board


@pytest.mark.parametrize("phase", ["turn_order", "events", "tax", "purchase", "combat", "commerce"])
@pytest.mark.rule("MU-SET-3")
def test_mu_set_3_a_view_is_the_same_whatever_others_have(phase: str) -> None:
    position = """
        armies = { nicea.byzantine = { archer = 1 }, buda.hungary = { archer = 1 } }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "byzantine", kind = "caravan", zone = "nicea" },
        ]
    """
    seen = []
    for florins in (700, 1600, 90000):
        t = three(f"phase = '{phase}'\n{position}\nseat.byzantine = {{ florins = {florins} }}")
        seen.append(views(t, 1, 2, -1))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("MU-SET-3")
def test_mu_set_3_an_empty_treasury_does_not_show_in_the_auction() -> None:
    t = three("phase = 'turn_order'\nseat.hungary = { florins = 0, loans = 5 }")
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]
    play(t, "byzantine: bid x0", "golden_horde: bid x0", "hungary: bid x0")
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]  # though there is only one second bid for him


@pytest.mark.rule("MU-SET-3")
def test_mu_set_3_at_the_end_everything_is_shown() -> None:
    t = three("phase = 'scoring'\nseat.byzantine = { florins = 777 }")
    assert MODULE.view(t.game, 1)["seats"][0]["florins"] == 777


# ---------------------------------------------------------------- sealed answers


@pytest.mark.rule("MU-AUC-1", "MU-AUC-3")
def test_mu_auc_1_3_sealed_bids() -> None:
    first, second = [], []
    for bid, more in ((300, 0), (300, 17), (300, 900)):
        t = three("phase = 'turn_order'")
        play(t, f"byzantine: bid x{bid + more}")
        first.append(views(t, 1, 2, -1))
        assert MODULE.view(t.game, 0)["bids"] == [bid + more, None, None]
        t = three("phase = 'turn_order'")
        play(t, "byzantine: bid x300", "hungary: bid x300", "golden_horde: bid x0")
        assert MODULE.view(t.game, 2)["bids"] == [300, 300, 0]  # revealed
        play(t, f"byzantine: bid x{more}")
        second.append(views(t, 1, 2, -1))
    assert first[0] == first[1] == first[2]
    assert second[0] == second[1] == second[2]


@pytest.mark.rule("MU-TAX-1")
def test_mu_tax_1_sealed_tax_levels() -> None:
    seen = []
    for level in (10, 30, 50):
        t = three("phase = 'tax'")
        play(t, f"byzantine: tax {level}")
        seen.append(views(t, 1, 2, -1))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("MU-VAR-1")
def test_mu_var_1_sealed_stakes() -> None:
    seen = []
    for stake in ("hre x0", "hre x10", "mamluk x4"):
        t = new_game(3, kingdoms="auction")
        play(t, f"p1: stake {stake}")
        seen.append(views(t, 1, 2, -1))
    assert seen[0] == seen[1] == seen[2]


# ---------------------------------------------------------------- cards


@pytest.mark.rule("MU-SET-9")
def test_mu_set_9_the_three_cards_dealt_and_the_one_picked() -> None:
    seen = []
    for choice in range(3):
        t = new_game(3, seed="7")
        idle_until(t, "StartingCards")
        cards = [card.target for card in t.game.choices(0)]
        assert MODULE.view(t.game, 0)["drawn"] == cards
        assert MODULE.view(t.game, -1)["drawn"] == []
        assert not set(MODULE.view(t.game, 1)["drawn"]) & set(cards)
        assert t.submit(0, Answer("keep_card", cards[choice])) is None
        seen.append(views(t, 1, 2, -1))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("MU-SET-1", "MU-SET-9")
def test_mu_set_1_of_the_decks_only_what_lies_on_top_can_be_seen() -> None:
    t = three("phase = 'commerce'")
    g = state(t)
    before = views(t, 0, 1, 2, -1)
    g.deck = (*reversed(g.deck[:-1]), g.deck[-1])
    g.event_deck = (*reversed(g.event_deck[:-1]), g.event_deck[-1])
    assert views(t, 0, 1, 2, -1) == before


def test_cards_drawn_in_the_purchase_phase_are_for_the_buyer_alone() -> None:
    seen = []
    for deck in (["warlord_5", "bishop_1", "bishop_2"], ["bishop_3", "warlord_6", "bishop_2"]):
        t = three(f"phase = 'purchase'\ndeck = {deck}")
        play(t, "byzantine: buy-card")
        assert asked(t) == "CardPurchase"
        assert sorted(BOARD.card_keys[card] for card in MODULE.view(t.game, 0)["drawn"]) == sorted(deck[:2])
        seen.append(views(t, 1, 2, -1))
        told = [event for event in t.events if event.is_seen_by(1) and event.kind.startswith("card")]
        assert [(event.kind, event.args[:2]) for event in told] == [("card.bought", [0, 100]), ("cards.drawn", [0, 2])]
    assert seen[0] == seen[1]


# ---------------------------------------------------------------- treaties

PACTS = """
    phase = "commerce"
    pacts = [
        { kind = "defensive", by = "byzantine", for = "hungary", secret = true, number = 4 },
        { kind = "commercial", by = "hungary", for = "golden_horde" },
    ]
"""


def test_secret_pacts_are_seen_by_their_partners_only() -> None:
    t = three(PACTS)
    kinds = [[pact["kind"] for pact in MODULE.view(t.game, watcher)["pacts"]] for watcher in (0, 1, 2, -1)]
    assert kinds == [["defensive", "commercial"], ["defensive", "commercial"], ["commercial"], ["commercial"]]


def test_a_secret_treaty_and_its_price_are_told_to_nobody_else() -> None:
    t = three("phase = 'commerce'")
    play(t, "byzantine: treat hungary")
    play(t, "byzantine: offer hungary: 100 florins for nothing with secret non_belligerence by hungary until 5")
    assert [len(MODULE.view(t.game, watcher)["offers"]) for watcher in (0, 1, 2, -1)] == [1, 1, 0, 0]
    play(t, "hungary: agree")
    assert [seat(t, name)["florins"] for name in ("byzantine", "hungary")] == [1500, 1700]
    for kind in ("pact.signed", "florins.given"):
        for event in events(t, kind):
            assert [event.is_seen_by(watcher) for watcher in (0, 1, 2, -1)] == [True, True, False, False]
    assert len(events(t, "pact.signed", "florins.given")) == 2
    assert [len(MODULE.view(t.game, watcher)["pacts"]) for watcher in (0, 1, 2, -1)] == [2, 2, 0, 0]  # it binds both


# ---------------------------------------------------------------- what a seat cannot know may be anything


def wander(t: Table, rng: Random) -> None:
    """One decision, now and then a bold one."""
    number = rng.choice(t.game.waiting())
    choices = [choice for choice in t.game.choices(number) if not choice.deal]
    if not choices or rng.random() < 0.5:
        idle(t)
        return
    choice = rng.choice(choices)
    assert t.submit(number, Answer(choice.verb, choice.target, rng.randint(choice.low, choice.high))) is None


@pytest.mark.parametrize(("players", "kingdoms"), [(3, "auction"), (4, "random")])
def test_a_view_does_not_depend_on_what_is_hidden_from_it(players: int, kingdoms: str) -> None:
    t = new_game(players, seed="5", kingdoms=kingdoms, turns="short")
    rng = Random(players)
    sealed = ("TurnOrder", "TaxPhase", "StartingCards", "KingdomAuction", "CardPurchase", "Talks", "Proposal", "Vote")
    checked = 0
    while not t.game.over and state(t).turn < 5:
        if asked(t) in sealed or t.game.serial % 11 == 0:
            for watcher in range(players):
                other = MODULE.determinize(t.game, watcher, [t.game.serial, 2, 3, 4])
                assert MODULE.view(other, watcher) == MODULE.view(t.game, watcher)
                assert other.waiting() == t.game.waiting()
                assert MODULE.problems(other) == []
                checked += 1
        wander(t, rng)
    assert checked > 100
    assert described(t)["turn"] >= 2
    assert can(t, "referee: time-up") or t.game.over


# ---------------------------------------------------------------- what being asked and being shown tells


@pytest.mark.rule("MU-EMP-4", "MU-EMP-9")
@pytest.mark.parametrize(
    ("phase", "frame", "nothing"), [("combat", "CombatAction", "pass"), ("commerce", "Trading", "done")]
)
def test_mu_emp_4_who_has_a_card_is_asked_whether_its_objective_is_met_or_not(
    phase: str, frame: str, nothing: str
) -> None:
    """Militia 24 asks for a suppressed rebellion and can do nothing now; Hungary has nothing else to decide."""
    for cards, expected in (("", "golden_horde"), ('seat.hungary.cards = ["militia_24"]', "hungary")):
        t = three(f"phase = '{phase}'\n{cards}\nseat.golden_horde.cards = ['militia_25']")
        if waiting(t) == ["byzantine"]:
            play(t, f"byzantine: {nothing}")
        assert (asked(t), waiting(t)) == (frame, [expected])


@pytest.mark.rule("MU-DIP-7", "MU-CTL-4")
@pytest.mark.parametrize("secret", [True, False])
def test_mu_dip_7_a_guest_by_a_secret_pact_seems_to_dispute_the_land(secret: bool) -> None:
    hidden = ", secret = true" if secret else ""
    t = three(
        f"""
        armies.banato.golden_horde = {{ cavalry = 2 }}
        armies.buda.hungary = {{ archer = 1 }}
        pacts = [{{ kind = "passage", by = "hungary", for = "golden_horde"{hidden} }}]
        """
    )
    banat = BOARD.zone_keys.index("banato")
    shown = [MODULE.view(t.game, viewer) for viewer in (0, 1, 2, -1)]
    assert [view["territories"][banat]["contested"] for view in shown] == [secret, False, False, secret]
    full = shown[1]["seats"][1]["territories"]
    assert [view["seats"][1]["territories"] for view in shown] == [full - secret, full, full, full - secret]


@pytest.mark.rule("MU-BAT-11")
def test_mu_bat_11_nobody_has_a_penalty_before_the_first_auction() -> None:
    t = new_game(3)
    assert [row["penalty"] for row in MODULE.view(t.game, 0)["seats"]] == [0, 0, 0]
    idle_until(t, "BarbarianSupply")
    assert sorted(row["penalty"] for row in MODULE.view(t.game, 0)["seats"]) == [0, 1, 3]
