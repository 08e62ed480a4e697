import type { ActivityChange, MadeActivity, NewActivity } from '@flink/contract/entities/make.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { models } from '@flink/templates/models.gen.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { KeptData } from '../copying/activity-files.ts';
import * as made from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import { replaceCategories } from './categories.repo.ts';
import * as repo from './edit-list.repo.ts';
import { sortedBy } from './sorting.ts';

/** What a new activity begins with. */
interface FirstContent {
  readonly _id: string;
  readonly kept: KeptData;
  /** How much keeps it from being ready. */
  readonly toFix: number;
}

/** What somebody works on: new activities, their names, languages and categories (spec 3 §2.3, §4.1). */
export function editListService({ db }: { readonly db: Db }) {
  async function shown(tx: DbOrTx, author: Author, ids: readonly string[]): Promise<MadeActivity[]> {
    const found = await made.byIds(tx, author, ids);
    return ids.map((id) => {
      const activity = found.get(id);
      if (!activity) throw new AppError('notFound');
      return activity;
    });
  }

  return {
    async list(author: Author) {
      const data = await made.editList(db, author);
      return { data, total: data.length };
    },

    /** Empty, or with what it holds already. */
    create: (author: Author, wanted: NewActivity, content?: FirstContent): Promise<MadeActivity> =>
      db.transaction().execute(async (tx) => {
        const template = await repo.template(tx, wanted.templateId);
        // Spec 3 §2.3: templates that are both wordlist-only and available for wordlists are hidden.
        if (!template || (template.onlyForWordlists && template.availableForWordlists))
          throw new AppError('activities.templateNotOffered', {
            fields: { templateId: 'activities.templateNotOffered' },
          });
        await checkLanguage(tx, wanted.locale);
        const sets = await sortedBy(tx, author, wanted.educationalCategories ?? [], []);
        const _id = content?._id ?? uuidv7();
        await repo.insertActivity(tx, {
          _id,
          activity_name: await nameOf(tx, wanted.activityName, wanted.activityNameString, wanted.locale),
          activity_name_string: wanted.activityNameString ?? null,
          activity_template_id: template._id,
          locale: wanted.locale,
          content_folder: `activities/${_id}`,
          ...(content
            ? {
                data: content.kept.json,
                data_key: content.kept.key,
                is_valid: content.toFix === 0,
                to_fix: content.toFix,
              }
            : { data: emptyData(template) }),
          created_by: author.userId,
          updated_by: author.userId,
        });
        await replaceCategories(tx, _id, sets);
        await made.putIntoEditList(tx, author, [_id]);
        const [activity] = await shown(tx, author, [_id]);
        if (!activity) throw new AppError('notFound');
        return activity;
      }),

    change: (author: Author, changes: readonly ActivityChange[]): Promise<MadeActivity[]> =>
      db.transaction().execute(async (tx) => {
        const ids = changes.map(({ _id }) => _id);
        await repo.lockActivities(tx, ids);
        const before = await made.byIds(tx, author, ids);
        for (const change of changes) await changeOne(tx, author, change, before.get(change._id));
        return shown(tx, author, [...new Set(ids)]);
      }),

    checkLanguage: (locale: string) => checkLanguage(db, locale),

    async add(author: Author, ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      const seen = await made.seenAmong(db, author, wanted);
      if (seen.length < wanted.length) throw new AppError('notFound');
      await made.putIntoEditList(db, author, wanted);
    },

    async remove(author: Author, ids: readonly string[]): Promise<void> {
      await made.takeOutOfEditList(db, author, ids);
    },
  };
}

const emptyData = ({ alias, defaultOptions }: { readonly alias: string; readonly defaultOptions: unknown }) =>
  JSON.stringify({
    version: models.get(alias)?.version ?? 1,
    options: defaultOptions,
    gameData: { ...facts.get(alias)?.firstData, problems: [] },
  });

async function changeOne(
  tx: DbOrTx,
  author: Author,
  change: ActivityChange,
  before: MadeActivity | undefined,
): Promise<void> {
  if (!before) throw new AppError('notFound');
  const { _id, educationalCategories, activityName, activityNameString, locale, monolingual } = change;
  if (locale !== undefined) await checkLanguage(tx, locale);
  if (before.languages.some((version) => version.locale === locale))
    throw new AppError('activities.languageTaken', { fields: { locale: 'activities.languageTaken' } });
  if (educationalCategories !== undefined) {
    const sets = await sortedBy(tx, author, educationalCategories, before.educationalCategories);
    await replaceCategories(tx, _id, sets);
  }
  const isNamed = activityName !== undefined || typeof activityNameString === 'number';
  await repo.updateActivity(tx, _id, {
    ...(isNamed
      ? {
          activity_name: await nameOf(
            tx,
            activityName,
            activityNameString ?? undefined,
            locale ?? before.locale,
          ),
        }
      : {}),
    ...(activityNameString === undefined ? {} : { activity_name_string: activityNameString }),
    ...(locale === undefined ? {} : { locale }),
    ...(monolingual === undefined ? {} : { monolingual }),
    updated_by: author.userId,
  });
}

/** A chosen text is the name; without one it is written (spec 3 §2.3). */
async function nameOf(
  tx: DbOrTx,
  name: string | undefined,
  stringNumber: number | undefined,
  locale: string,
): Promise<string> {
  if (stringNumber === undefined) {
    if (name === undefined)
      throw new AppError('activities.nameRequired', { fields: { activityName: 'activities.nameRequired' } });
    return name;
  }
  const text = await repo.stringText(tx, stringNumber, locale);
  if (text) return text;
  const code = text === undefined ? 'strings.valueNotFound' : 'strings.translationNotFound';
  throw new AppError(code, { fields: { activityNameString: code } });
}

async function checkLanguage(tx: DbOrTx, locale: string): Promise<void> {
  if (!(await repo.isLanguage(tx, locale)))
    throw new AppError('activities.unknownLanguage', { fields: { locale: 'activities.unknownLanguage' } });
}
