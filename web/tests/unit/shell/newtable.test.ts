import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { session } from '$lib/session.svelte';
import type { GameInfo } from '$lib/wire';
import { setLanguage } from '$lib/words.svelte';
import NewTable from '$shell/pages/NewTable.svelte';

const GAME: GameInfo = {
  name: 'civilization', title: 'Civilization CHR', min_seats: 3, max_seats: 6, bots: ['easy'], bot_seconds: {}, usual_bot: 'easy', moments: [], bluffs: [], revision: 1, rules: 1,
  options: [
    { name: 'length', default: 'short', values: ['short', 'long'] },
    { name: 'civilizations', default: 'on', values: ['off', 'on'], needs: { length: ['long'] } },
  ],
};

beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an option that does not count beside the others is closed, says why, and is not sent', async () => {
  vi.spyOn(api, 'games').mockResolvedValue([GAME]);
  vi.spyOn(session, 'ensure').mockResolvedValue(undefined as never);
  const create = vi.spyOn(api, 'create').mockRejectedValue(new Error('enough'));
  render(NewTable);
  const types = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Types of civilization/ });
  expect(types.disabled).toBe(true);
  expect(document.getElementById(types.getAttribute('aria-describedby')!)!.textContent).toMatch(/^Counts only with .*Length of the game.*: Long/);
  const length = screen.getByRole('combobox', { name: /^Length/ });
  const sent = async (): Promise<unknown> => {
    await fireEvent.submit(document.querySelector('form')!).catch(() => undefined);
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    return create.mock.lastCall![0].options;
  };
  await fireEvent.change(length, { target: { value: 'long' } });
  expect(types.disabled).toBe(false);
  expect(types.getAttribute('aria-describedby')).toBeNull();
  await fireEvent.change(length, { target: { value: 'short' } });
  create.mockResolvedValue({ id: 't' } as never);
  expect(await sent()).toEqual({ length: 'short' });
});
