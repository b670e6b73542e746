/** Pointer, fingers and keys over the board: what is looked at, what lies open, what is chosen. */
import type { ChoiceDoc } from '$lib/wire';
import { directionOf, nearestTowards, nearestWithin } from '$lib/map/compass';
import type { WarriorsDesk } from '../position';
import { choicesOn, pieceThings } from '../targets';
import type { Point } from '../types';
import type { Camera } from '$lib/map/camera';

const FINGER = 24; // screen points around a place that still mean it
const LONG_PRESS = 450; // ms
const NEARER = 1.4;

/** The board as the hand finds it; read anew at every touch. */
export interface Ground {
  readonly desk: WarriorsDesk;
  readonly frame: HTMLElement;
  readonly camera: Camera | null;
  readonly scale: number;
  readonly spots: Point[];
  readonly order: number[];
  readonly lit: Map<number, ChoiceDoc[]>;
}

export class Hand {
  looked = $state(-1); // the province under pointer or focus
  current = $state(-1); // the one the Tab key reaches
  open = $state.raw<{ province: number; choices: ChoiceDoc[]; at: Point } | null>(null);
  #pressing = 0;
  #pressed = false; // a long press has been answered: the click after it means nothing

  constructor(private readonly ground: Ground) {}

  look = (province: number): void => {
    this.looked = province;
    this.ground.desk.hovered = province >= 0 ? { kind: 'province', target: province } : null;
  };

  answer = (chosen: ChoiceDoc | null): void => {
    const province = this.open!.province;
    this.open = null;
    if (chosen) this.ground.desk.pick(chosen);
    else this.focus(province);
  };

  click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('[data-still]')) return;
    this.open = null;
    if (this.#pressed || event.detail > 1) return void (this.#pressed = false);
    const { desk, lit } = this.ground;
    let province = provinceAt(event);
    const units = target.closest<SVGElement>('[data-units]')?.dataset['units']?.split(' ').map(Number) ?? [];
    const onPieces = choicesOn(desk, units.flatMap((unit) => pieceThings([{ unit }])));
    if (onPieces.length) return this.#choose(province, onPieces);
    if (!lit.has(province) && matchMedia('(pointer: coarse)').matches) {
      const near = this.#near(event);
      if (near >= 0) province = near;
    }
    if (lit.has(province)) this.#choose(province, lit.get(province)!);
    else this.look(province);
  };

  pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.look(provinceAt(event));
  };

  pointerdown = (event: PointerEvent): void => {
    this.release();
    this.#pressed = false;
    if (event.pointerType === 'mouse' || (event.target as Element).closest('[data-still]')) return;
    const province = provinceAt(event);
    this.#pressing = window.setTimeout(() => {
      this.#pressed = true;
      this.look(province);
    }, LONG_PRESS);
  };

  pointermove = (event: PointerEvent): void => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) this.release();
  };

  release = (): void => clearTimeout(this.#pressing);

  contextmenu = (event: MouseEvent): void => {
    if (this.#pressed) event.preventDefault();
  };

  focusin = (event: FocusEvent): void => {
    const province = provinceAt(event);
    if (province < 0) return;
    this.current = province;
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.look(province);
    this.ground.camera?.show(this.ground.spots[province]!);
  };

  keydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  focus(province: number): void {
    this.current = province;
    this.ground.frame.querySelector<SVGElement>(`.land[data-province="${province}"]`)?.focus();
  }

  /** Whether the key meant something. */
  #press(event: KeyboardEvent): boolean {
    const { camera, spots, order, lit } = this.ground;
    const direction = directionOf(event.key);
    const province = provinceAt(event);
    if (direction && (province < 0 || event.shiftKey)) camera?.pan(direction);
    else if (direction) this.focus(nearestTowards(spots, province, direction));
    else if ((event.key === 'Enter' || event.key === ' ') && province >= 0) this.#choose(province, lit.get(province) ?? []);
    else if (event.key === 'Home') this.focus(order[0]!);
    else if (event.key === 'End') this.focus(order.at(-1)!);
    else if (event.key === '+' || event.key === '=') camera?.by(NEARER);
    else if (event.key === '-') camera?.by(1 / NEARER);
    else if (event.key === '0') camera?.fit();
    else if (event.key === 'Escape' && (this.open || this.looked >= 0)) this.#dismiss();
    else return false;
    return true;
  }

  #choose(province: number, choices: ChoiceDoc[]): void {
    if (choices.length === 1) this.ground.desk.pick(choices[0]!);
    else if (choices.length) this.open = { province, choices, at: this.ground.camera!.toScreen(this.ground.spots[province]!) };
  }

  #near(event: MouseEvent): number {
    const { frame, camera, spots, lit, scale } = this.ground;
    const box = frame.getBoundingClientRect();
    const point = camera!.toMap([event.clientX - box.left, event.clientY - box.top]);
    return nearestWithin(spots, [...lit.keys()], point, FINGER / scale);
  }

  #dismiss(): void {
    this.open = null;
    this.look(-1);
  }
}

const provinceAt = (event: Event): number =>
  Number((event.target as Element).closest<SVGElement>('[data-province]')?.dataset['province'] ?? -1);
