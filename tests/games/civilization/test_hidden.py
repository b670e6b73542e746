"""What lies open and what nobody else may see: hands, decks, face-down tokens, sealed answers, offers, pacts."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import MODULE, events, play, settle, space, state, three

from quadriga.engine.chance import seeded
from quadriga.engine.table import Table
from quadriga.games.civilization.board import CARDS
from quadriga.games.civilization.view import FACE_DOWN

EVERYBODY = (0, 1, 2, -1)


def views(t: Table, *watchers: int) -> list[object]:
    return [MODULE.view(t.game, watcher) for watcher in watchers]


def all_alike(seen: list[list[object]]) -> bool:
    return all(views == seen[0] for views in seen)


# ---------------------------------------------------------------- cards


@pytest.mark.rule("CV-GEN-11")
def test_cv_gen_11_a_hand_is_seen_by_its_owner_alone() -> None:
    seen = []
    for hand in ("sc_006", "sc_012", "sc_013"):
        t = three(f'phase = "purchase"\nseat.red = {{ coins = 50, hand = ["{hand}"] }}\n')
        own = MODULE.view(t.game, 0)["seats"][0]
        assert [MODULE.token(t.game, 0, "card", card) for card in own["hand"]] == [hand]
        assert (MODULE.view(t.game, 1)["seats"][0]["hand"], own["cards"]) == (None, 1)
        seen.append(views(t, 1, 2, -1))
    assert all_alike(seen)


@pytest.mark.rule("CV-GEN-11")
def test_cv_gen_11_the_order_of_the_deck_is_seen_by_nobody() -> None:
    t = three('phase = "purchase"\nseat.red.coins = 50\n')
    before = views(t, *EVERYBODY)
    state(t).deck = tuple(reversed(state(t).deck))
    assert views(t, *EVERYBODY) == before


@pytest.mark.rule("CV-GEN-11")
def test_cv_gen_11_a_drawn_card_is_told_to_who_draws_it() -> None:
    t = three('phase = "strategy"\n')
    play(t, "red: draw")
    assert [event.seen_by for event in events(t, "card.drawn")] == [1]
    assert all(event.seen_by < 0 for event in events(t, "card.taken"))


@pytest.mark.rule("CV-GEN-11")
def test_cv_gen_11_when_the_game_is_over_everything_is_shown() -> None:
    t = three('phase = "scoring"\nseat.red.hand = ["sc_006"]\nland.gallia = { token = "treasure" }\n')
    view = MODULE.view(t.game, 1)
    assert (t.game.over, len(view["seats"][0]["hand"])) == (True, 1)
    assert view["territories"][space("gallia")]["token"] == state(t).token[space("gallia")]


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("CV-TOK-2")
def test_cv_tok_2_face_down_tokens_are_known_to_those_who_looked() -> None:
    seen = []
    for token in ("iron", "wine", "gems"):
        t = three(f'phase = "purchase"\nseat.red.coins = 50\nland.gallia = {{ token = "{token}", known = ["red"] }}\n')
        found = [MODULE.view(t.game, watcher)["territories"][space("gallia")]["token"] for watcher in EVERYBODY]
        assert found == [state(t).token[space("gallia")], FACE_DOWN, FACE_DOWN, FACE_DOWN]
        state(t).bag = (0,) * len(state(t).bag)  # what is left differs, and nobody can look into the bag
        seen.append(views(t, 1, 2, -1))
    assert all_alike(seen)


@pytest.mark.rule("CV-TOK-2")
def test_cv_tok_2_what_a_seat_knows_stays_when_the_rest_is_dealt_anew() -> None:
    t = three(
        'phase = "purchase"\nseat.red = { coins = 50, hand = ["sc_006"] }\nseat.blue.hand = ["sc_012", "sc_013"]\n'
        'land.gallia = { token = "iron", known = ["red"] }\nland.italia = { token = "wine", known = ["blue"] }\n'
    )
    g = state(t)
    tokens, hands = set(), set()
    for number in range(40):
        guess = MODULE.determinize(g, 0, seeded(f"guess {number}"))
        assert isinstance(guess, type(g))
        assert guess.token[space("gallia")] == g.token[space("gallia")]
        assert [card for card in guess.hands if card // CARDS == 0] == [card for card in g.hands if card // CARDS == 0]
        tokens.add(guess.token[space("italia")])
        hands.add(tuple(card for card in guess.hands if card // CARDS == 1))
        assert MODULE.problems(guess) == []
    assert (len(tokens) > 1, len(hands) > 1) == (True, True)


# ---------------------------------------------------------------- sealed answers


RICH = "".join(f"seat.{name}.coins = 30\n" for name in ("red", "blue", "green"))


@pytest.mark.rule("CV-ORD-4")
def test_cv_ord_4_bids_are_sealed() -> None:
    seen = []
    for bid in (0, 7, 30):
        t = three(f'phase = "turn_change"\nmarker = "blue"\n{RICH}', order="bid_clockwise")
        play(t, "red: call-bid", f"red: bid x{bid}")
        assert MODULE.view(t.game, 0)["bids"] == [bid, None, None]
        seen.append(views(t, 1, 2, -1))
    assert all_alike(seen)


@pytest.mark.rule("CV-BAT-17")
def test_cv_bat_17_units_are_chosen_in_secret() -> None:
    seen = []
    for kind in ("ancient_infantry", "ancient_cavalry"):
        t = battle({"ancient_infantry": 1, "ancient_cavalry": 1}, {"ancient_infantry": 1, "ancient_cavalry": 1})
        play(t, f"red: field red.{kind}")
        assert MODULE.view(t.game, 0)["battle"]["clash"]["sides"][0]["unit"] >= 0
        assert MODULE.view(t.game, 1)["battle"]["clash"]["sides"][0]["unit"] == -1
        seen.append(views(t, 1, 2, -1))
    assert all_alike(seen)


# ---------------------------------------------------------------- agreements


TRADE = (
    'phase = "trade"\nseat = { red.coins = 30, blue.coins = 30 }\n' + settle("gallia", "red") + settle("italia", "blue")
)


@pytest.mark.rule("CV-TRD-20")
def test_cv_trd_20_terms_are_known_to_those_who_make_them() -> None:
    seen = []
    for coins in (3, 17):
        t = three(TRADE)
        play(t, f"red: offer blue: {coins} coins for nothing")
        assert [len(MODULE.view(t.game, watcher)["offers"]) for watcher in EVERYBODY] == [1, 1, 0, 0]
        seen.append(views(t, 2, -1))
    assert all_alike(seen)


@pytest.mark.rule("CV-TRD-20")
def test_cv_trd_20_a_pact_is_told_to_its_parties() -> None:
    t = three(TRADE)
    play(t, "red: offer blue: nothing for nothing with pact by red until 0", "blue: accept 1")
    assert [event.seen_by for event in events(t, "pact.made")] == [0b11]
