import type { Point, Polygon } from './outline.ts';

/** A square of small cells over a picture and its margin: how far each is covered, 0 to 1. */
export interface Field {
  readonly cells: Float32Array;
  /** Outside of this nothing is covered, so nobody needs to look. */
  readonly box: Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells in one of the picture's 32 units, and units around the picture. */
const FINENESS = 6;
const MARGIN = 3;
const SIDE = (32 + 2 * MARGIN) * FINENESS;
/** Lines of sight through one row of cells. */
const LINES = 4;

const WHOLE: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };
const NOTHING: Box = { left: SIDE, top: SIDE, right: 0, bottom: 0 };

const newCells = (): Float32Array => new Float32Array(SIDE * SIDE);
export const emptyField = (): Field => ({ cells: newCells(), box: NOTHING });

/** The cells around points, and some more on each side. */
function boxAround(polygons: readonly Polygon[], more: number): Box {
  let { left, top, right, bottom } = NOTHING;
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      left = Math.min(left, inCells(x));
      right = Math.max(right, inCells(x));
      top = Math.min(top, inCells(y));
      bottom = Math.max(bottom, inCells(y));
    }
  }
  return {
    left: Math.max(0, Math.floor(left - more)),
    top: Math.max(0, Math.floor(top - more)),
    right: Math.min(SIDE, Math.ceil(right + more)),
    bottom: Math.min(SIDE, Math.ceil(bottom + more)),
  };
}

const inCells = (units: number): number => (units + MARGIN) * FINENESS;

/** What polygons cover: by the even-odd rule, or by winding. */
export function covered(polygons: readonly Polygon[], evenOdd: boolean): Field {
  const cells = newCells();
  const box = boxAround(polygons, 1);
  const edges = polygons.flatMap(edgesOf);
  for (let line = box.top * LINES; line < box.bottom * LINES; line += 1) {
    const y = (line + 0.5) / LINES;
    const crossings = edges
      .filter(({ top, bottom }) => top <= y && y < bottom)
      .map(({ x, top, slope, way }) => ({ at: x + (y - top) * slope, way }))
      .sort((one, other) => one.at - other.at);
    let winding = 0;
    for (const [index, { at, way }] of crossings.entries()) {
      winding = evenOdd ? (index + 1) % 2 : winding + way;
      const end = crossings[index + 1]?.at;
      if (winding !== 0 && end !== undefined) addRun(cells, Math.floor(y), at, end);
    }
  }
  return { cells, box };
}

interface Edge {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly slope: number;
  readonly way: 1 | -1;
}

function edgesOf(polygon: Polygon): Edge[] {
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [low, high] = from[1] < to[1] ? [from, to] : [to, from];
    if (low[1] === high[1]) return [];
    const [x, top, bottom] = [inCells(low[0]), inCells(low[1]), inCells(high[1])];
    return [{ x, top, bottom, slope: (inCells(high[0]) - x) / (bottom - top), way: from === low ? 1 : -1 }];
  });
}

function addRun(cells: Float32Array, row: number, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(SIDE, to)];
  for (let cell = Math.floor(start); cell < end; cell += 1) {
    const share = Math.min(cell + 1, end) - Math.max(cell, start);
    const place = row * SIDE + cell;
    cells[place] = Math.min(1, (cells[place] ?? 0) + share / LINES);
  }
}

/** What a line of some width covers, with round ends. */
export function coveredByLine(lines: readonly Polygon[], width: number): Field {
  const reach = (width / 2) * FINENESS;
  const cells = newCells();
  for (const line of lines) {
    for (const [index, from] of line.entries()) {
      const to = line[index + 1];
      if (to)
        addCapsule(cells, [inCells(from[0]), inCells(from[1])], [inCells(to[0]), inCells(to[1])], reach);
    }
  }
  return { cells, box: boxAround(lines, reach + 2) };
}

