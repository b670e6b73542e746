"""All layers together, as the page shows them: for looking at a map while tuning it."""

import base64
import io
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image
from tools.maps.tuning import Tuning

COLOURS = ("#b5483a", "#3f6ea8", "#4f8a4b", "#c39a2b", "#7d5a9c", "#c4703a", "#3f8f8c", "#7c7f86")
INK = "#2c1d0d"
FONT = 'font-family="EB Garamond, DejaVu Serif Condensed, DejaVu Serif"'


def preview(tuning: Tuning, drawing: dict[str, Any], picture: Path, file: Path) -> None:
    """Write a PNG of the board."""
    svg = board(tuning, drawing, picture)
    file.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


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
        fill = colours[province.nations[0]]
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
    }
    body = [
        f'<path d="{border["path"]}" fill="none" stroke="#4a2f14" {styles[border["kind"]]} stroke-linejoin="round"/>'
        for border in drawing["borders"]
    ]
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
    for province in tuning.provinces:
        row = drawing["provinces"][province.key]
        (x, y), (sx, sy), (fx, fy) = row["label"], row["spot"], row["fortress"]
        radius = min(row["radius"], 34)
        body.append(f'<circle cx="{sx}" cy="{sy}" r="{radius}" fill="none" stroke="{INK}" opacity=".3"/>')
        body.append(f'<circle cx="{sx}" cy="{sy}" r="12" fill="#efe6cf" stroke="{INK}" stroke-width="1.5"/>')
        body.append(f'<rect x="{fx - 8}" y="{fy - 8}" width="16" height="16" fill="#8a8378" stroke="{INK}"/>')
        size = row["labelSize"]
        place = f'x="{x}" y="{y + size * 0.32:.1f}" transform="rotate({row["labelAngle"]} {x} {y})" font-size="{size}"'
        for style in ('fill="none" stroke="#f7efd9" stroke-width="3.4" stroke-linejoin="round"', f'fill="{INK}"'):
            body.append(f'<text {place} {FONT} text-anchor="middle" {style}>{province.name}</text>')
    return body


def _embedded(picture: Path, drawing: dict[str, Any]) -> str:
    png = io.BytesIO()
    Image.open(picture).convert("RGB").resize((drawing["width"], drawing["height"])).save(png, "PNG")
    return "data:image/png;base64," + base64.b64encode(png.getvalue()).decode()
