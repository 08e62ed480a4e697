import type { ActivityTexts, SavedTranslation } from '@flink/contract/calls/make/translations.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import {
  type TranslatableText,
  translatableTexts,
  withTexts,
} from '@flink/contract/rules/make/translated-texts.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { isLanguage } from '../lists/edit-list.repo.ts';
import { seenAmong } from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import type { savingService, Translatable } from '../saving/saving.service.ts';
import { fitMasks } from './fit-masks.ts';
import { isRefusal, judgeText, type SentText } from './judge-text.ts';
import * as repo from './translations.repo.ts';

interface Needs {
  readonly db: Db;
  readonly saving: Pick<ReturnType<typeof savingService>, 'translatable' | 'saveTranslatable'>;
}

export interface SentActivity {
  readonly _id: string;
  readonly texts: readonly (SentText & { readonly right: boolean })[];
}

/** The worklist of translators: what is left to do in a language, and saving several activities at once. */
export function translationsService({ db, saving }: Needs) {
  const textsIn = ({ activity, original, own, from }: Translatable): readonly TranslatableText[] =>
    translatableTexts(original, own, from, activity.activityName);

  async function checkLanguage(language: string): Promise<void> {
    if (!(await isLanguage(db, language)))
      throw new AppError('activities.unknownLanguage', {
        fields: { language: 'activities.unknownLanguage' },
      });
  }

  /** Those that are not seen, or are in this language already, are left out. */
  async function textsOf(
    author: Author,
    language: string,
    ids: readonly string[],
  ): Promise<readonly ActivityTexts[]> {
    const seen = new Set(await seenAmong(db, author, ids));
    const found: ActivityTexts[] = [];
    for (const id of new Set(ids)) {
      if (!seen.has(id)) continue;
      const loaded = await unlessRefused(saving.translatable(db, author, id, language, false));
      if ('code' in loaded) continue;
      found.push({
        _id: id,
        activityName: loaded.activity.activityName,
        templateAlias: loaded.activity.alias,
        locale: loaded.activity.locale,
        published: loaded.before.publishedVersion !== null,
        texts: [...textsIn(loaded)],
      });
    }
    return found;
  }

  async function saveOne(
    tx: DbOrTx,
    author: Author,
    language: string,
    { _id, texts: sent }: SentActivity,
  ): Promise<SavedTranslation> {
    const outcome = { _id, error: null, saved: 0, published: false, missing: 0, unplayable: false };
    const loaded = await unlessRefused(saving.translatable(tx, author, _id, language, true));
    if ('code' in loaded) return { ...outcome, error: loaded.code, refused: [] };
    const texts = new Map(textsIn(loaded).map((text) => [text.part, text]));
    const judged = sent.map((one) => ({ one, outcome: judgeText(one, texts.get(one.part)) }));
    const refused = judged.flatMap(({ one, outcome: why }) =>
      isRefusal(why) ? [{ part: one.part, why, text: texts.get(one.part) ?? null }] : [],
    );
    const values = new Map(
      judged.flatMap(({ one, outcome: why }) =>
        why === 'added' || why === 'changed' || why === 'empty' ? [[one.part, one.value] as const] : [],
      ),
    );
    const right = judged.flatMap(({ one, outcome: why }) => (one.right && !isRefusal(why) ? [one.part] : []));
    const isBegun = loaded.before.data !== null;
    if (!isBegun && values.size === 0) return { ...outcome, missing: texts.size, refused };
    const data =
      values.size === 0 ? loaded.own : fitMasks(withTexts(loaded.original, loaded.own, values), language);
    const result = await saving.saveTranslatable(tx, author, loaded, { data, locale: language, right });
    return {
      ...outcome,
      saved: values.size,
      published: result.published,
      missing: result.missing,
      unplayable: !result.isValid && result.missing === 0,
      refused,
    };
  }

  return {
    checkLanguage,
    textsOf,
    textsIn,
    saveOne,

    async languages(author: Author) {
      return { data: [...(await repo.languageCounts(db, author))] };
    },

    worklist: (author: Author, query: repo.WorklistQuery) => repo.worklist(db, author, query),

    async texts(author: Author, language: string, ids: readonly string[]) {
      await checkLanguage(language);
      return { data: [...(await textsOf(author, language, ids))] };
    },

    /** What can be saved is saved together; the rest is told text by text, and nothing of it is written. */
    async save(
      author: Author,
      language: string,
      activities: readonly SentActivity[],
    ): Promise<SavedTranslation[]> {
      await checkLanguage(language);
      return db.transaction().execute(async (tx) => {
        await repo.lockSeen(
          tx,
          author,
          activities.map(({ _id }) => _id),
        );
        const saved: SavedTranslation[] = [];
        for (const activity of activities) saved.push(await saveOne(tx, author, language, activity));
        return saved;
      });
    },
  };
}

/** A refusal that comes before anything is written; every other failure ends the transaction. */
async function unlessRefused<Value extends object>(
  value: Promise<Value>,
): Promise<Value | { readonly code: ErrorCode }> {
  try {
    return await value;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'activities.ownLanguage'))
      return { code: error.code };
    throw error;
  }
}
