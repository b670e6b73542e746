import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Abakus from '$games/civilization/abakus/Abakus.svelte';
import ActionSheet from '$games/civilization/ActionSheet.svelte';
import Atlas from '$games/civilization/Atlas.svelte';
import BattleDialog from '$games/civilization/battle/BattleDialog.svelte';
import HandBook from '$games/civilization/cards/HandBook.svelte';
import WorksBook from '$games/civilization/cards/WorksBook.svelte';
import civilization from '$games/civilization';
import GovernmentSheet from '$games/civilization/government/GovernmentSheet.svelte';
import Own from '$games/civilization/Own.svelte';
import Rival from '$games/civilization/Rival.svelte';
import SpyDesk from '$games/civilization/spies/SpyDesk.svelte';
import TradeDesk from '$games/civilization/trade/TradeDesk.svelte';
import { asked, deskOf } from './stage';

afterEach(cleanup);

const raw = /\b(cv|verb|choice|prompt|reason|technology|strategy|improvement|wonder|government)-[a-z_]+/;

describe('every decision', () => {
  it.each(['draft', 'settle', 'purchase', 'recruit', 'movement', 'move', 'clash', 'retreat', 'trade', 'government', 'bid', 'strategy', 'window', 'award', 'gift', 'assign', 'passage', 'culture'])('%s is shown in words', async (name) => {
    const desk = await deskOf(name);
    const Shown = civilization.dialogFor(desk.decision!, desk) ?? civilization.sheetFor!(desk.decision!, desk)!;
    const { container } = render(Shown, { desk });
    expect(container.textContent).not.toMatch(raw);
    expect(container.querySelectorAll('button').length).toBeGreaterThan(0);
  });
});

describe('a discovered spy', () => {
  it('may be treated in four ways, each with its chance and what it brings', async () => {
    const desk = await deskOf('movement');
    const chances = { convert: 20, execute: 40, imprison: 50, extradite: 60 };
    const choices = Object.entries(chances).map(([verb, chance]) => ({ verb, target: 6, kind: 'spy', words: { target: 'spy-1', owner: 'seat-blue', chance }, notation: `${verb} blue.1` }));
    desk.decision = asked('prompt-treatment', choices);
    const Shown = civilization.dialogFor(desk.decision, desk)!;
    const { container } = render(Shown, { desk });
    expect(container.textContent).not.toMatch(raw);
    expect(screen.getByText(/prisoner; its owner may ransom it/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Imprison.* 50%/ }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'imprison', target: 6 } }]);
  });
});

