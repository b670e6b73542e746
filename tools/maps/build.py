"""One board from start to end."""

from pathlib import Path

from tools.maps.atlas import Atlas
from tools.maps.cells import cut
from tools.maps.geography import Geography
from tools.maps.growth import grow
from tools.maps.output import Drawing, write
from tools.maps.paint import paint, save
from tools.maps.preview import preview
from tools.maps.projection import Projection
from tools.maps.topology import Topology
from tools.maps.tuning import Tuning


def build(key: str, atlas: Atlas, out: Path, preview_folder: Path | None, paint_it: bool) -> None:
    """Draw a board and write its files."""
    tuning = Tuning(key)
    projection = Projection(tuning)
    geography = Geography(tuning, projection, atlas)
    labels = grow(tuning, projection, geography)
    topology = Topology(cut(labels, len(tuning.provinces), geography))
    drawing = Drawing(tuning, projection, geography, topology)
    contents = drawing.as_dict()
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{key}.json").write_text(write(contents), encoding="utf-8")
    picture = out / f"{key}.webp"
    if paint_it:
        save(paint(tuning, projection, geography, drawing.shapes), picture)
    if preview_folder:
        preview_folder.mkdir(parents=True, exist_ok=True)
        preview(tuning, contents, picture, preview_folder / f"{key}-preview.png")
    print(f"{key}: {projection.width} x {projection.height}, {len(topology.arcs)} arcs, {len(contents['links'])} links")
