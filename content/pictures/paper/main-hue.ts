import { shapesOf } from './flat-shapes.ts';
import { type Ramp, tonesOf } from './palette.ts';
import { areaInside } from './traced.ts';

/** The ramp that most of a picture is of. */
export function mainHue(body: string): Ramp {
  const areas = new Map<Ramp, number>();
  for (const { colour, outline, line } of shapesOf(body)) {
    if (line !== undefined) continue;
    const { ramp } = tonesOf(colour);
    const area = outline.reduce((sum, polygon) => sum + Math.abs(areaInside(polygon)), 0);
    areas.set(ramp, (areas.get(ramp) ?? 0) + area);
  }
  return [...areas].reduce<readonly [Ramp, number]>(
    (most, each) => (each[1] > most[1] ? each : most),
    ['stone', 0],
  )[0];
}
