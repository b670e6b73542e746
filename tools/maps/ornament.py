"""What is drawn with lines: coasts, rivers, rhumb lines, the compass rose and the frame."""

import io
import itertools
import math
from typing import Any

import numpy as np
import resvg_py
import shapely
from PIL import Image
from shapely.geometry.base import BaseGeometry
from tools.maps.geography import Geography
from tools.maps.noise import noise
from tools.maps.projection import Projection
from tools.maps.raster import lines_of
from tools.maps.tuning import Spot, Tuning

INK = "#3b2c1a"
RIVER = "#6b96a3"
PAPER = "#efe4c8"
FLEUR = (
    "M0-124C5-116 7-111 4-105C9-110 16-108 15-101C13-104 8-103 6-98"
    "H-6C-8-103-13-104-15-101C-16-108-9-110-4-105C-7-111-5-116 0-124Z"
)
MESH = 15  # degrees from one meridian to the next
SIGN_ROOM = 11.0  # pixels round a sign of terrain
SIGNS = {  # pixels from one to the next, and the drawing from its middle
    "forest": (30.0, "m0 7v-5m-5 0q-1-4 2-5q0-4 3-4q3 0 3 4q3 1 2 5q-5 2-10 0"),
    "hills": (46.0, "m-11 4q5-9 12 0m-3-3q4-7 10 2"),
    "mountains": (40.0, "m-12 7l9-15l5 8l3-4l8 11m-17-15l-2 9m9-2l-1 5"),
    "desert": (44.0, "m-9 3q4-5 9 0q4-5 9 0m-14-7h.1m8 1h.1m-4-4h.1"),
    "plains": (58.0, "m-4 3l-1-4m4 4v-6m4 6l1-4"),
    "steppe": (52.0, "m-6 3q1-4-1-6m3 6v-7m3 7q-1-4 2-6m3 6l1-4"),
    "jungle": (34.0, "m0 8q1-5 0-9m0 0q-4-5-8-1m8 1q-6-1-6 4m6-4q4-5 8-1m-8 1q6-1 6 4m-6-4q-1-5 2-6"),
    "tundra": (50.0, "m-7 2h5m2-4h5m-3 6h5m-6-4l-1-3m-4 5l-1-3"),
    "ice": (52.0, "m-11 3l6-5l4 3l5-6l7 8m-14-1l2 2m5-5l1 3"),
}
MARKS = {  # what the picture shows in places of their own, 20 pixels wide
    "volcano": (
        '<path d="M-10 8Q-5 4-3-4H3Q5 4 10 8Z" fill="#8a5a3c"/><path d="M-3-4L-1 0L0-3L2 1L3-4Z" fill="#d9692e"/>'
        '<path d="M-1-6q-3-2-1-4q2-2 1-4m2 8q3-1 2-4q-2-2 0-4" fill="none" stroke-width="1"/>'
    ),
}
POINTS = ((50, 7, 22.5, 22.5, 8), (70, 10, 22.5, 45.0, 4), (92, 14, 45.0, 0.0, 4))  # reach, waist, half, first, count


def mask(shapes: list[BaseGeometry], projection: Projection, zoom: float) -> Any:
    """How much of each pixel lies within the shapes, from 0 to 1."""
    body = "".join(f'<path d="{area(shape)}" fill="#fff"/>' for shape in shapes)
    return _render(body, projection, zoom)[..., 3] / 255


def ink_over_land(tuning: Tuning, projection: Projection, geography: Geography, zoom: float) -> Any:
    """Rivers, lakes and the coast; rhumb lines over the sea alone."""
    land = area(geography.land)
    sea = f'<clipPath id="sea"><path clip-rule="evenodd" d="M-99-99H9999V9999H-99Z{land}"/></clipPath>'
    dry = f'<clipPath id="dry"><path d="{land}"/></clipPath>'
    lines = _graticule(tuning, projection) if projection.wrap else _rhumbs(tuning, projection)
    body = [f"<defs>{sea}{dry}</defs>", f'<g clip-path="url(#sea)">{lines}</g>']
    rivers = geography.rivers if tuning.rivers_painted else []
    streams = [line for river in rivers for line in lines_of(river)]
    body.append(f'<g clip-path="url(#dry)" fill="none" stroke="{RIVER}" stroke-width="2" stroke-linejoin="round">')
    body += [f'<path d="{_curve(line)}" opacity=".8"/>' for line in streams]
    body.append("</g>")
    for lake in geography.lakes:
        body.append(f'<path d="{area(lake)}" fill="#a9c6c5" stroke="#557f8a" stroke-width=".9"/>')
    coast = f'<path d="{land}" fill="none" stroke-linejoin="round"'
    body.append(f'{coast} stroke="#6b4a22" stroke-width="5" opacity=".16"/>')
    body.append(f'{coast} stroke="{INK}" stroke-width="1.3"/>')
    return _render("".join(body), projection, zoom)


