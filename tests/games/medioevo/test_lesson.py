"""The lesson for beginners, played on the engine: every answer stands as written, every topic comes up."""

import re
from itertools import pairwise

import pytest
from tests.games.medioevo.table import BOARD, MODULE, state

from quadriga.engine.lesson import Lesson, find_lesson, lessons_of
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.table import Table
from quadriga.games.medioevo.data_schema import GOOD_NAMES
from quadriga.games.medioevo.queries import controlled
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

LESSONS = lessons_of(MODULE)
RULE = re.compile(r"MU-[A-Z0-9]+-[0-9]+")
TOPICS = (
    "bid.revealed",
    "kingdom.given",
    "village.founded",
    "archer.posted",
    "transport.placed",
    "card.kept",
    "objective.token",
    "barbarians.rolled",
    "horde.fixed",
    "tax.collected",
    "maintenance.paid",
    "technology.bought",
    "token.flipped",
    "units.placed",
    "technology.used",
    "piece.upgraded",
    "group.moved",
    "horde.placed",
    "battle.declared",
    "archers.hit",
    "battle.values",
    "territory.conquered",
    "honour.changed",
    "goods.bought",
    "convoy.moved",
    "sale.concluded",
    "cube.placed",
    "turn.ended",
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
    stage = MODULE.stage(table.game)
    asked = False
    while MODULE.stage(table.game)[0] == stage[0] and not table.game.over:
        seat = table.game.waiting()[0]
        asked = asked or seat == lesson.learner
        assert table.submit(seat, table.game.stack[-1].default(table.game, seat)) is None
    assert asked
    assert not table.game.over
    assert MODULE.stage(table.game)[0] == stage[0] + 1


@each_lesson
def test_the_learner_never_waits_for_long(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    assert lesson.steps[0].seat == lesson.steps[-1].seat == lesson.learner
    own = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    assert 20 <= len(own) <= 40
    assert max(later - sooner for sooner, later in pairwise(own)) <= 11


def test_the_first_lesson_shows_what_a_turn_holds() -> None:
    kinds = {event.kind for event in follow(find_lesson(MODULE, "first")).events}
    assert [topic for topic in TOPICS if topic not in kinds] == []


def test_the_first_lesson_ends_as_its_texts_say() -> None:
    """Each number the teacher names."""
    lesson = find_lesson(MODULE, "first")
    assert state(lesson.open(MODULE)).florins == (1600, 1600, 1600)
    table = follow(lesson)
    g = state(table)
    told = {event.kind: event.args for event in table.events}
    assert told["barbarians.rolled"][:3] == [3, 5, 1]
    assert told["horde.fixed"][:3] == [2, 0, 1]
    assert told["battle.rolled"][1:4] == [1, 4, 8]
    assert told["battle.values"][1:3] == [8, 5]
    assert told["horde.placed"][1] == 3
    income = [event.args for event in table.events if event.kind == "tax.collected"]
    assert income[0][:2] == [lesson.learner, 240]
    assert (g.turn, g.florins[0], g.honour[0], len(controlled(g, 0))) == (2, 1380, 11, 8)
    thrace, bulgaria = (BOARD.zone_keys.index(key) for key in ("costantinopoli", "tarnovo"))
    clothes, salt = GOOD_NAMES.index("clothes"), GOOD_NAMES.index("salt")
    assert (BOARD.good[thrace], BOARD.good[bulgaria]) == (clothes, salt)
    assert (g.market[thrace], g.market[bulgaria]) == (1 << salt, 1 << clothes)


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
    known = load_ledger("medioevo").entries()
    catalogues = [Texts(language, MODULE) for language in LANGUAGES]
    for step in find_lesson(MODULE, name).steps:
        named = [RULE.findall(texts(step.say)) for texts in catalogues] if step.say else []
        assert all(rules == named[0] for rules in named), step.say
        assert all(rule in known for rules in named for rule in rules), step.say


@each_language
def test_the_teacher_calls_things_by_their_names(language: str) -> None:
    texts = Texts(language, MODULE)
    named = {
        "kingdom": ("kingdom-byzantine", "area-constantinople"),
        "village": ("area-constantinople",),
        "archer": ("zone-costantinopoli",),
        "research": ("technology-carpentry",),
        "move": ("zone-tarnovo", "good-salt"),
        "march": ("zone-tarnovo",),
        "buy": ("good-clothes",),
        "salt": ("good-salt",),
    }
    for step, messages in named.items():
        for message in messages:
            assert texts(message) in texts(f"lesson-first-{step}"), (step, message)
    for step in ("keep", "react"):
        assert str(texts.find("card-warlord_5", "one", {})) in texts(f"lesson-first-{step}")
