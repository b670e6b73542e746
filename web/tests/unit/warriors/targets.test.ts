import { describe, expect, it } from 'vitest';
import client from '$games/warriors';
import { scoreOf } from '$games/warriors/position';
import { choicesIn, originOf, provinceOf, thingsOf } from '$games/warriors/targets';
import { provinceSentence } from '$games/warriors/words';
import { deskOf, sample } from './stage';

describe('what may be chosen where', () => {
  it('lights up the provinces a march may go to, and knows where it starts', async () => {
    const desk = await deskOf('west-march');
    const lit = desk.sheet.provinces.map((_, province) => province).filter((province) => choicesIn(desk, province).length);
    expect(lit).toEqual([22, 25, 37, 38]);
    expect(desk.sheet.provinces[originOf(desk)]?.name).toBe('Vlaanderen');
  });

  it('finds units and hits in their province', async () => {
    const desk = await deskOf('italy-damage');
    expect(choicesIn(desk, desk.view.battle!.province).map((choice) => choice.verb)).toEqual(['hit', 'hit']);
    expect(provinceOf(desk, { kind: 'target', target: 40 })).toBe(22);
  });

  it('lights up seats only when their verb has been asked for', async () => {
    const desk = await deskOf('west-late');
    const held = desk.view.provinces.findIndex((province) => province.holder_seat === 0);
    expect(choicesIn(desk, held)).toEqual([]);
    desk.verb = 'war';
    expect(choicesIn(desk, held).map((choice) => choice.target)).toEqual([0]);
  });

  it('reads things out of events', () => {
    expect(thingsOf('army.moved', [2, 3, 1, 38])).toEqual([{ kind: 'province', target: 38 }]);
    expect(thingsOf('army.retreated', [2, 4, 5])).toEqual([{ kind: 'province', target: 4 }, { kind: 'province', target: 5 }]);
    expect(thingsOf('turn.started', [4])).toEqual([]);
  });

  it('says what a choice points at', async () => {
    const desk = await deskOf('east-move');
    const move = desk.decision!.choices.find((choice) => choice.verb === 'move')!;
    expect(client.placeOf(move, desk)).toEqual({ kind: 'unit', target: move.target });
    expect(client.placeOf({ verb: 'done' }, desk)).toBeNull();
  });

  it('describes a province in words', async () => {
    const desk = await deskOf('west-march');
    expect(provinceSentence(desk, 0)).toBe('Sjælland. capital. Held by Denmark. Denmark: 1 archers, 4 princesses, 1 fortress, strength 7');
  });

  it.each(['west-late', 'east-trade', 'italy-late'])('splits points into the parts the server counts (%s)', async (name) => {
    const desk = await deskOf(name);
    sample(name).update.scores!.forEach((score, seat) => {
      const { total, ...parts } = score;
      expect(scoreOf(desk.view, desk.sheet, seat)).toEqual(parts);
      expect(desk.view.seats[seat]!.points).toBe(total);
    });
  });
});