function addCapsule(cells: Float32Array, from: Point, to: Point, reach: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const between = (one: number, other: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(one, other) - reach - 1)),
    Math.min(SIDE - 1, Math.ceil(Math.max(one, other) + reach + 1)),
  ];
  const [left, right] = between(from[0], to[0]);
  const [top, bottom] = between(from[1], to[1]);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5 - from[0], y + 0.5 - from[1]];
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const [ex, ey] = [px - along * dx, py - along * dy];
      const share = Math.max(0, Math.min(1, reach + 0.5 - Math.sqrt(ex * ex + ey * ey)));
      const place = y * SIDE + x;
      cells[place] = Math.max(cells[place] ?? 0, share);
    }
  }
}

export function united(one: Field, other: Field): Field {
  const cells = Float32Array.from(one.cells);
  const { box } = other;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let place = y * SIDE + box.left; place < y * SIDE + box.right; place += 1) {
      cells[place] = Math.max(cells[place] ?? 0, other.cells[place] ?? 0);
    }
  }
  return {
    cells,
    box: {
      left: Math.min(one.box.left, box.left),
      top: Math.min(one.box.top, box.top),
      right: Math.max(one.box.right, box.right),
      bottom: Math.max(one.box.bottom, box.bottom),
    },
  };
}

/** What of one is not under the other, when the other is moved by some units. */
export function without(one: Field, other: Field, moved: Point = [0, 0]): Field {
  const cells = newCells();
  const [dx, dy] = [Math.round(moved[0] * FINENESS), Math.round(moved[1] * FINENESS)];
  const { box } = one;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const place = y * SIDE + x;
      const value = one.cells[place] ?? 0;
      if (value === 0) continue;
      const [ox, oy] = [x - dx, y - dy];
      const isOn = ox >= 0 && ox < SIDE && oy >= 0 && oy < SIDE;
      cells[place] = Math.min(value, 1 - (isOn ? (other.cells[oy * SIDE + ox] ?? 0) : 0));
    }
  }
  return { cells, box };
}

export const valueAt = ({ cells }: Field, [x, y]: Point): number =>
  cells[Math.floor(inCells(y)) * SIDE + Math.floor(inCells(x))] ?? 0;

/** Square units that are covered. */
export function areaOf({ cells, box }: Field): number {
  let sum = 0;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let place = y * SIDE + box.left; place < y * SIDE + box.right; place += 1) sum += cells[place] ?? 0;
  }
  return sum / (FINENESS * FINENESS);
}

/** How much is covered when everything grows by some units all round; half a cell at the new rim. */
export function grown(field: Field, units: number): Field {
  const reach = units * FINENESS + 0.5;
  const cells = squaredDistances(field);
  for (let place = 0; place < cells.length; place += 1) {
    const share = reach + 0.5 - Math.sqrt(cells[place] ?? FAR);
    cells[place] = share < 0 ? 0 : share > 1 ? 1 : share;
  }
  return { cells, box: WHOLE };
}

/** After Felzenszwalb and Huttenlocher: the squared distance of each cell to the nearest covered one, rows after columns. */
function squaredDistances({ cells, box }: Field): Float32Array {
  const distances = newCells().fill(FAR);
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let place = y * SIDE + box.left; place < y * SIDE + box.right; place += 1) {
      if ((cells[place] ?? 0) >= 0.5) distances[place] = 0;
    }
  }
  for (let x = box.left; x < box.right; x += 1) lowerEnvelope(distances, x, SIDE);
  for (let y = 0; y < SIDE; y += 1) lowerEnvelope(distances, y * SIDE, 1);
  return distances;
}

const FAR = 1e9;
/** Used again for every line: a picture has hundreds. */
const line = new Float64Array(SIDE);
const lows = new Int32Array(SIDE);
const begins = new Float64Array(SIDE + 1);

