import type { ConvertedActivity, MadeActivity } from '@flink/contract/entities/make.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { withStableIds } from '@flink/contract/rules/make/stable-ids.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { models } from '@flink/templates/models.gen.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import { type FileKey, parseFileKey } from '../../../ports/files/key.ts';
import type { FilesService } from '../../files/files.service.ts';
import { keepData, LARGEST_ROW_BYTES } from '../copying/activity-files.ts';
import * as repo from '../lists/edit-list.repo.ts';
import type { editListService } from '../lists/edit-list.service.ts';
import * as made from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import { cleanData } from '../saving/clean-data.ts';

type Needs = Pick<House, 'db' | 'files' | 'log'> & {
  readonly owners: Pick<FilesService, 'giveTo'>;
  readonly editList: Pick<ReturnType<typeof editListService>, 'create' | 'checkLanguage'>;
};

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Old activities that somebody brings along (spec 3 §5.3): each comes whole with its files, or not at all. */
export function legacyService({ db, files, log, owners, editList }: Needs) {
  /** The one that was made by an earlier try whose answer was lost. */
  async function madeBefore(author: Author, id: string): Promise<MadeActivity | null> {
    const maker = await repo.makerOf(db, id);
    if (maker === undefined) return null;
    const activity = maker === author.userId ? (await made.byIds(db, author, [id])).get(id) : undefined;
    if (!activity) throw new AppError('conflict');
    return activity;
  }

  async function reviewed({ templateId, locale, data }: ConvertedActivity) {
    const template = await repo.template(db, templateId);
    if (!template)
      throw new AppError('activities.templateNotOffered', {
        fields: { templateId: 'activities.templateNotOffered' },
      });
    const model = models.get(template.alias);
    if (!model) throw new AppError('activities.noValidation');
    await editList.checkLanguage(locale);
    if (!['options', 'gameData'].every((part) => isObject(data[part])))
      throw new AppError('activities.badData', { fields: { data: 'activities.badData' } });
    if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_ROW_BYTES)
      throw new AppError('activities.dataTooLarge');
    const clean = withStableIds(await cleanData(data), uuidv7);
    const issues = reviewContent(model, clean, locale);
    return { data: clean, toFix: issues.filter(({ severity }) => severity === 'error').length };
  }

  /** One name, no path: only what its sender put there for this activity. */
  function movesOf(author: Author, { _id, files: names }: ConvertedActivity) {
    return [...new Set(names)].map((name) => {
      if (name.includes('/')) throw new AppError('files.badKey');
      return {
        from: parseFileKey(`drafts/${author.userId}/legacy/${_id}/${name}`),
        to: parseFileKey(`activities/${_id}/${name}`),
      };
    });
  }

  return {
    async convert(author: Author, wanted: ConvertedActivity): Promise<MadeActivity> {
      const before = await madeBefore(author, wanted._id);
      if (before) return before;
      const { data, toFix } = await reviewed(wanted);
      const moves = movesOf(author, wanted);
      // The files first: an activity that is seen has all it shows.
      for (const { from, to } of moves) await files.copy(from, to);
      await owners.giveTo(
        author.userId,
        moves.map(({ to }) => to),
      );
      const { _id, activityName, templateId, locale } = wanted;
      const kept = await keepData(files, _id, data);
      const activity = await editList
        .create(author, { activityName, templateId, locale }, { _id, kept, toFix })
        .catch(async (error) => {
          // Two tries at once: the other one has made it.
          const other = await madeBefore(author, _id);
          if (other) return other;
          throw error;
        });
      await forget(moves.map(({ from }) => from));
      return activity;
    },
  };

  /** What stays behind goes with the nightly sweep. */
  async function forget(keys: readonly FileKey[]): Promise<void> {
    try {
      await files.remove(keys);
    } catch (error) {
      log.warn({ err: error }, 'drafts of a converted activity could not be removed');
    }
  }
}
