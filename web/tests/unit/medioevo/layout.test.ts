import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boxesOf, labelsOf } from '$games/medioevo/labels';
import { crowdedOut, placeStacks, spotsFor } from '$games/medioevo/layout';
import { withPaths, type MapFile } from '$games/medioevo/maps';
import { faceOf, stacksOf } from '$games/medioevo/position';
import type { Sheet, View } from '$games/medioevo/types';
import { deskOf, sample } from './stage';

const doc = withPaths(JSON.parse(readFileSync(join(import.meta.dirname, '../../../src/games/medioevo/maps/medioevo.json'), 'utf8')) as MapFile);
const { welcome, update } = sample('combat');
const sheet = welcome.sheet as unknown as Sheet;
const view = update.seats[0]!.view as unknown as View;
const zones = sheet.zones.map(({ key, sea }) => (sea ? doc.waters[key] : doc.provinces[key])!);

describe('the great map', () => {
  it('draws every zone of the sheet', () => {
    expect(zones).toHaveLength(109);
    for (const [at, zone] of zones.entries()) expect(zone?.path, sheet.zones[at]!.key).toMatch(/^M[\d.-]/);
  });

  it('gives armies and traders places of their own', () => {
    for (const zone of zones) {
      expect(zone.armies.length).toBeGreaterThan(0);
      expect(zone.convoys.length).toBeGreaterThan(0);
    }
  });
});

describe('stacks', () => {
  it('hold all that is on the board, once', () => {
    const stacks = stacksOf(view);
    const count = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);
    expect(count(stacks.flatMap(({ units }) => units))).toBe(count(view.armies.flatMap(({ units }) => units)));
    expect(stacks.flatMap(({ pieces }) => pieces)).toHaveLength(view.pieces.length);
    expect(new Set(stacks.map(({ key }) => key)).size).toBe(stacks.length);
  });

  it('never lie on one another in a zone', () => {
    const stacks = [0, 1, 2, 3].map((owner) => ({ key: `${owner}`, zone: 3, owner, trade: false, units: [1, 0, 0, 0, 0, 0, 0], tired: 0, pieces: [] }));
    for (const scale of [0.27, 0.6, 1.5]) {
      const placed = placeStacks(stacks, zones, scale);
      expect(placed).toHaveLength(4);
      for (const a of placed) for (const b of placed) if (a !== b) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(32 * a.scale);
    }
  });

  it('keep off the names of towns as far as there is room', async () => {
    const desk = await deskOf('combat');
    const town = desk.sheet.zones.findIndex(({ key }: { key: string }) => key === 'costantinopoli');
    const trader = { key: 'x', zone: town, owner: 0, trade: true, units: [0, 0, 0, 0, 0, 0, 0], tired: 0, pieces: [] };
    for (const scale of [0.45, 0.7, 1]) {
      const labels = labelsOf(desk, zones, scale, 'control');
      const names = boxesOf(labels, zones, scale);
      const { at: middle, left, right, top, bottom } = names[labels.findIndex(({ zone }) => zone === town)]!;
      const { at, scale: drawn } = placeStacks([trader], zones, scale, names)[0]!;
      const [x, y, half] = [at[0] - middle[0], at[1] - middle[1], 16 * drawn - 0.01];
      expect(x + half < left || x - half > right || y + half < top || y - half > bottom, `at ${scale}`).toBe(true);
    }
  });

  it('take the drawn places if those are far enough apart', () => {
    expect(spotsFor([[0, 0], [3, 0], [40, 0]], 2, 20)).toEqual([[0, 0], [40, 0]]);
    expect(spotsFor([[0, 0], [3, 0]], 3, 20)).toEqual([[-20, 0], [0, 0], [20, 0]]);
  });

  it('show a captain before all others', () => {
    expect(faceOf([9, 0, 0, 0, 0, 1, 0])).toBe(5);
    expect(faceOf([1, 4, 2, 0, 0, 0, 0])).toBe(1);
  });
});

it('writes no name over a weightier one', () => {
  const town = { text: 'Constantinople', at: [100, 100] as [number, number], size: 20, rank: 2 };
  const land = { text: 'Rhodope', at: [20, 104] as [number, number], size: 20, rank: 1 };
  expect(crowdedOut([land, town, null])).toEqual(new Set([0]));
  expect(crowdedOut([{ ...land, at: [20, 130] }, town])).toEqual(new Set());
  expect(crowdedOut([{ ...land, size: 6 }, { ...town, size: 6 }])).toEqual(new Set());
});
