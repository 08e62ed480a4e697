import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { dateText } from '@flink/contract/rules/teacher-home/home-words.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './week-bars.module.css';

type Day = HomeFamily['days'][number];

/** As many pixels are the most that was played on a day. */
const HIGH = 32;
const STEP = 23;
const WIDE = 15;
const FOOT = 38;
/** A gap between what stands on each other. */
const GAP = 1;

const KINDS = ['child', 'together', 'adult'] as const;

/** Seven days, each by who sat at the device. What the bars show is said in words for who does not see them. */
export function WeekBars({ days, scale }: { readonly days: readonly Day[]; readonly scale: number }) {
  const { t, locale } = useTexts();
  const said = days
    .filter(({ child, together, adult }) => child + together + adult > 0)
    .map(({ day, child, together, adult }) => {
      const parts = [
        child > 0 && t('teacherHome.bars.child', { count: child }),
        together > 0 && t('teacherHome.bars.together', { count: together }),
        adult > 0 && t('teacherHome.bars.adult', { count: adult }),
      ].filter((part) => part !== false);
      return `${dateText(day, locale, { weekday: 'long' })}: ${parts.join(', ')}.`;
    });
  return (
    <>
      <svg className={classes.bars} width={164} height={40} viewBox="0 0 164 40" aria-hidden="true">
        {days.map((day, place) => (
          <DayBar key={day.day} day={day} x={4 + place * STEP} scale={scale} />
        ))}
      </svg>
      <VisuallyHidden>{said.length > 0 ? said.join(' ') : t('teacherHome.bars.none')}</VisuallyHidden>
    </>
  );
}

function DayBar({ day, x, scale }: { readonly day: Day; readonly x: number; readonly scale: number }) {
  let top = FOOT;
  const parts = KINDS.filter((kind) => day[kind] > 0).map((kind) => {
    const height = Math.max(2, (day[kind] / scale) * HIGH);
    top -= height;
    const bar = { kind, y: top, height };
    top -= GAP;
    return bar;
  });
  if (parts.length === 0)
    return <rect className={classes.rest} x={x} y={FOOT - 3} width={WIDE} height={3} rx={1.5} />;
  return parts.map(({ kind, y, height }) => (
    <rect key={kind} className={classes[kind]} x={x} y={y} width={WIDE} height={height} rx={2} />
  ));
}

/** What the bars of the page are filled with; it stands once on it. */
export function BarPatterns() {
  return (
    <svg className={classes.patterns} width={0} height={0} aria-hidden="true">
      <defs>
        <pattern
          id="with-an-adult"
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className={classes.pale} width={7} height={7} />
          <rect className={classes.stripe} width={3} height={7} />
        </pattern>
      </defs>
    </svg>
  );
}

export function BarKey({ withAdults }: { readonly withAdults: boolean }) {
  const { t } = useTexts();
  return (
    <span className={classes.key}>
      <span>
        <i className={classes.keyChild} />
        {t('teacherHome.childrenAlone')}
      </span>
      <span>
        <i className={classes.keyTogether} />
        {t('teacherHome.withAnAdult')}
      </span>
      {withAdults && (
        <span>
          <i className={classes.keyAdult} />
          {t('teacherHome.adultsAlone')}
        </span>
      )}
    </span>
  );
}