describe('the trade desk', () => {
  it('writes an offer and sends its numbers', async () => {
    const desk = await deskOf('trade');
    desk.view = { ...desk.view, offers: [] };
    const partner = desk.decision!.choices.find(({ verb }) => verb === 'offer')!.target!;
    desk.view = { ...desk.view, seats: desk.view.seats.map((seat: object, at: number) => (at === desk.seat ? { ...seat, coins: 50 } : seat)) };
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getAllByRole('button', { name: /offer/i })[0]!);
    await fireEvent.input(screen.getAllByRole('spinbutton', { name: /^Coins/ })[0]!, { target: { value: '7' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'offer', target: partner }, legs: [desk.seat, partner, 0, 7], clauses: [] }]);
  });

  it('says that there is no way, and has the terms back when they are refused', async () => {
    const desk = await deskOf('trade');
    const partner = desk.decision!.choices.find(({ verb }) => verb === 'offer')!.target!;
    const linked = desk.view.seats.map(() => desk.view.seats.map((_: object, seat: number) => seat !== partner));
    desk.view = { ...desk.view, offers: [], linked, war: desk.view.war.map((row: number[]) => row.map(() => 0)) };
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getAllByRole('button', { name: /offer/i })[0]!);
    expect(screen.queryByText(/no direct route to each other/)).toBeNull();
    await fireEvent.input(screen.getAllByRole('spinbutton', { name: /^Coins/ })[0]!, { target: { value: '3' } });
    expect(screen.getByText(/no direct route to each other/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
    desk.refused += 1;
    await tick();
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton', { name: /^Coins/ })[0]!.value).toBe('3');
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    desk.refused += 1;
    await tick();
    expect(screen.queryByRole('button', { name: 'Send the offer' })).toBeNull();
  });

  it.each(['-5', '9999', '2.5', ''])('refuses %s as a duty and sends nothing', async (typed) => {
    const desk = await deskOf('trade');
    render(TradeDesk, { desk });
    const field = screen.getByRole('spinbutton', { name: /^Duty/ });
    await fireEvent.input(field, { target: { value: typed } });
    await fireEvent.submit(field.closest('form')!);
    expect(screen.getByRole('alert').textContent).toMatch(/whole number from 0 to \d+/);
    expect(desk.sent).toEqual([]);
    await fireEvent.input(field, { target: { value: '3' } });
    await fireEvent.submit(field.closest('form')!);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(desk.sent).toMatchObject([{ choice: { verb: 'duty' }, amount: 3 }]);
  });

  it('shows who asks for peace, and accepts it', async () => {
    const desk = await deskOf('trade');
    const other = (desk.seat + 1) % desk.view.seats.length;
    const pairs = (of: (a: number, b: number) => boolean): boolean[][] => desk.view.seats.map((_: object, a: number) => desk.view.seats.map((__: object, b: number) => of(a, b)));
    desk.decision = { ...desk.decision!, choices: [...desk.decision!.choices, { verb: 'want_peace', kind: 'seat', target: other }] };
    desk.view = { ...desk.view, war: pairs((a, b) => a + b === other + desk.seat && a !== b) };
    const { unmount } = render(TradeDesk, { desk });
    expect(screen.getByRole('button', { name: /^Ask for peace: / })).toBeTruthy();
    unmount();
    desk.view = { ...desk.view, wishes: pairs((a, b) => a === other && b === desk.seat) };
    const { unmount: leave } = render(TradeDesk, { desk });
    expect(screen.getByText('asks you for peace')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Make peace: / }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'want_peace', target: other } }]);
    leave();
    desk.view = { ...desk.view, war: pairs(() => false) };
    render(TradeDesk, { desk });
    expect(screen.queryByText('asks you for peace'), 'what was asked has been granted').toBeNull();
  });

  it('takes a number of equal units', async () => {
    const desk = await deskOf('trade');
    const partner = desk.decision!.choices.find(({ verb }) => verb === 'offer')!.target!;
    const pieces = [90, 91, 92].map((piece) => ({ ...desk.view.pieces[0], piece, kind: 1, space: 4, aboard: -1, ashore: false, owner: desk.seat }));
    desk.view = { ...desk.view, offers: [], pieces };
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getAllByRole('button', { name: /offer/i })[0]!);
    await fireEvent.input(screen.getByRole('spinbutton', { name: /of 3$/, hidden: true }), { target: { value: '2' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(desk.sent).toMatchObject([{ legs: [desk.seat, partner, 2 + 8 * 90, 1, desk.seat, partner, 2 + 8 * 91, 1] }]);
  });
});

describe('the battle', () => {
  it('takes the unit that is picked in secret', async () => {
    const desk = await deskOf('clash');
    const choices = desk.decision!.choices.filter(({ verb }) => verb === 'field');
    const { container } = render(BattleDialog, { desk });
    await fireEvent.click(container.querySelector('tbody button')!);
    expect(desk.sent).toMatchObject([{ choice: choices[0]! }]);
    expect(container.querySelectorAll('tbody td').length).toBe(choices.length * new Set(desk.view.battle.clash.pairs.map((pair: { attacker: number; defender: number }) => (desk.view.battle.commanders[0] === desk.seat ? pair.defender : pair.attacker))).size);
  });
});

