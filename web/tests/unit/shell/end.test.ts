import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import EndPanel from '$shell/table/EndPanel.svelte';
import { roomOf } from './room';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the result marks the own row and says why the game has ended', async () => {
  vi.spyOn(api, 'marks').mockResolvedValue({ marks: [] } as never);
  const { room } = await roomOf('end');
  render(EndPanel, { room, onclose: () => undefined, onanalysis: () => undefined });
  const mine = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }).filter((row) => row.classList.contains('mine'));
  expect(mine).toHaveLength(1);
  expect(mine[0]!.textContent).toMatch(/\(you\)/);
  expect(screen.getByText(/^[A-Z].* called the United Nations\.$/)).toBeTruthy();
});
