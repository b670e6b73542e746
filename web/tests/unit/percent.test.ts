import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pointsAhead } from '$lib/names';
import { answerText, toldApart } from '$lib/percent';
import type { AnswerDoc, ChoiceDoc, Hints } from '$lib/wire';
import { loadGameTexts, setLanguage, Texts } from '$lib/words.svelte';
import type { Room } from '$shell/room';
import Advice from '$shell/table/Advice.svelte';

const texts = new Texts('medioevo');
const choice = (verb: string, target = -1): ChoiceDoc => ({ verb, target, words: { target: '=archers' } });

beforeAll(async () => {
  await setLanguage('en');
  await loadGameTexts('medioevo');
});
afterEach(cleanup);

describe('an answer in words', () => {
  it('has the number of a bid after a colon, and a number of things as a multiple', () => {
    expect(answerText(texts, choice('bid'), 87)).toMatch(/^\S.*: 87$/);
    expect(answerText(texts, choice('bid', 3), 2)).toMatch(/ ×2$/);
    expect(answerText(texts, choice('bid', 3), 1)).not.toMatch(/×/);
  });

  it('is told as typed where another reads alike', () => {
    const answer = (amount: number, notation: string): AnswerDoc => ({ ...choice('bid', 3), amount, notation }) as unknown as AnswerDoc;
    expect(toldApart(texts, answer(1, 'bid a'), answer(1, 'bid b'))).toMatch(/ \[bid a\]$/);
    expect(toldApart(texts, answer(1, 'bid a'), answer(2, 'bid b'))).not.toContain('[');
    expect(toldApart(texts, answer(1, 'bid a'))).not.toContain('[');
  });
});

describe('points ahead', () => {
  it('are read from what was settled', () => {
    expect([0, 1, 2].map((seat) => pointsAhead({ handicap: '0,5' }, seat))).toEqual([0, 5, 0]);
    expect(pointsAhead({ handicap: '' }, 0)).toBe(0);
    expect(pointsAhead(undefined, 0)).toBe(0);
  });
});

describe('advice', () => {
  const shown = (...numbers: [expectation: number, error: number][]): string => {
    const advice = { type: 'hints', id: '1', seat: 0, serial: 1, level: 'hard', hints: numbers.map(([expectation, error]) => ({ choice: choice('bid'), amount: 5, expectation, error, visits: 4 })) } as unknown as Hints;
    return render(Advice, { room: { model: { texts, advice }, desk: { advised: 0 } } as unknown as Room, advice }).container.textContent;
  };

  it('explains why a lower number may stand first', () => {
    expect(shown([0.8, 0.07], [0.87, 0.02])).toContain('The first answer is the usual one');
    expect(shown([0.8, 0.07], [0.7, 0.02])).not.toContain('The first answer is the usual one');
  });

  it('does not claim a margin of nothing', () => {
    expect(shown([0.35, 0.0001])).not.toContain('±');
    expect(shown([0.35, 0.012])).toContain('1.2%');
  });
});
