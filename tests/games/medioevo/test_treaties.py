"""Treaties: who talks with whom, terms and their faults, secrecy, the end of pacts."""

import pytest
from tests.games.medioevo.envoys import court, kinds, pacts, sign, talks
from tests.games.medioevo.table import (
    MODULE,
    asked,
    can,
    described,
    events,
    happened,
    idle,
    idle_until,
    play,
    refused,
    seat,
    state,
    waiting,
)

from quadriga.engine.table import Table

CAPTIVES = "seat.hungary = { prisoners = { byzantine = { cavalry = 3 }, golden_horde = { archer = 1 } } }"


def florins(t: Table) -> list[int]:
    return [seat(t, name)["florins"] for name in ("byzantine", "hungary", "golden_horde")]


# ---------------------------------------------------------------- florins and prisoners


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_florins_change_hands_at_once_in_both_directions() -> None:
    t = court()
    sign(t, "300 florins for 120 florins")
    assert (florins(t), pacts(t)) == ([1420, 1780, 1600], [])


@pytest.mark.rule("MU-DIP-1", "MU-CAP-6")
def test_mu_dip_1_prisoners_are_set_free_for_florins() -> None:
    t = court(CAPTIVES)
    sign(t, "300 florins for 2 byzantine/cavalry")
    assert florins(t) == [1300, 1900, 1600]
    assert seat(t, "hungary")["prisoners"]["byzantine"] == {"cavalry": 1}
    assert seat(t, "byzantine")["surrendered"] == {"cavalry": 2}  # back in the next Purchase phase


@pytest.mark.rule("MU-DIP-1", "MU-CAP-6")
def test_mu_dip_1_prisoners_are_handed_on_to_a_third() -> None:
    t = court(CAPTIVES)
    sign(t, "50 florins for 1 golden_horde/archer")
    assert seat(t, "byzantine")["prisoners"] == {"golden_horde": {"archer": 1}}
    assert seat(t, "hungary")["prisoners"] == {"byzantine": {"cavalry": 3}}


@pytest.mark.rule("MU-DIP-1", "MU-CAP-6")
def test_mu_dip_1_nobody_gives_prisoners_he_does_not_hold() -> None:
    t = court(CAPTIVES)
    play(t, "byzantine: treat hungary")
    for terms in (
        "nothing for 4 byzantine/cavalry",
        "nothing for 1 byzantine/archer",
        "1 golden_horde/archer for nothing",
    ):
        refusal = refused(t, f"byzantine: offer hungary: {terms}")
        assert (refusal.code, refusal.rules) == ("no_such_prisoners", ["MU-CAP-6"])


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_nobody_promises_more_florins_than_he_has() -> None:
    t = court("seat.hungary.florins = 70")
    play(t, "byzantine: treat hungary")
    refusal = refused(t, "byzantine: offer hungary: 1601 florins for nothing")
    assert (refusal.code, refusal.params) == ("not_enough_florins", {"need": 1601, "have": 1600})
    play(t, "byzantine: offer hungary: nothing for 71 florins")  # the purse of the other is his secret
    assert refused(t, "hungary: agree").code == "not_enough_florins"
    play(t, "hungary: counter 1: 70 florins for nothing", "byzantine: agree")
    assert florins(t) == [1670, 0, 1600]


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_a_treaty_its_maker_can_no_longer_pay_fails_as_a_whole() -> None:
    t = talks()
    play(t, "byzantine: offer hungary: 1000 florins for nothing")
    play(t, "byzantine: offer golden_horde: 1000 florins for nothing with passage by byzantine until 0")
    play(t, "hungary: accept 1", "golden_horde: accept 2")
    assert (florins(t), pacts(t), happened(t, "treaty.failed")) == ([580, 2600, 1620], [], ["treaty.failed"])


# ---------------------------------------------------------------- proposals in one's own decisions


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_the_other_agrees_refuses_or_makes_other_terms() -> None:
    t = court()
    play(t, "byzantine: treat hungary; offer hungary: 100 florins for nothing with passage by byzantine until 4")
    assert (asked(t), waiting(t)) == ("Proposal", ["hungary"])
    play(t, "hungary: counter 1: nothing for 200 florins with passage by byzantine until 3")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: agree")
    assert (florins(t), [(pact["by"], pact["for"], pact["until"]) for pact in pacts(t)]) == (
        [1400, 1800, 1600],
        [("hungary", "byzantine", 3)],
    )


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_papers_do_not_go_to_and_fro_for_ever() -> None:
    t = court()
    play(
        t,
        "byzantine: treat hungary; offer hungary: 10 florins for nothing",
        "hungary: counter 1: nothing for 30 florins",
    )
    play(t, "byzantine: counter 2: 20 florins for nothing")
    assert refused(t, "hungary: counter 3: nothing for 25 florins").code == "countered_before"
    play(t, "hungary: refuse")
    assert florins(t) == [1600, 1600, 1600]
    play(t, "byzantine: treat hungary; done; treat golden_horde; done")
    assert refused(t, "byzantine: treat hungary").code == "offers_used_up"


