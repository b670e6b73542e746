import { describe, expect, it } from 'vitest';
import { cubePrice, dangerIn, isAtWar, paired, reachOf, sellable, tradeBarred } from '$games/medioevo/position';
import { GOODS, type PactView, type PieceView, type View } from '$games/medioevo/types';
import { deskOf } from './stage';

const zone = (desk: { sheet: { zones: { key: string }[] } }, key: string): number => desk.sheet.zones.findIndex((one) => one.key === key);

describe('where a trader can go', () => {
  it('counts steps, over land with a caravan and over sea with a ship', async () => {
    const desk = await deskOf('convoy');
    const view = { ...desk.view, armies: [], in_play: desk.sheet.zones.map(() => true) } as View;
    const piece = { piece: 90, owner: desk.seat, level: 1, zone: zone(desk, 'novgorod'), mp: 2, done: false, aboard: -1, cargo: [0, 0, 2, 0, 0, 0, 0, 0] };
    const caravan = reachOf(view, desk.sheet, { ...piece, kind: 'caravan' } as PieceView);
    expect(caravan.get(zone(desk, 'novgorod'))).toBe(2);
    expect(caravan.get(zone(desk, 'pskov'))).toBe(1);
    expect(caravan.has(zone(desk, 'golfo_di_finlandia'))).toBe(false);
    const ship = reachOf(view, desk.sheet, { ...piece, kind: 'merchant_ship' } as PieceView);
    expect(ship.get(zone(desk, 'golfo_di_finlandia'))).toBe(1);
    expect(ship.has(zone(desk, 'ladoga'))).toBe(false);
  });

  it('does not go on past an enemy, nor out of the game', async () => {
    const desk = await deskOf('convoy');
    const pskov = zone(desk, 'pskov');
    const view = { ...desk.view, in_play: desk.sheet.zones.map(() => true), armies: [{ zone: pskov, owner: desk.view.seats.length, units: [1, 0, 0, 0, 0, 0, 0], tired: 0 }] } as View;
    expect(dangerIn(view, desk.seat, pskov)).toBe(desk.view.seats.length);
    const piece = { piece: 90, kind: 'caravan', owner: desk.seat, level: 1, zone: pskov, mp: 9, done: false, aboard: -1, cargo: [] } as PieceView;
    const riga = zone(desk, 'riga');
    expect(reachOf({ ...view, in_play: view.in_play.map((_, at) => at !== riga) }, desk.sheet, piece).has(riga)).toBe(false);
  });

  it('leaves its own castle for nothing', async () => {
    const desk = await deskOf('convoy');
    const home = zone(desk, 'novgorod');
    const territories = desk.view.territories.map((one: View['territories'][number], at: number) => (at === home ? { ...one, holder: desk.seat, buildings: [0, 3, 0] } : one));
    const piece = { piece: 90, kind: 'caravan', owner: desk.seat, level: 1, zone: home, mp: 1, done: false, aboard: -1, cargo: [] } as PieceView;
    expect(reachOf({ ...desk.view, armies: [], territories } as View, desk.sheet, piece).get(zone(desk, 'pskov'))).toBe(1);
  });
});

describe('prices', () => {
  it('rise with the Great Market, and only new colours are sold', async () => {
    const desk = await deskOf('convoy');
    const novgorod = zone(desk, 'novgorod');
    const territories = desk.view.territories.map((one: View['territories'][number], at: number) => (at === novgorod ? { ...one, market: [5, 7] } : one));
    const view = { ...desk.view, territories } as View;
    expect(cubePrice(view, novgorod)).toBe(140);
    expect(sellable(view, desk.sheet, novgorod, [1, 0, 2, 0, 0, 1, 0, 0], GOODS)).toEqual(['weapons']);
  });

  it('are for partners only', async () => {
    const desk = await deskOf('convoy');
    const home = zone(desk, 'novgorod');
    const other = desk.seat ? 0 : 1;
    const territories = desk.view.territories.map((one: View['territories'][number], at: number) => (at === home ? { ...one, holder: other } : one));
    expect(tradeBarred({ ...desk.view, territories, pacts: [] } as View, desk.seat, home)).toBe(true);
    const pact = { id: 1, kind: 'commercial', by: other, for: desk.seat, until: 0, secret: false, number: 0, against: [], called: 0 };
    expect(tradeBarred({ ...desk.view, territories, pacts: [pact] } as unknown as View, desk.seat, home)).toBe(false);
  });
});

it('counts a declaration of war from the next turn', async () => {
  const desk = await deskOf('convoy');
  const war = [[0, 5], [5, 0]];
  expect(isAtWar({ ...desk.view, war, turn: 4 } as View, 0, 1)).toBe(false);
  expect(isAtWar({ ...desk.view, war, turn: 5 } as View, 0, 1)).toBe(true);
});

it('reads the same right each way as one', () => {
  const pact: PactView = { id: 1, kind: 'commercial', by: 0, for: 1, until: 5, secret: false, number: 0, against: [], called: 0 };
  const back = { ...pact, by: 1, for: 0 };
  expect(paired([pact, back])).toEqual([{ pact, both: true }]);
  expect(paired([pact, { ...back, until: 6 }]).map(({ both }) => both)).toEqual([false, false]);
  expect(paired([{ ...pact, number: 30 }, { ...back, number: 30 }])).toHaveLength(2);
  const peace = { ...pact, kind: 'non_belligerence' as const };
  expect(paired([peace, { ...peace, by: 1, for: 0 }])).toEqual([{ pact: peace, both: false }]);
});
