"""The lesson for beginners, played on the engine: every answer stands as written, every topic comes up."""

import re
from itertools import pairwise

import pytest
from tests.games.byzantion.table import BOARD, MODULE, state

from quadriga.engine.lesson import Lesson, find_lesson, lessons_of
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.table import Table
from quadriga.games.byzantion.board import AUCTORITAS, CIVICUS, LAPIS, UNITS
from quadriga.games.byzantion.queries import has
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

LESSONS = lessons_of(MODULE)
RULE = re.compile(r"BZ-[A-Z0-9]+-[0-9]+")
TOPICS = (
    "seal.placed",
    "casket.looted",
    "keimelion.taken",
    "vote.placed",
    "option.chosen",
    "action.declared",
    "intrigue.announced",
    "intrigue.cancelled",
    "card.played",
    "card.discarded",
    "ability.used",
    "bandon.joined",
    "bandon.activated",
    "card.drawn",
    "offer.taken",
    "resource.sold",
    "resource.bought",
    "contribution.revealed",
    "event.completed",
    "reward.given",
    "unit.placed",
    "ring.passed",
    "turn.started",
)

each_lesson = pytest.mark.parametrize("name", LESSONS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def follow(lesson: Lesson) -> Table:
    """Answer by answer to the end of the script."""
    table = lesson.open(MODULE)
    for number, step in enumerate(lesson.steps, 1):
        where = f"step {number}: {step.do}"
        assert step.seat in table.game.waiting(), where
        answer = read_answer(MODULE, table.game, step.seat, step.do)
        assert write_answer(MODULE, table.game, step.seat, answer) == step.do, where
        assert table.submit(step.seat, answer) is None, where
    return table


def test_there_is_a_first_lesson() -> None:
    assert "first" in LESSONS


@each_lesson
def test_the_script_can_be_played_and_the_game_goes_on(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    table = follow(lesson)
    assert not table.game.over
    assert lesson.learner in table.game.waiting()
    stage = MODULE.stage(table.game)
    while MODULE.stage(table.game)[0] == stage[0] and not table.game.over:
        seat = table.game.waiting()[0]
        assert table.submit(seat, table.game.stack[-1].default(table.game, seat)) is None
    assert not table.game.over
    assert MODULE.stage(table.game)[0] == stage[0] + 1


@each_lesson
def test_the_learner_never_waits_for_long(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    assert lesson.steps[0].seat == lesson.steps[-1].seat == lesson.learner
    own = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    assert 20 <= len(own) <= 34
    assert max(later - sooner for sooner, later in pairwise(own)) <= 7


def test_the_first_lesson_shows_what_a_round_holds() -> None:
    kinds = {event.kind for event in follow(find_lesson(MODULE, "first")).events}
    assert [topic for topic in TOPICS if topic not in kinds] == []


def test_the_first_lesson_ends_as_its_texts_say() -> None:
    """Each number the teacher names."""
    lesson = find_lesson(MODULE, "first")
    assert state(lesson.open(MODULE)).doxa == [5, 6, 7]
    table = follow(lesson)
    g = state(table)
    assert g.doxa == [10, 7, 7]
    assert g.round == 2
    assert g.outcome[0] == lesson.learner
    assert [has(g, 0, good) for good in (AUCTORITAS, CIVICUS, LAPIS)] == [3, 1, 1]
    assert g.dynamis[0] == 6
    place = BOARD.territory_keys.index("illyricum") * UNITS
    standing = {BOARD.unit_keys[kind]: g.units[place + kind] for kind in range(UNITS) if g.units[place + kind]}
    assert standing == {"senator": 1, "merchant": 1}
    coming = BOARD.events[g.events[2]]
    assert coming.key == "dedication_of_hagia_sophia"
    assert all(required[LAPIS] for required in coming.required)


@each_lesson
def test_the_learner_is_told_something_at_each_step_and_the_others_nothing(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    said = [step.say for step in lesson.steps if step.seat == lesson.learner]
    assert [step.do for step in lesson.steps if step.seat != lesson.learner and step.say] == []
    assert all(text.startswith(f"lesson-{name}-") for text in said)
    assert len(set(said)) == len(said)
    assert said[-1] == f"lesson-{name}-end"


@each_language
@each_lesson
def test_each_text_exists_and_none_is_left_over(name: str, language: str) -> None:
    """Read from the file itself: where a language has a gap, English would stand in."""
    source = (MODULE.folder() / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    written = re.findall(rf"^(lesson-{name}(?:-[a-z-]+)?) = \S", source, re.MULTILINE)
    said = [step.say for step in find_lesson(MODULE, name).steps if step.say]
    assert sorted(written) == sorted([f"lesson-{name}", *said])


@each_lesson
def test_the_teacher_names_rules_that_exist_and_the_same_in_every_language(name: str) -> None:
    known = load_ledger("byzantion").entries()
    catalogues = [Texts(language, MODULE) for language in LANGUAGES]
    for step in find_lesson(MODULE, name).steps:
        named = [RULE.findall(texts(step.say)) for texts in catalogues] if step.say else []
        assert all(rules == named[0] for rules in named), step.say
        assert all(rule in known for rules in named for rule in rules), step.say


@each_language
def test_the_teacher_calls_cards_and_options_by_their_names(language: str) -> None:
    texts = Texts(language, MODULE)
    named = {
        "cancel": ("card-iron_custody", "card-counterplot"),
        "hero": ("card-peter_the_patrician",),
        "discard": ("card-vine_growers_of_thrace",),
        "discount": ("card-notaries_of_the_consistory",),
        "played": ("card-praetorian_clerks",),
        "offer": ("card-water_commissioners",),
        "declare": ("action-play",),
        "activate": ("action-activate",),
        "draw": ("action-draw",),
        "sell": ("action-sell",),
        "buy": ("action-buy",),
        "more": ("eventcard-dedication_of_hagia_sophia",),
    }
    for step, messages in named.items():
        for message in messages:
            assert texts(message) in texts(f"lesson-first-{step}"), (step, message)
