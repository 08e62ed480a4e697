import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { clockText, numberText, percentText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './data-export.module.css';
import { percentOf } from './export-words.ts';

const STEPS = ['waiting', 'counting', 'writing', 'checking'] as const;
const AROUND = 2 * Math.PI * 22;

const stepOf = ({ state, total, rows }: DataExport): number => {
  if (state === 'waiting') return 0;
  if (total === null) return 1;
  return rows < total ? 2 : 3;
};

/** How far an export is, and the way to stop it. */
export function ExportProgress({ row, onStop }: { readonly row: DataExport; readonly onStop: () => void }) {
  const { t, locale } = useTexts();
  const percent = percentOf(row);
  const now = stepOf(row);
  const written =
    row.total === null
      ? t(`dataExport.step.${STEPS[now]}`)
      : t('dataExport.progress', {
          rows: numberText(row.rows, locale),
          total: numberText(row.total, locale),
        });
  const time = clockText(row.startedAt ?? row.askedAt, locale);
  return (
    <section className={classes.job} aria-label={row.name}>
      <div className={classes.jobHead}>
        <span className={classes.ring}>
          <svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
            <circle className={classes.rest} cx="26" cy="26" r="22" />
            <circle
              className={classes.done}
              cx="26"
              cy="26"
              r="22"
              strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
            />
          </svg>
          <b>{percentText(percent, locale)}</b>
        </span>
        <div className={classes.jobWords}>
          <h2>{row.name}</h2>
          <p>
            {written} · {t('dataExport.startedAt', { time })}
          </p>
        </div>
        <Button variant="quiet" icon="x" onClick={onStop}>
          {t('dataExport.stop')}
        </Button>
      </div>
      <ol
        className={classes.steps}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={written}
        aria-label={row.name}
      >
        {STEPS.map((step, at) => (
          <li key={step} className={classNames(at < now && classes.over, at === now && classes.now)}>
            {t(`dataExport.step.${step}`)}
          </li>
        ))}
      </ol>
      <p className={classes.hint}>{t('dataExport.closeThis')}</p>
    </section>
  );
}
