import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thing } from '$games/game';
import type { Camera } from '$lib/map/camera';
import { Hand, type Ground } from '$lib/map/hand.svelte';
import { Outlook } from '$lib/map/outlook.svelte';
import type { Point } from '$lib/map/point';
import type { ChoiceDoc } from '$lib/wire';

/** Three places in a row, a counter with the pieces 7 and 8 in the second, and a button that is no part of the map. */
const BOARD = `
  <button data-still>zoom</button>
  <p role="button" tabindex="0" data-place="0"></p><p role="button" tabindex="-1" data-place="1"></p><p role="button" tabindex="-1" data-place="2"></p>
  <b data-place="1" data-pieces="7 8"></b>`;
const SPOTS: Point[] = [[0, 0], [100, 0], [200, 0]];
const MARCH: ChoiceDoc = { verb: 'to', kind: 'zone', target: 2 };
const CHARGE: ChoiceDoc = { verb: 'attack', kind: 'zone', target: 2 };
const LEAD: ChoiceDoc = { verb: 'lead', kind: 'piece', target: 8 };

let frame: HTMLElement;
let picked: ChoiceDoc[];
let desk: { hovered: Thing | null; pick: (choice: ChoiceDoc) => void };

function handOn(more: Partial<Ground> = {}): Hand {
  const outlook = new Outlook(1);
  outlook.frame = frame;
  outlook.camera = { show: vi.fn(), toScreen: (point: Point) => point, pan: vi.fn() } as unknown as Camera;
  const ground: Ground = { desk, kind: 'zone', spots: SPOTS, order: [0, 1, 2], lit: new Map(), keeps: true, choicesOn: () => [], isRisky: () => false, ...more };
  const hand = new Hand(outlook, ground);
  frame.onclick = hand.click;
  frame.onkeydown = hand.keydown;
  return hand;
}

const at = (selector: string): HTMLElement => frame.querySelector<HTMLElement>(selector)!;
const press = (selector: string, key: string): boolean => at(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  frame = document.createElement('div');
  frame.innerHTML = BOARD;
  document.body.append(frame);
  window.matchMedia = vi.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
  picked = [];
  desk = { hovered: null, pick: (choice) => picked.push(choice) };
});
afterEach(() => frame.remove());

describe('a click', () => {
  it('takes the one thing that may be done in a place', () => {
    handOn({ lit: new Map([[2, [MARCH]]]) });
    at('[data-place="2"]').click();
    expect(picked).toEqual([MARCH]);
  });

  it('asks first where there are several things, or one that may end badly', () => {
    const several = handOn({ lit: new Map([[2, [MARCH, CHARGE]]]) });
    at('[data-place="2"]').click();
    expect(several.open).toMatchObject({ place: 2, choices: [MARCH, CHARGE], at: [200, 0] });
    several.answer(CHARGE);
    expect([several.open, picked]).toEqual([null, [CHARGE]]);

    const risky = handOn({ lit: new Map([[2, [CHARGE]]]), isRisky: () => true });
    at('[data-place="2"]').click();
    expect(risky.open?.choices).toEqual([CHARGE]);
    expect(picked).toEqual([CHARGE]);
  });

  it('means the pieces of a counter before the place it lies in', () => {
    handOn({ lit: new Map([[1, [MARCH]]]), choicesOn: (pieces) => (pieces.includes(8) ? [LEAD] : []) });
    at('[data-pieces]').click();
    expect(picked).toEqual([LEAD]);
  });

  it('lays a place open where nothing can be done, and puts it away again', () => {
    const hand = handOn();
    at('[data-place="1"]').click();
    expect([hand.kept, hand.looked, desk.hovered]).toEqual([1, 1, { kind: 'zone', target: 1 }]);
    at('[data-place="1"]').click();
    expect(hand.kept).toBe(-1);
  });

  it('only looks where places do not lie open', () => {
    const hand = handOn({ keeps: false });
    at('[data-place="1"]').click();
    expect([hand.kept, hand.looked]).toEqual([-1, 1]);
  });

  it('on a control means nothing', () => {
    const hand = handOn();
    at('[data-still]').click();
    expect(hand.looked).toBe(-1);
  });
});

describe('keys', () => {
  it('go from place to place, and to the first and the last', () => {
    const hand = handOn();
    press('[data-place="0"]', 'ArrowRight');
    expect([hand.current, document.activeElement]).toEqual([1, at('[data-place="1"]')]);
    press('[data-place="1"]', 'End');
    expect(hand.first).toBe(2);
    press('[data-place="2"]', 'Home');
    expect(hand.first).toBe(0);
  });

  it('choose, dismiss, and are left alone on controls', () => {
    const hand = handOn({ lit: new Map([[2, [MARCH, CHARGE]]]) });
    press('[data-place="2"]', 'Enter');
    expect(hand.open?.place).toBe(2);
    expect(press('[data-place="2"]', 'Escape'), 'the key is used up').toBe(false);
    expect(hand.open).toBeNull();
    expect(press('[data-still]', 'ArrowRight'), 'the key is nobody’s').toBe(true);
  });
});
