/** The drawn map of Medioevo Universale, as tools/make_maps.py writes it (docs/maps.md): geometry in units of `width`. */
import type { Point } from '$lib/map/point';

/** What territories and seas share. */
export interface Zone {
  path: string; // SVG path of the whole zone, all its islands
  label: Point; // middle of the name
  labelSize: number;
  labelAngle: number; // degrees clockwise
  size: number; // how large pieces may be drawn here: 1 full, less where it is crowded
  armies: Point[]; // places of stacks of armies (a sea: of fleets), the best first
  convoys: Point[]; // places of commercial pieces
}

export interface Territory extends Zone {
  terrain: 'plains' | 'hills' | 'mountains' | 'forest' | 'desert';
  settlement: Point; // the inhabited area, or where a village may stand
  buildings: Point; // middle of the row of other buildings
  market: Point; // middle of the cubes of the market
}

export type Water = Zone;

/**
 * `province` within a kingdom, `nation` where kingdoms differ, `coast` between territory and sea, `sea` between two
 * seas (dotted), `closed` where nobody may cross (a wall).
 */
export interface Border {
  a: string;
  b: string;
  path: string;
  kind: 'province' | 'nation' | 'coast' | 'sea' | 'closed';
  river?: true; // drawn as a river
}

/** An adjacency that no border shows: a bow over land, a lane over water, a strait. */
export interface Link {
  a: string;
  b: string;
  path: string;
  kind: 'land' | 'strait' | 'coast' | 'sea';
}

export interface MapDoc {
  key: string;
  width: number;
  height: number;
  image: string;
  frame: { lon: Point; lat: Point };
  provinces: Record<string, Territory>;
  waters: Record<string, Water>;
  borders: Border[];
  links: Link[];
  seas: { en: string; it: string; x: number; y: number; size: number; angle: number }[]; // waters outside the game
}