def ink(tuning: Tuning, projection: Projection, marks: list[tuple[str, Spot, float]], zoom: float) -> Any:
    """Marks in their places, the compass rose and the frame."""
    body = []
    for name, (x, y), size in marks:
        place = f'transform="translate({x:.1f} {y:.1f}) scale({size:.2f})"'
        body.append(f'<g {place} stroke="{INK}" stroke-width="1.2">{MARKS[name]}</g>')
    body.append(_rose(projection.spot(tuning.rose["at"]), tuning.rose["size"]))
    body.append((_rails if projection.wrap else _frame)(projection.width, projection.height))
    return _render("".join(body), projection, zoom)


def signs(tuning: Tuning, projection: Projection, shapes: list[BaseGeometry], taken: Any, zoom: float) -> Any:
    """Small drawings of the terrain, where nothing else stands."""
    body = [f'<g fill="none" stroke="{INK}" stroke-width="1.1" stroke-linecap="round" opacity=".5">']
    for province, shape in zip(tuning.provinces, shapes):
        if province.ground in SIGNS:
            gap, sign = SIGNS[province.ground]
            body += [f'<path d="M{x:.1f} {y:.1f}{sign}"/>' for x, y in _scattered(shape, gap, taken)]
    return _render("".join(body) + "</g>", projection, zoom)


def _scattered(shape: BaseGeometry, gap: float, taken: Any) -> list[Spot]:
    """Points in the shape on a grid that noise disturbs; none near the border, none where something stands."""
    inner = shapely.buffer(shape, -SIGN_ROOM)
    if inner.is_empty:
        return []
    left, top, right, bottom = shapely.bounds(shape)
    x: Any
    y: Any
    x, y = np.meshgrid(np.arange(left // gap, right // gap + 1), np.arange(top // gap, bottom // gap + 1))
    x = ((x + 0.5 * (y % 2)) * gap).ravel()
    y = (y * gap * 0.8).ravel() + (top - top * 0.8)
    shift = [gap * 0.45 * noise(x, y, gap * 0.7, seed, 1) for seed in (51, 52)]
    x, y = x + shift[0], y + shift[1]
    free = shapely.contains_xy(inner, x, y)
    step = 2.0
    for dx, dy in itertools.product((-SIGN_ROOM, 0, SIGN_ROOM), repeat=2):
        row = np.clip(((y + dy) / step).astype(int), 0, taken.shape[0] - 1)
        free &= ~taken[row, np.clip(((x + dx) / step).astype(int), 0, taken.shape[1] - 1)]
    return [(float(a), float(b)) for a, b in zip(x[free], y[free])]


def area(shape: BaseGeometry) -> str:
    """The outline of polygons as an SVG path."""
    parts = [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"]
    rings = [ring for part in parts for ring in (part.exterior, *part.interiors)]
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ring.coords[:-1]) + "Z" for ring in rings)


def _curve(line: list[Spot]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)


def _rhumbs(tuning: Tuning, projection: Projection) -> str:
    x, y = projection.spot(tuning.rose["at"])
    inner = tuning.rose["size"] * 1.02
    lines = []
    for number in range(32):
        turn = math.tau * number / 32
        cos, sin = math.cos(turn), math.sin(turn)
        strength = (0.3, 0.13, 0.2, 0.13)[number % 4]
        lines.append(
            f'<path d="M{x + cos * inner:.1f} {y + sin * inner:.1f}L{x + cos * 3000:.1f} {y + sin * 3000:.1f}" '
            f'stroke="#5b4a33" stroke-width=".8" opacity="{strength}"/>'
        )
    return "".join(lines)


def _graticule(tuning: Tuning, projection: Projection) -> str:
    """Meridians and parallels, of which the equator is stronger; again beyond both sides of the board."""
    (west, east), (south, north) = tuning.lon, tuning.lat
    meridians = range(math.ceil(west / MESH) * MESH, math.ceil(east), MESH)
    lines = [[(float(lon), south + (north - south) * part / 48) for part in range(49)] for lon in meridians]
    lines += [[(west + (east - west) * part / 180, float(lat)) for part in range(181)] for lat in range(-60, 90, MESH)]
    strokes = []
    for line in lines:
        strength = 0.3 if line[0][1] == line[-1][1] == 0 else 0.15
        path = f'<path d="{_curve(projection.line(line))}" fill="none" stroke="#5b4a33" stroke-width=".8"'
        strokes.append(f'{path} opacity="{strength}"/>')
    once = "".join(strokes)
    width = projection.width - 2 * projection.margin
    return "".join(f'<g transform="translate({turn * width} 0)">{once}</g>' for turn in (-1, 0, 1))


def _rose(centre: Spot, size: float) -> str:
    """A star of sixteen points in two tints, with a fleur for the north."""
    x, y = centre
    body = [f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 100:.3f})" stroke="{INK}" stroke-width="1">']
    body.append(f'<circle r="66" fill="none" stroke-width="1.2"/><circle r="61" fill="{PAPER}" fill-opacity=".35"/>')
    body += [f'<path d="M0-61V-66" transform="rotate({step * 5})" stroke-width=".8"/>' for step in range(72)]
    for reach, waist, half, first, count in POINTS:
        tip_x, tip_y = waist * math.sin(math.radians(half)), -waist * math.cos(math.radians(half))
        for number in range(count):
            turn = first + 360 / count * number
            dark = f'<path d="M0 0L{tip_x:.2f} {tip_y:.2f}L0 {-reach}Z" fill="#7d3b2a" stroke-width=".7"/>'
            light = f'<path d="M0 0L{-tip_x:.2f} {tip_y:.2f}L0 {-reach}Z" fill="{PAPER}" stroke-width=".7"/>'
            body.append(f'<g transform="rotate({turn})">{dark}{light}</g>')
    body.append(f'<path d="{FLEUR}" fill="#7d3b2a" stroke-width=".8"/><circle r="5" fill="{PAPER}"/></g>')
    return "".join(body)


