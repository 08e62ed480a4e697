import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import { listText } from '@flink/contract/texts/format.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { FileTable } from '../../import/read-table.ts';

/** Spec 3 §8: which usernames are in use, how many rows were refused for other reasons, and whether all others were imported. */
export function teachersImported(
  t: Translate,
  locale: string,
  { written, rows, refused }: ImportResult,
  { columns, lines }: FileTable,
): string {
  if (refused === 0) return t('notice.teachers.imported');
  const inUse = new Set(
    rows.flatMap((row) =>
      row.outcome === 'refused' && row.columns.email === 'request.notUnique' ? [row.row] : [],
    ),
  );
  const names = lines
    .filter(({ row }) => inUse.has(row))
    .map(({ cells }) => cells[columns.indexOf('email')] ?? '');
  // The others are all but those that are named or counted before.
  const more = refused - inUse.size;
  const said: string[] = [];
  if (names.length > 0) said.push(t('error.teachers.usernamesInUse', { list: listText(names, locale) }));
  if (more > 0)
    said.push(
      names.length > 0 ? t('teachers.moreRefused', { count: more }) : t('teachers.refused', { count: more }),
    );
  said.push(t(written ? 'notice.teachers.othersImported' : 'error.teachers.noneImported'));
  return said.join('. ');
}
