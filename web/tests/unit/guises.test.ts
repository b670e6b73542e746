import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conditionsText } from '$lib/agents';
import type { SeatInfo, TableInfo } from '$lib/wire';
import { setLanguage } from '$lib/words.svelte';
import GuiseMark from '$shell/parts/GuiseMark.svelte';

const table = (conditions: TableInfo['conditions'] = {}): TableInfo => ({ id: 't', game: 'warriors', title: '', name: '', status: 'playing', visibility: 'unlisted', options: {}, seats: [], pace: {}, conditions });
const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: 'person', person: { id: 'p', name: 'Hal' }, ...more });

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

describe('the mark of a seat', () => {
  it('names a language model, and its conditions on demand and for the ear', () => {
    render(GuiseMark, { seat: seat({ agent: true }), table: table({ withhold_actions: true, calls: 500 }) });
    const mark = screen.getByText('language model').parentElement!;
    expect(mark.title).toMatch(/^A language model plays this seat.*: legal actions withheld; at most .?500.? calls of its tools; then a caretaker plays on\.$/);
    expect(mark.querySelector('.unseen')!.textContent).toBe(`(${mark.title})`);
    expect(mark.querySelector('svg')).not.toBeNull();
  });

  it('names an outside program, which has no conditions', () => {
    render(GuiseMark, { seat: seat({ program: true }), table: table({ calls: 500 }) });
    expect(screen.getByText('outside program').parentElement!.title).toBe("A program plays this seat that is none of this server's bots.");
  });

  it('is not there for people and for the bots of the server', () => {
    for (const one of [seat({}), seat({ kind: 'bot', bot: 'hard' })]) expect(render(GuiseMark, { seat: one, table: table() }).container.textContent).toBe('');
  });

  it('speaks Italian too', async () => {
    await setLanguage('it');
    render(GuiseMark, { seat: seat({ agent: true }), table: table({ withhold_actions: true }) });
    expect(screen.getByText('modello linguistico').parentElement!.title).toContain('azioni lecite non elencate');
  });
});

describe('conditions', () => {
  it('are told one by one', () => {
    expect(conditionsText(table())).toBe('');
    expect(conditionsText(table({ characters: 40 }))).not.toMatch(/then/);
    expect(conditionsText(table({ seconds: 60, exhausted: 'forfeit', seed_known: true }))).toMatch(/60.* seconds .*; then the seat is lost; it chose the seed/);
  });
});
