/** Which part of a map is seen, how large it is drawn, and the elements it is drawn in. */
import type { Camera } from './camera';
import type { Point } from './point';

export class Outlook {
  frame = $state.raw<HTMLElement>(undefined!);
  world = $state.raw<HTMLElement>(undefined!);
  camera = $state.raw<Camera | null>(null);
  scale = $state(0); // screen points per map unit, as of the last rest
  ready = $state(false); // the map has found its first place

  constructor(scale: number) {
    this.scale = scale;
  }

  get room(): Point {
    return [this.frame.clientWidth, this.frame.clientHeight];
  }

  /** Does a point lie in the left half? What tells about it then stands on the right. */
  isLeft(point: Point): boolean {
    return (this.camera?.toScreen(point)[0] ?? 0) < this.frame.clientWidth / 2;
  }

  /** Is any of these points in sight? */
  sees(points: Point[]): boolean {
    const [width, height] = this.room;
    return points.some((point) => {
      const [x, y] = this.camera?.toScreen(point) ?? [-1, -1];
      return x > 0 && y > 0 && x < width && y < height;
    });
  }
}
