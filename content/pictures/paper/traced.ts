import type { Point, Polygon } from './outline.ts';

/** Traced lines are written in whole numbers of this many units, so that they weigh little. */
export const GRAIN = 0.05;

/** A closed line through fewer points, none of the left out ones further than `loose` units from it. */
function simplified(polygon: Polygon, loose: number): Polygon {
  const closed = [...polygon, ...polygon.slice(0, 1)];
  let [far, most] = [0, 0];
  for (const [index, point] of polygon.entries()) {
    const away = distance(point, polygon[0]);
    if (away > most) [far, most] = [index, away];
  }
  const kept: Point[] = [];
  keep(closed, 0, far, loose, kept);
  keep(closed, far, closed.length - 1, loose, kept);
  return kept;
}

function distance(one: Point | undefined, other: Point | undefined): number {
  if (!one || !other) return 0;
  const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
  return dx * dx + dy * dy;
}

/** After Douglas and Peucker, between two places of a line; the last point is left to the next piece. */
function keep(points: Polygon, from: number, to: number, loose: number, kept: Point[]): void {
  const [first, last] = [points[from], points[to]];
  if (!first || !last || from >= to) return;
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const length = Math.sqrt(dx * dx + dy * dy) || 1e-9;
  let worst = from;
  let off = 0;
  for (let index = from + 1; index < to; index += 1) {
    const point = points[index] ?? first;
    const away = Math.abs((point[0] - first[0]) * dy - (point[1] - first[1]) * dx) / length;
    if (away > off) {
      worst = index;
      off = away;
    }
  }
  if (off <= loose) {
    kept.push(first);
    return;
  }
  keep(points, from, worst, loose, kept);
  keep(points, worst, to, loose, kept);
}

export const areaInside = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], index) => {
    const [nx, ny] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** The data of one path through all polygons, in grains. */
export function tracedPath(polygons: readonly Polygon[], loose: number): string {
  return polygons.map((polygon) => closedPath(simplified(polygon, loose))).join('');
}

function closedPath(polygon: Polygon): string {
  const grains = polygon.map(([x, y]) => [Math.round(x / GRAIN), Math.round(y / GRAIN)] as const);
  const [start, ...rest] = grains;
  if (!start || rest.length < 2) return '';
  let [x, y] = start;
  const steps = rest.map(([nx, ny]) => {
    const step = pair(nx - x, ny - y);
    [x, y] = [nx, ny];
    return step;
  });
  return `M${pair(...start)}l${joined(steps)}z`;
}

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

const joined = (pairs: readonly string[]): string =>
  pairs.map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('');
