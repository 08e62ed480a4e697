import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import classes from './trend-chart.module.css';

export interface TrendPoint {
  readonly label: string;
  /** Null is not shown. */
  readonly now: number | null;
  readonly before: number | null;
  /** Not over yet: its end is open. */
  readonly isOpen: boolean;
}

export interface TrendChartProps {
  /** What was found, in a sentence. */
  readonly label: string;
  readonly hint: string;
  readonly points: readonly TrendPoint[];
  readonly format: (value: number) => string;
  /** Round values up to the largest; those of plain numbers where it is not said. */
  readonly ticks?: ((most: number) => readonly number[]) | undefined;
  /** A point in words. */
  readonly say: (point: TrendPoint) => string;
}

const [WIDTH, HEIGHT] = [760, 280];
const [TOP, BOTTOM, SIDE, END] = [14, 32, 74, 24];
const LABELS = 7;

type Value = 'now' | 'before';

const numberTicks = (most: number): readonly number[] => scaleLinear([0, most], [0, 1]).nice(4).ticks(4);

/**
 * A line over a filled ground, and before it a dashed one: told apart without their colours. The same figures stand in
 * a table; arrow keys go from point to point and each is said.
 */
export function TrendChart({ label, hint, points, format, ticks = numberTicks, say }: TrendChartProps) {
  const { dir } = useTexts();
  const [at, setAt] = useState<number | null>(null);
  const most = Math.max(1, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const marks = ticks(most);
  const y = scaleLinear([0, Math.max(most, ...marks)], [HEIGHT - BOTTOM, TOP]);
  const from = [SIDE, WIDTH - END];
  const x = scalePoint(
    points.map((_, place) => place),
    dir === 'rtl' ? from.map((one) => WIDTH - one) : from,
  );
  const xOf = (place: number) => x(place) ?? 0;
  const drawn = (value: Value) =>
    line<TrendPoint>()
      .defined((point) => point[value] !== null)
      .x((_, place) => xOf(place))
      .y((point) => y(point[value] ?? 0))(points) ?? '';
  const ground =
    area<TrendPoint>()
      .defined(({ now }) => now !== null)
      .x((_, place) => xOf(place))
      .y0(y(0))
      .y1(({ now }) => y(now ?? 0))(points) ?? '';
  const every = Math.ceil(points.length / LABELS);
  const axis = dir === 'rtl' ? WIDTH - SIDE + 10 : SIDE - 10;
  const chosen = at === null ? undefined : points[at];

  const last = points.length - 1;
  const move = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [forward, at === null ? 0 : at + 1],
      [backward, at === null ? last : at - 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, next)));
  };

  return (
    <div className={classes.chart}>
      <div
        role="slider"
        tabIndex={0}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={chosen ? say(chosen) : hint}
        className={classes.frame}
        aria-label={label}
        onKeyDown={move}
        onBlur={() => setAt(null)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className={classes.svg}
          aria-hidden="true"
          onPointerLeave={() => setAt(null)}
        >
          {marks.map((tick) => (
            <g key={tick}>
              <line
                className={classes.grid}
                x1={from[0]}
                x2={from[1]}
                y1={y(tick)}
                y2={y(tick)}
                transform={dir === 'rtl' ? `translate(${END - SIDE} 0)` : undefined}
              />
              <text className={classes.tick} x={axis} y={y(tick) + 4} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {points.map((point, place) =>
            place % every === 0 ? (
              <text
                key={point.label}
                className={classes.tick}
                x={xOf(place)}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {point.label}
              </text>
            ) : null,
          )}
          <path className={classes.ground} d={ground} />
          <path className={classes.before} d={drawn('before')} />
          <path className={classes.now} d={drawn('now')} />
          {points.map((point, place) =>
            point.now === null ? null : (
              <circle
                key={point.label}
                className={point.isOpen ? classes.open : classes.dot}
                data-chosen={place === at || undefined}
                cx={xOf(place)}
                cy={y(point.now)}
                r={place === at ? 6 : 3.5}
              />
            ),
          )}
          {points.map((point, place) => (
            <rect
              key={point.label}
              className={classes.reach}
              x={xOf(place) - x.step() / 2}
              y={0}
              width={Math.max(8, x.step())}
              height={HEIGHT}
              onPointerEnter={() => setAt(place)}
            />
          ))}
        </svg>
      </div>
      <p className={classes.said} aria-hidden="true">
        {chosen ? say(chosen) : '\u00a0'}
      </p>
    </div>
  );
}
