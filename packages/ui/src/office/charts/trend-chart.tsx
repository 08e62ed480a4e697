import { area, line } from 'd3-shape';
import { ChartFrame } from './chart-frame.tsx';
import classes from './trend-chart.module.css';

export interface TrendPoint {
  readonly label: string;
  /** Null is not shown. */
  readonly now: number | null;
  readonly before: number | null;
  /** Not over yet: its end is open. */
  readonly isOpen: boolean;
}

export interface TrendChartProps<Point extends TrendPoint> {
  /** What was found, in a sentence. */
  readonly label: string;
  readonly hint: string;
  readonly points: readonly Point[];
  readonly format: (value: number) => string;
  readonly ticks?: ((most: number) => readonly number[]) | undefined;
  /** A point in words. */
  readonly say: (point: Point) => string;
}

/** A line over a filled ground, and before it a dashed one: told apart without their colours. */
export function TrendChart<Point extends TrendPoint>({ points, say, ...frame }: TrendChartProps<Point>) {
  return (
    <ChartFrame
      {...frame}
      labels={points.map(({ label }) => label)}
      most={Math.max(1, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0]))}
      say={(place) => {
        const point = points[place];
        return point ? say(point) : '';
      }}
    >
      {({ xOf, y, at }) => {
        const drawn = (value: 'now' | 'before') =>
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
        return (
          <>
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
          </>
        );
      }}
    </ChartFrame>
  );
}
