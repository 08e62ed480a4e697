import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import {
  type CohortNote,
  cohortNotes,
  FEW_FAMILIES,
  LOW_POINTS,
} from '@flink/contract/reports/cohort-notes.ts';
import type { Report } from '@flink/contract/reports/report.ts';
import { listText, numberText } from '@flink/contract/texts/format.ts';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { type Texts, useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useState } from 'react';
import { DownloadChart } from './download-chart.tsx';
import classes from './report.module.css';
import type { ReportState } from './report-address.ts';
import { ReportTable } from './report-table.tsx';
import { monthText } from './report-words.ts';
import { shadeOf } from './shade-of.ts';

interface CohortCardProps {
  readonly report: Report;
  readonly answer: ReportAnswer;
  readonly finding: string;
  /** Of its picture, without the ending. */
  readonly fileName: string;
  readonly sort: ReportState['sort'];
  readonly onSort: (sort: ReportState['sort']) => void;
}

const SHOWN = ['share', 'families'] as const;

/** The table is the picture: the more stay, the darker. Below it what else the months tell. */
export function CohortCard({ report, answer, finding, fileName, sort, onSort }: CohortCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('share');
  const shares = answer.rows.flatMap(({ figures }) =>
    report.columns.flatMap(({ isShaded, of }) => (isShaded ? (of(figures) ?? []) : [])),
  );
  const least = Math.min(100, ...shares);
  // A month that is over for nobody yet only takes room.
  const columns = report.columns.filter(
    ({ isShaded, of }) => !isShaded || answer.rows.some(({ figures }) => of(figures) !== null),
  );
  const notes = cohortNotes(answer);
  return (
    <>
      <Card title={finding} aside={<DownloadChart title={finding} name={fileName} />}>
        <div className={classes.shares}>
          <div className={classes.how}>
            <p className={classes.note}>{t('report.cohort.how')}</p>
            <p className={classes.note}>{t('report.cohort.low', { points: LOW_POINTS })}</p>
          </div>
          {shares.length > 0 && (
            <span className={classes.scale} aria-hidden="true">
              {t('report.percent', { percent: least })}
              <i style={{ '--least': `${shadeOf(least)}%` } as CSSProperties} />
              {t('report.percent', { percent: 100 })}
            </span>
          )}
          <div className={classes.onScreen} data-not-in-picture>
            <SegmentedField
              label={t('report.cohort.show')}
              value={shown}
              options={SHOWN.map((value) => ({ value, label: t(`report.cohort.show.${value}`) }))}
              onChange={setShown}
            />
          </div>
        </div>
        <ReportTable
          report={{ ...report, columns }}
          answer={answer}
          sort={sort}
          onSort={onSort}
          isCounted={shown === 'families'}
        />
      </Card>
      {notes.length > 0 && (
        <div className={classes.notes}>
          {notes.map((note) => (
            <Card key={note.kind}>
              <p className={classes.noted}>{titleOf(texts, note)}</p>
              <p className={classes.note}>{wordsOf(texts, note)}</p>
            </Card>
          ))}
        </div>
      )}
    </>
  );
}

/** More are counted, not named. */
const MOST_NAMED = 2;

function titleOf({ t, locale }: Texts, note: CohortNote): string {
  switch (note.kind) {
    case 'best':
      return t('report.cohort.best.title', { points: note.points });
    case 'flat':
      return t('report.cohort.flat.title', { count: note.after });
    case 'small':
      return note.months.length > MOST_NAMED
        ? t('report.cohort.manySmall.title', { count: note.months.length })
        : listText(
            note.months.map(({ month }) => monthText(month, locale)),
            locale,
          );
  }
}

function wordsOf({ t, locale }: Texts, note: CohortNote): string {
  switch (note.kind) {
    case 'best':
      return t('report.cohort.best', { month: monthText(note.month, locale), count: note.after });
    case 'flat':
      return t('report.cohort.flat', { from: note.from, to: note.to, count: note.months });
    case 'small':
      return note.months.length > MOST_NAMED
        ? t('report.cohort.manySmall', { most: FEW_FAMILIES })
        : t('report.cohort.small', {
            families: listText(
              note.months.map(({ families }) => numberText(families, locale)),
              locale,
            ),
          });
  }
}
