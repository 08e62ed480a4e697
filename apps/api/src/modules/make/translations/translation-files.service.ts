import type {
  EXCHANGE_FORMATS,
  IMPORT_OUTCOMES,
  ImportedLine,
} from '@flink/contract/calls/make/translation-files.ts';
import { MAX_EXPORTED } from '@flink/contract/calls/make/translation-files.ts';
import type { TranslationFilters } from '@flink/contract/calls/make/translations.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { TranslatableText } from '@flink/contract/rules/make/translated-texts.ts';
import { MAX_TEXT_LENGTH } from '@flink/contract/rules/make/translation-limits.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { seenAmong } from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import type { savingService } from '../saving/saving.service.ts';
import { type ReadText, sourceMarkOf } from './exchange/exchange-unit.ts';
import { readFile } from './exchange/read-file.ts';
import { writeCsv } from './exchange/tables.ts';
import { type WriteSheet, xlsxOf } from './exchange/write-sheet.ts';
import { writeXliff } from './exchange/write-xliff.ts';
import { isRefusal, judgeText, type TextOutcome } from './judge-text.ts';
import * as repo from './translations.repo.ts';
import type { translationsService } from './translations.service.ts';

export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];
type Outcome = (typeof IMPORT_OUTCOMES)[number];

const TYPES: Readonly<Record<ExchangeFormat, { readonly type: string; readonly ending: string }>> = {
  xliff: { type: 'application/xliff+xml; charset=utf-8', ending: 'xlf' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
};

const MAX_LINES_TOLD = 500;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Needs {
  readonly db: Db;
  readonly translations: ReturnType<typeof translationsService>;
  readonly saving: Pick<ReturnType<typeof savingService>, 'translatable'>;
  readonly writeXlsx: WriteSheet;
}

interface File {
  readonly language: string;
  readonly format: ExchangeFormat;
  /** Base64. */
  readonly content: string;
  readonly apply: boolean;
}

/** Translations as files for programs of translators and for spreadsheets. */
export function translationFilesService({ db, translations, saving, writeXlsx }: Needs) {
  async function inspect(tx: DbOrTx, author: Author, id: string, texts: readonly ReadText[], file: File) {
    const seen = ID.test(id) && (await seenAmong(tx, author, [id])).length > 0;
    const loaded = seen
      ? await saving.translatable(tx, author, id, file.language, file.apply).catch(unlessOwnLanguage)
      : null;
    const current = new Map(loaded ? translations.textsIn(loaded).map((one) => [one.part, one]) : []);
    return texts.map((read) => {
      const text = current.get(read.part);
      return { read, text, name: loaded?.activity.activityName ?? null, outcome: outcomeOf(read, text) };
    });
  }

  return {
    async export(
      author: Author,
      {
        ids,
        format,
        ...filters
      }: TranslationFilters & {
        readonly ids: readonly string[];
        readonly format: ExchangeFormat;
      },
    ): Promise<{ readonly name: string; readonly type: string; readonly content: Buffer }> {
      const { language } = filters;
      await translations.checkLanguage(language);
      const wanted = ids.length > 0 ? ids : await repo.idsOf(db, author, filters, MAX_EXPORTED + 1);
      if (wanted.length > MAX_EXPORTED) throw new AppError('translations.tooManyToExport');
      const activities = await translations.textsOf(author, language, wanted);
      const [first] = activities;
      if (!first) throw new AppError('translations.nothingToExport');
      if (format === 'xliff' && activities.some(({ locale }) => locale !== first.locale))
        throw new AppError('translations.oneSourceLanguage');
      const content =
        format === 'xliff'
          ? Buffer.from(writeXliff(activities, first.locale, language))
          : format === 'csv'
            ? Buffer.from(writeCsv(activities, language))
            : await xlsxOf(writeXlsx, activities, language);
      const { type, ending } = TYPES[format];
      return { name: `translations-${language}.${ending}`, type, content };
    },

    /** What a file would change, or, with `apply`, changes it: all in one transaction, or nothing when it fails. */
    async import(author: Author, file: File) {
      await translations.checkLanguage(file.language);
      const texts = await readFile(file);
      const byActivity = Map.groupBy(texts, ({ activityId }) => activityId);
      if (byActivity.size > MAX_EXPORTED) throw new AppError('translations.tooManyActivities');
      const run = async (tx: DbOrTx) => {
        const ids = [...byActivity.keys()].filter((id) => ID.test(id));
        if (file.apply) await repo.lockSeen(tx, author, ids);
        const lines: ImportedLine[] = [];
        let [activities, published] = [0, 0];
        for (const [id, own] of byActivity) {
          const judged = await inspect(tx, author, id, own, file);
          const accepted = judged.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
          lines.push(...judged.map(lineOf));
          if (accepted.length === 0) continue;
          activities += 1;
          if (!file.apply) continue;
          const saved = await translations.saveOne(tx, author, file.language, {
            _id: id,
            texts: accepted.map(({ read }) => ({ ...sentOf(read), right: false })),
          });
          if (saved.published) published += 1;
        }
        return { lines, activities, published };
      };
      const { lines, ...totals } = file.apply ? await db.transaction().execute(run) : await run(db);
      const counts = Object.fromEntries(
        OUTCOMES.map((outcome) => [outcome, lines.filter((line) => line.outcome === outcome).length]),
      ) as Record<Outcome, number>;
      return {
        success: true as const,
        applied: file.apply,
        counts,
        ...totals,
        lines: lines
          .filter(({ outcome }) => outcome !== 'unchanged')
          .toSorted((one, other) => rankOf(one) - rankOf(other) || one.line - other.line)
          .slice(0, MAX_LINES_TOLD),
      };
    },
  };
}

const OUTCOMES: readonly Outcome[] = [
  'added',
  'changed',
  'unchanged',
  'empty',
  'unknown',
  'broken',
  'outdated',
  'theirs',
];

const rankOf = ({ outcome }: ImportedLine): number =>
  isRefusal(outcome) ? 0 : outcome === 'changed' ? 1 : outcome === 'added' ? 2 : 3;

const sentOf = (read: ReadText) => ({
  part: read.part,
  value: read.target ?? '',
  mark: read.mark,
  sourceMark: sourceMarkOf(read),
});

/** A file takes no translation away: what is empty in it stays as it is. */
function outcomeOf(read: ReadText, text: TranslatableText | undefined): TextOutcome {
  if (text === undefined) return 'unknown';
  if (read.target === null || read.target.length > MAX_TEXT_LENGTH) return 'broken';
  if (read.target.trim() === '') return text.translation === '' ? 'unchanged' : 'empty';
  return judgeText(sentOf(read), text);
}

interface Judged {
  readonly read: ReadText;
  readonly text: TranslatableText | undefined;
  readonly name: string | null;
  readonly outcome: TextOutcome;
}

const MAX_SHOWN = 500;

const lineOf = ({ read, text, name, outcome }: Judged): ImportedLine => ({
  line: read.line,
  activityId: read.activityId.slice(0, 100),
  activityName: name,
  part: read.part.slice(0, MAX_SHOWN),
  outcome,
  before: (text?.translation ?? '').slice(0, MAX_SHOWN),
  after: (read.target ?? '').slice(0, MAX_SHOWN),
});

function unlessOwnLanguage(error: unknown): null {
  if (error instanceof AppError && (error.code === 'activities.ownLanguage' || error.code === 'notFound'))
    return null;
  throw error;
}
