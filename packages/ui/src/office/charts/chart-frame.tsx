import { scaleLinear, scalePoint } from 'd3-scale';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../texts/texts.tsx';
import classes from './chart-frame.module.css';

/** Where things stand in the picture. */
export interface Drawing {
  readonly xOf: (place: number) => number;
  readonly y: (value: number) => number;
  /** From one point to the next. */
  readonly step: number;
  /** Of the whole picture, with the words below it. */
  readonly height: number;
  /** The point that is told about. */
  readonly at: number | null;
}

interface ChartFrameProps {
  /** What was found, in a sentence. */
  readonly label: string;
  readonly hint: string;
  /** Of the points, along the line below. */
  readonly labels: readonly string[];
  readonly most: number;
  /** Where something stands below the line. */
  readonly least?: number;
  readonly format: (value: number) => string;
  /** Round values up to the largest; those of plain numbers where it is not said. */
  readonly ticks?: ((most: number) => readonly number[]) | undefined;
  /** A point in words, by its place. */
  readonly say: (place: number) => string;
  /** Half a bar stands beside the first and the last point. */
  readonly isBars?: boolean;
  readonly children: (drawing: Drawing) => ReactNode;
}

const [USUAL_WIDTH, HEIGHT] = [760, 280];
const [TOP, BOTTOM, SIDE, END] = [14, 32, 74, 24];
/** So that dates do not run into each other. */
const LABEL_WIDTH = 84;

const numberTicks = (most: number): readonly number[] => scaleLinear([0, most], [0, 1]).nice(4).ticks(4);

/**
 * Axes in letters of one size, however wide the page is. The same figures stand in a table; arrow keys go from point to
 * point and each is said.
 */
export function ChartFrame({
  label,
  hint,
  labels,
  most,
  least = 0,
  format,
  ticks = numberTicks,
  say,
  isBars = false,
  children,
}: ChartFrameProps) {
  const { dir } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [at, setAt] = useState<number | null>(null);
  const marks = ticks(most);
  const y = scaleLinear([Math.min(0, least), Math.max(most, ...marks)], [HEIGHT - BOTTOM, TOP]);
  const from = [SIDE, width - END];
  const x = scalePoint(
    labels.map((_, place) => place),
    dir === 'rtl' ? from.map((one) => width - one) : from,
  ).padding(isBars ? 0.5 : 0);
  const xOf = (place: number) => x(place) ?? 0;
  const step = x.step() || width - SIDE - END;
  const every = Math.max(1, Math.ceil((labels.length * LABEL_WIDTH) / (width - SIDE - END)));
  const axis = dir === 'rtl' ? width - SIDE + 10 : SIDE - 10;

  const last = labels.length - 1;
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
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-valuemin={1}
        aria-valuemax={labels.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={at === null ? hint : say(at)}
        className={classes.frame}
        aria-label={label}
        onKeyDown={move}
        onBlur={() => setAt(null)}
      >
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
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
              <text
                className={classes.tick}
                x={axis}
                y={y(tick) + 4}
                textAnchor={dir === 'rtl' ? 'start' : 'end'}
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {labels.map((text, place) =>
            place % every === 0 ? (
              <text key={text} className={classes.tick} x={xOf(place)} y={HEIGHT - 8} textAnchor="middle">
                {text}
              </text>
            ) : null,
          )}
          {children({ xOf, y, step, height: HEIGHT, at })}
          {labels.map((text, place) => (
            <rect
              key={text}
              className={classes.reach}
              x={xOf(place) - step / 2}
              y={0}
              width={Math.max(8, step)}
              height={HEIGHT}
              onPointerEnter={() => setAt(place)}
            />
          ))}
        </svg>
      </div>
      <p className={classes.said} aria-hidden="true">
        {at === null ? '\u00a0' : say(at)}
      </p>
    </div>
  );
}

function useWidth(frame: { readonly current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(280, Math.round(element.clientWidth)));
    // What is drawn for a wide window has letters on paper that nobody can read.
    const toPaper = () => {
      observer.disconnect();
      flushSync(() => setWidth(USUAL_WIDTH));
    };
    const toScreen = () => observer.observe(element);
    const observer = new ResizeObserver(measure);
    toScreen();
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, [frame]);
  return width;
}
