import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import type { Db } from '../../db/database.ts';
import { uuidv5 } from '../../db/uuid.ts';
import { beatKey } from '../../play-clock/beat-key.ts';
import { spanOfBeat, uncountedSeconds } from '../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import * as repo from './prepaid.repo.ts';
import { isCounted, prepaidInfoOf } from './prepaid.ts';

/** Payments have their lines in the same ledger: a name that a player gives must never be one of theirs. */
const PLAYED = '0f5b8d0e-3f0c-5c7e-8a55-6d1c1f6a9b21';

export type PrepaidService = ReturnType<typeof prepaidService>;

export function prepaidService({ db }: { readonly db: Db }) {
  return {
    /** Null for a family that does not pay by the hour. */
    async status(familyId: string): Promise<PrepaidInfo | null> {
      const account = await repo.account(db, familyId);
      return account ? prepaidInfoOf(account) : null;
    },

    /** Of those families that pay by the hour and from whose time something is taken off. */
    timeLeft: async (familyIds: readonly string[]) =>
      (await repo.accountsOf(db, familyIds)).filter((account) => isCounted(account)),

    /** Takes a played minute off: once for a family, however many devices play in it. */
    async play(
      team: PlayingTeam,
      { id, minutes }: { readonly id: string | null; readonly minutes: number },
    ): Promise<PrepaidInfo | null> {
      return db.transaction().execute(async (tx) => {
        const account = await repo.holdAccount(tx, team.familyId);
        if (!account) return null;
        const key = id === null ? beatKey(account.now, ...team.learnerIds, minutes) : uuidv5(id, PLAYED);
        if (!isCounted(account) || (await repo.isKnown(tx, team.familyId, key)))
          return prepaidInfoOf(account);
        const span = spanOfBeat(account.now, minutes * 60);
        const uncounted = uncountedSeconds(span, await repo.countedSpans(tx, team.familyId, span));
        const seconds = Math.min(uncounted, account.secondsRemaining);
        const secondsAfter = account.secondsRemaining - seconds;
        await repo.takeSeconds(tx, team, { key, span, seconds, secondsAfter });
        return prepaidInfoOf({ ...account, secondsRemaining: secondsAfter });
      });
    },
  };
}
