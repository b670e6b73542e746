/** Where technologies lie in the tree: columns by what must be known first, eras one after another, few crossing lines. */
import type { Point } from '$lib/map/point';
import type { SheetTechnology } from '../types';

export const NODE: Point = [196, 78];
const GAP: Point = [62, 22];
const BETWEEN = 44; // more room between eras
export const HEAD = 46; // above the first row
const SWEEPS = 12;

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
  const lines = technologies.flatMap(({ prerequisites }, to) => prerequisites.map((from) => ({ from, to, path: curve(nodes[from]!.at, nodes[to]!.at) })));
  const eras = [...new Set(technologies.map(({ era }) => era))].sort().map((era) => {
    const own = nodes.filter(({ technology }) => technologies[technology]!.era === era).map(({ at }) => at[0]);
    return { era, left: Math.min(...own) - GAP[0] / 2, right: Math.max(...own) + NODE[0] + GAP[0] / 2 };
  });
  return { nodes, lines, eras, size: [lefts.at(-1)! + NODE[0] + GAP[0], HEAD + most * (NODE[1] + GAP[1])] };
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

function curve([x, y]: Point, [tx, ty]: Point): string {
  const [from, to] = [x + NODE[0], ty + NODE[1] / 2];
  const start = y + NODE[1] / 2;
  const bend = Math.max(30, Math.min(110, (tx - from) / 2));
  return `M${from} ${start}C${from + bend} ${start} ${tx - bend} ${to} ${tx} ${to}`;
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