@pytest.mark.rule("MU-DIP-1")
def test_mu_dip_1_in_the_talks_everybody_deals_with_everybody() -> None:
    t = talks()
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]
    play(
        t, "golden_horde: offer byzantine: 50 florins for nothing", "hungary: offer golden_horde: 1 florins for nothing"
    )
    play(t, "byzantine: counter 1: nothing for 60 florins", "golden_horde: decline 2; accept 3")
    assert florins(t) == [1640, 1600, 1560]
    play(t, "hungary: offer byzantine: 5 florins for nothing; withdraw 4")
    assert refused(t, "byzantine: accept 4").code == "no_such_offer"
    play(t, "byzantine: done", "hungary: done", "golden_horde: done")
    assert described(t)["phase"] == "events"


# ---------------------------------------------------------------- faults of terms


FAULTS = [
    ("nothing for nothing", "empty_deal"),
    ("nothing for nothing with passage*3 by hungary until 4", "number_not_meant"),
    ("nothing for nothing with passage by hungary until 1", "term_out_of_range"),
    ("nothing for nothing with commercial*101 by hungary until 4", "fee_out_of_range"),
    ("nothing for nothing with defensive by hungary until 4", "units_out_of_range"),
    ("nothing for nothing with defensive*31 by hungary until 4", "units_out_of_range"),
    ("nothing for nothing with defensive*6>golden_horde by hungary until 4", "targets_not_meant"),
    ("nothing for nothing with offensive*6 by hungary until 4", "targets_wrong"),
    ("nothing for nothing with offensive*6>hungary by hungary until 4", "targets_wrong"),
    ("nothing for nothing with offensive*6>byzantine+golden_horde by hungary until 4", "targets_wrong"),
    ("nothing for nothing with passage by golden_horde until 4", "third_party"),
    ("nothing for nothing with passage by hungary until 4, passage by hungary until 4", "clause_twice"),
    ("nothing for nothing with passage by hungary until 4, secret passage by byzantine until 4", "one_secrecy"),
    ("nothing for nothing with commercial by byzantine until 0", "pact_in_force"),
    ("nothing for nothing with release*3 by byzantine until 0", "no_such_pact"),
    ("nothing for nothing with peace by hungary until 4", "public_at_once"),
    ("nothing for nothing with secret peace by hungary until 0", "public_at_once"),
]


@pytest.mark.rule("MU-DIP-7")
@pytest.mark.parametrize(("terms", "code"), FAULTS)
def test_mu_dip_7_terms_that_cannot_be_agreed_on(terms: str, code: str) -> None:
    position = """
        war = [["byzantine", "hungary"]]
        pacts = [
            { kind = "commercial", by = "hungary", for = "byzantine" },
            { kind = "commercial", by = "golden_horde", for = "hungary", id = 3 },
        ]
    """
    t = court(position)
    play(t, "byzantine: treat hungary")
    assert refused(t, f"byzantine: offer hungary: {terms}").code == code
    play(t, "byzantine: done; pass", "hungary: pass")


# ---------------------------------------------------------------- secrecy

