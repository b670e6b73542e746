import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import ActionSheet from '$games/medioevo/ActionSheet.svelte';
import Atlas from '$games/medioevo/Atlas.svelte';
import BattleDialog from '$games/medioevo/battle/BattleDialog.svelte';
import PactBook from '$games/medioevo/treaty/PactBook.svelte';
import AuctionDialog from '$games/medioevo/dialogs/AuctionDialog.svelte';
import PackDialog from '$games/medioevo/dialogs/PackDialog.svelte';
import ReactionDialog from '$games/medioevo/dialogs/ReactionDialog.svelte';
import SaleDialog from '$games/medioevo/dialogs/SaleDialog.svelte';
import ShopDialog from '$games/medioevo/dialogs/ShopDialog.svelte';
import TaxDialog from '$games/medioevo/dialogs/TaxDialog.svelte';
import Own from '$games/medioevo/Own.svelte';
import HonourTrack from '$games/medioevo/own/HonourTrack.svelte';
import TechBoard from '$games/medioevo/own/TechBoard.svelte';
import Rival from '$games/medioevo/Rival.svelte';
import TreatyDesk from '$games/medioevo/treaty/TreatyDesk.svelte';
import { deskOf } from './stage';

afterEach(cleanup);

describe('the treaty desk', () => {
  it('writes a treaty and sends its numbers', async () => {
    const desk = await deskOf('terms');
    const partner = desk.decision!.choices.find(({ verb }) => verb === 'offer')!.target!;
    render(TreatyDesk, { desk });
    await fireEvent.input(screen.getAllByRole('spinbutton', { name: 'florins' })[1]!, { target: { value: '120' } });
    await fireEvent.change(screen.getByRole('combobox', { name: 'New clause' }), { target: { value: 'defensive' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Add clause' }));
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'army units' }), { target: { value: '4' } });
    await fireEvent.click(screen.getByRole('checkbox', { name: 'secret' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Send the terms' }));
    expect(desk.sent).toMatchObject([
      { choice: { verb: 'offer', target: partner }, legs: [partner, desk.seat, 0, 120], clauses: [5 + 16 * 4, desk.seat, desk.view.turn + 2, 1] },
    ]);
  });

  it('sends nothing empty, and takes a clause out again', async () => {
    const desk = await deskOf('terms');
    render(TreatyDesk, { desk });
    const send = (): HTMLButtonElement => screen.getByRole('button', { name: 'Send the terms' });
    expect(send().disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Add clause' }));
    expect(send().disabled).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(send().disabled).toBe(true);
  });

  it('shows an offer and answers it with its own terms', async () => {
    const desk = await deskOf('talks');
    const offer = desk.view.offers.find((one: { taker: number }) => one.taker === desk.seat);
    const { container } = render(TreatyDesk, { desk });
    const mine = container.querySelector<HTMLElement>('.mine')!;
    const buttons = within(mine).getAllByRole('button');
    expect(buttons).toHaveLength(3);
    await fireEvent.click(buttons[2]!);
    await fireEvent.click(screen.getByRole('button', { name: 'Send the terms' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'counter', target: offer.id }, legs: offer.legs.flat(), clauses: offer.clauses.flat() }]);
  });

  it('lists wars and pacts in force', async () => {
    const desk = await deskOf('talks');
    const count = desk.view.seats.length;
    const war = Array.from({ length: count }, (_, a) => Array.from({ length: count }, (_, b) => (a + b === 1 ? desk.view.turn : a + b === 3 && a !== b && a * b ? desk.view.turn + 1 : 0)));
    const pact = { id: 3, kind: 'commercial', by: 1, for: 2, until: 6, secret: true, number: 30, against: [], called: 0 };
    desk.view = { ...desk.view, war, pacts: [pact, { ...pact, id: 4, kind: 'non_belligerence' }, { ...pact, id: 4, kind: 'non_belligerence', by: 2, for: 1 }] };
    render(PactBook, { desk });
    expect(screen.getAllByText(/at war since/)).toHaveLength(1);
    expect(screen.getAllByText(/at war from/)).toHaveLength(1);
    expect(screen.getByText(/for 30 florins a trade, until turn 6, secret/)).toBeTruthy();
    expect(screen.getAllByText(/make no war on each other/)).toHaveLength(1);
  });
});

describe('the battle board', () => {
  it('weighs every way of rolling again', async () => {
    const desk = await deskOf('reroll');
    render(BattleDialog, { desk });
    const rows = screen.getAllByRole('row');
    expect(rows).toHaveLength(9);
    expect(screen.getByRole('status').textContent).toMatch(/As the dice stand/);
    await fireEvent.click(screen.getByRole('button', { name: 'Roll d4, d8 again' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'reroll', target: 5 } }]);
  });

  it('asks who is lost', async () => {
    const desk = await deskOf('losses');
    render(BattleDialog, { desk });
    const losses = desk.decision!.choices.filter(({ verb }) => verb === 'lose');
    const items = within(screen.getAllByRole('list').at(-1)!).getAllByRole('button').filter((button) => !button.hasAttribute('aria-hidden'));
    expect(items).toHaveLength(losses.length);
    await fireEvent.click(items[0]!);
    expect(desk.sent).toMatchObject([{ choice: { verb: 'lose', target: losses[0]!.target }, amount: 1 }]);
  });
});

describe('purchases', () => {
  it('buys several units at once', async () => {
    const desk = await deskOf('site');
    const recruit = desk.decision!.choices.find(({ verb, high }) => verb === 'recruit' && (high ?? 0) > 1)!;
    render(ShopDialog, { desk });
    const [stepper] = screen.getAllByRole('spinbutton');
    await fireEvent.keyDown(stepper!, { key: 'ArrowUp' });
    await fireEvent.click(screen.getAllByRole('button', { name: /^Buy/ })[0]!);
    expect(desk.sent).toMatchObject([{ choice: { verb: 'recruit', target: recruit.target }, amount: 2 }]);
  });

  it('settles a sale', async () => {
    const desk = await deskOf('sale');
    render(SaleDialog, { desk });
    expect(screen.getByRole('status').textContent).toContain(String(desk.view.sale.price));
  });
});

describe('sealed answers', () => {
  it('bids for the turn order', async () => {
    const desk = await deskOf('bid');
    render(AuctionDialog, { desk });
    const field = screen.getByRole('spinbutton', { name: 'Your bid' });
    await fireEvent.input(field, { target: { value: '35' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Seal 35' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'bid' }, amount: 35 }]);
  });

  it('bids no more than there is', async () => {
    const desk = await deskOf('bid');
    const high = desk.decision!.choices.find(({ verb }) => verb === 'bid')!.high!;
    render(AuctionDialog, { desk });
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Your bid' }), { target: { value: String(high + 1) } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Seal/ }).disabled).toBe(true);
  });

  it('says what a tax brings', async () => {
    const desk = await deskOf('tax');
    render(TaxDialog, { desk });
    expect(screen.getAllByRole('button').filter((button) => /≈/.test(button.textContent!))).toHaveLength(5);
  });

  it('shows both sides of the cards to choose from', async () => {
    const desk = await deskOf('keep');
    const { container } = render(PackDialog, { desk });
    expect(container.querySelectorAll('article')).toHaveLength(3);
    expect(container.querySelectorAll('.goal')).toHaveLength(3);
  });
});

it('offers cards that fit the moment, and a pass', async () => {
  const desk = await deskOf('window');
  const { container } = render(ReactionDialog, { desk });
  expect(container.querySelectorAll('article').length).toBeGreaterThan(0);
  await fireEvent.click(container.querySelector('.pass')!);
  expect(desk.sent).toMatchObject([{ choice: { verb: 'pass' } }]);
  await fireEvent.click(screen.getByRole('checkbox'));
  expect(desk.orders).toEqual([desk.decision!.moment]);
});

describe('panels', () => {
  it('lists a decision with everything that is free', async () => {
    const desk = await deskOf('combat');
    const { container } = render(ActionSheet, { desk });
    const moves = desk.decision!.choices.filter(({ verb }) => verb === 'move');
    const button = container.querySelectorAll<HTMLElement>('.asked button');
    expect(button.length).toBeGreaterThanOrEqual(1 + Math.min(1, moves.length));
    await fireEvent.pointerEnter(button[1]!);
    expect(desk.hovered).toEqual({ kind: 'zone', target: moves[0]!.target });
  });

  it('shows the own board and those of others', async () => {
    const desk = await deskOf('purchase');
    const own = desk.view.seats[desk.seat];
    const { container } = render(Own, { desk });
    expect(container.querySelectorAll('article')).toHaveLength(own.cards.length);
    cleanup();
    const other = desk.seat ? 0 : 1;
    const rival = render(Rival, { desk, seat: other });
    expect(rival.container.querySelectorAll('article article')).toHaveLength(desk.view.seats[other].cards.length);
    expect(rival.container.querySelector('.goal')).toBeNull(); // objectives are their owner's
  });

  it('has 24 technologies with their owners', async () => {
    const desk = await deskOf('purchase');
    const { container } = render(TechBoard, { desk });
    expect(container.querySelectorAll('li')).toHaveLength(24);
  });

  it('ranks everybody by Honour', async () => {
    const desk = await deskOf('end');
    render(HonourTrack, { desk });
    expect(screen.getAllByRole('columnheader')).toHaveLength(desk.view.seats.length);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  });
});

it('has an atlas of all zones and seats', async () => {
  const desk = await deskOf('combat');
  render(Atlas, { desk });
  const tables = screen.getAllByRole('table');
  const rows = tables.flatMap((table) => within(table).getAllByRole('row').slice(1));
  expect(rows).toHaveLength(109 + desk.view.seats.length);
  const move = desk.decision!.choices.find(({ verb }) => verb === 'move')!;
  const zone = screen.getAllByRole('button').filter((button) => button.classList.contains('act'));
  expect(zone.length).toBeGreaterThan(0);
  await fireEvent.click(zone[0]!);
  expect(desk.sent).toMatchObject([{ choice: { verb: move.verb } }]);
});
