import type { Point, Polygon } from './outline.ts';

/** Traced lines are written in whole numbers of this many units, so that they weigh little. */
export const GRAIN = 0.05;

/** A closed line through fewer points, none of the left out ones further than `loose` units from it. */
function simplified(polygon: Polygon, loose: number): Polygon {
  const far = polygon.reduce(
    (best, point, index) =>
      distance(point, polygon[0]) > distance(polygon[best], polygon[0]) ? index : best,
    0,
  );
  return [
    ...reduced(polygon.slice(0, far + 1), loose),
    ...reduced([...polygon.slice(far), ...polygon.slice(0, 1)], loose),
  ];
}

function distance(one: Point | undefined, other: Point | undefined): number {
  if (!one || !other) return 0;
  const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
  return dx * dx + dy * dy;
}

/** Douglas and Peucker; the last point is left to the next piece. */
function reduced(points: Polygon, loose: number): Polygon {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points.slice(0, -1);
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1e-9;
  let [worst, off] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const away = Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length;
    if (away > off) [worst, off] = [index, away];
  }
  if (off <= loose) return [first];
  return [...reduced(points.slice(0, worst + 1), loose), ...reduced(points.slice(worst), loose)];
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
