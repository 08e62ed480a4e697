import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo } from 'react';
import { type Cut, movedEnd, peaksOf, type Samples } from './samples.ts';
import classes from './trim.module.css';

const BARS = 120;
/** One press of an arrow. */
const STEP = 0.05;

interface TrimProps {
  readonly samples: Samples;
  readonly rate: number;
  readonly cut: Cut;
  readonly onChange: (cut: Cut) => void;
}

/** Time runs from left to right in every language; so do the two ends. */
export function Trim({ samples, rate, cut, onChange }: TrimProps) {
  const { t } = useTexts();
  const length = samples.length / rate;
  const peaks = useMemo(() => peaksOf(samples, BARS), [samples]);
  const highest = Math.max(0.05, ...peaks);
  const isKept = (bar: number) => {
    const at = ((bar + 0.5) / BARS) * length;
    return at >= cut.from && at <= cut.to;
  };
  const end = (which: 'from' | 'to', label: string) => (
    <input
      type="range"
      className={classes.end}
      min={0}
      max={length}
      step={STEP}
      value={cut[which]}
      aria-label={label}
      aria-valuetext={t('make.record.seconds', { seconds: cut[which].toFixed(1) })}
      onChange={(event) => onChange(movedEnd(cut, which, Number(event.currentTarget.value), length))}
    />
  );
  return (
    <div className={classes.trim} dir="ltr">
      <svg
        className={classes.wave}
        viewBox={`0 0 ${BARS} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {peaks.map((peak, bar) => {
          const height = Math.max(3, (peak / highest) * 92);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have their place and nothing else.
              key={bar}
              className={isKept(bar) ? classes.kept : classes.left}
              x={bar + 0.2}
              y={50 - height / 2}
              width={0.6}
              height={height}
            />
          );
        })}
      </svg>
      {end('from', t('make.record.from'))}
      {end('to', t('make.record.to'))}
    </div>
  );
}
