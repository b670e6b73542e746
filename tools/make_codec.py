"""Write each game's codec.py: how its state becomes a JSON document and back.

    python tools/make_codec.py            write src/quadriga/games/<game>/codec.py
    python tools/make_codec.py --check    write nothing; fail if one of them is stale

The fields are what `__init__` assigns, with the types written there. Sources are read, never imported: compiled
classes cannot be asked for their fields, and a codec that no longer fits its game must not stand in the way.
"""

import argparse
import ast
import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "quadriga"
SCHEMA = 1
READERS = {
    "int": "read_int",
    "bool": "read_bool",
    "str": "read_str",
    "list[int]": "read_ints",
    "tuple[int, ...]": "read_row",
    "bytes": "read_bytes",
}
WRITERS = {"list[int]": "{}[:]", "tuple[int, ...]": "list({})", "bytes": "list({})"}
UNSAVED = ""  # in place of a type
END_OF_STATE = "# not part of the state"  # in Game.__init__
RESERVED = ("schema", "frame")
WIDTH = 120


class SourceError(Exception):
    """A class that no codec can be made for."""


class Field(NamedTuple):
    name: str
    type: str


class SavedClass(NamedTuple):
    """The game root or a frame, with everything a save holds of it."""

    name: str
    module: str
    fields: list[Field]
    if_set: list[Field]  # those of them that are left out where they are empty


class GameSource(NamedTuple):
    """What the codec of a game is made from."""

    name: str
    root: SavedClass  # its stack is not among the fields
    frames: list[SavedClass]  # by name, the kernel's own among them


