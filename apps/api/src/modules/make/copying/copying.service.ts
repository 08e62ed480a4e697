import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { House } from '../../../house.ts';
import { type FileKey, parseFileKey, parseFolderKey } from '../../../ports/files/key.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import { moveToTrash } from '../../../resources/trash/move-to-trash.ts';
import type { FilesService } from '../../files/files.service.ts';
import * as made from '../made-activities.repo.ts';
import type { Author } from '../make.scope.ts';
import { ownFolder } from '../saving/activity-works.repo.ts';
import type { savingService } from '../saving/saving.service.ts';
import { keepData } from './activity-files.ts';
import * as repo from './copying.repo.ts';

type Needs = Pick<House, 'db' | 'files' | 'log'> & {
  readonly owners: Pick<FilesService, 'giveTo' | 'countBytes'>;
  readonly saving: Pick<ReturnType<typeof savingService>, 'opened'>;
};

type ListedFile = Awaited<ReturnType<House['files']['list']>>['files'][number];

const sumOf = (files: readonly { readonly size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** Copies whole activities and files between them, and deletes what nobody refers to. */
export function copyingService({ db, files, log, owners, saving }: Needs) {
  async function filesBelow(folder: string): Promise<readonly ListedFile[]> {
    const found: ListedFile[] = [];
    const open = [parseFolderKey(folder)];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
        const list = await files.list(at, { cursor });
        found.push(...list.files);
        open.push(...list.folders);
        cursor = list.cursor;
      }
    return found;
  }

  /** Spec 3 §8: "Error copy activity". */
  async function orCopyFailed<Answer>(copy: () => Promise<Answer>): Promise<Answer> {
    try {
      return await copy();
    } catch (error) {
      if (error instanceof AppError && !error.code.startsWith('files.notFound')) throw error;
      log.error({ err: error }, 'an activity could not be copied');
      throw new AppError('activities.copyFailed', { cause: error });
    }
  }

  return {
    copy: (author: Author, id: string): Promise<MadeActivity> =>
      orCopyFailed(async () => {
        const [source] = [...(await made.byIds(db, author, [id])).values()];
        if (!source) throw new AppError('notFound');
        const opened = await saving.opened(author, id);
        const copyId = uuidv7();
        const folder = `activities/${copyId}`;
        const moved = (data: ActivityData): ActivityData =>
          JSON.parse(JSON.stringify(data).replaceAll(`"/${source.contentFolder}/`, `"/${folder}/`));
        // The files first: a copy that is seen has all it shows.
        const copied: FileKey[] = [];
        const shown = source.contentFolder.startsWith('activities/')
          ? await filesBelow(source.contentFolder)
          : [];
        await owners.countBytes(author.userId, sumOf(shown));
        for (const { key } of shown) {
          const to = parseFileKey(`${folder}${key.slice(source.contentFolder.length)}`);
          await files.copy(key, to);
          copied.push(to);
        }
        await owners.giveTo(author.userId, copied);
        const kept = await keepData(files, copyId, moved(opened.data));
        const languages: repo.CopiedLanguage[] = [];
        for (const { language, data, publishedVersion, work } of opened.languages)
          if (data)
            languages.push({
              language,
              kept: await keepData(files, copyId, moved(data)),
              isPublished: publishedVersion !== null && !work?.draft,
            });
        await db.transaction().execute(async (tx) => {
          await repo.insertCopy(tx, author, {
            id,
            copyId,
            name: await freeName(source.activityName),
            folder,
            kept,
          });
          for (const language of languages) await repo.insertLanguage(tx, author, copyId, language);
          await made.putIntoEditList(tx, author, [copyId]);
        });
        const copy = (await made.byIds(db, author, [copyId])).get(copyId);
        if (!copy) throw new AppError('activities.copyFailed');
        return copy;
      }),

    /** Under new names where a name is taken there by something else. */
    copyFiles: (author: Author, id: string, targetId: string, names: readonly string[]) =>
      orCopyFailed(async () => {
        const found = await made.byIds(db, author, [id, targetId]);
        const [from, to] = [found.get(id), found.get(targetId)];
        if (!from || !to) throw new AppError('notFound');
        // The library is the house's: whoever adds to an activity of it works in a folder of its own.
        await ownFolder(db, targetId);
        const folder = to.contentFolder;
        const copied: Record<string, string> = {};
        for (const name of new Set(names)) {
          const key = parseFileKey(`${from.contentFolder}/${name}`);
          if (!(await files.exists(key))) continue;
          await owners.countBytes(author.userId, sumOf([await files.stat(key)]));
          const free = (await files.exists(parseFileKey(`${folder}/${name}`)))
            ? name.replace(/(\.[^.]*)?$/, (end) => `_${uuidv7().slice(-8)}${end}`)
            : name;
          await files.copy(key, parseFileKey(`${folder}/${free}`));
          copied[name] = free;
        }
        await owners.giveTo(
          author.userId,
          Object.values(copied).map((name) => parseFileKey(`${folder}/${name}`)),
        );
        return copied;
      }),

    /** Answers what Undo restores it by. */
    async remove(author: Author, id: string): Promise<string> {
      const activity = (await made.byIds(db, author, [id])).get(id);
      if (!activity) throw new AppError('notFound');
      if (!activity.mayDelete) throw new AppError('access.denied');
      return db.transaction().execute(async (tx) => {
        const { rows, unseen } = await repo.lockedUses(tx, author, id);
        if (unseen > 0) throw new AppError('activities.inUseUnseen', { rows, params: { n: unseen } });
        if (rows.length > 0) throw new AppError('activities.inUse', { rows });
        const works = await repo.countLearnerWorks(tx, id);
        if (works > 0) throw new AppError('activities.hasLearnerWorks', { params: { n: works } });
        const { activityName, templateAlias, locale, educationalCategories } = activity;
        const own = `activities/${id}`;
        const undo = await moveToTrash(tx, {
          kind: 'activities',
          table: 'activities',
          rows: [
            {
              _id: id,
              title: activityName,
              folders: [...(activity.contentFolder === own ? [own] : []), `activity-data/${id}`],
            },
          ],
          by: { _id: author.userId, name: author.name },
        });
        await repo.removeActivity(tx, id);
        await writeDown(tx, {
          actor: { _id: author.userId, name: author.name },
          action: 'delete',
          resource: 'activities',
          rowId: id,
          title: activityName,
          before: { activityName, templateAlias, locale, educationalCategories },
          after: null,
        });
        return undo;
      });
    },
  };

  async function freeName(name: string): Promise<string> {
    const taken = new Set(await repo.namesLike(db, name));
    const stem = name.slice(0, 190);
    for (let number = 2; ; number += 1) {
      const wanted = `${stem} (${number})`;
      if (!taken.has(wanted)) return wanted;
    }
  }
}
