import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';

/** How long a password changed or a person blocked on another server may go unnoticed on this one. */
const KEPT_MS = 15_000;

/** More people than play at once on one server; an entry takes about 200 bytes. */
const LIMIT = 20_000;

/** Whether the people of a session may still use it. */
export interface Standings {
  /** Throws session.invalid after a changed password, a block or a removal of anybody in the session. */
  check(session: Session): Promise<void>;
  /** For whoever changes a person: this server forgets at once what it knew. */
  drop(accountIds: readonly string[]): void;
}

/** What a session is bound to. Versions only ever grow, so that their sum changes when that of any member does. */
export const versionOf = (people: readonly { readonly version: number }[]): number =>
  people.reduce((sum, { version }) => sum + version, 0);

interface Account {
  readonly version: number;
  readonly blocked: boolean;
}

type Load = (table: 'users' | 'family_members', id: string) => Promise<Account | null>;

export const standingsIn = (db: Db): Standings =>
  standingsBy(async (table, id) => {
    const row = await db
      .selectFrom(table)
      .select(['token_version as version', 'blocked_at as blockedAt'])
      .where('_id', '=', id)
      .executeTakeFirst();
    return row ? { version: row.version, blocked: row.blockedAt !== null } : null;
  });

export function standingsBy(load: Load, now = Date.now, limit = LIMIT): Standings {
  const kept = new Map<string, { readonly until: number; readonly account: Promise<Account | null> }>();

  const find = (table: 'users' | 'family_members', id: string): Promise<Account | null> => {
    const hit = kept.get(id);
    if (hit && hit.until > now()) return hit.account;
    const account = load(table, id);
    const entry = { until: now() + KEPT_MS, account };
    kept.delete(id);
    makeRoom();
    kept.set(id, entry);
    account.catch(() => {
      if (kept.get(id) === entry) kept.delete(id);
    });
    return account;
  };

  const makeRoom = () => {
    const [oldest] = kept.keys();
    if (kept.size >= limit && oldest !== undefined) kept.delete(oldest);
  };

  return {
    async check({ user, learner, team, version }) {
      const accounts = await Promise.all(
        learner === null
          ? [find('users', user._id)]
          : [...new Set([learner._id, ...team.map(({ _id }) => _id)])].map((id) =>
              find('family_members', id),
            ),
      );
      const known = accounts.filter((account) => account !== null);
      const isWhole = known.length === accounts.length && !known.some(({ blocked }) => blocked);
      if (!isWhole || versionOf(known) !== version) throw new AppError('session.invalid');
    },

    drop(accountIds) {
      for (const id of accountIds) kept.delete(id);
    },
  };
}
