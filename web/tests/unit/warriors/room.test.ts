import { describe, expect, it } from 'vitest';
import { clearOf, type Box } from '$lib/map/room';
import { labelBoxes, placeAll } from '$games/warriors/layout';
import type { ProvinceView, Shape } from '$games/warriors/types';

const NAME: Box = { at: [0, 0], angle: 0, left: -40, right: 40, top: -10, bottom: 4 };

describe('counters and names', () => {
  it('leaves a counter alone that lies on nothing', () => {
    expect(clearOf([NAME], [{ at: [0, 60], half: 12 }], 24)).toEqual([0, 0]);
  });

  it('moves it out on the nearest side', () => {
    expect(clearOf([NAME], [{ at: [0, 10], half: 12 }], 24)).toEqual([0, 6]);
    expect(clearOf([NAME], [{ at: [45, -3], half: 12 }], 24)).toEqual([7, 0]);
  });

  it('follows a name that is written aslant', () => {
    const [dx, dy] = clearOf([{ ...NAME, angle: 90 }], [{ at: [-10, 0], half: 12 }], 24);
    expect(dx).toBeCloseTo(-6);
    expect(dy).toBeCloseTo(0);
  });

  it('would rather go the other way than onto another counter', () => {
    expect(clearOf([NAME], [{ at: [0, -4], half: 12 }], 24, [{ at: [0, 18], half: 12 }])[1]).toBeLessThan(0);
  });

  it('keeps a fortress off the name of its own province', () => {
    const shape: Shape = { path: '', label: [100, 100], labelSize: 20, labelAngle: 0, spot: [100, 150], fortress: [100, 94], radius: 60 };
    const unit = { unit: 1, owner: 0, kind: 'fortress', strength: 1, hit_points: 4, damage: 0, action_points: 0, retreated: false } as const;
    const province: ProvinceView = { province: 'x', holder: '', holder_seat: 0, units: [unit] };
    const boxes = labelBoxes(['London'], [shape], 0.75);
    const [fort] = placeAll([province], [shape], boxes, 30, false);
    expect(fort!.at[1] + 16 * fort!.scale).toBeLessThanOrEqual(100 + boxes[0]!.top + 0.01);
  });
});