SECRET = (
    "100 florins for nothing with secret non_belligerence by byzantine until 5,"
    " secret commercial*5 by byzantine until 0"
)


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_a_secret_pact_is_known_to_its_partners_alone() -> None:
    t = court()
    sign(t, SECRET)
    assert [pact["secret"] for pact in pacts(t)] == [True] * 3
    seen = [[pact["kind"] for pact in MODULE.view(state(t), viewer)["pacts"]] for viewer in (-1, 0, 1, 2)]
    both = ["non_belligerence", "non_belligerence", "commercial"]
    assert seen == [[], both, both, []]
    for event in events(t, "pact.signed", "florins.given"):
        assert [event.is_seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [False, True, True, False]


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_a_public_pact_is_known_to_all() -> None:
    t = court()
    sign(t, SECRET.replace("secret ", ""))
    assert [len(MODULE.view(state(t), viewer)["pacts"]) for viewer in (-1, 0, 1, 2)] == [3, 3, 3, 3]
    assert all(event.is_seen_by(2) for event in events(t, "pact.signed", "florins.given"))


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_terms_under_discussion_are_seen_by_the_two_alone() -> None:
    t = court()
    play(t, f"byzantine: treat hungary; offer hungary: {SECRET}")
    assert [len(MODULE.view(state(t), viewer)["offers"]) for viewer in (-1, 0, 1, 2)] == [0, 1, 1, 0]
    table = talks()
    play(table, f"byzantine: offer hungary: {SECRET}")
    assert [len(MODULE.view(state(table), viewer)["offers"]) for viewer in (-1, 0, 1, 2)] == [0, 1, 1, 0]


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_secret_pacts_bind_like_others() -> None:
    t = court()
    sign(t, SECRET)
    play(t, "byzantine: declare hungary")
    assert seat(t, "byzantine")["honour"] == 8
    assert not events(t, "pact.broken")[0].is_seen_by(2)  # what it was stays their affair
    assert events(t, "honour.changed")[0].is_seen_by(2)


# ---------------------------------------------------------------- the end of pacts


@pytest.mark.rule("MU-DIP-18")
def test_mu_dip_18_a_pact_ends_with_the_last_turn_of_its_term() -> None:
    t = court()
    rights = "passage by byzantine until 2, commercial by byzantine until 3"
    sign(t, f"nothing for nothing with {rights}, defensive*4 by hungary until 0")
    assert [kind for _, kind in kinds(t)] == ["passage", "commercial", "defensive"]
    idle_until(t, "TurnOrder")
    assert (described(t)["turn"], [kind for _, kind in kinds(t)]) == (3, ["commercial", "defensive"])
    while described(t)["turn"] == 3:
        idle(t)
    assert [kind for _, kind in kinds(t)] == ["defensive"]
    assert [seat(t, name)["sources"].get("breach", 0) for name in ("byzantine", "hungary")] == [0, 0]
    assert [event.args[1] for event in events(t, "pact.expired")] == [1, 0]


@pytest.mark.rule("MU-DIP-18")
def test_mu_dip_18_partners_end_a_pact_by_agreement_without_penalty() -> None:
    t = court()
    sign(t, "nothing for nothing with passage by byzantine until 9, non_belligerence by hungary until 9")
    play(t, "byzantine: treat hungary; offer hungary: 40 florins for nothing with release*1 by byzantine until 0")
    assert len(pacts(t)) == 3
    play(t, "hungary: agree")
    assert (pacts(t), florins(t)) == ([], [1560, 1640, 1600])
    assert [seat(t, name)["honour"] for name in ("byzantine", "hungary")] == [10, 10]


@pytest.mark.rule("MU-DIP-18")
def test_mu_dip_18_one_partner_alone_cannot_end_it_for_nothing() -> None:
    t = court()
    sign(t, "nothing for nothing with passage by byzantine until 9")
    play(t, "byzantine: treat hungary; offer hungary: nothing for nothing with release*1 by byzantine until 0")
    play(t, "hungary: refuse")
    assert kinds(t) == [(1, "passage")]
    play(t, "byzantine: renounce 1")
    assert (pacts(t), seat(t, "byzantine")["honour"]) == ([], 8)


# ---------------------------------------------------------------- breaking pacts


@pytest.mark.rule("MU-DIP-16")
def test_mu_dip_16_who_renounces_a_pact_pays_two_honour_and_all_of_it_ends() -> None:
    t = talks('pacts = [{ kind = "passage", by = "hungary", for = "byzantine" }]')
    clauses = "non_belligerence by byzantine until 0, commercial by hungary until 0"
    play(t, f"byzantine: offer hungary: nothing for nothing with {clauses}")
    play(t, "hungary: accept 1; renounce 2")
    assert kinds(t) == [(1, "passage")]  # each pact for itself
    assert [seat(t, name)["honour"] for name in ("byzantine", "hungary")] == [10, 8]
    assert not can(t, "golden_horde: renounce 1")
    play(t, "byzantine: renounce 1")
    assert ([seat(t, name)["honour"] for name in ("byzantine", "hungary")], pacts(t)) == ([8, 8], [])


@pytest.mark.rule("MU-DIP-16", "MU-VIC-8")
def test_mu_dip_16_two_honour_for_each_pact_one_action_breaks() -> None:
    t = court()
    for terms in ("passage by byzantine until 0", "commercial by byzantine until 0", "defensive*3 by hungary until 0"):
        sign(t, f"nothing for nothing with {terms}")
    play(t, "byzantine: declare hungary")
    assert (seat(t, "byzantine")["honour"], seat(t, "byzantine")["sources"]["breach"]) == (4, -6)
