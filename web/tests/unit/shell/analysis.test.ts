import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { AnalysisDoc, TurningDoc } from '$lib/wire';
import Analysis from '$shell/table/Analysis.svelte';
import { roomOf } from './room';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answer = (notation: string) => ({ verb: 'done', target: -1, amount: 0, words: {}, notation });
const point = (n: number, before: number, after: number, gain = 0): TurningDoc => ({
  n, turn: 1, seat: 0, before, after, luck: 0, drawn: 0, answer: answer('done'), compared: 2, ...(gain && { better: { answer: answer('done'), gain, error: 0.015 } }),
});
const DOC: AnalysisDoc = {
  winners: [0], answers: 9, curve: [[0, 0, 0.5, 0.25, 0.25]], turning: [point(5, 0.35, 0.75), point(6, 0.021, 0.019, 0.039), point(7, 0.304, 0.296)], tried: 3,
  luck: { asked: 1, weighed: 1, samples: 1, revealed: 1, looked: 1, guesses: 1, total: [0.024, 0, 0], error: [0, 0, 0], kinds: { draw: [0.024, 0, 0] }, dice: {}, drawn: [{ number: 3, actual: 0.01, expected: -0.02 }, { number: 0, actual: 0, expected: 0 }, { number: 0, actual: 0, expected: 0 }], moments: [] },
  evaluation: 'points', worlds: 1, level: 'hard', cut_short: false,
};

it('an analysis calls no turning point what changed nothing, and says what luck in drawing means', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue({ status: 'done', analysis: DOC } as never);
  const { room } = await roomOf('end');
  render(Analysis, { room });
  const turning = (await screen.findByRole('heading', { name: 'Turning points' })).parentElement!;
  const missed = screen.getByRole('heading', { name: 'Chances that were missed' }).parentElement!;
  expect(turning.querySelectorAll('li')).toHaveLength(1);
  expect(turning.textContent).toMatch(/35\s?% → 75\s?%/);
  expect(missed.querySelectorAll('li'), 'what neither turned nor could have is not told').toHaveLength(1);
  expect(missed.textContent).toMatch(/Better: .*3\.9\s?% more/);
  expect(missed.textContent).not.toMatch(/→/);
  expect(screen.getByText(/counts what others drew as well/)).toBeTruthy();
  expect(screen.getByText(/3 draws of its own .* by \+1\.0\s?%.* by .2\.0\s?%: luck made \+3\.0\s?%/)).toBeTruthy();
});
