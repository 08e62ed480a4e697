import { useId } from 'react';
import classes from './bars-chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { PartFills, partFill } from './part-fills.tsx';

export interface BarsPoint {
  readonly label: string;
  /** From below; null is not shown. */
  readonly parts: readonly (number | null)[];
  /** Taken away again, told below the line. */
  readonly below: number;
  /** Its time is not over: it may still grow. */
  readonly isOpen?: boolean;
}

export interface BarsChartProps<Point extends BarsPoint> {
  /** What was found, in a sentence. */
  readonly label: string;
  readonly hint: string;
  readonly points: readonly Point[];
  /** From which point on it is what was asked for; those before it are told beside it. */
  readonly boxFrom?: number | undefined;
  readonly format: (value: number) => string;
  readonly ticks?: ((most: number) => readonly number[]) | undefined;
  /** What stands on top of a bar, where there is room. */
  readonly figure?: (point: Point) => string;
  /** A point in words. */
  readonly say: (point: Point) => string;
}

const WIDEST = 44;
/** Narrower, and figures run into each other. */
const FIGURE_WIDTH = 48;

/** Parts on each other, told apart by their patterns too. */
export function BarsChart<Point extends BarsPoint>({
  points,
  say,
  figure,
  boxFrom,
  ...frame
}: BarsChartProps<Point>) {
  const fills = useId();
  const tops = points.map(({ parts }) => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0));
  return (
    <ChartFrame
      {...frame}
      isBars
      labels={points.map(({ label }) => label)}
      most={Math.max(1, ...tops)}
      least={-Math.max(0, ...points.map(({ below }) => below))}
      say={(place) => {
        const point = points[place];
        return point ? say(point) : '';
      }}
    >
      {({ xOf, y, step, height, at }) => {
        const wide = Math.max(2, Math.min(WIDEST, step * 0.6));
        const bar = (place: number, from: number, to: number) => ({
          x: xOf(place) - wide / 2,
          y: y(to),
          width: wide,
          height: Math.max(0, y(from) - y(to) - 1),
          rx: Math.min(2, wide / 4),
        });
        return (
          <>
            <PartFills id={fills} />
            {boxFrom !== undefined && (
              <Box from={xOf(boxFrom)} to={xOf(points.length - 1)} step={step} height={height} />
            )}
            {points.map((point, place) => {
              const { label, parts, below, isOpen } = point;
              let top = 0;
              return (
                <g
                  key={label}
                  className={classes.bar}
                  data-chosen={place === at || undefined}
                  data-open={isOpen || undefined}
                >
                  {parts.map((part, index) => {
                    const from = top;
                    top += part ?? 0;
                    return part === null || part === 0 ? null : (
                      <rect
                        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
                        key={index}
                        {...bar(place, from, top)}
                        data-part={index + 1}
                        fill={partFill(fills, index + 1)}
                      />
                    );
                  })}
                  {below > 0 && <rect className={classes.below} {...bar(place, -below, 0)} />}
                  {figure && step >= FIGURE_WIDTH && top > 0 && (
                    <text className={classes.figure} x={xOf(place)} y={y(top) - 5} textAnchor="middle">
                      {figure(point)}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface BoxProps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly height: number;
}

/** Around what was asked for, from the top of the picture down to its dates. */
function Box({ from, to, step, height }: BoxProps) {
  const [left, right] = [Math.min(from, to) - step / 2, Math.max(from, to) + step / 2];
  return <rect className={classes.box} x={left} y={1} width={right - left} height={height - 3} rx={8} />;
}