def _frame(width: int, height: int) -> str:
    """A chart's frame: parchment band with a scale of alternating bars between fine rules."""
    band = f"M0 0H{width}V{height}H0ZM24 24V{height - 24}H{width - 24}V24Z"
    body = [f'<path d="{band}" fill="{PAPER}" fill-rule="evenodd"/>']
    for inset, stroke in ((2, 3.5), (8, 1), (17, 1), (22.5, 2.4)):
        size = f'width="{width - 2 * inset}" height="{height - 2 * inset}"'
        body.append(f'<rect x="{inset}" y="{inset}" {size} fill="none" stroke="{INK}" stroke-width="{stroke}"/>')
    for length, along_x in ((width, True), (height, False)):
        count = round((length - 34) / 50) // 2 * 2 + 1
        bar = (length - 34) / count
        for number in range(0, count, 2):
            start = 17 + number * bar
            for side in (10.5, (height if along_x else width) - 14.5):
                place = f'x="{start:.1f}" y="{side}" width="{bar:.1f}" height="4"'
                if not along_x:
                    place = f'x="{side}" y="{start:.1f}" width="4" height="{bar:.1f}"'
                body.append(f'<rect {place} fill="{INK}"/>')
    for x in (2, width - 22):
        for y in (2, height - 22):
            body.append(f'<path d="M{x} {y}h20v20h-20Z" fill="#7d3b2a" stroke="{INK}" stroke-width="1.5"/>')
            body.append(f'<path d="M{x + 10} {y + 2}l8 8l-8 8l-8-8Z" fill="{PAPER}"/>')
    return "".join(body)


def _rails(width: int, height: int) -> str:
    """The frame above and below a board whose sides are joined."""
    count = round(width / 100) * 2
    bar = width / count
    bars = "".join(f"M{number * bar:.2f} 10.5h{bar:.2f}v4h{-bar:.2f}Z" for number in range(0, count, 2))
    body = []
    for edge, turn in ((0, 1), (height, -1)):
        body.append(f'<g transform="translate(0 {edge}) scale(1 {turn})" stroke="{INK}">')
        body.append(f'<path d="M0 0H{width}V24H0Z" fill="{PAPER}" stroke="none"/>')
        for inset, stroke in ((2, 3.5), (8, 1), (17, 1), (22.5, 2.4)):
            body.append(f'<path d="M0 {inset}H{width}" stroke-width="{stroke}"/>')
        body.append(f'<path d="{bars}" fill="{INK}" stroke="none"/></g>')
    return "".join(body)


def _render(body: str, projection: Projection, zoom: float) -> Any:
    width, height = round(projection.width * zoom), math.ceil(projection.height * zoom)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width / zoom} {height / zoom}"'
    svg = f'{head} width="{width}" height="{height}">{body}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float32)
