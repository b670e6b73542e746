/** Where technologies lie in the tree: columns by what must be known first, eras one after another, few crossing lines. */
import type { Point } from '$lib/map/point';
import { spread } from '$lib/spread';
import type { SheetTechnology } from '../types';

export const NODE: Point = [196, 78];
const GAP: Point = [62, 22];
const BETWEEN = 44; // more room between eras
export const HEAD = 46; // above the first row
const SWEEPS = 12;
const LANE = 7; // between lines that pass through the same gap
const CLEAR = 4; // between a line and a technology it passes

export interface Node {
  technology: number;
  column: number;
  at: Point; // upper left corner
}

export interface Line {
  from: number;
  to: number;
  path: string;
}

export interface Tree {
  nodes: Node[]; // by technology
  lines: Line[];
  eras: { era: number; left: number; right: number }[];
  size: Point;
}

export function treeOf(technologies: Pick<SheetTechnology, 'era' | 'prerequisites'>[]): Tree {
  const columns = columnsOf(technologies);
  const rows = rowsOf(technologies, columns);
  const wide = Math.max(...columns) + 1;
  const eraOf = (column: number): number => technologies[columns.indexOf(column)]!.era;
  const lefts: number[] = [];
  for (let column = 0; column < wide; column++) {
    const before = column ? lefts[column - 1]! + NODE[0] + GAP[0] : GAP[0];
    lefts.push(before + (column && eraOf(column) !== eraOf(column - 1) ? BETWEEN : 0));
  }
  const most = Math.max(...columns.map((column) => columns.filter((other) => other === column).length));
  const nodes = technologies.map((_, technology): Node => {
    const column = columns[technology]!;
    const count = columns.filter((other) => other === column).length;
    const top = HEAD + ((most - count) / 2) * (NODE[1] + GAP[1]);
    return { technology, column, at: [lefts[column]!, top + rows[technology]! * (NODE[1] + GAP[1])] };
  });
  const size: Point = [lefts.at(-1)! + NODE[0] + GAP[0], HEAD + most * (NODE[1] + GAP[1])];
  const pairs = technologies.flatMap(({ prerequisites }, to) => prerequisites.map((from) => ({ from: nodes[from]!, to: nodes[to]! })));
  const lines = routesOf(pairs, nodes, lefts, size[1]).map(({ from, to, passes }) => ({ from: from.technology, to: to.technology, path: pathOf(from.at, passes, to.at) }));
  const eras = [...new Set(technologies.map(({ era }) => era))].sort().map((era) => {
    const own = nodes.filter(({ technology }) => technologies[technology]!.era === era).map(({ at }) => at[0]);
    return { era, left: Math.min(...own) - GAP[0] / 2, right: Math.max(...own) + NODE[0] + GAP[0] / 2 };
  });
  return { nodes, lines, eras, size };
}

/** One step behind the last prerequisite, and behind the whole era before. */
export function columnsOf(technologies: Pick<SheetTechnology, 'era' | 'prerequisites'>[]): number[] {
  const columns = technologies.map(() => -1);
  let first = 0;
  for (const era of [...new Set(technologies.map((one) => one.era))].sort()) {
    const place = (technology: number): number => {
      if (columns[technology]! < 0) columns[technology] = Math.max(first, ...technologies[technology]!.prerequisites.map((one) => (technologies[one]!.era === era ? place(one) + 1 : 0)));
      return columns[technology]!;
    };
    technologies.forEach((one, technology) => one.era === era && place(technology));
    first = Math.max(...columns) + 1;
  }
  return columns;
}

