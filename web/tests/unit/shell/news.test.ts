import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newsIn, type NewsKinds } from '$lib/news';
import { clientOf } from '$lib/games';
import { hyphened, loadGameTexts, setLanguage, Texts } from '$lib/words.svelte';
import News from '$shell/table/News.svelte';
import { line, roomOf, told } from './room';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('news', () => {
  const kinds: NewsKinds = { storm: [], hit: [0, 1], battle: [1, 2], dice: 'battle' };
  const kindsTold = (lines: Parameters<typeof newsIn>[1], seat: number, since = 0): string[] => newsIn(kinds, lines, since, seat).map((one) => one.told.kind);

  it('are for whom they concern: seats by their places, everybody, or whoever is in the battle', () => {
    const lines = [line(1, told('storm'), told('hit', 0, 2), told('walk', 0)), line(2, told('battle', 9, 0, 1)), line(3, told('dice', 5))];
    expect(kindsTold(lines, 0)).toEqual(['storm', 'hit', 'battle', 'dice']);
    expect(kindsTold(lines, 2)).toEqual(['storm', 'hit']);
    expect(kindsTold(lines, -1), 'who only watches').toEqual(['storm']);
    expect(kindsTold(lines, 1, 2), 'later than a serial').toEqual(['dice']);
  });

  it('are forgotten when they are taken back', () => {
    expect(kindsTold([line(1, told('storm')), { ...line(2), kind: 'undo', n: 0 }], 0)).toEqual([]);
  });

  it.each(['warriors', 'byzantion', 'medioevo', 'civilization'])('of %s are events that have a sentence', async (game) => {
    await loadGameTexts(game);
    await setLanguage('en');
    const { news } = await clientOf(game);
    const texts = new Texts(game);
    expect(Object.keys(news!).filter((kind) => texts.text(`event-${hyphened(kind)}`) === `event-${hyphened(kind)}`)).toEqual([]);
    expect(Object.values(news!).filter((concern) => typeof concern === 'string' && !Array.isArray(news![concern]))).toEqual([]);
  });
});

describe('the banner of news', () => {
  const SEEN = { ...told('token.seen', 0, 3, 13), with: { seat: '=Red', territory: { say: 'space-niger' }, token: { say: 'token-no_encounter' } } };

  it('tells what concerns the seat, is read out, and is put away by hand', async () => {
    const { room, heard } = await roomOf('movement');
    const onlog = vi.fn();
    render(News, { room, onlog });
    const region = screen.getByRole('status', { name: 'News' });
    expect(region.textContent).toBe('');
    heard(0, line(1, SEEN, told('pieces.moved', 0, 1, 2, 1, 1)));
    await tick();
    expect(region.textContent).toMatch(/no encounter/i);
    expect(region.querySelectorAll('li')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: /no encounter/i }));
    expect(room.desk.shown).toEqual({ kind: 'space', target: 3 });
    await fireEvent.click(screen.getByRole('button', { name: 'Log' }));
    expect(onlog).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Put the news away' }));
    expect(region.textContent).toBe('');
  });

  it('stays for one decision, and for a moment at least', async () => {
    vi.useFakeTimers();
    const { room, heard } = await roomOf('movement');
    render(News, { room, onlog: () => undefined });
    const now = (): number => Date.now();
    const lines = (): number => document.querySelectorAll('.news li').length;
    heard(1, { ...line(1, SEEN), at: now() });
    await tick();
    expect(lines()).toBe(1);
    heard(2);
    await tick();
    expect(lines(), 'a quick answer').toBe(1);
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(lines(), 'while the decision is open').toBe(1);
    heard(3);
    await tick();
    expect(lines()).toBe(0);
  });

  it('keeps what one seat knows from the next at the same screen', async () => {
    const { room, heard } = await roomOf('movement', [0, 1]);
    render(News, { room, onlog: () => undefined });
    heard(0, line(1, SEEN));
    room.model.acting = 1;
    await tick();
    expect(document.querySelectorAll('.news li')).toHaveLength(0);
    room.model.acting = 0;
    await tick();
    expect(document.querySelectorAll('.news li')).toHaveLength(1);
  });
});
