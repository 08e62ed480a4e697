import { line } from 'd3-shape';
import { useTexts } from '../../texts/texts.tsx';
import classes from './sparkline.module.css';

const [WIDTH, HEIGHT, EDGE] = [96, 28, 4];

interface SparklineProps {
  /** What it says, in words. */
  readonly label: string;
  /** Null is not shown. */
  readonly values: readonly (number | null)[];
}

/** The way of one figure in a row of a table: up or down, and where it has come to. */
export function Sparkline({ label, values }: SparklineProps) {
  const { dir } = useTexts();
  const told = values.filter((value) => value !== null);
  const [first = 0, last = 0] = [told[0], told.at(-1)];
  if (told.length < 2) return null;
  const most = Math.max(1, ...told);
  const least = Math.min(0, ...told);
  const across = (place: number) => {
    const x = EDGE + (place / (values.length - 1)) * (WIDTH - 2 * EDGE);
    return dir === 'rtl' ? WIDTH - x : x;
  };
  const up = (value: number) => HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => across(place))
    .y((value) => up(value ?? 0))(values);
  const end = values.findLastIndex((value) => value !== null);
  return (
    <svg
      className={classes.spark}
      data-less={last < first || undefined}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <path d={path ?? ''} />
      <circle cx={across(end)} cy={up(last)} r={3} />
    </svg>
  );
}
