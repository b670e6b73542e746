import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Atlas from '$games/byzantion/Atlas.svelte';
import Board from '$games/byzantion/Board.svelte';
import Own from '$games/byzantion/Own.svelte';
import Tableau from '$games/byzantion/court/Tableau.svelte';
import BidDialog from '$games/byzantion/dialogs/BidDialog.svelte';
import ContributionDialog from '$games/byzantion/dialogs/ContributionDialog.svelte';
import ReactionDialog from '$games/byzantion/dialogs/ReactionDialog.svelte';
import SplitDialog from '$games/byzantion/dialogs/SplitDialog.svelte';
import VoteDialog from '$games/byzantion/dialogs/VoteDialog.svelte';
import { GOODS } from '$games/byzantion/types';
import { WINDOWS } from '$games/byzantion/windows';
import { cardName, territoryName } from '$games/byzantion/words';
import { asked, deskOf } from './stage';

afterEach(cleanup);

describe('a sealed contribution', () => {
  it('is set at once and sent good by good', async () => {
    const desk = await deskOf('commit');
    const { required, caps } = desk.view.contribution;
    const goods = GOODS.filter((good) => required[good]);
    render(ContributionDialog, { desk });
    const steppers = screen.getAllByRole('spinbutton');
    expect(steppers).toHaveLength(goods.length);
    await fireEvent.click(screen.getByRole('button', { name: 'All I can' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Seal the contribution' }));
    const first = desk.decision!.choices[0]!;
    expect(desk.sent).toMatchObject([{ choice: first, amount: caps[GOODS[first.target!]!] ?? 0 }]);

    const next = GOODS.indexOf(goods.at(-1)!);
    desk.decision = asked('prompt-commit', [{ verb: 'commit', target: next, low: 0, high: 1 }], desk.decision!.serial + 1);
    flushSync();
    expect(desk.sent).toHaveLength(2);
    expect(desk.sent[1]).toMatchObject({ choice: { target: next }, amount: Math.min(1, caps[goods.at(-1)!] ?? 0) });

    desk.decision = { ...desk.decision! };
    flushSync();
    expect(desk.sent, 'the same question is answered once').toHaveLength(2);
  });
});

describe('a vote', () => {
  it('goes to the option that was picked', async () => {
    const desk = await deskOf('vote');
    desk.decision = asked('prompt-vote', [{ verb: 'vote', target: 0, low: 1, high: 3 }, { verb: 'vote', target: 1, low: 1, high: 3 }, { verb: 'abstain' }]);
    render(VoteDialog, { desk });
    await fireEvent.click(screen.getAllByRole('radio')[1]!);
    const number = screen.getByRole('spinbutton');
    await fireEvent.keyDown(number, { key: 'End' });
    expect(number.getAttribute('aria-valuenow')).toBe('3');
    await fireEvent.click(screen.getByRole('button', { name: /^Place 3 on/ }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'vote', target: 1 }, amount: 3 }]);
  });
});

describe('a reaction', () => {
  it('shows what is under way, the cards that fit, and lets one pass', async () => {
    const desk = await deskOf('window');
    const { container } = render(ReactionDialog, { desk });
    expect(container.querySelectorAll('.chain li')).toHaveLength(desk.view.deeds.length);
    const fitting = desk.decision!.choices.filter(({ verb }) => verb === 'intrigue');
    expect(container.querySelectorAll('[data-card]')).toHaveLength(fitting.length);
    expect(screen.getByRole('timer')).toBeTruthy();
    await fireEvent.click(container.querySelector('.pass')!);
    expect(desk.sent).toMatchObject([{ choice: { verb: 'pass' } }]);
  });

  it('can be passed for the rest of the round', async () => {
    const desk = await deskOf('window');
    render(ReactionDialog, { desk });
    await fireEvent.click(screen.getByRole('checkbox'));
    expect(desk.orders).toEqual([...WINDOWS]);
    await fireEvent.click(screen.getByRole('checkbox'));
    expect(desk.orders).toEqual([]);
  });
});

it('seals the number of a bid', async () => {
  const desk = await deskOf('bid');
  const [bid] = desk.decision!.choices;
  render(BidDialog, { desk });
  const number = screen.getByRole('spinbutton');
  await fireEvent.keyDown(number, { key: 'End' });
  await fireEvent.keyDown(number, { key: 'ArrowUp' });
  await fireEvent.click(screen.getByRole('button', { name: `Seal a bid of ${bid!.high}` }));
  expect(desk.sent).toMatchObject([{ choice: { verb: 'bid' }, amount: bid!.high }]);
});

it('lays out loot in two parts', async () => {
  const desk = await deskOf('split');
  render(SplitDialog, { desk });
  const [number] = screen.getAllByRole('spinbutton');
  await fireEvent.keyDown(number!, { key: 'ArrowUp' });
  await fireEvent.click(screen.getByRole('button', { name: 'Lay the parts out' }));
  expect(desk.sent).toMatchObject([{ choice: { verb: 'lay' }, amount: 1 }]);
});

describe('the court', () => {
  const dropped = (card: number): { dataTransfer: { getData: () => string } } => ({ dataTransfer: { getData: () => String(card) } });

  it('moves a dragged card in two answers', async () => {
    const desk = await deskOf('rearrange');
    const rearrange = desk.decision!.choices.find(({ verb }) => verb === 'rearrange')!;
    const { container } = render(Tableau, { desk, seat: desk.seat });
    await fireEvent.drop(container.querySelector('.tableau')!, dropped(rearrange.target!));
    expect(desk.sent).toMatchObject([{ choice: rearrange }]);
    desk.decision = asked('prompt-rearrange-to', [{ verb: 'join', target: 3 }, { verb: 'alone' }], desk.decision!.serial + 1);
    flushSync();
    expect(desk.sent[1]).toMatchObject({ choice: { verb: 'alone' } });
  });

  it('opens a card with z, and takes the one thing to do at a click', async () => {
    const desk = await deskOf('play');
    const play = desk.decision!.choices.find(({ verb }) => verb === 'play')!;
    const { container } = render(Board, { desk });
    const spot = container.querySelector<HTMLElement>(`.hand [data-card="${play.target}"]`)!;
    await fireEvent.keyDown(spot, { key: 'z' });
    const dialog = screen.getByRole('dialog', { name: cardName(desk, play.target!) });
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(spot);
    expect(desk.sent).toMatchObject([{ choice: play }]);
  });
});

describe('panels', () => {
  it('show what one owns', async () => {
    const desk = await deskOf('turn');
    render(Own, { desk });
    for (const good of GOODS) expect(screen.getAllByText(new RegExp(`^${desk.view.seats[desk.seat].goods[good]} `)).length).toBeGreaterThan(0);
  });

  it.each(['turn', 'solo', 'end'])('write the whole position down (%s)', async (name) => {
    const desk = await deskOf(name);
    const { container } = render(Atlas, { desk });
    const cards = [...desk.view.hand, ...desk.view.offer.filter((card: number) => card >= 0), ...desk.view.seats.flatMap(({ area }: { area: { card: number }[] }) => area.map(({ card }) => card))];
    for (const card of cards) expect(container.textContent).toContain(cardName(desk, card));
    for (const territory of desk.sheet.territories.keys()) expect(container.textContent).toContain(territoryName(desk, territory));
    expect(container.textContent).not.toContain('undefined');
  });
});
