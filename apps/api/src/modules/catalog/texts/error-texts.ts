import { catalogue, type ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { fillIn, type TextParams } from '@flink/contract/texts/translate.ts';
import { inTime } from '../../../in-time.ts';

type Texts = Readonly<Record<string, string>>;

/** Interface texts as the code brings them: key → language → text. */
export type ShippedTexts = ReadonlyMap<string, Texts>;

/** Who is told no should not wait for the words. */
const WORDS_WITHIN_MS = 500;

/** What is said when the database may be away: it is not asked for the words. */
const OUTAGES: ReadonlySet<ErrorCode> = new Set([
  'server.databaseAway',
  'server.storageFull',
  'server.unavailable',
]);

interface Needs {
  /** The texts as people have edited them, in the language that is wished for or, where it is not known, in English. */
  readonly read: (wanted: string) => Promise<{ readonly locale: string; readonly texts: Texts }>;
  readonly shipped: ShippedTexts;
}

/** Errors in the person's language, also without the database: as last read there, else as they were shipped. */
export function errorTexts({ read, shipped }: Needs) {
  const lastRead = new Map<string, Texts>();

  const fresh = async (wanted: string): Promise<Texts | undefined> => {
    try {
      const { locale, texts } = await inTime(read(wanted), WORDS_WITHIN_MS);
      lastRead.set(locale, texts);
      return texts;
    } catch {
      return lastRead.get(wanted);
    }
  };

  return async (wanted: string, code: ErrorCode, params?: TextParams): Promise<string> => {
    const key = `error.${code}`;
    const texts = OUTAGES.has(code) ? lastRead.get(wanted) : await fresh(wanted);
    return fillIn(texts?.[key] ?? shipped.get(key)?.[wanted] ?? catalogue[code].text, params);
  };
}
