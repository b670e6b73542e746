/** The drawn world of Civilization CHR, as tools/make_maps.py writes it (docs/maps.md): geometry in units of `width`. */

export type Point = [x: number, y: number];

/** What territories and sea zones share. A zone that crosses the edge of the board has a piece at both edges. */
export interface Zone {
  path: string; // SVG path of the whole zone, all its islands, to be filled
  outline: string; // the same without the edges of the board, to be stroked
  label: Point; // middle of the name
  labelSize: number;
  labelAngle: number; // degrees clockwise
  size: number; // how large pieces may be drawn here: 1 full, less where it is crowded
}

export interface Territory extends Zone {
  settlement: Point;
  armies: Point[]; // places of stacks of armies, the best first
  explorers: Point[]; // places of explorers, the best first
  token: Point; // resource or encounter
  road: Point; // marker of road or railway
  volcano?: Point; // where the picture shows one
}

export interface Water extends Zone {
  fleets: Point[]; // places of fleets, the best first
}

/** `province` within a continent, `nation` where continents meet, `coast`, `sea` between two sea zones, `closed`: no way. */
export interface Border {
  a: string;
  b: string;
  path: string;
  kind: 'province' | 'nation' | 'coast' | 'sea' | 'closed';
}

/** An adjacency that no border shows: a bow over land or from a coast, a lane over water. */
export interface Link {
  a: string;
  b: string;
  path: string;
  kind: 'land' | 'coast' | 'sea';
}

/** A fold of the board: the line between two climate bands, `north` and `south` of it. */
export interface Fold {
  lat: number;
  path: string;
  north: string;
  south: string;
}

export interface MapDoc {
  key: string;
  width: number; // the board goes on from its right edge to its left one: draw it again at x ± width
  height: number;
  wrap: true;
  image: string;
  frame: { lon: Point; lat: Point };
  provinces: Record<string, Territory>;
  waters: Record<string, Water>;
  borders: Border[];
  links: Link[];
  folds: Fold[];
  seas: { en: string; it: string; x: number; y: number; size: number; angle: number }[]; // waters outside the game
}