/** Rows within each column: by the middle of what it hangs on and what hangs on it, swept back and forth. */
function rowsOf(technologies: Pick<SheetTechnology, 'prerequisites'>[], columns: number[]): number[] {
  const wide = Math.max(...columns) + 1;
  const members = Array.from({ length: wide }, (_, column) => columns.flatMap((one, technology) => (one === column ? [technology] : [])));
  const rows = technologies.map((_, technology) => members[columns[technology]!]!.indexOf(technology) - members[columns[technology]!]!.length / 2);
  const next = technologies.map((_, technology) => technologies.flatMap(({ prerequisites }, other) => (prerequisites.includes(technology) ? [other] : [])));
  const middle = (some: number[], own: number): number => (some.length ? some.reduce((total, one) => total + rows[one]!, 0) / some.length : own);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const onward = sweep % 2 === 0;
    for (const column of onward ? members : [...members].reverse()) {
      const wish = new Map(column.map((technology) => [technology, middle(onward ? technologies[technology]!.prerequisites : next[technology]!, rows[technology]!)]));
      column.sort((a, b) => wish.get(a)! - wish.get(b)!);
      column.forEach((technology, row) => (rows[technology] = row - column.length / 2));
    }
  }
  return technologies.map((_, technology) => members[columns[technology]!]!.indexOf(technology));
}

interface Route {
  from: Node;
  to: Node;
  passes: Point[]; // where it enters each column between, in a gap of that column
}

/** Lines over several columns pass between the technologies there, each gap shared by lanes. */
function routesOf(pairs: { from: Node; to: Node }[], nodes: Node[], lefts: number[], height: number): Route[] {
  const columns = lefts.map((_, column) => nodes.filter((node) => node.column === column).map(({ at }) => at[1]).sort((a, b) => a - b));
  const routes: Route[] = pairs.map((pair) => ({ ...pair, passes: [] }));
  for (let column = 1; column < lefts.length - 1; column++) {
    const gaps = gapsOf(columns[column]!, height);
    const wishes = routes.flatMap((route) => {
      if (route.from.column >= column || route.to.column <= column) return [];
      const wish = straight(route, lefts[column]! + NODE[0] / 2);
      return [{ route, wish, gap: gaps.reduce((best, gap) => (away(gap, wish) < away(best, wish) ? gap : best)) }];
    });
    for (const gap of gaps) {
      const here = wishes.filter((one) => one.gap === gap);
      const lanes = spread(here.map(({ wish }) => wish), LANE, gap[0], gap[1]);
      here.forEach(({ route }, at) => route.passes.push([lefts[column]!, lanes[at]!]));
    }
  }
  return routes;
}

/** What is free above, between and below the technologies of a column. */
const gapsOf = (tops: number[], height: number): Point[] =>
  [HEAD - GAP[1] / 2 - CLEAR, ...tops.map((top) => top + NODE[1])].map((from, at): Point => [from + CLEAR, (tops[at] ?? height) - CLEAR]);

const away = ([low, high]: Point, y: number): number => Math.max(low - y, y - high, 0);

/** How high a line would be if it went straight on to its end. */
function straight({ from, to, passes }: Route, x: number): number {
  const [px, py] = passes.at(-1) ?? [from.at[0], from.at[1] + NODE[1] / 2];
  const [sx, ty] = [px + NODE[0], to.at[1] + NODE[1] / 2];
  return py + ((ty - py) * (x - sx)) / (to.at[0] - sx);
}

function pathOf([x, y]: Point, passes: Point[], [tx, ty]: Point): string {
  let at: Point = [x + NODE[0], y + NODE[1] / 2];
  let path = `M${at[0]} ${at[1]}`;
  for (const [left, height] of passes) {
    path += `${curve(at, [left, height])}H${left + NODE[0]}`;
    at = [left + NODE[0], height];
  }
  return path + curve(at, [tx, ty + NODE[1] / 2]);
}

/** Within the room between two columns. */
function curve([x, y]: Point, [tx, ty]: Point): string {
  const bend = (tx - x) / 2;
  return `C${x + bend} ${y} ${tx - bend} ${ty} ${tx} ${ty}`;
}

/** Everything that must be known first, all the way back. */
export function rootsOf(technologies: Pick<SheetTechnology, 'prerequisites'>[], technology: number): Set<number> {
  const found = new Set<number>();
  const walk = (one: number): void => {
    for (const before of technologies[one]?.prerequisites ?? []) {
      if (found.has(before)) continue;
      found.add(before);
      walk(before);
    }
  };
  walk(technology);
  return found;
}
