import { OWN_SESSIONS_SHOWN, type OwnSession } from '@flink/contract/calls/own-sessions.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { TOKEN_LIFE_SECONDS } from '../../../plugins/access/tokens.ts';

export const familyMemberIds = async (db: DbOrTx, familyId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('family_members')
    .select('_id')
    .where('family_id', '=', familyId)
    .execute();
  return rows.map(({ _id }) => _id);
};

/** Of these people, and not of somebody who looks at Flink as one of them. */
const isOwn = (accountIds: readonly string[]) => sql<boolean>`(
  session.account_ids && ${[...accountIds]}::uuid[]
  and session.ended_at is null and session.viewer_session_id is null
)`;

const names = (accountIds: readonly string[]) => sql<string[]>`array(
  select member.firstname from family_members as member
  where member._id = any(session.account_ids) and member._id = any(${[...accountIds]}::uuid[])
  order by array_position(session.account_ids, member._id)
)`;

/** A token that was not renewed in its lifetime is over, and so is the session of its device. */
export const list = (db: DbOrTx, accountIds: readonly string[], ownId: string): Promise<OwnSession[]> =>
  db
    .selectFrom('sessions as session')
    .select([
      'session._id',
      'session.browser',
      'session.system',
      sql<string>`to_json(session.started_at) #>> '{}'`.as('startedAt'),
      sql<string>`to_json(session.renewed_at) #>> '{}'`.as('usedAt'),
      sql<boolean>`session._id = ${ownId}`.as('isThisDevice'),
      names(accountIds).as('names'),
    ])
    .where(isOwn(accountIds))
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.renewed_at', '>', sql<Date>`now() - make_interval(secs => ${TOKEN_LIFE_SECONDS})`)
    .orderBy('isThisDevice', 'desc')
    .orderBy('session.renewed_at', 'desc')
    .limit(OWN_SESSIONS_SHOWN)
    .execute();

/** Answers with whoever was signed in there. */
export const end = async (
  db: DbOrTx,
  accountIds: readonly string[],
  sessionIds: readonly string[],
): Promise<readonly { readonly _id: string; readonly accountIds: readonly string[] }[]> =>
  db
    .updateTable('sessions as session')
    .set({ ended_at: sql<Date>`now()` })
    .where(isOwn(accountIds))
    .where('session._id', 'in', sessionIds)
    .returning(['session._id', 'session.account_ids as accountIds'])
    .execute();
