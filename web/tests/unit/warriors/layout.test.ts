import { describe, expect, it } from 'vitest';
import { counterPixels, labelFactor, placeCounters } from '$games/warriors/layout';
import type { Kind, ProvinceView, Shape, Unit } from '$games/warriors/types';

const SHAPE: Shape = { path: '', label: [0, 0], labelSize: 23, labelAngle: 0, spot: [100, 100], fortress: [140, 60], radius: 60 };

let next = 0;
const unit = (owner: number, kind: Kind, more: Partial<Unit> = {}): Unit => ({
  unit: next++, owner, kind, strength: 1, hit_points: 1, damage: 0, action_points: 0, retreated: false, ...more,
});
const province = (...units: Unit[]): ProvinceView => ({ province: 'x', holder: '', holder_seat: 1, units });

describe('counters in a province', () => {
  it('puts alike pieces on one counter', () => {
    const placed = placeCounters(province(unit(1, 'infantry'), unit(1, 'infantry'), unit(1, 'infantry', { damage: 1 })), 0, SHAPE, 30, false);
    expect(placed.map((one) => one.stack.units.length).sort()).toEqual([1, 2]);
  });

  it('puts a single counter on the spot and a fortress on its site', () => {
    const [fort, army] = placeCounters(province(unit(1, 'cavalry'), unit(1, 'fortress')), 0, SHAPE, 30, false);
    expect(fort!.at).toEqual([140, 60]);
    expect(army!.at).toEqual([100, 100]);
  });

  it('gives every owner a row, the holder the first', () => {
    const placed = placeCounters(province(unit(0, 'infantry'), unit(1, 'archers'), unit(2, 'infantry')), 0, SHAPE, 30, false);
    const rows = new Map(placed.map((one) => [one.stack.owner, one.at[1]]));
    expect(rows.get(1)).toBeLessThan(rows.get(0)!);
    expect(rows.get(0)).toBeLessThan(rows.get(2)!);
  });

  it('never lets counters lie on one another', () => {
    const many = ['infantry', 'archers', 'cavalry', 'princess'] as const;
    const placed = placeCounters(province(...many.flatMap((kind) => [unit(0, kind), unit(1, kind, { damage: 1 })])), 0, SHAPE, 30, false);
    for (const a of placed)
      for (const b of placed)
        if (a !== b) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThan(32 * a.scale);
  });

  it('shows one counter per owner from afar, the strongest kind on top', () => {
    const placed = placeCounters(province(unit(1, 'princess'), unit(1, 'infantry'), unit(1, 'cavalry')), 0, SHAPE, 30, true);
    expect(placed).toHaveLength(1);
    expect(placed[0]!.stack).toMatchObject({ kind: 'cavalry', units: { length: 3 } });
  });
});

describe('sizes', () => {
  it('keeps counters readable from afar and small when near', () => {
    expect(counterPixels(0.1)).toBeGreaterThanOrEqual(15);
    expect(counterPixels(9)).toBeLessThanOrEqual(48);
  });

  it('lets labels grow slower than the map', () => {
    const sizes = [0.2, 0.5, 0.75, 1, 2, 3].map((scale) => scale * labelFactor(scale));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1)! / sizes[0]!).toBeLessThan(15);
  });
});
