import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import ActionSheet from '$games/warriors/ActionSheet.svelte';
import Atlas from '$games/warriors/Atlas.svelte';
import BattleDialog from '$games/warriors/BattleDialog.svelte';
import Own from '$games/warriors/Own.svelte';
import TradeDesk from '$games/warriors/TradeDesk.svelte';
import { deskOf } from './stage';

afterEach(cleanup);

describe('trade desk', () => {
  it('answers an offer with other terms', async () => {
    const desk = await deskOf('east-trade');
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getByRole('button', { name: 'Make a counter-offer' }));
    const give = screen.getByRole('spinbutton', { name: 'I give: Food' });
    expect(give.getAttribute('aria-valuenow')).toBe('3');
    await fireEvent.keyDown(give, { key: 'ArrowDown' });
    await fireEvent.click(screen.getByRole('button', { name: 'Send the offer' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'counter', target: 1 }, legs: [1, 2, 0, 2, 2, 1, 1, 2] }]);
  });

  it('offers no more than there is', async () => {
    const desk = await deskOf('east-trade');
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getByRole('button', { name: 'Offer a trade' }));
    const give = screen.getByRole('spinbutton', { name: 'I give: Food' });
    await fireEvent.keyDown(give, { key: 'End' });
    expect(give.getAttribute('aria-valuenow')).toBe(String(desk.view.seats[1]!.stock.food));
    expect(screen.getByText(/gift/)).toBeTruthy();
  });

  it('trades with the bank and says why not', async () => {
    const desk = await deskOf('west-trade');
    render(TradeDesk, { desk });
    await fireEvent.click(screen.getByRole('button', { name: '7 Food → 1 Gold' }));
    expect(screen.getByRole('status').textContent).toContain('The bank asks 7 Food');
    await fireEvent.click(screen.getByRole('button', { name: '7 Goods → 1 Weapons', pressed: false }));
    await fireEvent.click(screen.getAllByRole('button', { name: /7 Goods → 1 Weapons/ }).find((button) => !button.hasAttribute('aria-pressed'))!);
    expect(desk.sent).toMatchObject([{ choice: { verb: 'bank', target: 6 }, amount: 1 }]);
  });
});

describe('battle', () => {
  it('shows what the blow does and strikes with the number set', async () => {
    const desk = await deskOf('west-damage');
    render(BattleDialog, { desk });
    const [number] = screen.getAllByRole('spinbutton');
    expect(screen.getAllByText('down to 0')).toHaveLength(2);
    await fireEvent.keyDown(number!, { key: 'ArrowUp' });
    expect(screen.getByText('falls')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Strike: 2' }));
    expect(desk.sent).toMatchObject([{ choice: { verb: 'hit', target: 1 }, amount: 2 }]);
  });

  it('says why a princess cannot be hit', async () => {
    render(BattleDialog, { desk: await deskOf('italy-damage') });
    expect(screen.getByText(/shelters the princesses/)).toBeTruthy();
  });
});

describe('panels', () => {
  it('offers actions and explains the closed ones', async () => {
    const desk = await deskOf('west-late');
    render(ActionSheet, { desk });
    expect(screen.getByText(/level VI is needed/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Form archers/ }));
    expect(desk.sent[0]).toMatchObject({ choice: { verb: 'form', target: 1 } });
  });

  it('shows the player board', async () => {
    render(Own, { desk: await deskOf('west-late') });
    expect(screen.getByRole('img', { name: 'Military: level V, 11 of 15 spaces' })).toBeTruthy();
    expect(screen.getByText('4 needed')).toBeTruthy();
  });

  it('writes the whole position down', async () => {
    const desk = await deskOf('east-retreat');
    render(Atlas, { desk });
    for (const province of desk.sheet.provinces) expect(screen.getAllByRole('button', { name: province.name })).toHaveLength(1);
  });
});
