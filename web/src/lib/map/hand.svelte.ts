/** Pointer, fingers and keys over a map: what is looked at, what lies open, what is chosen. */
import type { Desk } from '$games/game';
import type { ChoiceDoc } from '$lib/wire';
import { directionOf, nearestTowards, nearestWithin } from './compass';
import type { Outlook } from './outlook.svelte';
import type { Point } from './point';

const FINGER = 24; // screen points around a place that still mean it
const LONG_PRESS = 450; // ms
const NEARER = 1.4;

/**
 * The game's places and pieces, read anew at every touch. On the board a place's shape is a button with its number in `data-place`;
 * a counter carries the place it lies in too, and its pieces in `data-pieces`. What must not move the map or mean a place is `data-still`.
 */
export interface Ground {
  readonly desk: Pick<Desk, 'pick' | 'hovered'>;
  readonly kind: string; // what a place is called among the things of the desk
  readonly spots: Point[]; // the middle of each place
  readonly order: number[]; // places as they are read out
  readonly lit: Map<number, ChoiceDoc[]>; // place → what may be done there
  readonly keeps: boolean; // does a place lie open once it is clicked?
  choicesOn(pieces: number[]): ChoiceDoc[];
  /** A single choice is taken at once, unless it may end badly. */
  isRisky(choice: ChoiceDoc): boolean;
}

export class Hand {
  looked = $state(-1); // the place under pointer or focus
  kept = $state(-1); // the place that lies open
  current = $state(-1); // the one the Tab key reaches
  open = $state.raw<{ place: number; choices: ChoiceDoc[]; at: Point } | null>(null);
  #pressing = 0;
  #pressed = false; // a long press has been answered: the click after it means nothing

  constructor(
    private readonly outlook: Outlook,
    private readonly ground: Ground,
  ) {}

  /** The place the Tab key reaches, from the beginning. */
  get first(): number {
    return this.current < 0 ? this.ground.order[0]! : this.current;
  }

  look = (place: number): void => {
    this.looked = place;
    this.ground.desk.hovered = place >= 0 ? { kind: this.ground.kind, target: place } : null;
  };

  /** Lay a place open, or put it away again. */
  keep = (place: number): void => {
    if (this.ground.keeps) this.kept = place === this.kept ? -1 : place;
    this.look(place);
  };

  /** Put away what lies open, and go on from there. */
  put = (): void => {
    const place = this.kept;
    this.kept = -1;
    this.focus(place);
  };

  answer = (chosen: ChoiceDoc | null): void => {
    const { place } = this.open!;
    this.open = null;
    if (chosen) this.ground.desk.pick(chosen);
    else this.focus(place);
  };

  click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (isStill(event)) return;
    this.open = null;
    if (this.#pressed || event.detail > 1) return void (this.#pressed = false);
    const { lit } = this.ground;
    let place = placeAt(event);
    const pieces = target.closest<SVGElement>('[data-pieces]')?.dataset['pieces']?.split(' ').filter(Boolean).map(Number) ?? [];
    const onPieces = this.ground.choicesOn(pieces);
    if (onPieces.length) return this.#choose(place, onPieces);
    if (!lit.has(place) && matchMedia('(pointer: coarse)').matches) {
      const near = this.#near(event);
      if (near >= 0) place = near;
    }
    if (lit.has(place)) this.#choose(place, lit.get(place)!);
    else this.keep(place);
  };

  pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.look(placeAt(event));
  };

  pointerdown = (event: PointerEvent): void => {
    this.release();
    this.#pressed = false;
    if (event.pointerType === 'mouse' || isStill(event)) return;
    const place = placeAt(event);
    this.#pressing = window.setTimeout(() => {
      this.#pressed = true;
      this.keep(place);
    }, LONG_PRESS);
  };

  pointermove = (event: PointerEvent): void => {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) this.release();
  };

  release = (): void => clearTimeout(this.#pressing);

  leave = (): void => this.look(-1);

  contextmenu = (event: MouseEvent): void => {
    if (this.#pressed) event.preventDefault();
  };

  focusin = (event: FocusEvent): void => {
    const place = placeAt(event);
    if (place < 0) return;
    this.current = place;
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.look(place);
    this.outlook.camera?.show(this.ground.spots[place]!);
  };

  keydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isStill(event) || !this.#press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  focus(place: number): void {
    this.current = place;
    this.outlook.frame.querySelector<SVGElement>(`[role='button'][data-place='${place}']`)?.focus();
  }

  /** Whether the key meant something. */
  #press(event: KeyboardEvent): boolean {
    const { spots, order, lit } = this.ground;
    const { camera } = this.outlook;
    const direction = directionOf(event.key);
    const place = placeAt(event);
    if (direction && (place < 0 || event.shiftKey)) camera?.pan(direction);
    else if (direction) this.focus(nearestTowards(spots, place, direction));
    else if ((event.key === 'Enter' || event.key === ' ') && place >= 0) lit.has(place) ? this.#choose(place, lit.get(place)!) : this.keep(place);
    else if (event.key === 'Home') this.focus(order[0]!);
    else if (event.key === 'End') this.focus(order.at(-1)!);
    else if (event.key === '+' || event.key === '=') camera?.by(NEARER);
    else if (event.key === '-') camera?.by(1 / NEARER);
    else if (event.key === '0') camera?.fit();
    else if (event.key === 'Escape' && (this.open || this.kept >= 0 || this.looked >= 0)) this.#dismiss();
    else return false;
    return true;
  }

  #choose(place: number, choices: ChoiceDoc[]): void {
    if (choices.length === 1 && !this.ground.isRisky(choices[0]!)) this.ground.desk.pick(choices[0]!);
    else if (choices.length) this.open = { place, choices, at: this.outlook.camera?.toScreen(this.ground.spots[place]!) ?? [0, 0] };
  }

  #near(event: MouseEvent): number {
    const { frame, camera, scale } = this.outlook;
    const box = frame.getBoundingClientRect();
    const point = camera!.toMap([event.clientX - box.left, event.clientY - box.top]);
    return nearestWithin(this.ground.spots, [...this.ground.lit.keys()], point, FINGER / scale);
  }

  #dismiss(): void {
    this.open = null;
    this.kept = -1;
    this.look(-1);
  }
}

const isStill = (event: Event): boolean => (event.target as Element).closest('[data-still]') !== null;

const placeAt = (event: Event): number =>
  Number((event.target as Element).closest<SVGElement>('[data-place]')?.dataset['place'] ?? -1);
