import { describe, expect, it } from 'vitest';
import client from '$games/byzantion';
import { cardChoices, cornerOf, isQuiet, litCorners, pieceOf, plainChoice, placesOf, territoryChoices, thingsOf } from '$games/byzantion/targets';
import { WINDOWS } from '$games/byzantion/windows';
import { asked, deskOf } from './stage';

describe('what may be chosen where', () => {
  it('plays a card at a click, though it might be discarded too', async () => {
    const desk = await deskOf('play');
    const { target } = desk.decision!.choices.find(({ verb }) => verb === 'play')!;
    expect(cardChoices(desk, target!).map(({ verb }) => verb)).toEqual(['play', 'discard']);
    expect(plainChoice(desk, target!)).toMatchObject({ verb: 'play' });
  });

  it('never discards at a mere click, except down to the hand limit', async () => {
    const desk = await deskOf('turn');
    const card = desk.view.hand[0];
    const discard = { verb: 'discard', target: card };
    desk.decision = asked('prompt-turn', [discard]);
    expect(plainChoice(desk, card)).toBeNull();
    expect(litCorners(desk)).toEqual([]);
    desk.decision = asked('prompt-hand-limit', [discard]);
    expect(plainChoice(desk, card)).toMatchObject(discard);
    expect(isQuiet(discard, desk)).toBe(false);
  });

  it('asks when there are two things to do', async () => {
    const desk = await deskOf('turn');
    const card = desk.view.offer[0];
    desk.decision = asked('prompt-take', [{ verb: 'take', target: card }, { verb: 'reserve', target: card }]);
    expect(plainChoice(desk, card)).toBeNull();
    desk.verb = 'reserve';
    expect(plainChoice(desk, card)).toMatchObject({ verb: 'reserve' });
  });

  it('finds the corner of the table', async () => {
    const desk = await deskOf('turn');
    expect(cornerOf({ verb: 'take', target: desk.view.offer[0] }, desk)).toBe('market');
    expect(cornerOf({ verb: 'seal', target: 2 }, desk)).toBe('events');
    expect(cornerOf({ verb: 'place_in', target: 2 }, desk)).toBe('map');
    expect(cornerOf({ verb: 'activate', target: desk.view.seats[desk.seat].area[0].card }, desk)).toBe('court');
    expect(cornerOf({ verb: 'done' }, desk)).toBeNull();
  });

  it('finds units in their territory', async () => {
    const desk = await deskOf('move');
    const moves = desk.decision!.choices.filter(({ verb }) => verb === 'move_unit');
    expect(moves.length).toBeGreaterThan(0);
    for (const { target } of moves) {
      const { territory, unit } = pieceOf(target!);
      expect(desk.view.units[territory][unit]).toBeGreaterThan(0);
      expect(territoryChoices(desk, territory).some((choice) => choice.target === target)).toBe(true);
    }
    expect(client.placeOf(moves[0]!, desk)).toEqual({ kind: 'territory', target: pieceOf(moves[0]!.target!).territory });
  });

  it('says what a choice points at', async () => {
    const desk = await deskOf('turn');
    expect(client.placeOf({ verb: 'play', target: 7 }, desk)).toEqual({ kind: 'card', target: 7 });
    expect(client.placeOf({ verb: 'choose_player', target: 1 }, desk)).toEqual({ kind: 'seat', target: 1 });
    expect(client.placeOf({ verb: 'done' }, desk)).toBeNull();
  });

  it('reads things out of events', () => {
    expect(thingsOf('unit.moved', [0, 4, 2, 5])).toEqual([{ kind: 'territory', target: 2 }, { kind: 'territory', target: 5 }]);
    expect(thingsOf('card.played', [1, 40, 3])).toEqual([{ kind: 'card', target: 40 }]);
    expect(thingsOf('turn.started', [4])).toEqual([]);
  });

  it('finds territories and open cards by name, each once', async () => {
    const desk = await deskOf('turn');
    const things = placesOf(desk).map(({ thing }) => `${thing.kind} ${thing.target}`);
    expect(new Set(things).size).toBe(things.length);
    expect(things.filter((one) => one.startsWith('territory'))).toHaveLength(6);
    for (const card of desk.view.hand) expect(things).toContain(`card ${card}`);
  });
});

it('has a dialog for every window, and a sheet for turns', async () => {
  const desk = await deskOf('turn');
  for (const moment of WINDOWS) expect(client.dialogFor(asked(moment, []), desk)).not.toBeNull();
  expect(client.dialogFor(desk.decision!, desk)).toBeNull();
  expect(client.sheetFor!(desk.decision!, desk)).not.toBeNull();
});
