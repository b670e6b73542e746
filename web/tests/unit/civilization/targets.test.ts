import { describe, expect, it } from 'vitest';
import { boxesOf, labelsOf, placeStacks, siteBoxes } from '$games/civilization/layout';
import { loadMap } from '$games/civilization/maps';
import { occasionOf } from '$games/civilization/moments';
import { countOf, settlementsOf, stacksOf } from '$games/civilization/position';
import { litSpaces, pieceChoices, placeOf, placesOf, spaceOf, thingsOf, wonderChoices } from '$games/civilization/targets';
import { SPACES } from '$games/civilization/types';
import { spaceSentence } from '$games/civilization/words';
import { squareOf } from '$lib/map/counter';
import { asked, deskOf } from './stage';

const OCCASIONS: Record<string, string> = { draft: 'civilization', purchase: 'shop', trade: 'trade', government: 'government', bid: 'bid', strategy: 'hand', clash: 'battle', award: 'award', gift: 'gift', window: 'window', culture: 'culture', assign: 'plain', movement: 'plain', move: 'plain', settle: 'plain' };

describe('decisions', () => {
  it.each(Object.entries(OCCASIONS))('%s is served by %s', async (name, occasion) => {
    const desk = await deskOf(name);
    expect(occasionOf(desk.decision!, desk.view)).toBe(occasion);
  });
});

describe('places', () => {
  it('are all there to be found', async () => {
    const desk = await deskOf('movement');
    expect(placesOf(desk)).toHaveLength(SPACES);
    expect(placesOf(desk).every(({ name }) => name && !name.startsWith('space-'))).toBe(true);
  });

  it('light up where something can be done', async () => {
    const desk = await deskOf('settle');
    const lit = litSpaces(desk);
    expect([...lit.keys()].sort((a, b) => a - b)).toEqual(desk.decision!.choices.filter(({ verb }) => verb === 'settle').map(({ target }) => target).sort((a, b) => a! - b!));
  });

  it('are unpacked from pairs, foes and journeys', async () => {
    const desk = await deskOf('movement');
    const seats = desk.view.seats.length + 1;
    expect(spaceOf(desk, { verb: 'attack', kind: 'foe', target: 12 * seats + 2 })).toBe(12);
    expect(spaceOf(desk, { verb: 'dominate', kind: 'pair', target: 3 * 56 + 17 })).toBe(17);
    expect(spaceOf(desk, { verb: 'spy_to', kind: 'journey', target: 2 * 93 + 60 })).toBe(60);
    const piece = desk.view.pieces[0];
    expect(placeOf({ verb: 'move', kind: 'piece', target: piece.piece }, desk)).toEqual({ kind: 'space', target: piece.space });
  });

  it('keep quiet about what nobody means by a click, until it is asked for', async () => {
    const desk = await deskOf('movement');
    const own = settlementsOf(desk.view, desk.seat)[0]!;
    desk.decision = asked('prompt-movement', [{ verb: 'migrate', kind: 'territory', target: own }]);
    expect(litSpaces(desk).size).toBe(0);
    desk.verb = 'migrate';
    expect(litSpaces(desk).size).toBe(1);
  });
});

describe('stacks', () => {
  it('hold every piece on the board once', async () => {
    const desk = await deskOf('movement');
    const pieces = stacksOf(desk).flatMap((stack) => stack.pieces.map(({ piece }) => piece));
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(pieces.length).toBe(desk.view.pieces.length);
  });

  it('offer what their pieces can do', async () => {
    const desk = await deskOf('movement');
    const movable = desk.decision!.choices.find(({ verb }) => verb === 'move')!;
    const stack = stacksOf(desk).find(({ pieces }) => pieces.some(({ piece }) => piece === movable.target))!;
    expect(pieceChoices(desk, stack.pieces.map(({ piece }) => piece))).toContainEqual(movable);
    expect(countOf(desk, stack)).toBeGreaterThan(0);
  });
});

describe('wonders', () => {
  it('end the game, asked or not, and offer it once', async () => {
    const desk = await deskOf('movement');
    const end = { verb: 'declare_end', kind: 'wonder', target: 3 };
    desk.decision = null;
    desk.anytime.push(end, { verb: 'declare_end', kind: 'wonder', target: 4 });
    expect(wonderChoices(desk, 3)).toEqual([end]);
    desk.decision = asked('prompt-movement', [end, { verb: 'assign_wonder', kind: 'wonder', target: 3 }]);
    expect(wonderChoices(desk, 3).map(({ verb }) => verb)).toEqual(['declare_end', 'assign_wonder']);
  });
});

describe('the map', () => {
  it('has a shape, a name and room for pieces in every space, near and far', async () => {
    const [desk, { doc }] = [await deskOf('movement'), await loadMap()];
    const zones = desk.sheet.spaces.map(({ key, sea }) => (sea ? doc.waters[key] : doc.provinces[key])!);
    expect(zones.every((zone) => zone?.path)).toBe(true);
    for (const scale of [0.3, 0.6, 1.2]) {
      expect(labelsOf(desk, zones, scale).length).toBeGreaterThan(30);
      expect(placeStacks(stacksOf(desk), zones, scale)).toHaveLength(stacksOf(desk).length);
    }
  });

  it('keeps the counters of neighbours apart', async () => {
    const [desk, { doc }] = [await deskOf('movement'), await loadMap()];
    const zones = desk.sheet.spaces.map(({ key, sea }) => (sea ? doc.waters[key] : doc.provinces[key])!);
    const spaces = ['orinoco', 'amazonia', 'guyana'].map((key) => desk.sheet.spaces.findIndex((space) => space.key === key));
    desk.view = { ...desk.view, territories: desk.view.territories.map((one: object, at: number) => (spaces.includes(at) ? { ...one, size: 1 } : one)) };
    const [some] = stacksOf(desk);
    const stacks = spaces.flatMap((space) => (['army', 'explorers'] as const).map((group) => ({ ...some!, key: `${space} ${group}`, space, group })));
    for (const scale of [0.5, 0.7, 1]) {
      const placed = placeStacks(stacks, zones, scale, [...boxesOf(labelsOf(desk, zones, scale)), ...siteBoxes(desk, doc, scale)]).map(squareOf);
      const over = placed.flatMap((a, at) => placed.slice(at + 1).filter((b) => Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])) < (a.half + b.half) * 0.8));
      expect(over, `at scale ${scale}`).toEqual([]);
    }
  });

  it('reads every space out', async () => {
    const desk = await deskOf('clash');
    for (let space = 0; space < SPACES; space++) expect(spaceSentence(desk, space)).not.toMatch(/cv-|space-|token-|size-/);
  });
});

describe('events', () => {
  it('point at what they are about', () => {
    expect(thingsOf('pieces.moved', [1, 20, 21, 2, 4])).toEqual([{ kind: 'space', target: 20 }, { kind: 'space', target: 21 }]);
    expect(thingsOf('production.paid', [2, 30])).toEqual([{ kind: 'seat', target: 2 }]);
    expect(thingsOf('phase.started', [4])).toEqual([]);
  });
});
