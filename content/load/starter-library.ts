import type { Db } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { libraryId } from '../library/library-id.ts';
import { loadLibrary } from './library.ts';

/** The product that holds the library where there is no demo world. */
export const STARTER_PRODUCT = { _id: libraryId('product'), name: 'Flink First Words' };

/** One number for all servers of an installation: two loads wait for each other. */
const LOAD_LOCK = 7_203_436;

/** The library and a product with a menu of it in each language. Can be repeated. */
export const loadStarterLibrary = (
  db: Db,
  onProgress: (progress: { readonly loaded: number; readonly total: number }) => void,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // The library is computed between two statements, which takes a slow machine longer than this allows.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(tx);
    await tx
      .insertInto('products')
      .values({ ...STARTER_PRODUCT, one_person: false })
      .onConflict((oc) => oc.column('_id').doNothing())
      .execute();
    await loadLibrary(tx, [STARTER_PRODUCT._id], onProgress);
  });
