import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './activities.repo.ts';

export type ActivitiesService = ReturnType<typeof activitiesService>;

export function activitiesService({ db }: { readonly db: Db }) {
  return {
    /**
     * As stored: whether its template is known and takes the data, the player finds out, which closes the activity
     * (spec 1 §4).
     */
    async activity(id: string) {
      const [row] = await repo.activity(db, id);
      if (!row) throw new AppError('play.activityNotFound');
      const { alias, activityTemplateName, multiplayer, helpStrings, ...rest } = row;
      const { characters, characterSize, characterLocation, parentVideos, ...activity } = rest;
      const { activityImage } = activity.data;
      return {
        ...activity,
        activityImage: typeof activityImage === 'string' ? activityImage : null,
        template: {
          alias,
          activityTemplateName,
          multiplayer,
          helpStrings,
          characters,
          characterSize,
          characterLocation,
          parentVideos,
        },
      };
    },

    /** The first of a menu, so that it is one that learners meet first; null where nothing is offered. */
    async toTry(locale: string): Promise<string | null> {
      const [first] = await repo.firstOffered(db, locale);
      return first?._id ?? null;
    },

    async checkKnown(ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return;
      const known = await repo.knownAmong(db, wanted);
      if (known.length < wanted.length) throw new AppError('play.activityNotFound');
    },
  };
}
