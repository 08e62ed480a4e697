export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  A: 7,
  Z: 0,
};
const CURVE_STEPS = 10;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y;
/** The two flags of an arc are single digits, often written without anything between them and what follows. */
const FLAG = /[\s,]*([01])/y;

/** A path walked along: one polygon for each of its parts. */
export function outlineOf(path: string): readonly Polygon[] {
  const parts: Point[][] = [];
  let here: Point = [0, 0];
  let start: Point = [0, 0];
  /** The last control point, where a smooth curve goes on from. */
  let control: Point | null = null;
  for (const { command, numbers } of commandsOf(path)) {
    const up = command.toUpperCase();
    const from: Point = command === up ? [0, 0] : here;
    const at = (index: number): Point => [
      (numbers[index] ?? 0) + from[0],
      (numbers[index + 1] ?? 0) + from[1],
    ];
    const mirrored: Point = control ? [2 * here[0] - control[0], 2 * here[1] - control[1]] : here;
    let next: Point[] = [];
    let held: Point | null = null;
    if (up === 'M') {
      start = at(0);
      parts.push([]);
      next = [start];
    } else if (up === 'Z') next = [start];
    else if (up === 'H') next = [[(numbers[0] ?? 0) + from[0], here[1]]];
    else if (up === 'V') next = [[here[0], (numbers[0] ?? 0) + from[1]]];
    else if (up === 'L') next = [at(0)];
    else if (up === 'C') {
      held = at(2);
      next = cubic(here, at(0), held, at(4));
    } else if (up === 'S') {
      held = at(0);
      next = cubic(here, mirrored, held, at(2));
    } else if (up === 'Q' || up === 'T') {
      held = up === 'Q' ? at(0) : mirrored;
      const end = up === 'Q' ? at(2) : at(0);
      next = cubic(here, towards(here, held), towards(end, held), end);
    } else if (up === 'A') next = arc(here, numbers, at(5));
    if (parts.length === 0) parts.push([]);
    parts.at(-1)?.push(...next);
    here = next.at(-1) ?? here;
    control = held;
  }
  return parts.filter((part) => part.length > 1);
}

const towards = (end: Point, control: Point): Point => [
  end[0] + ((control[0] - end[0]) * 2) / 3,
  end[1] + ((control[1] - end[1]) * 2) / 3,
];

function* commandsOf(path: string): Generator<{ command: string; numbers: readonly number[] }> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const up = letter.toUpperCase();
    const numbers = numbersOf(rest, up === 'A');
    const size = TAKES[up] ?? 0;
    if (size === 0) yield { command: letter, numbers };
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      // Further pairs after a move are lines.
      const command = up === 'M' && at > 0 ? (letter === 'M' ? 'L' : 'l') : letter;
      yield { command, numbers: numbers.slice(at, at + size) };
    }
  }
}

function numbersOf(text: string, arcs: boolean): readonly number[] {
  const numbers: number[] = [];
  let place = 0;
  for (;;) {
    const isFlag = arcs && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const pattern = isFlag ? FLAG : NUMBER;
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    place = pattern.lastIndex;
  }
}

function cubic(from: Point, one: Point, two: Point, to: Point): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    const u = 1 - t;
    const mix = (axis: 0 | 1) =>
      u * u * u * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t * t * t * to[axis];
    return [mix(0), mix(1)];
  });
}

/** The SVG specification's way from end points to a centre (appendix B.2.4). */
function arc(from: Point, numbers: readonly number[], to: Point): Point[] {
  const [first = 0, second = 0, tilt = 0, large = 0, sweep = 0] = numbers;
  const turn = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const x = cos * dx + sin * dy;
  const y = cos * dy - sin * dx;
  let [rx, ry] = [Math.abs(first), Math.abs(second)];
  if (rx === 0 || ry === 0 || (x === 0 && y === 0)) return [to];
  const reach = (x * x) / (rx * rx) + (y * y) / (ry * ry);
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];
  const below = rx * rx * y * y + ry * ry * x * x;
  const lift = Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(lift * rx * y) / ry, (-lift * ry * x) / rx];
  const begin = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweepAngle = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - begin;
  if (sweep === 1 && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (sweep === 0 && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const steps = Math.max(2, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 16)));
  return Array.from({ length: steps }, (_, step) => {
    if (step === steps - 1) return to;
    const angle = begin + (sweepAngle * (step + 1)) / steps;
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [mx + cos * ex - sin * ey, my + sin * ex + cos * ey];
  });
}
