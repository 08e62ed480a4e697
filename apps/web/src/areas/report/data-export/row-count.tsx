import { type ExportQuestion, questionIssues } from '@flink/contract/data-export/export-question.ts';
import type { DataExportForm } from '@flink/contract/entities/data-export.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import classes from './data-export.module.css';

const PAUSE_MS = 600;

/** How many rows it would have; the server says it when it can count them in a moment. */
export function RowCount({ question }: { readonly question: Omit<DataExportForm, 'name'> }) {
  const { t, locale } = useTexts();
  // What stands in the cells does not change how many there are.
  const counted: ExportQuestion = { ...question, columns: question.columns.slice(0, 1), isNumbered: false };
  const asked = useDebounced(JSON.stringify(counted), PAUSE_MS);
  const found = useQuery({
    queryKey: ['data-export-count', asked],
    queryFn: async ({ signal }) =>
      (await officeApi('countDataExport', { body: JSON.parse(asked) }, { signal })).data.rows,
    enabled: Object.keys(questionIssues(JSON.parse(asked))).length === 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (found.error) return null;
  return (
    <p className={classes.count} aria-live="polite">
      {found.data === undefined
        ? t('dataExport.counting')
        : found.data === null
          ? t('dataExport.many')
          : t('dataExport.counted', {
              count: found.data,
              rows: numberText(found.data, locale),
            })}
    </p>
  );
}
