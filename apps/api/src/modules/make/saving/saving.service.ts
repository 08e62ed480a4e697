import type { OpenedLanguage, SavedData } from '@flink/contract/entities/make.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { type ActivityData, canonical, outlineOf } from '@flink/contract/rules/make/activity-parts.ts';
import { mergeActivity } from '@flink/contract/rules/make/merge-activity.ts';
import { withStableIds } from '@flink/contract/rules/make/stable-ids.ts';
import {
  isToWrite,
  partStates,
  stillRight,
  type TranslatedFrom,
  translatedFrom,
  untranslated,
} from '@flink/contract/rules/make/translation.ts';
import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { asTranslated, reviewContent } from '@flink/game-kit/model/content/review.ts';
import { models } from '@flink/templates/models.gen.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { FilesService } from '../../files/files.service.ts';
import { keepData, LARGEST_ROW_BYTES, readData } from '../copying/activity-files.ts';
import { isLanguage } from '../lists/edit-list.repo.ts';
import { seenAmong } from '../made-activities.repo.ts';
import { type Author, authorOf } from '../make.scope.ts';
import * as repo from './activity-works.repo.ts';
import { cleanData } from './clean-data.ts';
import { helpByLanguage } from './help-by-language.ts';
import { missingFiles } from './missing-files.ts';
import { tooMany } from './thinning.ts';
import { countsOf, translationOf } from './translation-counts.ts';

type Needs = Pick<House, 'db' | 'files'> & { readonly sentFiles: Pick<FilesService, 'dataIn'> };

/** `publish`: learners see it. `automatic`: they do not, where they have the activity in a menu. */
type Wish = 'publish' | 'automatic';

/** What is being made in one language, and where it comes from. */
interface Current {
  readonly work: repo.Work | undefined;
  /** Null where nobody has begun this language. */
  readonly data: ActivityData | null;
  readonly version: number;
  readonly publishedVersion: number | null;
}

export interface Translatable {
  readonly activity: repo.ActivityToSave;
  readonly before: Current;
  readonly original: ActivityData;
  readonly own: ActivityData;
  readonly from: TranslatedFrom;
}

interface TranslatedChange {
  readonly data: ActivityData;
  readonly locale: string;
  /** Parts of which somebody said that they are right as they are. */
  readonly right: readonly string[];
}

interface Change {
  readonly language: string;
  readonly data: ActivityData;
  readonly isPublished: boolean;
  /** How much keeps it from being ready. */
  readonly toFix: number;
  /** What the house made of its words is no copy, even where two languages say the same. */
  readonly by: 'person' | 'house';
}

