"""What a player is told: the question asked, the price and the way of each choice, what is missing."""

import pytest
from tests.games.civilization.table import MODULE, answer, place, play, refused, seat, settle, three

from quadriga.engine.choice import Choice
from quadriga.engine.table import Table
from quadriga.language.texts import Texts

TEXTS = {language: Texts(language, MODULE) for language in ("en", "it")}
PURCHASE = 'phase = "purchase"\nactive = "red"\n'
TRADE = 'phase = "trade"\n'

each_language = pytest.mark.parametrize("language", TEXTS)


def question(t: Table, language: str) -> str:
    return TEXTS[language].prompt(t.game, MODULE.prompt(t.game, 0))


def why_not(t: Table, line: str, language: str = "en") -> str:
    return TEXTS[language].reason(t.game, refused(t, line))


def choice(t: Table, line: str) -> Choice:
    given = answer(t, line)[1]
    return next(found for found in t.game.choices(0) if (found.verb, found.target) == (given.verb, given.target))


# --- refusals


@pytest.mark.rule("CV-UNI-2")
def test_a_unit_that_cannot_be_bought_yet_names_the_technology_it_needs() -> None:
    home = settle("gallia", "red") + place("gallia", "red", ancient_infantry=1)
    t = three(PURCHASE + "seat.red.coins = 60\n" + home)
    assert why_not(t, "red: buy-unit ancient_infantry") == (
        "Bronze Working has not been discovered, or only in this turn by somebody else."
    )
    assert why_not(t, "red: buy-unit ancient_infantry", "it").startswith("Lavorazione del bronzo: non è stata scoperta")


@pytest.mark.rule("CV-GRO-1")
def test_a_size_that_is_not_open_yet_names_the_technology_it_needs() -> None:
    t = three(PURCHASE + "seat.red.coins = 60\n" + settle("sahara", "red"))
    assert why_not(t, "red: grow sahara") == (
        "That size (town) needs Construction, which has not been discovered, or only in this turn by somebody else."
    )


@pytest.mark.rule("CV-FND-1", "CV-PSP-1")
def test_work_that_cannot_be_paid_names_the_price_and_what_there_is() -> None:
    t = three("seat.red.coins = 4\n" + 'lost = ["the_wheel"]\n' + place("gallia", "red", explorer=1))
    assert why_not(t, "red: found explorer@gallia") == "Not enough coins: 20 needed, 4 there."
    assert why_not(t, "red: road explorer@gallia") == "Not enough coins: 5 needed, 4 there."
    assert why_not(t, "red: prospect explorer@gallia") == "It has not been discovered: Engineering."


# --- choices


@each_language
@pytest.mark.parametrize(
    ("verb", "price"), [("found", 20), ("road", 5), ("grow", 20), ("recruit-at", 10), ("move-capital", 15)]
)
def test_where_a_verb_is_said_once_each_of_its_choices_has_its_price(language: str, verb: str, price: int) -> None:
    coin = {"en": "coins", "it": "monete"}[language]
    pattern = TEXTS[language].find(f"choice-{verb}", "brief", {"where": "", "target": "", "price": price})
    assert pattern is not None
    assert f"({price} {coin})" in pattern


def test_a_unit_is_moved_from_where_it_stands() -> None:
    t = three(place("nile", "red", explorer=1) + place("gallia", "red", explorer=1))
    found = choice(t, "red: move explorer@nile")
    assert TEXTS["it"].choice(t.game, 0, found) == "Muovi un esploratore che sta sul Nilo"


# --- questions


def test_a_group_on_the_move_is_counted_and_named_by_kind() -> None:
    t = three(place("nile", "red", explorer=1, ancient_infantry=2))
    play(t, "red: move ancient_infantry@nile")
    assert question(t, "en") == "1 swordsman on the Nile: where to?"
    play(t, "red: with #2; with #0")
    assert question(t, "en") == "1 explorer, 2 swordsmen on the Nile: where to?"
    assert question(t, "it") == "1 esploratore, 2 fanti con spada sul Nilo: verso dove?"


@pytest.mark.rule("CV-TRD-1")
@each_language
def test_who_has_offers_to_answer_is_told_so_instead_of_being_sent_away(language: str) -> None:
    homes = settle("gallia", "red") + settle("italia", "blue") + settle("germania", "green")
    t = three(TRADE + "seat.blue.coins = 9\nseat.green.coins = 9\n" + homes)
    before = question(t, language)
    play(t, "blue: offer red: 1 coins for nothing")
    waiting = question(t, language)
    assert {"en": "an offer waits for you", "it": "un'offerta ti aspetta"}[language] in waiting
    play(t, "green: offer red: 2 coins for nothing")
    assert {"en": "2 offers wait for you", "it": "2 offerte ti aspettano"}[language] in question(t, language)
    play(t, "red: accept 1; decline 2")
    assert question(t, language) == before
    assert seat(t, "red")["coins"] == 1
