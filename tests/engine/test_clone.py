"""No field can be forgotten, neither by a clone nor by a save: every class of every game, every field."""

import json
from importlib import import_module
from typing import Any

import pytest
from tools.make_codec import SOURCE, Field, GameSource, SavedClass, read_game, state_files

GAMES = [read_game(path.parent) for path in state_files(SOURCE)]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
each_frame = pytest.mark.parametrize(
    "game, frame",
    [(game, frame) for game in GAMES for frame in game.frames],
    ids=[f"{game.name}-{frame.name}" for game in GAMES for frame in game.frames],
)


def codec_of(game: GameSource) -> Any:
    return import_module(game.root.module.replace(".state", ".codec"))


def filled(saved: SavedClass, start: int) -> Any:
    """An object of the class, every field different from its default and, but for booleans, from all others."""
    target = getattr(import_module(saved.module), saved.name)()
    for number, field in enumerate(saved.fields):
        name, value = field.name, start + 10 * number
        if field.type == "int":
            setattr(target, name, value)
        elif field.type == "bool":
            setattr(target, name, not getattr(target, name))
        elif field.type == "str":
            setattr(target, name, f"text {value}")
        elif field.type == "tuple[int, ...]":
            setattr(target, name, (value, value + 1))
        elif field.type == "bytes":
            setattr(target, name, bytes([number, number + 1]))
        else:
            setattr(target, name, [value, value + 1])
    return target


def filled_game(game: GameSource) -> Any:
    """A state with one frame of every class on its stack."""
    g = filled(game.root, 100_000)
    g.stack = [filled(frame, 1000 * (number + 1)) for number, frame in enumerate(game.frames)]
    return g


def change(target: Any, field: Field) -> None:
    """Give a field another value; a list changes in place, so that a shared one is found out."""
    value = getattr(target, field.name)
    if field.type == "list[int]":
        value.append(7)
    elif field.type == "bool":
        setattr(target, field.name, not value)
    elif field.type == "str":
        setattr(target, field.name, value + "!")
    elif field.type == "tuple[int, ...]":
        setattr(target, field.name, (*value, 7))
    elif field.type == "bytes":
        setattr(target, field.name, bytes([*value, 7]))
    else:
        setattr(target, field.name, value + 1)


def document(game: GameSource, target: Any) -> dict[str, Any]:
    """The saved form of a state, or of a frame alone."""
    codec = codec_of(game)
    if isinstance(target, root_class(game)):
        doc: dict[str, Any] = codec.dump(target)
        return doc
    g = root_class(game)()
    g.stack = [target]
    frame_doc: dict[str, Any] = codec.dump(g)["stack"][0]
    return frame_doc


def root_class(game: GameSource) -> Any:
    return getattr(import_module(game.root.module), game.root.name)


def check_carried(game: GameSource, saved: SavedClass, original: Any) -> None:
    """One field changes at a time, so that not even two booleans can be mistaken for each other."""
    assert document(game, original.clone()) == document(game, original)
    for field in saved.fields:
        change(original, field)
        assert document(game, original.clone()) == document(game, original), field.name


def check_apart(game: GameSource, saved: SavedClass, changing: Any, still: Any) -> None:
    before = document(game, still)
    for field in saved.fields:
        change(changing, field)
        assert document(game, changing)[field.name] != before[field.name], field.name
        assert document(game, still) == before, field.name


@each_frame
def test_the_clone_of_a_frame_carries_every_field(game: GameSource, frame: SavedClass) -> None:
    check_carried(game, frame, filled(frame, 1000))


@each_frame
def test_a_frame_and_its_clone_change_apart(game: GameSource, frame: SavedClass) -> None:
    original = filled(frame, 1000)
    check_apart(game, frame, original.clone(), original)
    check_apart(game, frame, original, original.clone())


@each_game
def test_the_clone_of_a_state_carries_every_field(game: GameSource) -> None:
    check_carried(game, game.root, filled_game(game))


@each_game
def test_a_state_and_its_clone_change_apart(game: GameSource) -> None:
    original = filled_game(game)
    check_apart(game, game.root, original.clone(), original)
    check_apart(game, game.root, original, original.clone())


@each_game
def test_the_stack_of_a_state_and_of_its_clone_change_apart(game: GameSource) -> None:
    original = filled_game(game)
    clone = original.clone()
    before = document(game, original)
    for frame, saved in zip(clone.stack, game.frames, strict=True):
        for field in saved.fields:
            change(frame, field)
    assert document(game, original) == before
    clone.stack.pop()
    assert document(game, original) == before


@each_game
def test_a_clone_shares_what_is_not_saved_and_leaves_sinks_and_scripts_behind(game: GameSource) -> None:
    original = filled_game(game)
    original.sink = []
    original.chance_log = [[1]]
    original.script = [[2]]
    original.stops_at_chance = True
    clone = original.clone()
    for name in getattr(import_module(game.root.module), "NOT_SAVED", []):
        assert getattr(clone, name) is getattr(original, name)
    assert (clone.sink, clone.chance_log, clone.script) == (None, None, None)
    assert clone.stops_at_chance


@each_game
def test_a_save_holds_every_field_of_every_class(game: GameSource) -> None:
    codec = codec_of(game)
    doc = codec.dump(filled_game(game))
    assert [frame["frame"] for frame in doc["stack"]] == [frame.name for frame in game.frames] == list(codec.FRAMES)
    assert set(doc) == {"schema", "stack"} | {field.name for field in game.root.fields}
    for saved, frame in zip(doc["stack"], game.frames, strict=True):
        assert list(saved) == ["frame", *(field.name for field in frame.fields)]
    assert codec.dump(codec.load(json.loads(json.dumps(doc)))) == doc


@each_frame
def test_a_frame_in_memory_has_the_fields_its_source_declares(game: GameSource, frame: SavedClass) -> None:
    fresh = codec_of(game).FRAMES[frame.name]()
    names = [field.name for field in frame.fields]
    assert [name for name in names if not hasattr(fresh, name)] == []
    if hasattr(fresh, "__dict__"):  # compiled classes do not list what else they have
        assert list(vars(fresh)) == names
