/** Pointer, fingers and keys over the map: what is looked at, what lies open, what is chosen. */
import type { ChoiceDoc } from '$lib/wire';
import { directionOf, nearestTowards, nearestWithin } from '$lib/map/compass';
import { isRisky } from '../battle/forecast';
import type { Camera } from '$lib/map/camera';
import type { Point } from '../maps/types';
import type { MedioevoDesk } from '../position';
import { pieceChoices } from '../targets';

const FINGER = 24; // screen points around a place that still mean it
const LONG_PRESS = 450; // ms
const NEARER = 1.4;

/** The board as the hand finds it; read anew at every touch. */
export interface Ground {
  readonly desk: MedioevoDesk;
  readonly frame: HTMLElement;
  readonly camera: Camera | null;
  readonly scale: number;
  readonly spots: Point[];
  readonly order: number[];
  readonly lit: Map<number, ChoiceDoc[]>;
}

export class Hand {
  looked = $state(-1); // the zone under pointer or focus
  kept = $state(-1); // the zone whose stacks lie open
  current = $state(-1); // the one the Tab key reaches
  open = $state.raw<{ zone: number; choices: ChoiceDoc[]; at: Point } | null>(null);
  #pressing = 0;
  #pressed = false; // a long press has been answered: the click after it means nothing

  constructor(private readonly ground: Ground) {}

  look = (zone: number): void => {
    this.looked = zone;
    this.ground.desk.hovered = zone >= 0 ? { kind: 'zone', target: zone } : null;
  };

  answer = (chosen: ChoiceDoc | null): void => {
    const zone = this.open!.zone;
    this.open = null;
    if (chosen) this.ground.desk.pick(chosen);
    else this.focus(zone);
  };

  click = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('[data-still]')) return;
    this.open = null;
    if (this.#pressed || event.detail > 1) return void (this.#pressed = false);
    const { desk, lit } = this.ground;
    let zone = zoneAt(event);
    const pieces = target.closest<SVGElement>('[data-pieces]')?.dataset['pieces']?.split(' ').filter(Boolean).map(Number) ?? [];
    const onPieces = pieceChoices(desk, pieces.map((piece) => ({ piece })));
    if (onPieces.length) return this.#choose(zone, onPieces);
    if (!lit.has(zone) && matchMedia('(pointer: coarse)').matches) {
      const near = this.#near(event);
      if (near >= 0) zone = near;
    }
    if (lit.has(zone)) this.#choose(zone, lit.get(zone)!);
    else this.keep(zone);
  };

  pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.look(zoneAt(event));
  };

  pointerdown = (event: PointerEvent): void => {
    this.release();
    this.#pressed = false;
    if (event.pointerType === 'mouse' || (event.target as Element).closest('[data-still]')) return;
    const zone = zoneAt(event);
    this.#pressing = window.setTimeout(() => {
      this.#pressed = true;
      this.keep(zone);
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
    const zone = zoneAt(event);
    if (zone < 0) return;
    this.current = zone;
    if (!(event.target as Element).matches(':focus-visible')) return;
    this.look(zone);
    this.ground.camera?.show(this.ground.spots[zone]!);
  };

  keydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Lay a zone's stacks open, or put them away again. */
  keep = (zone: number): void => {
    this.kept = zone === this.kept ? -1 : zone;
    this.look(zone);
  };

  focus(zone: number): void {
    this.current = zone;
    this.ground.frame.querySelector<SVGElement>(`.zone[data-zone="${zone}"]`)?.focus();
  }

  /** Whether the key meant something. */
  #press(event: KeyboardEvent): boolean {
    if ((event.target as Element).closest('[data-still]')) return false;
    const { camera, spots, order, lit } = this.ground;
    const direction = directionOf(event.key);
    const zone = zoneAt(event);
    if (direction && (zone < 0 || event.shiftKey)) camera?.pan(direction);
    else if (direction) this.focus(nearestTowards(spots, zone, direction));
    else if ((event.key === 'Enter' || event.key === ' ') && zone >= 0) lit.has(zone) ? this.#choose(zone, lit.get(zone)!) : this.keep(zone);
    else if (event.key === 'Home') this.focus(order[0]!);
    else if (event.key === 'End') this.focus(order.at(-1)!);
    else if (event.key === '+' || event.key === '=') camera?.by(NEARER);
    else if (event.key === '-') camera?.by(1 / NEARER);
    else if (event.key === '0') camera?.fit();
    else if (event.key === 'Escape' && (this.open || this.kept >= 0 || this.looked >= 0)) this.#dismiss();
    else return false;
    return true;
  }

  /** A single choice is taken at once; a fight never is: its odds are shown first. */
  #choose(zone: number, choices: ChoiceDoc[]): void {
    if (choices.length === 1 && !isRisky(this.ground.desk, choices[0]!)) this.ground.desk.pick(choices[0]!);
    else if (choices.length) this.open = { zone, choices, at: this.ground.camera?.toScreen(this.ground.spots[zone]!) ?? [0, 0] };
  }

  #near(event: MouseEvent): number {
    const { frame, camera, spots, lit, scale } = this.ground;
    const box = frame.getBoundingClientRect();
    const point = camera!.toMap([event.clientX - box.left, event.clientY - box.top]);
    return nearestWithin(spots, [...lit.keys()], point, FINGER / scale);
  }

  #dismiss(): void {
    this.open = null;
    this.kept = -1;
    this.look(-1);
  }
}

const zoneAt = (event: Event): number =>
  Number((event.target as Element).closest<SVGElement>('[data-zone]')?.dataset['zone'] ?? -1);
