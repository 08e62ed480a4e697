import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { DeviceKind } from '../sign-in/device-kind.ts';

/** The row behind a token. */
export interface HeldSession {
  readonly _id: string;
  readonly expiresAt: Date;
}

export const begin = (
  db: DbOrTx,
  accountIds: readonly string[],
  lifeSeconds: number,
  { browser, system }: DeviceKind,
): Promise<HeldSession> =>
  db
    .insertInto('sessions')
    .values({
      _id: uuidv7(),
      account_ids: [...accountIds],
      browser,
      system,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .returning(['_id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();

/** Bound to the session of who looks, and never longer than it. */
export const beginViewing = (
  db: DbOrTx,
  accountId: string,
  viewerSessionId: string,
  lifeSeconds: number,
): Promise<HeldSession> =>
  db
    .insertInto('sessions')
    .values((eb) => ({
      _id: uuidv7(),
      account_ids: [accountId],
      viewer_session_id: viewerSessionId,
      expires_at: sql<Date>`least(now() + make_interval(secs => ${lifeSeconds}), ${eb
        .selectFrom('sessions as own')
        .select('own.expires_at')
        .where('own._id', '=', viewerSessionId)})`,
    }))
    .returning(['_id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();

/** Requests of the old team that are on their way arrive within it; its token is not renewed from now on. */
const STILL_HEARD = sql<Date>`now() + interval '1 minute'`;

/**
 * Others go on where these stop. The new session ends when the old one would have: a team is no way to live longer. It
 * begins now: who has just joined was not there before.
 */
export async function replace(
  db: DbOrTx,
  sessionId: string,
  accountIds: readonly string[],
): Promise<HeldSession | undefined> {
  const { rows } = await sql<HeldSession>`
    with replaced as (
      update sessions set ended_at = ${STILL_HEARD}
      where _id = ${sessionId} and ended_at is null
      returning expires_at, browser, system
    )
    insert into sessions (_id, account_ids, expires_at, browser, system)
    select ${uuidv7()}::uuid, ${[...accountIds]}::uuid[], expires_at, browser, system from replaced
    returning _id, expires_at as "expiresAt"`.execute(db);
  return rows[0];
}

export const noteRenewed = (db: DbOrTx, sessionId: string) =>
  db.updateTable('sessions').set({ renewed_at: sql<Date>`now()` }).where('_id', '=', sessionId).execute();

/** One that another has replaced ends too: whoever signs out means this device. */
export const end = (db: DbOrTx, sessionId: string) =>
  db.updateTable('sessions').set({ ended_at: sql<Date>`now()` }).where('_id', '=', sessionId).execute();
