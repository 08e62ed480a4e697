import type { HomeOf } from '@flink/contract/entities/home.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import type { Db } from '../../../db/database.ts';
import { ttlCache } from '../../../ttl-cache.ts';
import { authorOf } from '../make.scope.ts';
import * as repo from './author-home.repo.ts';

/** The same for all authors, and read from the results of all centers. */
const PLAYED_MS = 5 * 60_000;

export function authorHomeService({ db }: { readonly db: Db }) {
  const mostPlayed = ttlCache(PLAYED_MS, () => repo.mostPlayed(db));
  return {
    async home(session: Session, reads: string): Promise<HomeOf<'author'>> {
      const author = authorOf(session, reads);
      const [lastEdited, notReady, drafts, editList, played] = await Promise.all([
        repo.lastEdited(db, author),
        repo.notReady(db, author),
        repo.drafts(db, author),
        repo.editList(db, author),
        mostPlayed('all').then((all) => repo.seenOf(db, author, all)),
      ]);
      return {
        kind: 'author',
        lastEdited: [...lastEdited],
        notReady,
        drafts: [...drafts],
        editList,
        mostPlayed: [...played],
      };
    },
  };
}
