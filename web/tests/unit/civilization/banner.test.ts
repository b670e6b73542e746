import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import TurnBanner from '$games/civilization/board/TurnBanner.svelte';
import { deskOf } from './stage';

afterEach(cleanup);

it('says that the game ends with this turn, until it has ended', async () => {
  const desk = await deskOf('end');
  expect(desk.view).toMatchObject({ ending: 'diplomatic', over: true });
  render(TurnBanner, { desk });
  expect(screen.queryByText(/the game ends/)).toBeNull();
  cleanup();
  desk.view = { ...desk.view, over: false };
  render(TurnBanner, { desk });
  expect(screen.getByText(/calls the United Nations: the game ends with this turn/)).toBeTruthy();
});
