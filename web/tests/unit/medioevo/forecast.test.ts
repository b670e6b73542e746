import { describe, expect, it } from 'vitest';
import { chanceOf, forecastOf, isRisky } from '$games/medioevo/battle/forecast';
import { deskOf } from './stage';

describe('what a step leads to', () => {
  it('is told before one commits', async () => {
    const desk = await deskOf('move');
    const resisted = desk.decision!.choices.filter(({ verb, words }) => verb === 'to' && Number(words?.['units']));
    expect(resisted.length).toBeGreaterThan(0);
    for (const choice of resisted) {
      expect(forecastOf(desk, choice)).toMatchObject({ units: choice.words!['units'] });
      expect(isRisky(desk, choice)).toBe(true);
    }
    expect(isRisky(desk, { verb: 'halt' })).toBe(false);
  });

  it('knows that nobody’s land will resist', async () => {
    const desk = await deskOf('move');
    const empty = desk.view.territories.findIndex((one: { holder: number }, zone: number) => one.holder < 0 && !desk.view.armies.some((army: { zone: number }) => army.zone === zone));
    const step = { verb: 'to', kind: 'zone', target: empty, words: { units: 0, honour: 0 } };
    expect(forecastOf(desk, step)).toMatchObject({ opponent: desk.view.seats.length, fresh: true });
    desk.view = { ...desk.view, move: { ...desk.view.move, units: [0, 0, 0, 0, 0, 0, 0] } };
    expect(forecastOf(desk, step)).toBeNull();
  });

  it('fights barbarians with the dice of the War circle', async () => {
    const desk = await deskOf('move');
    const wild = desk.view.seats.length;
    desk.view = { ...desk.view, dice: [4, 4, 1] };
    const strong = chanceOf(desk, 0, wild)!;
    desk.view = { ...desk.view, dice: [1, 2, 3] };
    expect(chanceOf(desk, 0, wild)!).toBeGreaterThan(strong);
    desk.view = { ...desk.view, dice: [] };
    expect(chanceOf(desk, 0, wild)).toBeNull();
  });
});
