/** The drawn map: its file holds arcs that neighbours share, from which the outlines are put together once. */
import type { Border, MapDoc, Territory, Water } from './types';

interface Arcs {
  rings: number[][]; // a negative number is the complement of an arc walked backwards
}

/** The file as it lies on the disk. */
export interface MapFile extends Omit<MapDoc, 'provinces' | 'waters' | 'borders'> {
  arcs: number[][]; // x, y, x, y, …
  seam: number[]; // arcs on the left and right edges of the board, where zones go on at the other side
  provinces: Record<string, Omit<Territory, 'path' | 'outline'> & Arcs>;
  waters: Record<string, Omit<Water, 'path' | 'outline'> & Arcs>;
  borders: (Omit<Border, 'path'> & { arcs: number[] })[];
}

export interface LoadedMap {
  doc: MapDoc;
  picture: string;
}

let loaded: Promise<LoadedMap> | null = null;

export function loadMap(): Promise<LoadedMap> {
  loaded ??= fetchMap().catch((fault: unknown) => {
    loaded = null;
    throw fault;
  });
  return loaded;
}

async function fetchMap(): Promise<LoadedMap> {
  const [file, picture] = await Promise.all([import('./civilization.json'), import('./civilization.webp?url')]);
  return { doc: withPaths(file.default as unknown as MapFile), picture: picture.default };
}

/** The map with the SVG path of every zone and border. */
export function withPaths({ arcs, seam, ...file }: MapFile): MapDoc {
  const line = (points: number[]): string => {
    let text = '';
    for (let at = 0; at < points.length; at += 2) text += `${at ? 'L' : ''}${points[at]} ${points[at + 1]}`;
    return text;
  };
  const onward = arcs.map(line);
  const back: string[] = [];
  const walk = (number: number): string => {
    if (number >= 0) return onward[number]!;
    return (back[~number] ??= onward[~number]!.split('L').reverse().join('L'));
  };
  const edge = new Set(seam);
  const path = (rings: number[][]): string => rings.map((ring) => `M${ring.map(walk).join('L')}Z`).join('');
  const inner = (ring: number[]): string =>
    ring.filter((number) => !edge.has(number >= 0 ? number : ~number)).map((number) => `M${walk(number)}`).join('');
  const outline = (rings: number[][]): string =>
    rings.map((ring) => (ring.some((number) => edge.has(number >= 0 ? number : ~number)) ? inner(ring) : path([ring]))).join('');
  const zones = <Z extends Arcs>(rows: Record<string, Z>): Record<string, Omit<Z, 'rings'> & { path: string; outline: string }> =>
    Object.fromEntries(Object.entries(rows).map(([key, { rings, ...row }]) => [key, { ...row, path: path(rings), outline: outline(rings) }]));
  return {
    ...file,
    provinces: zones(file.provinces),
    waters: zones(file.waters),
    borders: file.borders.map(({ arcs: numbers, ...border }) => ({ ...border, path: numbers.map((number) => `M${walk(number)}`).join('') })),
  };
}
