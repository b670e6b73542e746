"""Shapes to rasters."""

from typing import Any

import numpy as np
import shapely
from PIL import Image, ImageDraw
from shapely.geometry.base import BaseGeometry


def fill(shapes: list[BaseGeometry], width: int, height: int, step: float) -> Any:
    """Which cells of a raster lie within the polygons."""
    image = Image.new("1", (int(np.ceil(width / step)), int(np.ceil(height / step))))
    draw = ImageDraw.Draw(image)
    for shape in shapes:
        for part in shapely.get_parts(shape):
            if part.geom_type == "Polygon":
                draw.polygon(_scaled(part.exterior, step), fill=1)
                for hole in part.interiors:
                    draw.polygon(_scaled(hole, step), fill=0)
    return np.array(image, dtype=bool)


def stroke(lines: list[Any], width: int, height: int, step: float, thick: int = 1) -> Any:
    """Which cells of a raster lie on the lines."""
    image = Image.new("1", (int(np.ceil(width / step)), int(np.ceil(height / step))))
    draw = ImageDraw.Draw(image)
    for line in lines:
        draw.line([(x / step - 0.5, y / step - 0.5) for x, y in line], fill=1, width=thick)
    return np.array(image, dtype=bool)


def _scaled(ring: Any, step: float) -> list[tuple[float, float]]:
    return [(x / step - 0.5, y / step - 0.5) for x, y in ring.coords]


def lines_of(shape: BaseGeometry) -> list[Any]:
    """The coordinates of every line in a geometry."""
    return [list(part.coords) for part in shapely.get_parts(shape) if part.geom_type == "LineString"]
