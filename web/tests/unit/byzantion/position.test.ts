import { describe, expect, it } from 'vitest';
import { lapOf, missingUnits, productionOf, racersOf, tableauOf, voteTotals } from '$games/byzantion/position';
import type { AreaCard, EventSheet, Sheet, View } from '$games/byzantion/types';
import { REGIONS, outline, project } from '$games/byzantion/board/regions';
import { sample } from './stage';

const sheet = sample('turn').welcome.sheet as unknown as Sheet;
const number = (printed: string): number => sheet.cards.findIndex((card) => card.number === printed);
const BELISARIUS = number('E041');
const ARCHERS = number('E056');
const CLERKS = number('E013');
const lies = (card: number, leader: number, more: Partial<AreaCard> = {}): AreaCard => ({ card, leader, marked: false, down: false, ...more });

describe('a court', () => {
  it('is Bandons first, then loose cards, Intrigue apart', () => {
    const intrigue = number('I040');
    const { stacks, intrigue: played } = tableauOf([lies(CLERKS, -1), lies(ARCHERS, BELISARIUS), lies(BELISARIUS, BELISARIUS), lies(intrigue, -1)], sheet);
    expect(stacks.map(({ bandon, cards }) => [bandon, cards.map(({ card }) => card)])).toEqual([[true, [BELISARIUS, ARCHERS]], [false, [CLERKS]]]);
    expect(played.map(({ card }) => card)).toEqual([intrigue]);
  });

  it('produces what its open cards show', () => {
    const [stack] = tableauOf([lies(BELISARIUS, BELISARIUS), lies(ARCHERS, BELISARIUS)], sheet).stacks;
    expect(productionOf(stack!, sheet)).toEqual({ virtus: 4, auctoritas: 1 });
    const [down] = tableauOf([lies(BELISARIUS, BELISARIUS, { down: true }), lies(ARCHERS, BELISARIUS)], sheet).stacks;
    expect(productionOf(down!, sheet)).toEqual({ virtus: 2 });
  });
});

describe('the race', () => {
  it('goes round after 99', () => {
    expect(lapOf(99)).toEqual({ space: 99, laps: 0 });
    expect(lapOf(112)).toEqual({ space: 12, laps: 1 });
    expect(lapOf(-3)).toEqual({ space: 0, laps: 0 });
  });

  it('puts chariots on one space beside each other', () => {
    const view = { seats: [{ doxa: 5 }, { doxa: 7 }, { doxa: 105 }] } as View;
    expect(racersOf(view).map(({ beside, of }) => [beside, of])).toEqual([[0, 2], [0, 1], [1, 2]]);
  });
});

it('adds up votes with their bonuses', () => {
  const votes = [{ seat: 0, option: 1, amount: 3, bonus: 1 }, { seat: 1, option: 1, amount: 1, bonus: 0 }, { seat: 2, option: -1, amount: 0, bonus: 0 }];
  expect(voteTotals({ votes } as unknown as View)).toEqual([0, 5]);
});

it('knows which units a solo event still lacks', () => {
  const event = { area: 1, options: [{ required: {}, units: [{ unit: 0, count: 2 }, { unit: 3, count: 1 }] }] } as unknown as EventSheet;
  expect(missingUnits({ units: [[9, 0, 0, 9], [1, 0, 0, 1]] } as unknown as View, event)).toEqual([{ unit: 0, count: 1 }]);
});

describe('the map', () => {
  it('draws every territory of the sheet', () => {
    for (const { key } of sheet.territories) expect(outline(key), key).toMatch(/^M[\d.]/);
  });

  it('keeps names and units on the sheet', () => {
    for (const { land, sea, name, seaName } of Object.values(REGIONS))
      for (const [x, y] of [land, sea, name, seaName].map(project)) {
        expect(x).toBeGreaterThan(40);
        expect(x).toBeLessThan(888);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(580);
      }
  });
});
