"""Build the mypyc-compiled copy of the package in build/compiled; nothing is ever written under src.

    python tools/compile.py               build if the sources changed, then check that the tree imports
    PYTHONPATH=build/compiled quadriga …  use it

Which modules are compiled stands in pyproject.toml, `[tool.quadriga] compiled`. They form one mypyc group, so that
classes may be subclassed and called across modules at full speed. The tree has the layout of the wheel: the
ledgers and cases lie beside the code in quadriga/rules and quadriga/conformance.
"""

import argparse
import contextlib
import filecmp
import hashlib
import importlib.machinery
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MARKER = ".compiled-tree"
SKIPPED_SUFFIXES = {".pyc", ".so", ".pyd", ".c", ".o"}


def main() -> int:
    arguments = _arguments()
    package: Path = arguments.source.resolve()
    out: Path = arguments.out.resolve()
    if not (package / "__init__.py").is_file():
        return _fail(f"{arguments.source} is no Python package: it has no __init__.py")
    if out.is_relative_to(package.parent) or package.is_relative_to(out):
        return _fail(f"--out {arguments.out} would touch the sources; give a folder of its own, such as build/compiled")

    modules = compiled_modules(package, arguments.config)
    if not modules:
        return _fail(f"no file under {arguments.source} matches [tool.quadriga] compiled in {arguments.config.name}")
    if arguments.list:
        print("\n".join(path.as_posix() for path in modules))
        return 0

    extras = {name: arguments.config.parent / name for name in ("rules", "conformance")}
    sources = source_hash(package, modules)
    built = _read_stamp(out)
    if (
        not arguments.force
        and built.get("sources") == sources
        and built.get("modules") == len(modules)
        and built.get("opt", -1) >= arguments.opt
        and built.get("one_file", False) >= arguments.one_file
    ):
        synchronise(package, out / package.name, extras)
        print(f"compiled tree is up to date: {len(modules)} modules, -O{built['opt']}")
    else:
        _need_compiler()
        _remove(out)  # yesterday's code must not answer for today's
        start = time.monotonic()
        print(f"compiling {len(modules)} modules with mypyc, -O{arguments.opt}, {arguments.jobs} jobs", flush=True)
        staging = out.with_name(out.name + ".tmp")
        _remove(staging)
        staging.mkdir(parents=True)
        (staging / MARKER).touch()
        synchronise(package, staging / package.name, extras)
        try:
            with contextlib.chdir(staging):
                build([f"{package.name}/{path.as_posix()}" for path in modules], arguments)
        except (Exception, SystemExit) as fault:  # mypyc reports type errors itself, then leaves
            return _fail("the build failed" + ("; see above" if isinstance(fault, SystemExit) else f": {fault}"))
        stamp = {"sources": sources, "opt": arguments.opt, "one_file": arguments.one_file, "modules": len(modules)}
        (staging / "stamp.json").write_text(json.dumps(stamp) + "\n", encoding="utf-8")
        staging.rename(out)
        print(f"compiled in {time.monotonic() - start:.0f} s")
    return check(out, package.name, modules)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the compiled copy of the package.")
    parser.add_argument("--opt", type=int, choices=range(4), default=2, help="level of the C compiler (3 for benches)")
    parser.add_argument("--one-file", action="store_true", help="one big C file: slow to build, sometimes faster code")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at a time")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--list", action="store_true", help="only list the modules that would be compiled")
    parser.add_argument("--source", type=Path, default=ROOT / "src" / "quadriga", help="the package")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled", help="where the tree goes")
    parser.add_argument("--config", type=Path, default=ROOT / "pyproject.toml", help="file with the patterns")
    return parser.parse_args()


def compiled_modules(package: Path, config: Path) -> list[Path]:
    """The modules to compile, relative to the package. A single pattern may match nothing."""
    patterns = tomllib.loads(config.read_text(encoding="utf-8"))["tool"]["quadriga"]["compiled"]
    found = {path for pattern in patterns if not pattern.startswith("!") for path in package.glob(pattern)}
    found -= {path for pattern in patterns if pattern.startswith("!") for path in package.glob(pattern[1:])}
    return sorted(path.relative_to(package) for path in found if path.name != "__init__.py")


