"""The lesson for beginners, played on the engine: every answer stands as written, every topic comes up."""

import re
from itertools import pairwise

import pytest
from tests.games.civilization.table import MODULE, state

from quadriga.engine.lesson import Lesson, find_lesson, lessons_of
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.table import Table
from quadriga.games.civilization.procedures.income import CRITICAL, MAXIMUM, TAXES, UNIQUE
from quadriga.games.civilization.queries import settlements
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

LESSONS = lessons_of(MODULE)
RULE = re.compile(r"CV-[A-Z]+-[0-9]+")
TOPICS = (
    "start.placed",
    "technology.drawn",
    "improvement.assigned",
    "card.drawn",
    "technology.bought",
    "pieces.moved",
    "token.turned",
    "treasure.found",
    "token.seen",
    "settlement.founded",
    "strategy.played",
    "unit.placed",
    "rights.received",
    "offer.made",
    "offer.accepted",
    "resources.exchanged",
    "critical.rolled",
    "production.paid",
    "wonder.taken",
    "offer.declined",
)

each_lesson = pytest.mark.parametrize("name", LESSONS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def follow(lesson: Lesson, until: str = "") -> Table:
    """Answer by answer to the end of the script, or to where the teacher is about to say something."""
    table = lesson.open(MODULE)
    for number, step in enumerate(lesson.steps, 1):
        if until and step.say == until:
            return table
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
    turn = MODULE.stage(table.game)[0]
    asked = False
    while MODULE.stage(table.game)[0] == turn and not table.game.over:
        seat = table.game.waiting()[0]
        asked = asked or seat == lesson.learner
        assert table.submit(seat, table.game.stack[-1].default(table.game, seat)) is None
    assert asked
    assert not table.game.over
    assert MODULE.stage(table.game)[0] == turn + 1


@each_lesson
def test_the_learner_never_waits_for_long(name: str) -> None:
    lesson = find_lesson(MODULE, name)
    assert lesson.steps[0].seat == lesson.steps[-1].seat == lesson.learner
    own = [number for number, step in enumerate(lesson.steps) if step.seat == lesson.learner]
    assert 20 <= len(own) <= 40
    assert max(later - sooner for sooner, later in pairwise(own)) <= 6


def test_the_first_lesson_shows_what_a_turn_holds() -> None:
    kinds = {event.kind for event in follow(find_lesson(MODULE, "first")).events}
    assert [topic for topic in TOPICS if topic not in kinds] == []


def test_the_first_lesson_goes_as_its_texts_say() -> None:
    """Each number the teacher names."""
    lesson = find_lesson(MODULE, "first")
    for say, coins in (("technology", 20), ("explorer", 5), ("other", 35), ("masonry", 43), ("spices", 28)):
        assert state(follow(lesson, f"lesson-first-{say}")).coins[0] == coins, say
    g = state(follow(lesson, "lesson-first-government"))
    items = g.accounts
    assert (items[0], items[CRITICAL], items[UNIQUE], items[TAXES], g.income[0]) == (16, 0, 9, 3, 28)
    g = state(follow(lesson, "lesson-first-plague"))
    assert (g.turn, g.order.index(0)) == (2, 2)
    g = state(follow(lesson, "lesson-first-despotism"))
    assert (g.accounts[CRITICAL], g.accounts[MAXIMUM], g.income[0]) == (15, -1, 50)
    g = state(follow(lesson))
    assert (g.turn, g.order[0], g.coins[0], len(settlements(g, 0))) == (3, 0, 58, 4)
    assert MODULE.scores(g)[0]["total"] == 13


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
    known = load_ledger("civilization").entries()
    catalogues = [Texts(language, MODULE) for language in LANGUAGES]
    for step in find_lesson(MODULE, name).steps:
        named = [RULE.findall(texts(step.say)) for texts in catalogues] if step.say else []
        assert all(rules == named[0] for rules in named), step.say
        assert all(rule in known for rules in named for rule in rules), step.say


@each_language
def test_the_teacher_calls_things_by_their_names(language: str) -> None:
    texts = Texts(language, MODULE)
    named = {
        "capital": ("technology-pottery", "space-nile"),
        "second": ("space-sudan", "space-nile", "space-arabia"),
        "granary": ("technology-pottery", "improvement-granary", "space-nile"),
        "card": ("token-wine", "token-gems"),
        "technology": ("strategy-sc_005", "technology-alphabet_writing"),
        "walk": ("space-sahara",),
        "other": ("token-treasure",),
        "coast": ("space-somalia",),
        "objective": ("strategy-sc_005",),
        "offer": ("token-wine", "token-horses", "space-arabia"),
        "government": ("government-despotism",),
        "again": ("strategy-sc_041",),
        "masonry": ("strategy-sc_020", "technology-masonry"),
        "gardens": ("wonder-hanging_gardens",),
        "river": ("space-congo",),
        "spices": ("token-spices",),
        "march": ("improvement-temple", "improvement-ziggurat"),
        "decline": ("technology-alphabet_writing",),
        "despotism": ("government-monarchy", "technology-horseback_riding", "technology-mysticism"),
    }
    for step, messages in named.items():
        for message in messages:
            assert texts(message).casefold() in texts(f"lesson-first-{step}").casefold(), (step, message)