export function savingService({ db, files, sentFiles }: Needs) {
  async function current(tx: DbOrTx, activity: repo.ActivityToSave, language: string): Promise<Current> {
    const work = await repo.work(tx, activity._id, language);
    const published = language === '' ? activity : await repo.languageVersion(tx, activity._id, language);
    const isBegun = work !== undefined || published !== undefined;
    const version = work?.version ?? (isBegun ? 1 : await repo.lastVersion(tx, activity._id, language));
    const publishedVersion = work ? work.publishedVersion : isBegun ? 1 : null;
    if (work?.draft) {
      const data = await readData(files, { data: work.draft, key: work.draftKey });
      return { work, data, version, publishedVersion };
    }
    return { work, data: published ? await readData(files, published) : null, version, publishedVersion };
  }

  async function sent(session: Session, { data, s3Key }: SavedData): Promise<ActivityData> {
    if (s3Key !== undefined) return sentFiles.dataIn(session, s3Key);
    if (data === undefined) throw new AppError('request.required', { fields: { data: 'request.required' } });
    if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_ROW_BYTES)
      throw new AppError('activities.dataTooLarge');
    return data;
  }

  async function write(
    tx: DbOrTx,
    author: Author,
    activity: repo.ActivityToSave,
    before: Current,
    change: Change,
  ) {
    const { language, data, isPublished, toFix } = change;
    const version = before.version + 1;
    const kept = await keepData(files, activity._id, data);
    // The first one of somebody else's making is a version to go back to, too.
    if (!before.work && before.data)
      await repo.insertVersion(tx, activity._id, language, {
        version: before.version,
        isPublished: true,
        kept: await keepData(files, activity._id, before.data),
        outline: outlineOf(before.data),
        author: null,
      });
    await repo.insertVersion(tx, activity._id, language, {
      version,
      isPublished,
      kept,
      outline: outlineOf(data),
      author,
    });
    if (isPublished && language !== '') await repo.publishLanguage(tx, activity._id, language, kept);
    if (isPublished && language === '') await repo.publish(tx, author, activity._id, kept, toFix);
    else await repo.touch(tx, author, activity._id);
    await repo.ownFolder(tx, activity._id);
    const publishedVersion = isPublished ? version : before.publishedVersion;
    const savedAt = await repo.keepWork(tx, author, activity._id, language, {
      version,
      publishedVersion,
      draft: isPublished ? null : kept,
      draftToFix: isPublished ? null : toFix,
    });
    if (language === '') await judgeTranslations(tx, activity, before.data ?? {}, data);
    else await keepTranslation(tx, activity, before, change);
    await thinOut(tx, activity._id, language);
    return { version, publishedVersion, savedAt };
  }

  /** After the original was saved: what was translated from its old words is told apart from what still is right. */
  async function judgeTranslations(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    old: ActivityData,
    original: ActivityData,
  ): Promise<void> {
    for (const language of await languagesOf(tx, activity._id)) {
      const { work, data } = await current(tx, activity, language);
      const from = work?.translatedFrom ?? translatedFrom(old, null, data ?? {}, {});
      await repo.keepTranslation(tx, activity._id, language, translationOf(original, data ?? {}, from));
    }
  }

  async function keepTranslation(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    before: Current,
    { language, data, by }: Change,
  ): Promise<void> {
    const { data: original } = await current(tx, activity, '');
    const from = translatedFrom(original ?? {}, before.data, data, before.work?.translatedFrom ?? {}, by);
    await repo.keepTranslation(tx, activity._id, language, translationOf(original ?? {}, data, from));
  }

  async function languagesOf(tx: DbOrTx, id: string): Promise<readonly string[]> {
    const [works, published] = [await repo.works(tx, id), await repo.languageVersions(tx, id)];
    const codes = [...works.map(({ language }) => language), ...published.map(({ locale }) => locale)];
    return [...new Set(codes.filter((code) => code !== ''))];
  }

  async function openedLanguage(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    locale: string,
  ): Promise<OpenedLanguage> {
    const [original, own] = [await current(tx, activity, ''), await current(tx, activity, locale)];
    if (own.data === null) throw new AppError('notFound');
    const from = own.work?.translatedFrom ?? {};
    const parts = partStates(original.data ?? {}, own.data, from);
    return {
      locale,
      version: own.version,
      publishedVersion: own.publishedVersion,
      hasDraft: Boolean(own.work?.draft),
      data: own.data,
      original: {
        locale: activity.locale,
        version: original.version,
        data: original.data ?? {},
        // The activity itself is touched by its translations too.
        savedAt: original.work?.savedAt ?? activity.updatedAt,
      },
      parts: [...parts],
      from,
      ...countsOf(parts),
    };
  }

  async function save(author: Author, id: string, mine: ActivityData, wish: Wish, base: Base) {
    const own = withStableIds(await cleanData(mine), uuidv7);
    return db.transaction().execute(async (tx) => {
      const activity = await repo.activityToSave(tx, author, id, true);
      if (!activity) throw new AppError('notFound');
      const before = await current(tx, activity, base.language);
      if (base.language !== '') await checkLanguage(tx, activity, before, base.language);
      const data = await merged(tx, activity, before, own, base);
      const issues = await review(tx, activity, base.language, data);
      const toFix = countErrors(issues);
      const isValid = toFix === 0;
      const isPublished = wish === 'publish' || (base.language === '' && !activity.inMenu);
      if (isPublished && base.language !== '') await checkTranslated(tx, activity, before, data, isValid);
      if (isPublished && activity.inMenu && !isValid) throw new AppError('activities.notReady');
      const told = { isValid, issues: [...issues], published: isPublished };
      const isSame = before.data !== null && canonical(data) === canonical(before.data);
      const asSent = canonical(data) === canonical(mine) ? null : data;
      if (isSame && (!isPublished || (!before.work?.draft && before.publishedVersion === before.version)))
        return {
          ...told,
          version: before.version,
          publishedVersion: before.publishedVersion,
          published: before.publishedVersion === before.version,
          data: asSent,
          savedAt: before.work?.savedAt ?? activity.updatedAt,
        };
      const change = { language: base.language, data, isPublished, toFix, by: 'person' as const };
      return { ...told, ...(await write(tx, author, activity, before, change)), data: asSent };
    });
  }

  /** Saving neither begins a language nor brings back one that somebody has taken out. */
  async function checkLanguage(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    before: Current,
    language: string,
  ): Promise<void> {
    const refused = (code: 'ownLanguage' | 'unknownLanguage' | 'languageNotBegun') =>
      new AppError(`activities.${code}`, { fields: { language: `activities.${code}` } });
    if (language === activity.locale) throw refused('ownLanguage');
    if (!(await isLanguage(tx, language))) throw refused('unknownLanguage');
    if (before.data === null) throw refused('languageNotBegun');
  }

  /** Until nothing is missing learners get the original. */
  async function checkTranslated(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    before: Current,
    data: ActivityData,
    isValid: boolean,
  ): Promise<void> {
    const { data: original } = await current(tx, activity, '');
    const from = translatedFrom(
      original ?? {},
      before.data,
      data,
      before.work?.translatedFrom ?? {},
      'person',
    );
    if (partStates(original ?? {}, data, from).some(isToWrite))
      throw new AppError('activities.translationIncomplete');
    // As words without a letter to find, or two answers that say the same in this language.
    if (!isValid) throw new AppError('activities.translationUnplayable');
  }

  /** A language version says only what is its own: it is judged with the rest. */
  async function review(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    language: string,
    data: ActivityData,
  ): Promise<readonly ReviewedIssue[]> {
    const model = models.get(activity.alias);
    if (!model) throw new AppError('activities.noValidation');
    if (language === '')
      return [
        ...reviewContent(model, data, activity.locale),
        ...(await missingFiles(files, activity.contentFolder, model, data)),
      ];
    const { data: original } = await current(tx, activity, '');
    return reviewContent(asTranslated(model), { ...original, ...data }, language);
  }

  async function merged(
    tx: DbOrTx,
    activity: repo.ActivityToSave,
    before: Current,
    own: ActivityData,
    { baseVersion, language }: Base,
  ): Promise<ActivityData> {
    if (before.data === null || baseVersion === before.version) return own;
    const outline = await repo.outlineOfVersion(tx, activity._id, language, baseVersion);
    const result = mergeActivity(outline, own, before.data);
    if (result.ok) return result.data;
    throw new AppError('activities.changedByOthers', {
      theirs: {
        version: before.version,
        savedBy: before.work?.savedBy ?? null,
        savedAt: before.work?.savedAt ?? activity.updatedAt,
        data: before.data,
        clashes: result.clashes,
      },
    });
  }

  async function checkSeen(author: Author, ids: readonly string[]): Promise<void> {
    const wanted = [...new Set(ids)];
    if ((await seenAmong(db, author, wanted)).length < wanted.length) throw new AppError('notFound');
  }

  /** A language version beside its original, to be written in; one that nobody has begun has no words yet. */
  async function translatable(
    tx: DbOrTx,
    author: Author,
    id: string,
    locale: string,
    lock: boolean,
  ): Promise<Translatable> {
    const activity = await repo.activityToSave(tx, author, id, lock);
    if (!activity) throw new AppError('notFound');
    if (activity.locale === locale)
      throw new AppError('activities.ownLanguage', { fields: { language: 'activities.ownLanguage' } });
    const [{ data }, before] = [await current(tx, activity, ''), await current(tx, activity, locale)];
    const original = data ?? {};
    return {
      activity,
      before,
      original,
      own: before.data ?? untranslated(original),
      from: before.work?.translatedFrom ?? {},
    };
  }

  return {
    async save(session: Session, id: string, body: SavedData, wish: Wish) {
      const data = await sent(session, body);
      if (body.language === '' && !['options', 'gameData'].every((part) => isObject(data[part])))
        throw new AppError('activities.badData', { fields: { data: 'activities.badData' } });
      return save(authorOf(session), id, data, wish, body);
    },

    async versions(author: Author, id: string, language: string) {
      if (!(await repo.activityToSave(db, author, id, false))) throw new AppError('notFound');
      const data = await repo.versions(db, id, language);
      return { data, total: data.length };
    },

    async version(author: Author, id: string, language: string, number: number) {
      if (!(await repo.activityToSave(db, author, id, false))) throw new AppError('notFound');
      const found = await repo.version(db, id, language, number);
      if (!found) throw new AppError('notFound');
      const { key, ...row } = found;
      return { ...row, isKept: true, data: await readData(files, { data: row.data, key }) };
    },

    async restore(author: Author, id: string, number: number, base: Base) {
      const { data } = await this.version(author, id, base.language, number);
      return save(author, id, data, 'automatic', base);
    },

    /**
     * What the house makes anew of what it was made of before, within what else is done. Learners see it; the version
     * before can be brought back.
     */
    async remakeIn(tx: DbOrTx, author: Author, id: string, data: ActivityData, language = ''): Promise<void> {
      const activity = await repo.activityToSave(tx, author, id, true);
      if (!activity) throw new AppError('notFound');
      const before = await current(tx, activity, language);
      const issues = await review(tx, activity, language, data);
      const toFix = countErrors(issues);
      if (toFix > 0 && activity.inMenu) throw new AppError('activities.notReady');
      if (before.data !== null && !before.work?.draft && canonical(data) === canonical(before.data)) return;
      await write(tx, author, activity, before, { language, data, isPublished: true, toFix, by: 'house' });
    },

    /** As it is being made in its own language and in all others. */
    async opened(author: Author, id: string) {
      const activity = await repo.activityToSave(db, author, id, false);
      if (!activity) throw new AppError('notFound');
      const own = await current(db, activity, '');
      const languages = [];
      for (const language of await languagesOf(db, id))
        languages.push({ language, ...(await current(db, activity, language)) });
      const data = own.data ?? {};
      const { contentFolder } = activity;
      return {
        version: own.version,
        publishedVersion: own.publishedVersion,
        data,
        languages,
        contentFolder,
      };
    },

    addLanguage: (author: Author, id: string, locale: string): Promise<OpenedLanguage> =>
      db.transaction().execute(async (tx) => {
        const activity = await repo.activityToSave(tx, author, id, true);
        if (!activity) throw new AppError('notFound');
        if (activity.locale === locale)
          throw new AppError('activities.ownLanguage', { fields: { locale: 'activities.ownLanguage' } });
        const before = await current(tx, activity, locale);
        if (before.data === null) {
          const { data: original } = await current(tx, activity, '');
          const data = untranslated(original ?? {});
          await write(tx, author, activity, before, {
            language: locale,
            data,
            isPublished: false,
            // Nothing of it is said yet.
            toFix: 1,
            by: 'person',
          });
        }
        return openedLanguage(tx, activity, locale);
      }),

    async language(author: Author, id: string, locale: string): Promise<OpenedLanguage> {
      const activity = await repo.activityToSave(db, author, id, false);
      if (!activity) throw new AppError('notFound');
      return openedLanguage(db, activity, locale);
    },

    stillRight: (
      author: Author,
      id: string,
      locale: string,
      parts: readonly string[],
    ): Promise<OpenedLanguage> =>
      db.transaction().execute(async (tx) => {
        const activity = await repo.activityToSave(tx, author, id, true);
        if (!activity) throw new AppError('notFound');
        const [original, own] = [await current(tx, activity, ''), await current(tx, activity, locale)];
        if (own.data === null) throw new AppError('notFound');
        const from = stillRight(original.data ?? {}, own.data, own.work?.translatedFrom ?? {}, parts);
        await repo.keepTranslation(tx, id, locale, translationOf(original.data ?? {}, own.data, from));
        return openedLanguage(tx, activity, locale);
      }),

    translatable,

    /** Saves a language version; learners get it as soon as no text is missing and it can be played. */
    async saveTranslatable(
      tx: DbOrTx,
      author: Author,
      { activity, before, original, from: known }: Translatable,
      { data: mine, locale, right }: TranslatedChange,
    ): Promise<{ readonly published: boolean; readonly isValid: boolean; readonly missing: number }> {
      const data = withStableIds(await cleanData(mine), uuidv7);
      const issues = await review(tx, activity, locale, data);
      const isValid = countErrors(issues) === 0;
      const from = stillRight(
        original,
        data,
        translatedFrom(original, before.data, data, known, 'person'),
        right,
      );
      const missing = partStates(original, data, from).filter(isToWrite).length;
      const isPublished = isValid && missing === 0;
      const isSame = before.data !== null && canonical(data) === canonical(before.data);
      const isOut = before.publishedVersion === before.version && !before.work?.draft;
      if (!isSame || (isPublished && !isOut)) {
        const change = {
          language: locale,
          data,
          isPublished,
          toFix: countErrors(issues),
          by: 'person' as const,
        };
        await write(tx, author, activity, before, change);
      }
      // Counts from before migration 0117 include recordings: an unchanged translation is counted again, too.
      if (isSame || right.length > 0)
        await repo.keepTranslation(tx, activity._id, locale, translationOf(original, data, from));
      return { published: isPublished, isValid, missing };
    },

    async cleanLanguage(author: Author, ids: readonly string[], locale: string): Promise<string[]> {
      await checkSeen(author, ids);
      return db.transaction().execute(async (tx) => {
        // Nobody saves a first translation between the question and its answer.
        await repo.hold(tx, ids);
        // Nothing of it can be brought back: only who may delete takes out what others have translated.
        if (author.deletes !== 'all' && (await repo.isWorkOfOthers(tx, author, ids, locale)))
          throw new AppError('access.denied');
        const cleaned = await repo.removeLanguage(tx, ids, locale);
        for (const { _id, name } of await repo.namesOf(tx, cleaned))
          await writeDown(tx, {
            actor: { _id: author.userId, name: author.name },
            action: 'delete',
            resource: 'activities',
            rowId: _id,
            title: `${name} (${locale})`,
            before: { languageVersion: locale },
            after: null,
          });
        return cleaned;
      });
    },

    async makeMonolingual(author: Author, ids: readonly string[]): Promise<void> {
      await checkSeen(author, ids);
      await repo.makeMonolingual(db, author, ids);
    },

    /** Learners of every language play it in one: the help is what is told in their own. */
    async fixHelp(author: Author, ids: readonly string[]): Promise<string[]> {
      await checkSeen(author, ids);
      const fixed: string[] = [];
      for (const id of new Set(ids)) {
        const activity = await repo.activityToSave(db, author, id, false);
        const own = await this.opened(author, id);
        const multiLocaleHelp = helpByLanguage(activity?.locale ?? '', own);
        if (!activity?.monolingual || Object.keys(multiLocaleHelp).length === 0) continue;
        const data = {
          ...own.data,
          multiLocaleHelp: { ...multiLocaleHelp, ...asFields(own.data.multiLocaleHelp) },
        };
        if (canonical(data) === canonical(own.data)) continue;
        await save(author, id, data, 'automatic', { baseVersion: own.version, language: '' });
        fixed.push(id);
      }
      return fixed;
    },

    review: async (alias: string, data: ActivityData, locale: string, folder: string) => {
      const model = models.get(alias);
      if (!model) return [];
      return [...reviewContent(model, data, locale), ...(await missingFiles(files, folder, model, data))];
    },
  };
}

const countErrors = (issues: readonly ReviewedIssue[]): number =>
  issues.filter(({ severity }) => severity === 'error').length;

const asFields = (value: unknown): ActivityData => (isObject(value) ? (value as ActivityData) : {});

interface Base {
  readonly baseVersion: number;
  readonly language: string;
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function thinOut(tx: DbOrTx, activityId: string, language: string): Promise<void> {
  const forgotten = tooMany(await repo.versions(tx, activityId, language), new Date());
  if (forgotten.length > 0) await repo.forgetVersionData(tx, activityId, language, forgotten);
  await repo.forgetVersions(tx, activityId, language);
}
