"""One board from start to end."""

from pathlib import Path

from tools.maps.atlas import Atlas
from tools.maps.cells import cut, flood
from tools.maps.geography import Geography
from tools.maps.growth import grow, grow_waters
from tools.maps.output import Drawing, write
from tools.maps.paint import paint, save
from tools.maps.preview import preview
from tools.maps.projection import projection_of
from tools.maps.topology import Topology
from tools.maps.tuning import Tuning, TuningError


def build(key: str, atlas: Atlas, out: Path, preview_folder: Path | None, paint_it: bool) -> None:
    """Draw a board and write its files."""
    tuning = Tuning(key)
    projection = projection_of(tuning)
    geography = Geography(tuning, projection, atlas.seen_through(tuning.window))
    faces = cut(grow(tuning, projection, geography), len(tuning.provinces), geography, projection.wrap)
    if tuning.waters:
        waters = grow_waters(tuning, projection, geography)
        faces = flood(faces, waters, len(tuning.waters), geography, projection.wrap)
    lost = [zone.key for zone, parts in zip(tuning.provinces + tuning.waters, faces) if not parts]
    if lost:
        raise TuningError(f"{key}.toml leaves no room for {', '.join(lost)}")
    topology = Topology(faces, projection.width if projection.wrap else 0)
    drawing = Drawing(tuning, projection, geography, topology)
    contents = drawing.as_dict()
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{key}.json").write_text(write(contents), encoding="utf-8")
    picture = out / f"{key}.webp"
    if paint_it:
        land = drawing.shapes[: len(tuning.provinces)]
        save(paint(tuning, projection, geography, land, drawing.taken, drawing.marks()), picture)
    if preview_folder:
        preview_folder.mkdir(parents=True, exist_ok=True)
        preview(tuning, contents, picture, preview_folder / f"{key}-preview.png")
    print(f"{key}: {projection.width} x {projection.height}, {len(topology.arcs)} arcs, {len(contents['links'])} links")