def source_hash(package: Path, modules: list[Path]) -> str:
    """Changes with everything that can change the machine code.

    The layers promise that a compiled module imports nothing outside engine and games, so an edit of the command line
    or of a bot does not cost a build.
    """
    tops = {path.parts[0] for path in modules}
    digest = hashlib.sha256()
    tool_versions = (sys.version, sysconfig.get_platform(), _version("mypy"), _version("setuptools"))
    digest.update(repr((tool_versions, [path.as_posix() for path in modules])).encode())
    files = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] in tops]
    for path in sorted(files) + [Path(__file__)]:
        name = path.relative_to(package).as_posix() if path.is_relative_to(package) else path.name
        digest.update(f"\0{name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _version(distribution: str) -> str:
    from importlib.metadata import version

    return version(distribution)


def synchronise(package: Path, target: Path, extras: dict[str, Path]) -> None:
    """Make target a copy of the package with the extra folders in it; leave what mypyc built there."""
    wanted: dict[Path, Path] = {}
    for prefix, folder in [("", package), *extras.items()]:
        for path in folder.rglob("*"):
            inside = path.relative_to(folder)
            if path.is_file() and "__pycache__" not in inside.parts and path.suffix not in SKIPPED_SUFFIXES:
                wanted[Path(prefix) / inside] = path
    for inside, path in wanted.items():
        copy = target / inside
        if not copy.is_file() or not filecmp.cmp(path, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    for copy in target.rglob("*"):
        if copy.is_file() and copy.suffix not in SKIPPED_SUFFIXES and copy.relative_to(target) not in wanted:
            copy.unlink()


def build(paths: list[str], arguments: argparse.Namespace) -> None:
    """Translate all modules as one group and build the extensions beside their copies, in the current folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Our settings only: whatever mypy.ini or setup.cfg lies above the build folder has no say.
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", "--cache-dir", os.devnull]
    extensions = mypycify(
        options + paths,
        opt_level=str(arguments.opt),
        debug_level="0",
        multi_file=not arguments.one_file,
        target_dir="c",
        group_name=Path(paths[0]).parts[0],
    )
    distribution = Distribution({"name": "compiled", "ext_modules": extensions})
    command: Any = build_ext(distribution)
    command.inplace = True
    command.parallel = arguments.jobs
    command.build_temp = "o"
    command.ensure_finalized()
    build_extensions = command.build_extensions
    slots = threading.BoundedSemaphore(arguments.jobs)

    def build_side_by_side() -> None:
        if command.compiler.compiler_type == "unix":
            command.compiler.compile = partial(_compile_side_by_side, command.compiler, slots)
        build_extensions()

    command.build_extensions = build_side_by_side
    command.run()
    for leftover in ("o", "build"):
        shutil.rmtree(leftover, ignore_errors=True)


def _compile_side_by_side(
    compiler: Any,
    slots: threading.BoundedSemaphore,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What the compiler's own `compile` does, with the C files of one extension in parallel.

    Plain setuptools runs only whole extensions side by side, and nearly all code is in one of them.
    """
    macros, objects, extra_postargs, pp_opts, todo = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

    def one(target: str) -> None:
        source, suffix = todo[target]
        with slots:
            compiler._compile(target, source, suffix, cc_args, extra_postargs, pp_opts)

    with ThreadPoolExecutor(max(1, len(objects))) as pool:
        list(pool.map(one, [target for target in objects if target in todo]))
    return list(objects)


def check(out: Path, package: str, modules: list[Path]) -> int:
    """Import every compiled module in a fresh Python and make sure that it is machine code from this tree."""
    names = [".".join((package, *path.with_suffix("").parts)) for path in modules]
    program = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    environment = {**os.environ, "PYTHONPATH": str(out), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", program, *names]
    run = subprocess.run(command, env=environment, cwd=out, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode:
        return _fail("the compiled tree does not import; see above")
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    files = dict(zip(names, run.stdout.splitlines(), strict=True))
    wrong = [n for n, file in files.items() if not file.endswith(suffixes) or not Path(file).is_relative_to(out)]
    if wrong:
        return _fail("these modules are not compiled although they should be: " + ", ".join(wrong))
    here = Path.cwd()
    print(f"use it with PYTHONPATH={out.relative_to(here) if out.is_relative_to(here) else out}")
    return 0


def _need_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if os.name == "posix" and not shutil.which(compiler):
        sys.exit(_fail(f"the C compiler {compiler} is missing (Debian: apt install gcc)"))
    if not header.is_file():
        sys.exit(_fail("Python's header files are missing (Debian: apt install python3-dev)"))


def _read_stamp(out: Path) -> dict[str, Any]:
    try:
        stamp = json.loads((out / "stamp.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _remove(tree: Path) -> None:
    """Remove a tree that this script built, and nothing else."""
    if not tree.exists():
        return
    if any(tree.iterdir()) and not (tree / MARKER).is_file():
        sys.exit(_fail(f"{tree} was not made by this script; remove it yourself or give another --out"))
    shutil.rmtree(tree)


def _fail(message: str) -> int:
    print(f"compile.py: {message}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
