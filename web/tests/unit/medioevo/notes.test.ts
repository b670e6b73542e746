import { describe, expect, it } from 'vitest';
import { isRisky } from '$games/medioevo/battle/forecast';
import { dangerOf, noteOf } from '$games/medioevo/notes';
import { pactsText } from '$games/medioevo/words';
import { deskOf } from './stage';

describe('what is said beside a choice', () => {
  it('warns of a sale that ends the road', async () => {
    const desk = await deskOf('convoy');
    const { seat, piece, zone } = desk.view.convoy;
    const onRoad = (stages: number[], done: boolean[]): string | undefined => {
      desk.view = { ...desk.view, seats: desk.view.seats.map((one: object, at: number) => (at === seat ? { ...one, road: { piece, stages, done } } : one)) };
      return noteOf(desk, { verb: 'sell', kind: 'good', target: 0 })?.text;
    };
    expect(onRoad([zone + 1, zone + 2, zone], [true, true, false])).not.toMatch(/ends/);
    expect(onRoad([zone + 1, zone + 2, zone], [true, false, false])).toBe('ends your commercial road without a bonus');
    expect(onRoad([zone + 1, zone], [true, false])).not.toMatch(/ends/);
    expect(onRoad([zone, zone + 1], [true, false])).toMatch(/ends/);
  });

  it('warns of arms on a trader’s way', async () => {
    const desk = await deskOf('convoy');
    const step = desk.decision!.choices.find(({ verb }) => verb === 'to')!;
    const wild = desk.view.seats.length;
    const rest = desk.view.armies.filter(({ zone }: { zone: number }) => zone !== step.target);
    desk.view = { ...desk.view, armies: rest };
    expect([dangerOf(desk, step), noteOf(desk, step), isRisky(desk, step)]).toEqual([-1, null, false]);
    desk.view = { ...desk.view, armies: [...rest, { zone: step.target, owner: wild, units: [1, 0, 0, 0, 0, 0, 0], tired: 0 }] };
    expect(dangerOf(desk, step)).toBe(wild);
    expect(noteOf(desk, step)).toEqual({ text: 'The barbarians in arms: what goes there may be lost', bad: true });
    expect(isRisky(desk, step)).toBe(true);
  });

  it('tells prices of trade and what transports can do', async () => {
    const desk = await deskOf('convoy');
    expect(noteOf(desk, { verb: 'buy', kind: 'good', target: 0 })?.text).toBe('100 each');
    expect(noteOf(desk, { verb: 'take_transport', kind: 'model', target: 1 })?.text).toBe('6 MP, carries 3 units');
    expect(noteOf(desk, { verb: 'craft', kind: 'model', target: 2 * 4 + 2 })?.text).toBe('7 MP, carries 4 cubes');
    expect(noteOf(desk, { verb: 'craft', kind: 'model', target: 4 * 4 + 1 }), 'engines').toBeNull();
    expect(noteOf(desk, { verb: 'take_token', kind: 'colour', target: 3 })?.text).toBe('Combat');
  });
});

it('says once what binds both ways', async () => {
  const desk = await deskOf('combat');
  const pact = { id: 4, kind: 'passage' as const, by: 0, for: 1, number: 0, until: 6, secret: false, against: [], called: 0 };
  const [first, second] = [0, 1].map((seat) => desk.text(`kingdom-${desk.view.seats[seat].kingdom}`));
  expect(pactsText(desk, [pact], 0)).toEqual([`The ${second} may pass through the lands of the ${first}, until turn 6`]);
  expect(pactsText(desk, [pact, { ...pact, by: 1, for: 0 }], 0)).toEqual([`Passage with the ${second}, both ways, until turn 6`]);
});
