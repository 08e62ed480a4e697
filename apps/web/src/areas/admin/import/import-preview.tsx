import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Figure } from '@flink/ui/office/fields/figure.tsx';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './import-dialog.module.css';

/** As many as somebody looks through; all that were refused are in their file. */
const MOST_ROWS = 200;

const TONES = { created: 'ok', changed: 'info', refused: 'bad' } as const satisfies Record<string, StateTone>;

interface ImportPreviewProps {
  readonly result: ImportResult;
  readonly labelOf: (column: string) => string;
  readonly reasonOf: (wrong: Readonly<Record<string, string>>) => string;
}

/** How many rows are new, changed, unchanged and refused, and what is behind it. */
export function ImportPreview({ result, labelOf, reasonOf }: ImportPreviewProps) {
  const { t, locale } = useTexts();
  const number = (value: number) => numberText(value, locale);
  const rows = [...result.rows].sort(refusedFirst).slice(0, MOST_ROWS);
  const details = (row: ImportResult['rows'][number]) => {
    switch (row.outcome) {
      case 'created':
        return row.title;
      case 'refused':
        return reasonOf(row.columns);
      case 'changed':
        return (
          <>
            {row.title}
            <ul className={classes.changes}>
              {row.changes.map(({ column, before, after }) => (
                <li key={column}>
                  {t('import.becomes', {
                    column: labelOf(column),
                    before: before || t('web.none'),
                    after: after || t('web.none'),
                  })}
                </li>
              ))}
            </ul>
          </>
        );
    }
  };
  return (
    <>
      <div className={classes.figures}>
        {(['created', 'changed', 'unchanged', 'refused'] as const).map((outcome) => (
          <Figure key={outcome} label={t(`import.${outcome}`)} value={number(result[outcome])} />
        ))}
      </div>
      {rows.length > 0 && (
        <PlainTable label={t('import.outcome')} atMost="40vh">
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.outcome')}</th>
              <th scope="col">{t('import.details')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className={classes.number}>{number(row.row)}</td>
                <td>
                  <StatePip tone={TONES[row.outcome]} inTable>
                    {t(`import.${row.outcome}`)}
                  </StatePip>
                </td>
                <td>{details(row)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {rows.length < result.created + result.changed + result.refused && (
        <p className={classes.more}>{t('import.first', { n: number(rows.length) })}</p>
      )}
    </>
  );
}

/** What needs somebody's hand stands above; else the order of the file. */
function refusedFirst(one: ImportResult['rows'][number], other: ImportResult['rows'][number]): number {
  const rank = (row: typeof one) => (row.outcome === 'refused' ? 0 : 1);
  return rank(one) - rank(other) || one.row - other.row;
}
