import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { WorkData } from '@flink/contract/entities/learner-work.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { cleanRichText } from '../../../cleaning/rich-text/clean-rich-text.ts';
import type { House } from '../../../house.ts';
import { type PlayingTeam, playingTeam } from '../../../plugins/access/playing-team.ts';
import type { Principal } from '../../../plugins/access/principal.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import type { ActivitiesService } from '../../activities/activities.service.ts';
import { checkRoom, filesIn, keyOf, kindOf, linkTo } from './work-files.ts';
import * as repo from './works.repo.ts';

type Needs = Pick<House, 'db' | 'files'> & {
  readonly activities: Pick<ActivitiesService, 'activity' | 'checkKnown'>;
};

interface Save {
  readonly learnerIds: readonly string[];
  readonly data: WorkData;
  readonly version: number;
}

const isSameTeam = (ids: readonly string[], { learnerIds }: PlayingTeam): boolean =>
  isDeepStrictEqual([...new Set(ids)].sort(), [...learnerIds]);

async function cleaned(data: WorkData): Promise<WorkData> {
  if ('text' in data) return { text: await cleanRichText(data.text) };
  const pages = await Promise.all(
    data.pages.map(async (page) => ({ ...page, text: await cleanRichText(page.text) })),
  );
  return { ...data, pages };
}

/** What learners make in story studio and writing assistant (spec 2 §7). */
export function worksService({ db, files, activities }: Needs) {
  /** Of those who are signed in, or the named one if they may read it. */
  async function found(principal: Principal, activityId: string, workId: string | undefined) {
    if (workId === undefined) return repo.workOfTeam(db, playingTeam(principal), activityId);
    const work = await repo.readableWork(db, principal, activityId, workId);
    if (!work) throw new AppError('notFound');
    return work;
  }

  /** A file may come before the first word. */
  async function workIdOf(team: PlayingTeam, activityId: string): Promise<string> {
    await activities.checkKnown([activityId]);
    const { _id } = await db.transaction().execute((tx) => repo.lockWork(tx, team, activityId));
    return _id;
  }

  return {
    async read(principal: Principal, activityId: string, workId: string | undefined) {
      const work = await found(principal, activityId, workId);
      return { workId: work?._id ?? null, data: work?.data ?? null, version: work?.version ?? 0 };
    },

    /** The version that is kept now. What is kept already is no change: an answer may have been lost on its way. */
    async save(team: PlayingTeam, activityId: string, { learnerIds, data, version }: Save) {
      if (!isSameTeam(learnerIds, team)) throw new AppError('access.denied');
      await activities.checkKnown([activityId]);
      const clean = await cleaned(data);
      return db.transaction().execute(async (tx) => {
        const kept = await repo.lockWork(tx, team, activityId);
        if (isDeepStrictEqual(kept.data, JSON.parse(JSON.stringify(clean)))) return kept.version;
        if (kept.version !== version) throw new AppError('work.changed');
        await repo.keepWork(tx, kept._id, clean, version + 1);
        return version + 1;
      });
    },

    async assets(principal: Principal, activityId: string, workId: string | undefined) {
      const work = await found(principal, activityId, workId);
      return work ? filesIn(files, work._id) : [];
    },

    async upload(team: PlayingTeam, activityId: string, filename: string, body: Readable) {
      const workId = await workIdOf(team, activityId);
      await checkRoom(files, workId, [filename]);
      const { key } = await files.put(keyOf(workId, filename), body, kindOf(filename));
      return { filename, url: await linkTo(files, key) };
    },

    async removeAssets(team: PlayingTeam, activityId: string, filenames: readonly string[]) {
      const work = await repo.workOfTeam(db, team, activityId);
      if (work) await files.remove(filenames.map((filename) => keyOf(work._id, filename)));
    },

    /** Only what everybody sees who plays it: files of the activity itself. */
    async copy(
      team: PlayingTeam,
      activityId: string,
      items: readonly { readonly srcKey: string; readonly filename: string }[],
    ) {
      const { contentFolder } = await activities.activity(activityId, DEFAULT_LOCALE);
      const pairs = items.map(({ srcKey, filename }) => ({ from: parseFileKey(srcKey), filename }));
      if (
        pairs.some(
          ({ from, filename }) => !from.startsWith(`${contentFolder}/`) || kindOf(filename) !== 'image',
        )
      )
        throw new AppError('files.badKey');
      const workId = await workIdOf(team, activityId);
      await checkRoom(
        files,
        workId,
        pairs.map(({ filename }) => filename),
      );
      return Promise.all(
        pairs.map(async ({ from, filename }) => {
          if (!(await files.stat(from)).contentType.startsWith('image/'))
            throw new AppError('files.typeNotAllowed');
          const { key, size } = await files.copy(from, keyOf(workId, filename));
          return { filename, size, url: await linkTo(files, key) };
        }),
      );
    },

    list: (principal: Principal, learnerId: string | undefined) =>
      repo.readableWorks(db, principal, learnerId ?? null),
  };
}
