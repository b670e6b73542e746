"""The painted background: sea with depth and water lines, parchment, hills, a shade along the nations' borders."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter
from shapely.geometry.base import BaseGeometry
from tools.maps.geography import Geography, repeated
from tools.maps.noise import grid, noise, ridge_field
from tools.maps.ornament import ink, ink_over_land, mask, signs
from tools.maps.places import STEP
from tools.maps.projection import Projection
from tools.maps.raster import fill
from tools.maps.tuning import Spot, Tuning

ZOOM = 1.5  # pixels of the picture for one of the board, unless it is large
WIDEST = 2400  # pixels of the picture
MOST_BYTES = 390_000
OVERLAP = 160  # pixels painted beyond both sides of a board whose sides are joined
SHALLOW, MIDDLE, DEEP = (205, 221, 211), (158, 190, 190), (112, 152, 161)
WATER_LINE = (66, 106, 116)
PARCHMENT, MUTED = (240, 228, 199), (214, 205, 182)
TINTS = {
    "forest": (190, 202, 152),
    "desert": (243, 216, 158),
    "hills": (222, 208, 164),
    "mountains": (214, 196, 168),
    "jungle": (168, 194, 138),
    "steppe": (224, 218, 160),
    "tundra": (214, 220, 208),
    "ice": (238, 240, 236),
}
BLEND = 9.0  # pixels over which one terrain becomes another
SHADE = (112, 74, 34)
RINGS = ((3.5, 0.55), (8.0, 0.42), (13.5, 0.32), (20.0, 0.23), (27.5, 0.16), (36.0, 0.1), (45.5, 0.06))


def paint(
    tuning: Tuning,
    projection: Projection,
    geography: Geography,
    shapes: list[BaseGeometry],
    taken: Any,
    marks: list[tuple[str, Spot, float]],
) -> Image.Image:
    """All layers, from the bottom of the sea to the frame; signs of terrain keep away from what is taken."""
    if projection.wrap:
        wide = [repeated(shape, projection.width, OVERLAP) for shape in shapes]
        cells = round(OVERLAP / STEP)
        taken = np.pad(taken, ((0, 0), (cells, cells)), mode="wrap")
        picture = _layers(tuning, projection.widened(OVERLAP), geography.widened(OVERLAP), wide, taken)
        picture = _joined(picture, round(OVERLAP * _zoom(projection)))
    else:
        picture = _layers(tuning, projection, geography, shapes, taken)
    picture = _ink(picture, ink(tuning, projection, marks, _zoom(projection)))
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))


def _joined(picture: Any, overlap: int) -> Any:
    """The board without its margins; its last part fades into what the left margin shows, so that the sides join."""
    board = picture[:, overlap:-overlap].copy()
    fade = (np.arange(overlap, dtype=np.float32) + 0.5)[None, :, None] / overlap
    board[:, -overlap:] = _mix(board[:, -overlap:], picture[:, :overlap], fade)
    return board


def _layers(
    tuning: Tuning, projection: Projection, geography: Geography, shapes: list[BaseGeometry], taken: Any
) -> Any:
    """Everything under the frame."""
    zoom = _zoom(projection)
    size = (projection.width, projection.height, 1 / zoom)
    x, y = (values.astype(np.float32) for values in grid(*size))
    land = fill([geography.land], *size)
    cover = mask([geography.land], projection, zoom)
    playable = mask([shapely.union_all(shapes)], projection, zoom)
    picture = _sea(x, y, land, zoom)
    picture = _mix(picture, _ground(x, y, playable, shapes, tuning, projection), cover[..., None])
    picture = _ink(picture, ink_over_land(tuning, projection, geography, zoom))
    if any(province.ground for province in tuning.provinces):
        picture = _ink(picture, signs(tuning, projection, shapes, taken, zoom))
    return _paper(picture, x, y, projection)


def save(picture: Image.Image, file: Path) -> None:
    """Write the picture in the best quality that stays within the limit."""
    for quality in range(88, 30, -4):
        picture.save(file, quality=quality, method=4)
        if file.stat().st_size <= MOST_BYTES:
            return


def _zoom(projection: Projection) -> float:
    return min(ZOOM, WIDEST / (projection.width - 2 * projection.margin))


def _sea(x: Any, y: Any, land: Any, zoom: float) -> Any:
    away = (distance_transform_edt(~land) / zoom).astype(np.float32)
    depth = 1 - np.exp(-away / 95) + 0.1 * noise(x, y, 260, 11, 3)
    low = np.clip(depth * 2.2, 0, 1)[..., None]
    high = np.clip(depth * 1.5 - 0.5, 0, 1)[..., None]
    shallow, middle, deep = (np.array(colour, np.float32) for colour in (SHALLOW, MIDDLE, DEEP))
    water = _mix(_mix(shallow, middle, low), deep, high)
    lines = np.zeros_like(away)
    wobble = away + 0.8 * noise(x, y, 30, 12, 2)
    for radius, strength in RINGS:
        lines = np.maximum(lines, strength * np.exp(-(((wobble - radius) / 0.75) ** 2)))
    return _mix(water, np.array(WATER_LINE, np.float32), np.where(land, 0, lines)[..., None])


def _ground(x: Any, y: Any, playable: Any, shapes: list[BaseGeometry], tuning: Tuning, projection: Projection) -> Any:
    muted = np.array(MUTED, np.float32) * (1 + 0.03 * noise(x, y, 180, 21, 3))[..., None]
    bright = np.array(PARCHMENT, np.float32) * (1 + 0.025 * noise(x, y, 150, 22, 4))[..., None]
    ground = _mix(muted, bright, playable[..., None])
    for terrain, tint in TINTS.items():
        parts = [shape for province, shape in zip(tuning.provinces, shapes) if province.ground == terrain]
        if parts:
            where = gaussian_filter(mask(parts, projection, _zoom(projection)), BLEND)
            ground = _mix(ground, np.array(tint, np.float32), 0.5 * where[..., None])
    ground = ground * _hills(x, y, tuning, projection)[..., None]
    return _mix(ground, np.array(SHADE, np.float32), _bands(shapes, tuning, projection)[..., None])


def _hills(x: Any, y: Any, tuning: Tuning, projection: Projection) -> Any:
    """Light from the north-west on ridged noise, strong in the mountains, hardly there in the plains."""
    ridges = [(projection.line(ridge["line"]), ridge["width"], ridge["height"]) for ridge in tuning.ridges]
    high = ridge_field(x + 14 * noise(x, y, 60, 31), y + 14 * noise(x, y, 60, 32), ridges)
    folds = 1 - 2 * np.abs(noise(x, y, 34, 33, 4))
    height = gaussian_filter((high * (0.35 + folds) + 0.1 * folds).astype(np.float32), 1.2)
    down, right = np.gradient(height)
    light = np.clip(-(right + down) * 2.6, -0.3, 0.22)
    return 1 + light - 0.05 * np.clip(high, 0, 1)


def _bands(shapes: list[BaseGeometry], tuning: Tuning, projection: Projection) -> Any:
    """A soft dark band inside the border of each nation and of each contested province."""
    zoom = _zoom(projection)
    size = (projection.width, projection.height, 1 / zoom)
    nations: dict[tuple[str, ...], list[BaseGeometry]] = defaultdict(list)
    for province, shape in zip(tuning.provinces, shapes):
        nations[province.nations].append(shape)
    band: Any = 0.0
    for parts in nations.values():
        inside = fill([shapely.buffer(shapely.union_all(parts), 0.2)], *size)
        deep = distance_transform_edt(inside) / zoom
        band = np.maximum(band, np.where(inside, 0.3 * np.exp(-deep / 7) + 0.1 * np.exp(-deep / 20), 0))
    return gaussian_filter(band.astype(np.float32), 0.8)


def _paper(picture: Any, x: Any, y: Any, projection: Projection) -> Any:
    """Stains, fibres, and corners darkened by age."""
    stains = 0.028 * noise(x, y, 420, 41, 4) + 0.012 * noise(x, y * 0.35, 22, 42, 2)
    u = (x / projection.width - 0.5) * 2
    v = (y / projection.height - 0.5) * 2
    if projection.wrap:
        u = np.zeros_like(u)
    corners = np.clip((u**4 + v**4) - 0.35, 0, None) * 0.1
    tint = np.array((1.0, 0.97, 0.9), np.float32)
    return picture * (1 + stains)[..., None] * (1 - corners[..., None] * (2 - tint))


def _ink(picture: Any, layer: Any) -> Any:
    return _mix(picture, layer[..., :3], layer[..., 3:] / 255)


def _mix(a: Any, b: Any, share: Any) -> Any:
    return a * (1 - share) + b * share
