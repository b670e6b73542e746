#!/usr/bin/env python3
"""Write the TypeScript types of everything that travels between server and client; ``--check`` only compares."""

import subprocess
import sys
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from quadriga.server.wire import lobby, play

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web" / "src" / "lib" / "wire.ts"
HEAD = "/* Written by tools/make_wire.py from src/quadriga/server/wire. Do not edit. */"


def bodies() -> list[Any]:
    """Every message of the socket and every body of the HTTP API."""
    structs = [
        value
        for value in vars(lobby).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == lobby.__name__
    ]
    return [play.FromClient, play.FromServer, *structs]


def schema() -> dict[str, Any]:
    found, parts = msgspec.json.schema_components(bodies(), ref_template="#/definitions/{name}")
    for part in parts.values():
        part["additionalProperties"] = False
    properties = {"fromClient": found[0], "fromServer": found[1]}
    return {
        "title": "Wire",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "definitions": parts,
    }


def typescript() -> str:
    with TemporaryDirectory() as folder:
        source = Path(folder) / "wire.json"
        source.write_text(dumps(schema()), encoding="utf-8")
        target = Path(folder) / "wire.ts"
        program = ROOT / "web" / "node_modules" / ".bin" / "json2ts"
        options = ["--unreachableDefinitions", "--bannerComment", HEAD, "--style.singleQuote", "--style.printWidth=120"]
        subprocess.run([str(program), "-i", str(source), "-o", str(target), *options], check=True)
        return target.read_text(encoding="utf-8")


def main() -> int:
    text = typescript()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.relative_to(ROOT)} is not up to date: run tools/make_wire.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
