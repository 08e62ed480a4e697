import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import type { SharesOf } from '@flink/contract/reports/report.ts';
import { rowTextKey } from '@flink/contract/reports/row-name.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties } from 'react';
import classes from './share-bars.module.css';

/** How what is left of the whole is drawn. */
const REST = 3;

/** More of them are no picture any more; the table has all. */
const MOST_BARS = 12;

interface ShareBarsProps {
  readonly chart: SharesOf;
  readonly answer: ReportAnswer;
  readonly label: string;
}

/** A bar for each row: which part of the whole has come how far, and from where on it counts. */
export function ShareBars({ chart: { parts, rest, whole }, answer, label }: ShareBarsProps) {
  const { t } = useTexts();
  const threshold = answer.total.threshold ?? null;
  const share = (figures: ReportAnswer['total'], name: string) =>
    Math.round(((figures[name] ?? 0) / (figures[whole] ?? 1)) * 100);
  const [first = '', second = ''] = parts;
  const told = answer.rows
    .filter(({ figures }) => (figures[whole] ?? 0) > 0)
    .toSorted((one, other) => share(other.figures, first) - share(one.figures, first));
  const shown = told.slice(0, MOST_BARS);
  return (
    <>
      <p className={classes.key} aria-hidden="true">
        {[...parts, rest].map((name, place) => (
          <span key={name}>
            <i data-part={name === rest ? REST : place + 1} />
            {t(`report.column.${name}`)}
          </span>
        ))}
        {threshold !== null && (
          <span>
            <i data-mark="true" />
            {t('report.masteredAt', { percent: threshold })}
          </span>
        )}
      </p>
      <ol
        className={classes.bars}
        aria-label={label}
        data-marked={threshold !== null || undefined}
        style={{ '--mark': `${threshold ?? 0}%` } as CSSProperties}
      >
        {shown.map(({ _id, name, figures }) => {
          const done = share(figures, first);
          return (
            <li key={_id}>
              <span className={classes.name} dir="auto">
                {name ?? t(rowTextKey(answer.by, { _id }))}
              </span>
              <span className={classes.track} aria-hidden="true">
                <i data-part="1" style={{ inlineSize: `${done}%` }} />
                <i data-part="2" style={{ inlineSize: `${share(figures, second)}%` }} />
              </span>
              <span className={classes.share}>{t('report.percent', { percent: done })}</span>
              <span className={classes.done}>
                {threshold !== null && done >= threshold && <Icon name="check" size={18} />}
              </span>
            </li>
          );
        })}
      </ol>
      {told.length > shown.length && (
        <p className={classes.more}>{t('report.moreBelow', { count: told.length - shown.length })}</p>
      )}
    </>
  );
}