describe('the spy desk', () => {
  it('sends a spy on a mission', async () => {
    const desk = await deskOf('spies');
    const choice = desk.decision!.choices.find(({ verb }) => verb === 'mission')!;
    const { container } = render(SpyDesk, { desk });
    await fireEvent.click(container.querySelector('.mission button')!);
    expect(desk.sent).toMatchObject([{ choice: { verb: 'mission', target: choice.target } }]);
    expect(container.textContent).not.toMatch(raw);
  });

  it('says which missions are green, and what that means', async () => {
    const desk = await deskOf('spies');
    const { container } = render(SpyDesk, { desk });
    const green = desk.sheet.missions.filter(({ green }) => green).length;
    expect([...container.querySelectorAll('th.green em')].map((one) => one.textContent)).toEqual(Array(green).fill('green'));
    expect(screen.getByText(/alert where the spy is does not make them harder/)).toBeTruthy();
  });
});

describe('what was bought', () => {
  it('is meant to be placed rather than kept', async () => {
    const desk = await deskOf('movement');
    desk.decision = asked('prompt-assignment', [{ verb: 'assign_to', kind: 'space', target: 3, words: { target: '=Nile' } }, { verb: 'keep' }]);
    render(ActionSheet, { desk });
    expect(screen.getByRole('button', { name: /serves/ }).classList).toContain('main');
    expect(screen.getByRole('button', { name: /Keep it/ }).classList).not.toContain('main');
  });
});

describe('the book of wonders', () => {
  it('says what those do that are not built, and what brings them', async () => {
    const desk = await deskOf('movement');
    const { container } = render(WorksBook, { desk });
    const unbuilt = desk.view.wonders.filter(({ owner }: { owner: number }) => owner < 0).length;
    const cards = screen.getByRole('heading', { name: 'Wonders still to be built' }).parentElement!.querySelectorAll('article');
    expect(cards).toHaveLength(unbuilt);
    for (const card of cards) expect([...card.querySelectorAll('p')].map((one) => one.textContent)).toEqual([expect.stringMatching(/.{15}/), expect.stringMatching(/^Needs: ./)]);
    expect(container.textContent).not.toMatch(raw);
  });
});

describe('a choice to attack', () => {
  it('says how it would end, and shows it', async () => {
    const desk = await deskOf('movement');
    const { container } = render(ActionSheet, { desk });
    const attack = screen.getByRole('button', { name: /Attack .* \d+ % to win/ });
    expect(attack.querySelector('i')).toHaveProperty('style.width', `${/(\d+) %/.exec(attack.textContent!)![1]}%`);
    expect(container.textContent).not.toMatch(/[{}]/);
  });
});

describe('panels', () => {
  it.each([
    ['own', Own],
    ['atlas', Atlas],
    ['governments', GovernmentSheet],
    ['cards', HandBook],
    ['works', WorksBook],
    ['spies', SpyDesk],
    ['abakus', Abakus],
    ['sheet', ActionSheet],
  ] as const)('%s are shown in words', async (_, Shown) => {
    for (const name of ['movement', 'spies', 'end']) {
      const desk = await deskOf(name);
      const { container } = render(Shown as typeof Own, { desk });
      expect(container.textContent).not.toMatch(raw);
      expect(container.textContent!.length).toBeGreaterThan(desk.decision ? 20 : 0);
    }
  });

  it('show another seat', async () => {
    const desk = await deskOf('movement');
    const { container } = render(Rival, { desk, seat: (desk.seat + 1) % desk.view.seats.length });
    expect(container.textContent).not.toMatch(raw);
  });

  it('turn the pages of ABAKUS', async () => {
    const desk = await deskOf('movement');
    const { container } = render(Abakus, { desk });
    for (const page of ['Score', 'Culture', 'Battle', 'Charts']) {
      await fireEvent.click(screen.getByRole('button', { name: page }));
      expect(container.textContent).not.toMatch(raw);
    }
  });
});
