"""All layers together, as the page shows them: for looking at a map while tuning it."""

import base64
import io
import itertools
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image
from tools.maps.tuning import Tuning

COLOURS = ("#b5483a", "#3f6ea8", "#4f8a4b", "#c39a2b", "#7d5a9c", "#c4703a", "#3f8f8c", "#7c7f86")
FREE = "#d9c9a0"
INK = "#2c1d0d"
THINGS = ("#efe6cf", "#b5483a", "#c39a2b", "#8a8378", "#3f6ea8")  # slots in the order of the map file
FONT = 'font-family="EB Garamond, DejaVu Serif Condensed, DejaVu Serif"'


def preview(tuning: Tuning, drawing: dict[str, Any], picture: Path, file: Path) -> None:
    """Write a PNG of the board."""
    svg = board(tuning, with_paths(drawing), picture)
    file.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


def with_paths(drawing: dict[str, Any]) -> dict[str, Any]:
    """The drawing with the path of each zone and border, if it holds only their arcs."""
    arcs = [[(x, y) for x, y in zip(arc[0::2], arc[1::2])] for arc in drawing["arcs"]]

    def walk(ring: list[int]) -> str:
        points = [point for number in ring for point in (arcs[number] if number >= 0 else arcs[~number][::-1])]
        return "M" + "L".join(f"{x} {y}" for x, y in points)

    full = dict(drawing)
    for name in ("provinces", "waters"):
        zones = drawing.get(name, {})
        full[name] = {
            key: {"path": "".join(walk(ring) + "Z" for ring in row["rings"])} | row for key, row in zones.items()
        }
    full["borders"] = [{"path": "".join(walk([arc]) for arc in row["arcs"])} | row for row in drawing["borders"]]
    return full


def board(tuning: Tuning, drawing: dict[str, Any], picture: Path) -> str:
    """The board as one SVG."""
    size = f'width="{drawing["width"]}" height="{drawing["height"]}"'
    body = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
    if picture.is_file():
        body.append(f'<image href="{_embedded(picture, drawing)}" {size}/>')
    nations = sorted({nation for province in tuning.provinces for nation in province.nations})
    body += _fills(tuning, drawing, dict(zip(nations, COLOURS)))
    body += _lines(drawing)
    body += _writing(tuning, drawing)
    return "".join(body) + "</svg>"


def _fills(tuning: Tuning, drawing: dict[str, Any], colours: dict[str, str]) -> list[str]:
    """Nations in their colours; a contested province is striped in both."""
    body = []
    for province in tuning.provinces:
        fill = colours[province.nations[0]] if province.nations else FREE
        path = drawing["provinces"][province.key]["path"]
        if len(province.nations) == 2:
            name = "-".join(province.nations)
            turned = 'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'
            body.append(
                f'<pattern id="{name}" width="22" height="22" {turned}><rect width="11" height="22" fill="{fill}"/>'
                f'<rect x="11" width="11" height="22" fill="{colours[province.nations[1]]}"/></pattern>'
            )
            fill = f"url(#{name})"
        body.append(f'<path d="{path}" fill="{fill}" fill-opacity=".38"/>')
    return body


def _lines(drawing: dict[str, Any]) -> list[str]:
    styles = {
        "province": 'stroke-width="1.3" stroke-dasharray="6 3"',
        "nation": 'stroke-width="2.4"',
        "closed": 'stroke-width="6"',
        "coast": 'stroke-width=".8"',
        "sea": 'stroke-width="2.6" stroke-dasharray=".1 7" stroke-linecap="round"',
    }
    body = []
    for border in drawing["borders"]:
        line = f'<path d="{border["path"]}" fill="none" stroke-linejoin="round"'
        if border.get("river"):
            body.append(f'{line} stroke="#4f87a0" stroke-width="6"/>')
        body.append(f'{line} stroke="#4a2f14" {styles[border["kind"]]}/>')
    for fold in drawing.get("folds", []):
        dash = 'stroke-width="2" stroke-dasharray="26 8 4 8"'
        body.append(f'<path d="{fold["path"]}" fill="none" stroke="#8a2f1c" {dash}/>')
    for link in drawing["links"]:
        dash = 'stroke-dasharray="9 6"' if link["kind"] == "sea" else ""
        body.append(f'<path d="{link["path"]}" fill="none" stroke="#f4ead0" stroke-width="4.6" opacity=".75"/>')
        body.append(f'<path d="{link["path"]}" fill="none" stroke="#6b2a1c" stroke-width="2.4" {dash}/>')
    return body


def _writing(tuning: Tuning, drawing: dict[str, Any]) -> list[str]:
    body = []
    for sea in drawing["seas"]:
        x, y = sea["x"], sea["y"]
        place = f'x="{x}" y="{y}" transform="rotate({sea["angle"]} {x} {y})" font-size="{sea["size"]}"'
        style = f'{FONT} text-anchor="middle" font-style="italic" letter-spacing="4" fill="#2f545d"'
        body.append(f"<text {place} {style}>{sea['en']}</text>")
    for province in tuning.provinces + tuning.waters:
        row = drawing["provinces"].get(province.key) or drawing["waters"][province.key]
        body += _slots(tuning, row) if tuning.slots else _army(row)
        (x, y), size = row["label"], row["labelSize"]
        place = f'x="{x}" y="{y + size * 0.32:.1f}" transform="rotate({row["labelAngle"]} {x} {y})" font-size="{size}"'
        for style in ('fill="none" stroke="#f7efd9" stroke-width="3.4" stroke-linejoin="round"', f'fill="{INK}"'):
            body.append(f'<text {place} {FONT} text-anchor="middle" {style}>{province.name}</text>')
    return body


def _army(row: dict[str, Any]) -> list[str]:
    """The places of armies and fortress."""
    (sx, sy), (fx, fy), radius = row["spot"], row["fortress"], min(row["radius"], 34)
    return [
        f'<circle cx="{sx}" cy="{sy}" r="{radius}" fill="none" stroke="{INK}" opacity=".3"/>',
        f'<circle cx="{sx}" cy="{sy}" r="12" fill="#efe6cf" stroke="{INK}" stroke-width="1.5"/>',
        f'<rect x="{fx - 8}" y="{fy - 8}" width="16" height="16" fill="#8a8378" stroke="{INK}"/>',
    ]


def _slots(tuning: Tuning, row: dict[str, Any]) -> list[str]:
    """The places of everything that the map file names."""
    body = []
    for slot, fill in zip(tuning.slots, itertools.cycle(THINGS)):
        spots = row.get(slot.name, [])
        for x, y in spots if slot.places else [spots] if spots else []:
            radius = slot.radius * row["size"] - 2
            body.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" fill-opacity=".6" stroke="{INK}"/>')
    return body


def _embedded(picture: Path, drawing: dict[str, Any]) -> str:
    png = io.BytesIO()
    Image.open(picture).convert("RGB").resize((drawing["width"], drawing["height"])).save(png, "PNG")
    return "data:image/png;base64," + base64.b64encode(png.getvalue()).decode()
