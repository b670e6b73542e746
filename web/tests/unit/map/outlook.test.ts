import { expect, it } from 'vitest';
import type { Camera } from '$lib/map/camera';
import { Outlook } from '$lib/map/outlook.svelte';
import { areaAround, middleOf, type Point } from '$lib/map/point';

function outlookOf(width: number, height: number): Outlook {
  const outlook = new Outlook(1);
  const frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: width }, clientHeight: { value: height } });
  outlook.frame = frame;
  outlook.camera = { toScreen: ([x, y]: Point) => [x - 100, y - 100] } as unknown as Camera;
  return outlook;
}

it('knows what is in sight, and on which side', () => {
  const outlook = outlookOf(400, 300);
  expect(outlook.sees([[50, 50], [300, 200]])).toBe(true);
  expect(outlook.sees([[50, 50], [300, 500]])).toBe(false);
  expect(outlook.isLeft([200, 200])).toBe(true);
  expect(outlook.isLeft([400, 200])).toBe(false);
});

it('finds the middle of points and the room about them', () => {
  expect(middleOf([[0, 0], [10, 20]])).toEqual([5, 10]);
  expect(areaAround([[0, 5], [10, 20]], 5)).toEqual([[-5, 0], [15, 25]]);
});
