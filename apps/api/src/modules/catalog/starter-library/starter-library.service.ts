import type { StarterLibrary } from '@flink/contract/entities/starter-library.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { JobRunner } from '../../../jobs/jobs.ts';

const STATE = 'starterLibrary';
/** Set where the demo world brought the library. */
const DEMO_EDITION = 'libraryEdition';

export const LOAD_STARTER_LIBRARY = 'load-starter-library';

const NOT_LOADED: StarterLibrary = { state: 'none', loaded: 0, total: 0 };

export async function starterLibraryState(db: DbOrTx): Promise<StarterLibrary> {
  const rows = await db
    .selectFrom('config')
    .select(['key', 'value'])
    .where('key', 'in', [STATE, DEMO_EDITION])
    .execute();
  const stored = rows.find(({ key }) => key === STATE)?.value as StarterLibrary | undefined;
  if (stored) return stored;
  return rows.length > 0 ? { ...NOT_LOADED, state: 'loaded' } : NOT_LOADED;
}

export async function saveStarterLibraryState(db: DbOrTx, state: StarterLibrary): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto('config')
    .values({ key: STATE, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
}

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<JobRunner, 'runNow'>;
}

/** The library that comes with Flink, loaded into a running installation. */
export function starterLibraryService({ db, jobs }: Needs) {
  return {
    state: () => starterLibraryState(db),

    /** Loaded twice it is the same library; one load at a time is enough. */
    async load(): Promise<StarterLibrary> {
      const before = await starterLibraryState(db);
      if (before.state === 'loaded') return before;
      const loading: StarterLibrary =
        before.state === 'loading' ? before : { ...NOT_LOADED, state: 'loading' };
      await saveStarterLibraryState(db, loading);
      await jobs.runNow(LOAD_STARTER_LIBRARY);
      return loading;
    },
  };
}