function lowerEnvelope(values: Float32Array, start: number, step: number): void {
  const at = (index: number): number => line[index] ?? FAR;
  const meet = (left: number, right: number): number =>
    (at(right) + right * right - at(left) - left * left) / (2 * (right - left));
  for (let index = 0; index < SIDE; index += 1) line[index] = values[start + index * step] ?? FAR;
  let last = 0;
  lows[0] = 0;
  begins[0] = Number.NEGATIVE_INFINITY;
  for (let index = 1; index < SIDE; index += 1) {
    let begin = meet(lows[last] ?? 0, index);
    while (begin <= (begins[last] ?? 0)) {
      last -= 1;
      begin = meet(lows[last] ?? 0, index);
    }
    last += 1;
    lows[last] = index;
    begins[last] = begin;
  }
  begins[last + 1] = Number.POSITIVE_INFINITY;
  let low = 0;
  for (let index = 0; index < SIDE; index += 1) {
    while ((begins[low + 1] ?? FAR) < index) low += 1;
    const nearest = lows[low] ?? 0;
    values[start + index * step] = (index - nearest) ** 2 + at(nearest);
  }
}

/** The rim of what is covered, as closed polygons in the picture's units; what is covered lies to their left. */
export function rimOf({ cells, box }: Field): readonly Polygon[] {
  const next = new Map<number, { readonly to: number; readonly point: Point }>();
  for (let y = Math.max(0, box.top - 1); y < Math.min(SIDE - 1, box.bottom); y += 1) {
    for (let x = Math.max(0, box.left - 1); x < Math.min(SIDE - 1, box.right); x += 1) {
      const corners = cornersAt(cells, y * SIDE + x);
      if (corners !== 0 && corners !== ALL_CORNERS) addSteps(next, cells, corners, x, y);
    }
  }
  const polygons: Point[][] = [];
  for (const [first] of next) {
    const polygon: Point[] = [];
    for (let key = first; ; ) {
      const step = next.get(key);
      if (!step) break;
      next.delete(key);
      polygon.push(step.point);
      key = step.to;
    }
    if (polygon.length > 2) polygons.push(polygon);
  }
  return polygons;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Which sides of a square of four cells the rim enters and leaves by; the bits are its corners, clockwise from the upper left. */
const STEPS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];

const ALL_CORNERS = 15;

function cornersAt(cells: Float32Array, place: number): number {
  let corners = (cells[place] ?? 0) >= 0.5 ? 1 : 0;
  if ((cells[place + 1] ?? 0) >= 0.5) corners += 2;
  if ((cells[place + SIDE + 1] ?? 0) >= 0.5) corners += 4;
  if ((cells[place + SIDE] ?? 0) >= 0.5) corners += 8;
  return corners;
}

function addSteps(
  next: Map<number, { readonly to: number; readonly point: Point }>,
  cells: Float32Array,
  corners: number,
  x: number,
  y: number,
): void {
  const value = (dx: number, dy: number) => cells[(y + dy) * SIDE + x + dx] ?? 0;
  const [a, b, c, d] = [value(0, 0), value(1, 0), value(1, 1), value(0, 1)];
  const between = (one: number, other: number) => (0.5 - one) / (other - one);
  const units = (cells: number) => (cells + 0.5) / FINENESS - MARGIN;
  const places: Record<Side, () => Point> = {
    top: () => [units(x + between(a, b)), units(y)],
    bottom: () => [units(x + between(d, c)), units(y + 1)],
    left: () => [units(x), units(y + between(a, d))],
    right: () => [units(x + 1), units(y + between(b, c))],
  };
  // Sides are numbered so that neighbours agree: each has the number of the square above it or left of it.
  const keys: Record<Side, number> = {
    top: (y * SIDE + x) * 2,
    bottom: ((y + 1) * SIDE + x) * 2,
    left: (y * SIDE + x) * 2 + 1,
    right: (y * SIDE + x + 1) * 2 + 1,
  };
  for (const [from, to] of STEPS[corners] ?? [])
    next.set(keys[from], { to: keys[to], point: places[from]() });
}
