"""Draw the boards: `python -m tools.make_maps [west east italy medioevo civilization]`; docs/maps.md tells how."""

import argparse
import sys
from pathlib import Path

from tools.check_maps import MAPS, drawn_folder
from tools.maps.atlas import Atlas, AtlasMissing, cache_folder
from tools.maps.build import build
from tools.maps.tuning import TuningError


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("maps", nargs="*", default=MAPS, help="which boards; all if none is named")
    parser.add_argument("--atlas", type=Path, default=cache_folder(), help="folder of the downloaded npm packages")
    parser.add_argument(
        "--out", type=Path, help="folder for the JSON files and pictures; that of each game if not said"
    )
    parser.add_argument("--preview", type=Path, help="also write <map>-preview.png with all layers into this folder")
    parser.add_argument("--lines-only", action="store_true", help="leave the painted background as it is")
    options = parser.parse_args()
    try:
        atlas = Atlas(options.atlas)
        for key in options.maps:
            build(key, atlas, options.out or drawn_folder(key), options.preview, paint_it=not options.lines_only)
    except (AtlasMissing, TuningError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
