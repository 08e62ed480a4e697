import { LEAST_SIZE, MOST_SIZE, type Picture } from '../model/work.ts';

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Between -180 and 180, as it is kept. */
const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

export interface Change {
  /** Parts of the frame. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** Its middle stays on the page, so that it can always be picked up again. */
export const changedBy = (picture: Picture, { x = 0, y = 0, scale = 1, turn = 0 }: Change): Picture => ({
  ...picture,
  x: within(picture.x + x, 0, 1),
  y: within(picture.y + y, 0, 1),
  size: within(picture.size * scale, LEAST_SIZE, MOST_SIZE),
  turn: turned(picture.turn + turn),
});

const STEP = 0.04;
const GROWS = 1.12;
const TURNS = 15;

const KEYS: Readonly<Record<string, Change>> = {
  ArrowLeft: { x: -STEP },
  ArrowRight: { x: STEP },
  ArrowUp: { y: -STEP },
  ArrowDown: { y: STEP },
  '+': { scale: GROWS },
  '=': { scale: GROWS },
  '-': { scale: 1 / GROWS },
};

/** With Shift the arrows turn and size, where no finger can. */
const WITH_SHIFT: Readonly<Record<string, Change>> = {
  ArrowLeft: { turn: -TURNS },
  ArrowRight: { turn: TURNS },
  ArrowUp: { scale: GROWS },
  ArrowDown: { scale: 1 / GROWS },
};

export const changeOfKey = (key: string, shift: boolean): Change | undefined =>
  (shift ? WITH_SHIFT[key] : undefined) ?? KEYS[key];

export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (one: Point, other: Point) => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  distance: Math.hypot(other.x - one.x, other.y - one.y),
  angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
});

/** What fingers did since they came down: one moves, two also turn and size. `side` is that of the frame. */
export function changeOfFingers(from: readonly Point[], to: readonly Point[], side: number): Change {
  const [one, two] = from;
  const [oneNow, twoNow] = to;
  if (!one || !oneNow || side === 0) return {};
  if (!two || !twoNow) return { x: (oneNow.x - one.x) / side, y: (oneNow.y - one.y) / side };
  const before = between(one, two);
  const now = between(oneNow, twoNow);
  return {
    x: (now.middle.x - before.middle.x) / side,
    y: (now.middle.y - before.middle.y) / side,
    scale: before.distance === 0 ? 1 : now.distance / before.distance,
    turn: now.angle - before.angle,
  };
}
