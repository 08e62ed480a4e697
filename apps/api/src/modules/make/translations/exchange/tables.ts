import { defused, literal } from '@flink/contract/resources/kit/cells.ts';
import Papa from 'papaparse';
import {
  BadFile,
  type ExportedActivity,
  MAX_TEXTS_IN_FILE,
  OtherLanguage,
  type ReadText,
} from './exchange-unit.ts';

/** The columns of a spreadsheet; only `translation` is meant to be written in. */
export const COLUMNS = [
  'activity_id',
  'activity',
  'text',
  'source_language',
  'target_language',
  'source',
  'translation',
  'state',
  'check',
] as const;

export const rowsOf = (activities: readonly ExportedActivity[], language: string): readonly string[][] =>
  activities.flatMap(({ _id, activityName, locale, texts }) =>
    texts.map(({ part, source, translation, state, mark }) => [
      _id,
      activityName,
      part,
      locale,
      language,
      source,
      translation,
      state,
      mark,
    ]),
  );

/** The rows of a table with its head, as texts. Lines count from the head, as a spreadsheet counts them. */
export function textsOfRows(rows: readonly (readonly string[])[], language: string): readonly ReadText[] {
  const [head = [], ...lines] = rows;
  const at = (name: (typeof COLUMNS)[number]) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const columns = {
    activityId: at('activity_id'),
    part: at('text'),
    language: at('target_language'),
    source: at('source'),
    target: at('translation'),
    mark: at('check'),
  };
  if (Object.values(columns).some((column) => column < 0)) throw new BadFile('A column is missing.');
  if (lines.length > MAX_TEXTS_IN_FILE) throw new BadFile('The table has too many lines.');
  return lines.flatMap((line, index): ReadText[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cell = (column: number) => line[column] ?? '';
    if (cell(columns.language).trim().toLowerCase() !== language.toLowerCase()) throw new OtherLanguage();
    return [
      {
        line: index + 2,
        activityId: cell(columns.activityId).trim(),
        part: cell(columns.part),
        source: cell(columns.source),
        target: cell(columns.target),
        mark: cell(columns.mark).trim(),
      },
    ];
  });
}

/** A cell that would be calculated is kept a text. */
export const writeCsv = (activities: readonly ExportedActivity[], language: string): string =>
  `\uFEFF${Papa.unparse([[...COLUMNS], ...rowsOf(activities, language).map((row) => row.map(defused))], {
    newline: '\r\n',
    quotes: true,
  })}\r\n`;

export function readCsv(text: string, language: string): readonly ReadText[] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { header: false });
  if (errors.some(({ type }) => type === 'Quotes')) throw new BadFile('A quotation mark is missing.');
  return textsOfRows(
    data.map((row) => row.map(literal)),
    language,
  );
}
