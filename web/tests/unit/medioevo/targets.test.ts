import { describe, expect, it } from 'vitest';
import client from '$games/medioevo';
import { occasionOf } from '$games/medioevo/moments';
import { litZones, originOf, placesOf, thingsOf, zoneOf } from '$games/medioevo/targets';
import { asked, deskOf } from './stage';

describe('what may be chosen where', () => {
  it('lights the zones of the choices', async () => {
    const desk = await deskOf('combat');
    const moves = desk.decision!.choices.filter(({ verb }) => verb === 'move');
    expect([...litZones(desk).keys()].sort()).toEqual(moves.map(({ target }) => target!).sort());
    desk.verb = 'pass';
    expect(litZones(desk).size).toBe(0);
  });

  it('finds what is packed into a target', async () => {
    const desk = await deskOf('combat');
    const piece = desk.view.pieces[0];
    expect(zoneOf(desk, { verb: 'reinforce', kind: 'place', target: 12 * 7 + 3 })).toBe(12);
    expect(zoneOf(desk, { verb: 'attack', kind: 'opponent', target: 100 * 7 + 6 })).toBe(100);
    expect(zoneOf(desk, { verb: 'harm', kind: 'building', target: 40 * 3 + 2 })).toBe(40);
    expect(zoneOf(desk, { verb: 'move_cube', kind: 'cube', target: 40 * 8 + 5 })).toBe(40);
    expect(zoneOf(desk, { verb: 'lead', kind: 'piece', target: piece.piece })).toBe(piece.zone);
    expect(zoneOf(desk, { verb: 'lose_cube', kind: 'freight', target: piece.piece * 8 + 1 })).toBe(piece.zone);
    expect(zoneOf(desk, { verb: 'lose', kind: 'unit', target: 3 })).toBe(-1);
    expect(zoneOf(desk, { verb: 'done', target: -1 })).toBe(-1);
  });

  it('knows where a march begins', async () => {
    const desk = await deskOf('move');
    expect(originOf(desk)).toBe(desk.view.move.zone);
    desk.decision = asked('prompt-movement', [{ verb: 'halt' }]);
    expect(originOf(desk)).toBe(-1);
  });

  it('says what a choice points at', async () => {
    const desk = await deskOf('combat');
    expect(client.placeOf({ verb: 'at', kind: 'zone', target: 4 }, desk)).toEqual({ kind: 'zone', target: 4 });
    expect(client.placeOf({ verb: 'card', kind: 'card', target: 7 }, desk)).toEqual({ kind: 'card', target: 7 });
    expect(client.placeOf({ verb: 'declare', kind: 'seat', target: 1 }, desk)).toEqual({ kind: 'seat', target: 1 });
    expect(client.placeOf({ verb: 'done' }, desk)).toBeNull();
  });

  it('reads things out of events', () => {
    expect(thingsOf('group.moved', [0, 4, 91, 3, 1])).toEqual([{ kind: 'zone', target: 4 }, { kind: 'zone', target: 91 }]);
    expect(thingsOf('war.declared', [1, 2])).toEqual([{ kind: 'seat', target: 1 }, { kind: 'seat', target: 2 }]);
    expect(thingsOf('turn.started', [4])).toEqual([]);
  });

  it('finds every zone by name', async () => {
    const desk = await deskOf('combat');
    expect(placesOf(desk)).toHaveLength(109);
  });
});

describe('the occasion', () => {
  it.each([
    ['bid', 'auction'],
    ['tax', 'tax'],
    ['keep', 'pack'],
    ['purchase', 'plain'],
    ['site', 'shop'],
    ['combat', 'plain'],
    ['move', 'plain'],
    ['declaration', 'battle'],
    ['reroll', 'battle'],
    ['losses', 'battle'],
    ['convoy', 'plain'],
    ['sale', 'sale'],
    ['talks', 'treaty'],
    ['proposal', 'treaty'],
    ['terms', 'treaty'],
    ['vote', 'vote'],
    ['supply', 'plain'],
    ['window', 'window'],
  ])('of %s is %s', async (name, occasion) => {
    const desk = await deskOf(name);
    expect(occasionOf(desk.decision!, desk.view)).toBe(occasion);
    expect(client.dialogFor(desk.decision!, desk) === null).toBe(occasion === 'plain');
    expect(client.sheetFor!(desk.decision!, desk) === null).toBe(occasion !== 'plain');
  });
});
