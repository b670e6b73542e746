"""Check that every rule is traced to code and tests, and keep docs/rules-matrix.md up to date."""

import argparse
import sys
from pathlib import Path

from quadriga.ledger import Tree, read_trace, write_matrix


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1], help="the repository")
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--check", action="store_true", help="print all faults; exit code 1 if there is any")
    task.add_argument("--write", action="store_true", help="write docs/rules-matrix.md")
    options = parser.parse_args()

    trace = read_trace(Tree.repository(options.root))
    matrix = options.root / "docs" / "rules-matrix.md"
    text = write_matrix(trace)
    if options.write:
        matrix.parent.mkdir(exist_ok=True)
        matrix.write_text(text, encoding="utf-8")
        return 0
    faults = list(trace.faults)
    if not matrix.is_file() or matrix.read_text(encoding="utf-8") != text:
        faults.append("docs/rules-matrix.md is out of date: run tools/trace_rules.py --write")
    for fault in faults:
        print(fault)
    if faults:
        print(f"faults: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
