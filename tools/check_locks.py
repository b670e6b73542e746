"""Fail if a lock file names a registry: locks must install from whatever index the reader uses.

Looks at every file that git tracks or would add (outside git: every file of the tree).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {"node_modules", "build", "dist"}
FORBIDDEN = {"uv.lock", "pylock.toml"}  # both always record where each file came from


def main() -> int:
    locks = [path for path in project_files() if is_lock(path)]
    if not locks:
        print("check_locks.py: no lock file found at all", file=sys.stderr)
        return 1
    faults = [fault for path in locks for fault in faults_of(path)]
    for fault in faults:
        print(f"check_locks.py: {fault}", file=sys.stderr)
    if not faults:
        print(f"{len(locks)} lock files, no registry address: {', '.join(path.as_posix() for path in locks)}")
    return 1 if faults else 0


def project_files() -> list[Path]:
    """Relative paths of the project's files."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        found = [path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()]
        return sorted(p for p in found if not any(part in SKIPPED or part.startswith(".venv") for part in p.parts))
    return sorted(Path(name) for name in set(listing.split("\0")) if name and (ROOT / name).is_file())


def is_lock(path: Path) -> bool:
    name = path.name
    return name in FORBIDDEN or name.endswith((".lock", ".lock.txt")) or name in ("package-lock.json", ".npmrc")


def faults_of(path: Path) -> list[str]:
    if path.name in FORBIDDEN:
        return [f"{path} records registry addresses by nature: do not commit it"]
    mark = '"resolved"' if path.name == "package-lock.json" else ":" + "//"
    remedy = (
        "set omit-lockfile-registry-resolved=true in .npmrc and write it again"
        if path.name == "package-lock.json"
        else "write it again with `make lock`"
    )
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    hits = [number for number, line in enumerate(lines, 1) if mark in line]
    return [f"{path}:{hits[0]} has {mark} ({len(hits)} lines): {remedy}"] if hits else []


if __name__ == "__main__":
    sys.exit(main())
