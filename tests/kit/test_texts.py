"""The conformance kit, item 12: whatever the engine can say has a text in every language."""

import ast
from pathlib import Path

import pytest
from tests.kit.catalogue import (
    LANGUAGES,
    base_name,
    filled,
    game_file,
    has_text,
    kernel_file,
    messages,
    sentence,
    spoken,
    word,
)
from tests.kit.walk import Variation, each_game, each_variation, states

import quadriga.engine.choice
from quadriga.engine.chance import seeded
from quadriga.engine.explore import is_open, wrong_answers
from quadriga.engine.invariants import KERNEL_REASONS
from quadriga.engine.module import Module

each_language = pytest.mark.parametrize("language", LANGUAGES)
SOURCE = Path(quadriga.engine.choice.__file__).parents[1]
RAISED = ("InputError", "Reason")


def named(prefix: str, name: str) -> str:
    return f"{prefix}-{name.replace('.', '-').replace('_', '-')}"


@each_language
@each_game
def test_every_event_verb_and_reason_has_a_text(module: Module, language: str) -> None:
    wanted = [named("event", kind) for kind in module.events]
    wanted += [named("verb", verb) for verb in module.verbs]
    wanted += [named("reason", code) for code in (*module.reasons, *KERNEL_REASONS)]
    assert [key for key in wanted if not has_text(module, language, key)] == []


@each_game
def test_what_an_option_needs_are_values_of_other_options(module: Module) -> None:
    values = {option.name: option.values for option in module.options}
    for option in module.options:
        for other, needed in option.needs.items():
            assert other != option.name
            assert set(needed) < set(values[other])


@each_language
@each_game
def test_texts_of_events_use_only_what_the_event_tells(module: Module, language: str) -> None:
    texts = messages(game_file(module, language))
    for kind, event in module.events.items():
        known = {described.partition(":")[0] for described in event.args}
        used = {base_name(variable) for variable in texts[named("event", kind)]}
        assert used <= known, kind


@each_game
def test_a_game_says_the_same_in_every_language(module: Module) -> None:
    assert_same([game_file(module, language) for language in LANGUAGES])


def test_the_kernel_says_the_same_in_every_language() -> None:
    assert_same([kernel_file(language) for language in LANGUAGES])


def assert_same(files: list[Path]) -> None:
    """Equal ids, and equal variables apart from the forms of words that a grammar needs."""
    first = messages(files[0])
    for file in files[1:]:
        other = messages(file)
        assert sorted(other) == sorted(first)
        for key, variables in other.items():
            assert {base_name(name) for name in variables} == {base_name(name) for name in first[key]}, key


@each_variation
def test_everything_said_in_a_game_can_be_written(variation: Variation) -> None:
    """Events, prompts, refusals and reasons as they come up in play, filled in, in every language."""
    module = variation.module()
    rng = seeded(f"texts {variation}")
    told = 0
    for g in states(variation, 1, 10):
        events = g.sink or []
        for language in LANGUAGES:
            for event in events[told:]:
                params: dict[str, str | int] = {}
                for described, number in zip(module.events[event.kind].args, event.args):
                    name, colon, kind = described.partition(":")
                    params |= word(module, language, g, name, kind if colon else name, number)
                sentence(module, language, named("event", event.kind), params)
            for seat in g.waiting():
                prompt = module.prompt(g, seat)
                params = filled(module, language, g, prompt.params) | spoken(module, language, prompt.words)
                sentence(module, language, prompt.message, params)
                for choice in g.choices(seat)[:12]:
                    params = spoken(module, language, module.words(g, seat, choice))
                    if has_text(module, language, named("choice", choice.verb)):
                        sentence(module, language, named("choice", choice.verb), params)
                for refusal in g.explained(seat).refusals[:12]:
                    params = filled(module, language, g, refusal.reason.params)
                    sentence(module, language, named("reason", refusal.reason.code), params)
            for seat, answer in wrong_answers(g, list(module.verbs), rng)[:12]:
                reason = None if is_open(g, seat, answer) else g.why_not(seat, answer)
                if reason is not None:
                    params = filled(module, language, g, reason.params)
                    sentence(module, language, named("reason", reason.code), params)
        told = len(events)


def codes_in(folder: Path, raised: str) -> set[str]:
    """The codes given to ``Reason(…)``, ``InputError(…)`` or, for reasons, ``o.no(…)`` in the sources of a folder."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = {raised: 0, "no": 2 if raised == "Reason" else -1}.get(name, -1)
            if 0 <= place < len(node.args):
                constants = [part for part in ast.walk(node.args[place]) if isinstance(part, ast.Constant)]
                found |= {str(part.value) for part in constants if isinstance(part.value, str) and part.value}
    return found


def test_the_list_of_kernel_reasons_is_complete() -> None:
    assert codes_in(SOURCE / "engine", "Reason") == set(KERNEL_REASONS)


@each_game
def test_the_list_of_reasons_of_a_game_is_complete(module: Module) -> None:
    used = codes_in(module.folder(), "Reason") - set(KERNEL_REASONS)
    assert used <= set(module.reasons), "used but not listed"


@each_language
def test_every_complaint_about_bad_input_has_a_text(language: str) -> None:
    texts = messages(kernel_file(language))
    assert sorted(code for code in codes_in(SOURCE, "InputError") if named("error", code) not in texts) == []