class ClassSource(NamedTuple):
    """A class as written."""

    node: ast.ClassDef
    path: Path
    module: str
    bases: list[str]  # full names
    not_saved: list[str]
    if_set: list[str]
    lines: list[str]  # of the whole file

    def fault(self, line: int, what: str) -> SourceError:
        return SourceError(f"{_relative(self.path)}:{line}: {self.node.name}{what}")

    def methods(self) -> list[ast.FunctionDef]:
        return [node for node in self.node.body if isinstance(node, ast.FunctionDef)]

    def method(self, name: str) -> ast.FunctionDef | None:
        return next((method for method in self.methods() if method.name == name), None)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the codecs of all games.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a codec is stale")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the package")
    options = parser.parse_args(arguments)
    try:
        codecs = {path.parent / "codec.py": render(read_game(path.parent)) for path in state_files(options.source)}
    except SourceError as fault:
        return _fail(str(fault))
    if not codecs:
        return _fail(f"no game under {options.source}")
    stale = [path for path, text in codecs.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if options.check:
            _fail(f"{_relative(path)} is stale; write it again with `python tools/make_codec.py`")
        else:
            path.write_text(codecs[path], encoding="utf-8", newline="\n")
            print(f"{_relative(path)} written")
    if not stale:
        print(f"codecs are up to date: {', '.join(path.parent.name for path in codecs)}")
    return 1 if options.check and stale else 0


def state_files(package: Path) -> list[Path]:
    return sorted(package.glob("games/*/state.py"))


# ---------------------------------------------------------------- reading


def read_game(folder: Path) -> GameSource:
    """The saved classes of the game in a folder of the package, with their fields in order."""
    package = folder.parent.parent
    classes: dict[str, ClassSource] = {}
    for path in sorted([*package.glob("engine/*.py"), *folder.rglob("*.py")]):
        if path.name != "codec.py":
            classes.update(read_classes(path, package.parent))
    engine = f"{package.name}.engine"
    roots: list[SavedClass] = []
    frames: dict[str, SavedClass] = {}
    for name, source in classes.items():
        ancestors = lineage(classes, name)
        if source.path == folder / "state.py" and f"{engine}.game.Game" in ancestors:
            roots.append(saved_class(classes, name))
        elif f"{engine}.frame.Frame" in ancestors[:-1] and is_concrete(classes, name):
            if source.node.name in frames:
                other = frames[source.node.name].module
                raise source.fault(source.node.lineno, f": {other} has a frame of the same name")
            frames[source.node.name] = saved_class(classes, name)
    if len(roots) != 1:
        raise SourceError(f"{_relative(folder / 'state.py')}: one class must derive from Game, not {len(roots)}")
    return GameSource(folder.name, roots[0], [frames[name] for name in sorted(frames)])


def read_classes(path: Path, top: Path) -> dict[str, ClassSource]:
    """The classes of a file by their full names."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, str(path))
    module = ".".join(path.relative_to(top).with_suffix("").parts)
    names: dict[str, str] = {}
    lists: dict[str, list[str]] = {"NOT_SAVED": [], "SAVED_IF_SET": []}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            names.update({alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names})
        elif isinstance(node, ast.ClassDef):
            names[node.name] = f"{module}.{node.name}"
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            for name in [_name(target) for target in _targets(node)]:
                if name in lists:
                    lists[name] = ast.literal_eval(node.value)
    not_saved, if_set = lists.values()
    return {
        f"{module}.{node.name}": ClassSource(
            node, path, module, [_full_name(base, names) for base in node.bases], not_saved, if_set, text.splitlines()
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def lineage(classes: dict[str, ClassSource], name: str) -> list[str]:
    """The class and what it derives from, the oldest first."""
    found: list[str] = []
    for base in classes[name].bases:
        if base in classes:
            found += [older for older in lineage(classes, base) if older not in found]
    return [*found, name]


def is_concrete(classes: dict[str, ClassSource], name: str) -> bool:
    """Frames that can lie on a stack have a clone of their own; the others are only there to derive from."""
    source = classes[name]
    if source.method("clone"):
        return True
    for older in [classes[ancestor] for ancestor in lineage(classes, name)]:
        if older.method("clone") and older.node.name != "Frame":
            raise source.fault(source.node.lineno, f" needs a clone of its own, not that of {older.node.name}")
    return False


def saved_class(classes: dict[str, ClassSource], name: str) -> SavedClass:
    """Fields in the order in which the constructors assign them."""
    types: dict[str, str] = {}
    for older in lineage(classes, name):
        add_fields(classes[older], types)
    for key in RESERVED:
        if key in types:
            raise classes[name].fault(classes[name].node.lineno, f".{key}: saves use this name themselves")
    fields = [Field(field, type_) for field, type_ in types.items() if type_ != UNSAVED]
    left_out = [key for older in lineage(classes, name) for key in classes[older].if_set]
    if_set = [field for field in fields if field.name in left_out]
    return SavedClass(classes[name].node.name, classes[name].module, fields, if_set)


def add_fields(source: ClassSource, types: dict[str, str]) -> None:
    """Add what a class declares to what it inherits; refuse whatever could slip past a save."""
    for node in source.node.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and not _is_constant(node):
            raise source.fault(node.lineno, ": fields belong in __init__")
    init = source.method("__init__")
    if init is not None:
        end = end_of_state(source, init)
        for attribute, statement in assignments(source, init):
            name = attribute.attr
            known = types.get(name)
            is_stack = name == "stack" and source.node.name == "Game"  # written frame by frame
            if name in source.not_saved or attribute.lineno > end or is_stack or known == UNSAVED:
                types[name] = UNSAVED
                continue
            type_ = type_of(source, init, statement, name)
            if known is not None and known != type_:
                raise source.fault(attribute.lineno, f".{name}: {type_} here, {known} before")
            types[name] = type_
    for method in source.methods():
        for attribute in own_attributes(method):
            if attribute.attr not in types:
                raise source.fault(attribute.lineno, f".{attribute.attr}: fields belong in __init__")


def end_of_state(source: ClassSource, init: ast.FunctionDef) -> int:
    """The line after which Game declares what is not saved."""
    last = init.end_lineno or init.lineno
    if source.node.name != "Game":
        return last
    for line in range(init.lineno, last + 1):
        if source.lines[line - 1].strip() == END_OF_STATE:
            return line
    raise source.fault(init.lineno, f".__init__: the line `{END_OF_STATE}` is missing")


def assignments(source: ClassSource, init: ast.FunctionDef) -> list[tuple[ast.Attribute, ast.Assign | ast.AnnAssign]]:
    statements: dict[ast.expr, ast.Assign | ast.AnnAssign] = {}
    for node in ast.walk(init):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            statements.update(dict.fromkeys(_targets(node), node))
    for attribute in own_attributes(init):
        if attribute not in statements:
            raise source.fault(attribute.lineno, f".{attribute.attr}: assign it in a statement of its own")
    return [(attribute, statements[attribute]) for attribute in own_attributes(init)]


def own_attributes(method: ast.FunctionDef) -> list[ast.Attribute]:
    """Attributes of self that a method sets, in the order of the text."""
    attributes = [node for node in ast.walk(method) if isinstance(node, ast.Attribute)]
    found = [node for node in attributes if isinstance(node.ctx, ast.Store) and _name(node.value) == "self"]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


def type_of(source: ClassSource, init: ast.FunctionDef, statement: ast.Assign | ast.AnnAssign, field: str) -> str:
    """The written type of a field: its own annotation, that of the parameter it is set from, or a literal's."""
    if isinstance(statement, ast.AnnAssign):
        found = ast.unparse(statement.annotation)
    else:
        parameters = [*init.args.args, *init.args.kwonlyargs]
        annotations = {one.arg: ast.unparse(one.annotation) for one in parameters if one.annotation}
        found = annotations.get(_name(statement.value)) or literal_type(statement.value)
    if found not in READERS:
        fault = f".{field}: {found or 'a type that is not written down'} cannot be saved"
        remedy = f"annotate it as one of {', '.join(READERS)}, or name it in NOT_SAVED"
        raise source.fault(statement.lineno, f"{fault}; {remedy}")
    return found


def literal_type(node: ast.expr) -> str:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return ""
    if isinstance(value, list):
        return "list[int]" if value and all(type(item) is int for item in value) else ""
    return type(value).__name__


def _targets(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _full_name(node: ast.expr, names: dict[str, str]) -> str:
    """`Frame[Warriors]` or `frame.Frame[Warriors]` as the full name of Frame."""
    if isinstance(node, ast.Subscript):
        return _full_name(node.value, names)
    if isinstance(node, ast.Attribute):
        return f"{_full_name(node.value, names)}.{node.attr}"
    return names.get(_name(node), "")


def _is_constant(node: ast.Assign | ast.AnnAssign) -> bool:
    annotation = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
    return annotation.startswith(("ClassVar", "Final")) or [_name(one) for one in _targets(node)] == ["__slots__"]


# ---------------------------------------------------------------- writing


def render(game: GameSource) -> str:
    """The text of a game's codec."""
    header = "# Generated by tools/make_codec.py; do not edit.\n"
    classes = [f'"{frame.name}": {frame.name}' for frame in game.frames]
    writers = [f"{frame.name}: _dump_{snake(frame.name)}" for frame in game.frames]
    readers = [f'"{frame.name}": _load_{snake(frame.name)}' for frame in game.frames]
    head = [
        f'{header}"""{game.root.name} and its frames as JSON documents, and back."""',
        imports(game),
        f"SCHEMA: Final = {SCHEMA}",
        table("FRAMES: dict[str, type[Frame[Any]]] = ", classes),
    ]
    functions = [render_dump_root(game.root), render_load_root(game.root)]
    for frame in game.frames:
        functions += [render_dump_frame(frame), render_load_frame(frame)]
    tables = [
        table("_WRITERS: dict[type[Frame[Any]], Callable[[Any], dict[str, Any]]] = ", writers),
        table("_READERS: dict[str, Callable[[dict[str, Any]], Frame[Any]]] = ", readers),
    ]
    return "\n\n\n".join(["\n\n".join(head), *functions, "\n\n".join(tables)]) + "\n"


def imports(game: GameSource) -> str:
    saved = [game.root, *game.frames]
    readers = {READERS[field.type] for each in saved for field in each.fields}
    package = game.root.module.partition(".")[0]
    names = {
        f"{package}.engine.codec": readers | {"check_keys", "check_schema", "read_stack", "write_stack"},
        f"{package}.engine.frame": {"Frame"},
    }
    for each in saved:
        names.setdefault(each.module, set()).add(each.name)
    ours = [render_import(module, sorted(names[module])) for module in sorted(names)]
    return "\n".join(["from collections.abc import Callable", "from typing import Any, Final", "", *ours])


def render_import(module: str, names: list[str]) -> str:
    line = f"from {module} import {', '.join(names)}"
    return line if len(line) <= WIDTH else table(f"from {module} import ", names, "(", ")")


def render_dump_root(root: SavedClass) -> str:
    items = ['"schema": SCHEMA', *items_of(root, "g"), '"stack": write_stack(g.stack, _WRITERS)']
    start = f"def dump(g: {root.name}) -> dict[str, Any]:\n"
    if not root.if_set:
        return start + table("    return ", items)
    lines = [start + table("    doc: dict[str, Any] = ", items)]
    for field in root.if_set:
        lines += [f"    if g.{field.name}:", f'        doc["{field.name}"] = {written(field, "g")}']
    return "\n".join([*lines, "    return doc"])


def render_load_root(root: SavedClass) -> str:
    return "\n".join(
        [
            f"def load(doc: dict[str, Any]) -> {root.name}:",
            '    """Raises CodecError, with the place, on what ``dump`` cannot have written.',
            "",
            "    What the game names in NOT_SAVED is for the caller to attach.",
            '    """',
            "    check_schema(doc, SCHEMA)",
            render_check(["schema", *(field.name for field in always(root)), "stack"], root.if_set),
            f"    g = {root.name}()",
            *(f"    g.{field.name} = {read(field)}" for field in always(root)),
            *(f'    if "{field.name}" in doc:\n        g.{field.name} = {read(field)}' for field in root.if_set),
            '    g.stack = read_stack(doc, "stack", _READERS)',
            "    return g",
        ]
    )


def render_dump_frame(frame: SavedClass) -> str:
    items = [f'"frame": "{frame.name}"', *items_of(frame, "frame")]
    return f"def _dump_{snake(frame.name)}(frame: {frame.name}) -> dict[str, Any]:\n" + table("    return ", items)


def render_load_frame(frame: SavedClass) -> str:
    return "\n".join(
        [
            f"def _load_{snake(frame.name)}(doc: dict[str, Any]) -> {frame.name}:",
            render_check(["frame", *(field.name for field in frame.fields)]),
            f"    frame = {frame.name}()",
            *(f"    frame.{field.name} = {read(field)}" for field in frame.fields),
            "    return frame",
        ]
    )


def render_check(keys: list[str], if_set: list[Field] | None = None) -> str:
    rest = ", [" + ", ".join(f'"{field.name}"' for field in if_set) + "]" if if_set else ""
    return table("    check_keys(doc, ", [f'"{key}"' for key in keys], "[", f"]{rest})")


def always(saved: SavedClass) -> list[Field]:
    return [field for field in saved.fields if field not in saved.if_set]


def read(field: Field) -> str:
    return f'{READERS[field.type]}(doc, "{field.name}")'


def written(field: Field, variable: str) -> str:
    """Lists are copied, so that a document never changes with the game."""
    return WRITERS.get(field.type, "{}").format(f"{variable}.{field.name}")


def items_of(saved: SavedClass, variable: str) -> list[str]:
    """Entries of a dict display."""
    return [f'"{field.name}": {written(field, variable)}' for field in always(saved)]


def table(start: str, items: list[str], opening: str = "{", closing: str = "}") -> str:
    """A display on one line if it fits, else an item a line."""
    line = f"{start}{opening}{', '.join(items)}{closing}"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(start) - len(start.lstrip()))
    return "\n".join([f"{start}{opening}", *(f"{indent}    {item}," for item in items), f"{indent}{closing}"])


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def _relative(path: Path) -> str:
    return os.path.relpath(path)


def _fail(message: str) -> int:
    print(f"make_codec.py: {message}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
