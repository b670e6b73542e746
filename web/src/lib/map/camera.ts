/** Zoom and pan: the world is one composited layer that is moved, and drawn anew only when it has come to rest. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { still } from './motion';
import type { Point } from './point';

const NEAREST = 3; // screen points per map unit
const REST = 140; // ms without a change until the layer is drawn anew
const STEP = 60; // screen points per arrow key
const FLIGHT = 320; // ms
const MARGIN = 48; // screen points

export interface Camera {
  fit(): void;
  by(factor: number): void;
  pan(direction: Point): void;
  /** Bring a point into view; with a scale, to the middle. */
  show(point: Point, scale?: number): void;
  toScreen(point: Point): Point;
  toMap(point: Point): Point;
  destroy(): void;
}

interface Setup {
  frame: HTMLElement;
  world: HTMLElement;
  size: Point;
  area: [Point, Point]; // what is seen at first
  home: Point; // what to look at first where the whole map would be too small to read
  margin?: number; // screen points at the edge where nothing counts as seen
  wrap?: boolean; // the map goes on from its right edge to its left one
  rested(scale: number): void;
  moved(): void;
  /** How many times the map is drawn to the left and to the right of itself. */
  repeated?(first: number, last: number): void;
}

export function makeCamera({ frame, world, size, area, home, margin = MARGIN, wrap = false, rested, moved, repeated }: Setup): Camera {
  const selection = select(frame);
  let timer = 0;
  let flight = 0;
  let whole = 1; // the scale at which all of the map is seen

  const behaviour = zoom<HTMLElement, unknown>()
    .filter((event: Event) => !(event.target as Element).closest('[data-still]') && !(event as MouseEvent).button)
    .translateExtent(room())
    .clickDistance(6)
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) cancelAnimationFrame(flight);
      draw(event.transform);
    });

  /** Around the world there is no edge. */
  function room(): [Point, Point] {
    return wrap ? [[-Infinity, 0], [Infinity, size[1]]] : [[0, 0], size];
  }

  /** The same view with its middle on the map itself, not on one of its repetitions. */
  function settled(transform: ZoomTransform): ZoomTransform {
    return wrap ? transform.translate(Math.floor(middle(transform)[0] / size[0]) * size[0], 0) : transform;
  }

  function draw(transform: ZoomTransform): void {
    const { x, y, k } = settled(transform);
    if (wrap) repeated?.(Math.floor(-x / k / size[0]), Math.floor((frame.clientWidth - x) / k / size[0]));
    world.style.willChange = 'transform';
    // In three dimensions the layer stays composited at rest too: only its raster changes, off the main thread.
    world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
    moved();
    clearTimeout(timer);
    timer = window.setTimeout(rest, REST);
  }

  function rest(): void {
    world.style.willChange = '';
    rested(zoomTransform(frame).k);
  }

  function jump(transform: ZoomTransform): void {
    selection.call(behaviour.transform, transform);
  }

  function around([x, y]: Point, scale: number): ZoomTransform {
    const k = Math.min(NEAREST, Math.max(whole, scale));
    return constrained(zoomIdentity.translate(frame.clientWidth / 2 - x * k, frame.clientHeight / 2 - y * k).scale(k));
  }

  function constrained(transform: ZoomTransform): ZoomTransform {
    const view: [Point, Point] = [[0, 0], [frame.clientWidth, frame.clientHeight]];
    return behaviour.constrain()(transform, view, room());
  }

  const middle = (transform: ZoomTransform): Point =>
    transform.invert([frame.clientWidth / 2, frame.clientHeight / 2]) as Point;

  /** The repetition of a point that is nearest to what is seen. */
  function nearest([x, y]: Point): Point {
    return wrap ? [x + Math.round((middle(zoomTransform(frame))[0] - x) / size[0]) * size[0], y] : [x, y];
  }

  function fly(target: ZoomTransform): void {
    cancelAnimationFrame(flight);
    if (still() || !frame.clientWidth) return jump(target);
    const from = zoomTransform(frame);
    const [x, y] = middle(from);
    const [dx, dy] = [middle(target)[0] - x, middle(target)[1] - y];
    const start = performance.now();
    const tick = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / FLIGHT));
      if (t >= 1) return jump(target);
      const eased = t * (2 - t);
      jump(around([x + dx * eased, y + dy * eased], from.k * (target.k / from.k) ** eased));
      flight = requestAnimationFrame(tick);
    };
    flight = requestAnimationFrame(tick);
  }

  function measure(): void {
    const was = whole;
    whole = Math.min(frame.clientWidth / size[0], frame.clientHeight / size[1]) || 1;
    behaviour.scaleExtent([whole, Math.max(NEAREST, whole * 2)]).extent([[0, 0], [frame.clientWidth, frame.clientHeight]]);
    const now = zoomTransform(frame);
    if (now === zoomIdentity) jump(opening());
    else jump(around(middle(now), now.k * (now.k > was * 1.02 ? 1 : whole / was)));
  }

  function opening(): ZoomTransform {
    const [[left, top], [right, bottom]] = area;
    const scale = Math.min(frame.clientWidth / (right - left), frame.clientHeight / (bottom - top));
    if (scale >= 0.3) return around([(left + right) / 2, (top + bottom) / 2], scale);
    return around(home, Math.min(0.5, frame.clientHeight / size[1]));
  }

  selection.call(behaviour);
  const watcher = new ResizeObserver(measure);
  watcher.observe(frame);

  return {
    fit: () => fly(around(nearest([size[0] / 2, size[1] / 2]), whole)),
    by(factor) {
      const now = zoomTransform(frame);
      fly(around(middle(now), now.k * factor));
    },
    pan([dx, dy]) {
      const now = zoomTransform(frame);
      jump(constrained(now.translate((-dx * STEP) / now.k, (-dy * STEP) / now.k)));
    },
    show(point, scale) {
      const now = zoomTransform(frame);
      const near = nearest(point);
      const [x, y] = now.apply(near);
      const edge = Math.min(margin, frame.clientWidth / 4, frame.clientHeight / 4);
      const inside = x > edge && y > edge && x < frame.clientWidth - edge && y < frame.clientHeight - edge;
      if (scale || !inside) fly(around(near, Math.max(now.k, scale ?? 0)));
    },
    toScreen: (point) => zoomTransform(frame).apply(nearest(point)) as Point,
    toMap(point) {
      const [x, y] = zoomTransform(frame).invert(point);
      return [wrap ? x - Math.floor(x / size[0]) * size[0] : x, y];
    },
    destroy() {
      clearTimeout(timer);
      cancelAnimationFrame(flight);
      watcher.disconnect();
      selection.on('.zoom', null);
    },
  };
}
