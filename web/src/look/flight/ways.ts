// The ways of things in flight: frames of an animation between two points of the screen. Pure.

export interface Point {
  x: number;
  y: number;
}
/** Returns the translation that puts the middle of an element at a point of the screen. */
export type At = (point: Point) => string;

export interface Shape {
  /** The height of the arc above the straight line, in pixels. */
  arc?: number;
  /** The size at both ends. */
  grow?: readonly [from: number, to: number];
  /** The largest turn on the way, in degrees. */
  turn?: number;
  /** True for a thing that is seen from its first moment. Others appear on the way. */
  seen?: boolean;
}

const steps = 6;

/** Returns the frames of a flight. The timing of the animation sets the pace along it. */
export function wayOf(at: At, a: Point, b: Point, shape: Shape = {}): Keyframe[] {
  const { arc = 0, grow: [from, to] = [1, 1], turn = 0, seen = false } = shape;
  const count = arc || turn ? steps : 1;
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count;
    const rise = 4 * t * (1 - t);
    const point = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t - arc * rise };
    const size = from + (to - from) * t;
    const change = from === to && !turn ? '' : ` rotate(${turn * rise}deg) scale(${size + 0.04 * rise})`;
    return { offset: t, opacity: seen || n > 0 ? 1 : 0, transform: `${at(point)}${change}` };
  });
}
