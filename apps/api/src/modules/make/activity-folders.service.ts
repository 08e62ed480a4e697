import type { Session } from '@flink/contract/entities/session.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { activitiesSeenBy, authorOf } from './make.scope.ts';

/** Which folders of files belong to activities that somebody sees. */
export function activityFoldersService({ db }: { readonly db: Db }) {
  return {
    async seen(session: Session, folders: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ folder: string }>`select wanted.folder
        from unnest(${folders}::text[]) as wanted (folder)
        where exists (select 1 from activities as activity
          -- the second one waits for an activity of the library until it is changed
          where (activity.content_folder = wanted.folder or activity._id = case
              when wanted.folder ~ '^activities/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'
              then split_part(wanted.folder, '/', 2)::uuid end)
            and ${activitiesSeenBy(authorOf(session))})`.execute(db);
      return new Set(rows.map(({ folder }) => folder));
    },
  };
}
