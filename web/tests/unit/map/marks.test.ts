import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Marks from '$lib/map/Marks.svelte';

afterEach(cleanup);

it('what is advised is drawn above its neighbours, whose borders it shares', () => {
  const marked = [{ path: 'M0 0h9v9z', hinted: true }, { path: 'M9 0h9v9z', hinted: false }];
  const rings = [{ at: [1, 1] as [number, number], radius: 2, hinted: true }, { at: [2, 2] as [number, number], radius: 2 }];
  const { container } = render(Marks, { doc: { width: 20, height: 20 }, scale: 1, marked, rings, from: null, to: [] });
  expect([...container.querySelectorAll('path.lit')].map((path) => path.classList.contains('hinted'))).toEqual([false, true]);
  expect([...container.querySelectorAll('circle')].map((ring) => ring.classList.contains('hinted'))).toEqual([false, true]);
});
