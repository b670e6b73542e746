"""The lesson for beginners, played on the engine: every answer stands as written, every topic comes up."""

import re
from itertools import pairwise

import pytest
from tests.games.warriors.table import MODULE, idle_turn, nation, province

from quadriga.engine.lesson import Lesson, find_lesson, lessons_of
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.table import Table
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

LESSONS = lessons_of(MODULE)
RULE = re.compile(r"WT-[A-Z0-9]+-[0-9]+")
TOPICS = (
    "army.fed",
    "resources.gained",
    "route.opened",
    "bank.traded",
    "offer.accepted",
    "resources.traded",
    "technology.advanced",
    "war.declared",
    "army.formed",
    "army.moved",
    "province.taken",
    "province.conquered",
    "battle.opened",
    "unit.hit",
    "unit.killed",
    "army.retreated",
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
    turn = MODULE.stage(table.game)[0]
    idle_turn(table)
    assert not table.game.over
    assert MODULE.stage(table.game)[0] == turn + 1


@each_lesson
def test_the_learner_never_waits_for_long(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    assert lesson.steps[0].seat == lesson.steps[-1].seat == lesson.learner
    own = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    assert 20 <= len(own) <= 28
    assert max(later - sooner for sooner, later in pairwise(own)) <= 5


@each_lesson
def test_terms_are_in_the_order_in_which_the_web_table_sends_them(name: str) -> None:
    """The learner's answer must equal the script's, and a form lists resources by kind."""
    lesson = find_lesson(MODULE, name)
    table = lesson.open(MODULE)
    for step in lesson.steps:
        answer = read_answer(MODULE, table.game, step.seat, step.do)
        if answer.deal is not None and step.seat == lesson.learner:
            kinds = answer.deal.legs[2::4]
            assert kinds == sorted(set(kinds)), step.do
        assert table.submit(step.seat, answer) is None


def test_the_first_lesson_shows_what_a_turn_holds() -> None:
    kinds = {event.kind for event in follow(find_lesson(MODULE, "first")).events}
    assert [topic for topic in TOPICS if topic not in kinds] == []


def test_the_first_lesson_ends_as_its_texts_say() -> None:
    """Each number the teacher names."""
    lesson = find_lesson(MODULE, "first")
    assert nation(lesson.open(MODULE), "france")["vp"] == 11
    table = follow(lesson)
    assert nation(table, "france")["vp"] == 19
    assert MODULE.stage(table.game)[0] == 4
    for place in ("ile_de_france", "anjou", "normandie", "bourbon", "artois", "calais"):
        assert province(table, place)["holder"] == "france"
    assert province(table, "provence")["holder"] == "barbarians"


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
    known = load_ledger("warriors").entries()
    catalogues = [Texts(language, MODULE) for language in LANGUAGES]
    for step in find_lesson(MODULE, name).steps:
        named = [RULE.findall(texts(step.say)) for texts in catalogues] if step.say else []
        assert all(rules == named[0] for rules in named), step.say
        assert all(rule in known for rules in named for rule in rules), step.say
