import {
  CSV_LINES,
  columnsOf,
  defused,
  ID_COLUMN,
  placeOf,
  VERSION_COLUMN,
} from '@flink/contract/resources/kit/cells.ts';
import { columnLabel } from '@flink/contract/resources/kit/column-labels.ts';
import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { MOST_IMPORTED } from '@flink/contract/resources/kit/import-limits.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { FileField } from '@flink/ui/office/fields/file-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import Papa from 'papaparse';
import { useCommonData } from '../../../shared/common-data.ts';
import { handOver } from '../../../shared/office/hand-over.ts';
import type { Managed } from '../resource/use-managed.ts';
import classes from './import-dialog.module.css';
import { ImportPreview } from './import-preview.tsx';
import type { FileTable } from './read-table.ts';
import { refusedCsv } from './refused-csv.ts';
import { useImport } from './use-import.ts';

/** How a section says what became of a file, where it has words of its own. */
export interface ImportWords {
  readonly done: (result: ImportResult, table: FileTable) => string;
  readonly failed: string;
}

export interface ImportDialogProps {
  readonly resource: Resource;
  readonly managed: Managed;
  readonly onClose: () => void;
  readonly words?: ImportWords;
}

/** A table from a file (spec 3 §2.3): chosen, looked at, confirmed. */
export default function ImportDialog({ resource, managed, onClose, words }: ImportDialogProps) {
  const { t, locale } = useTexts();
  const { locales } = useCommonData();
  const { file, state, choose, write } = useImport({ resource, managed, failed: words?.failed });
  const columnsHint = t('import.columns', {
    columns: columnsOf(resource.fields, ['en'])
      .map((column) => columnLabel(resource, column, t))
      .join(', '),
    max: numberText(MOST_IMPORTED, locale),
  });
  const labelOf = (column: string) => {
    const place = placeOf(resource.fields, column);
    if (!place) return column;
    return place.locale ? `${managed.label(place.name)} (${place.locale})` : managed.label(place.name);
  };
  /** What may stand in the column instead, where that is a few words. */
  const whyNot = (column: string, code: string) => {
    const field = placeOf(resource.fields, column)?.field;
    return field?.kind === 'choice' && code === 'request.notAllowed'
      ? t('import.oneOf', { list: field.values.join(', ') })
      : t(`error.${code}`, { list: '' });
  };
  const reasonOf = (wrong: Readonly<Record<string, string>>) =>
    Object.entries(wrong)
      .map(([column, code]) => t('import.wrong', { column: labelOf(column), reason: whyNot(column, code) }))
      .join('; ');

  const refused = (table: FileTable, { rows }: ImportResult) => {
    const reasons = rows.flatMap((row) =>
      row.outcome === 'refused' ? [[row.row, reasonOf(row.columns)] as const] : [],
    );
    const csv = refusedCsv(table, new Map(reasons));
    handOver(new Blob([csv], { type: 'text/csv' }), `${resource.section}-refused.csv`);
  };

  const saidOf = (result: ImportResult): string => {
    if (!result.written) return t(result.refused > 0 ? 'import.none' : 'import.nothing');
    return result.refused > 0 ? t('import.doneWithout', { count: result.refused }) : t('import.done');
  };

  /** The columns of new rows, in every language, for who begins with a spreadsheet. */
  const emptyTable = () => {
    const heads = columnsOf(
      resource.fields,
      locales.map(({ code }) => code),
    ).filter((column) => column !== ID_COLUMN && column !== VERSION_COLUMN);
    const labels = heads.map((column) => defused(columnLabel(resource, column, t)));
    const csv = `\uFEFF${Papa.unparse([labels], CSV_LINES)}\r\n`;
    handOver(new Blob([csv], { type: 'text/csv' }), `${resource.section}.csv`);
  };

  const busy = state.kind === 'busy';
  const looked = state.kind === 'seen' || state.kind === 'done' ? state : null;
  const written = looked ? looked.result.created + looked.result.changed : 0;

  return (
    <Dialog
      opened
      width="choose"
      title={t('import.title', { section: managed.title })}
      {...(state.kind === 'done' ? {} : { lead: t('import.lead') })}
      onClose={busy ? () => undefined : onClose}
      foot={
        <>
          {looked && looked.result.refused > 0 && (
            <Button icon="download" variant="quiet" onClick={() => refused(looked.table, looked.result)}>
              {t('import.refusedFile')}
            </Button>
          )}
          {state.kind === 'done' ? (
            <Button variant="primary" autoFocus onClick={onClose}>
              {t('import.close')}
            </Button>
          ) : (
            <>
              {state.kind === 'choose' && (
                <Button icon="download" variant="quiet" onClick={emptyTable}>
                  {t('import.emptyTable')}
                </Button>
              )}
              <Button disabled={busy} onClick={onClose}>
                {t('import.cancel')}
              </Button>
              {state.kind === 'seen' && written > 0 && (
                <Button variant="primary" autoFocus onClick={() => void write()}>
                  {t('import.write', { count: written })}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <div className={classes.body}>
        {state.kind !== 'done' && (
          <FileField
            label={t('import.file')}
            hint={columnsHint}
            accept=".csv,.xlsx"
            value={file}
            disabled={busy}
            onChange={(next) => void choose(next)}
            {...(state.kind === 'choose' && state.refused ? { error: state.refused } : {})}
          />
        )}
        {/* The reason takes the place of the hint, and a file with other columns is when it is needed. */}
        {state.kind === 'choose' && state.refused && <p className={classes.hint}>{columnsHint}</p>}
        <p role="status" className={classes.said}>
          {busy && t(`import.${state.doing}`)}
          {state.kind === 'done' && (words?.done(state.result, state.table) ?? saidOf(state.result))}
          {state.kind === 'seen' &&
            written === 0 &&
            (state.result.refused > 0
              ? (words?.done(state.result, state.table) ?? t('import.none'))
              : t('import.nothing'))}
        </p>
        {looked && <ImportPreview result={looked.result} labelOf={labelOf} reasonOf={reasonOf} />}
      </div>
    </Dialog>
  );
}
