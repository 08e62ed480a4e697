import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import { uuidv5 } from '../../db/uuid.ts';
import { beatKey } from '../../play-clock/beat-key.ts';
import { type Span, spanOfBeat, uncountedSeconds } from '../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import * as repo from './prepaid.repo.ts';
import { isCounted, prepaidInfoOf } from './prepaid.ts';

/** Payments have their lines in the same ledger: a name that a player gives must never be one of theirs. */
const PLAYED = '0f5b8d0e-3f0c-5c7e-8a55-6d1c1f6a9b21';
const TRACKED = '8c1d6f5a-2b7e-5d43-9a0f-3e5b7c9d1f24';

/** What comes twice on its way comes within moments. The id of an earlier minute is no way to play this one for nothing. */
const SAME_MINUTE_MS = 30_000;

/** A minute that a player says was played. */
interface SaidMinutes {
  readonly id: string | null;
  readonly minutes: number;
  readonly sessionId: string;
}

/** Play that was tracked: what reports and points count is what is taken off. */
export interface Tracked {
  readonly key: string;
  readonly span: Span;
  readonly seconds: number;
}

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

    /** Who has no time left opens nothing; what was played until then is still taken in. */
    async checkActive(familyId: string): Promise<void> {
      const account = await repo.account(db, familyId);
      if (account && !prepaidInfoOf(account).isActive) throw new AppError('play.timeUsedUp');
    },

    /**
     * Takes a played minute off: once for a family, however many devices play in it, never what was before the session
     * began, and nothing that tracked play has taken already, be it in pieces that the minute was put together from.
     */
    async play(team: PlayingTeam, { id, minutes, sessionId }: SaidMinutes): Promise<PrepaidInfo | null> {
      return db.transaction().execute(async (tx) => {
        const account = await repo.holdAccount(tx, team.familyId);
        if (!account) return null;
        if (!isCounted(account)) return prepaidInfoOf(account);
        const { now, secondsRemaining } = account;
        const named = id === null ? null : uuidv5(id, PLAYED);
        const before = named === null ? undefined : await repo.endOf(tx, team.familyId, named);
        const key = named === null || before ? beatKey(now, ...team.learnerIds, minutes) : named;
        const isRepeat = before !== undefined && now.getTime() - before.getTime() < SAME_MINUTE_MS;
        if (isRepeat || (await repo.endOf(tx, team.familyId, key))) return prepaidInfoOf(account);
        const { from, to } = spanOfBeat(now, minutes * 60);
        const taken = (await repo.secondsInPieces(tx, team.familyId)) * 1_000;
        const began = (await repo.sessionBegan(tx, sessionId))?.getTime() ?? to;
        const span = { from: Math.min(Math.max(from + taken, began), to), to };
        const uncounted = uncountedSeconds(span, await repo.countedSpans(tx, team.familyId, span));
        const seconds = Math.min(uncounted, secondsRemaining);
        const secondsAfter = secondsRemaining - seconds;
        await repo.takeSeconds(tx, team, { kind: 'played', key, span, seconds, secondsAfter });
        return prepaidInfoOf({ ...account, secondsRemaining: secondsAfter });
      });
    },

    /** Takes off what was tracked and that nobody has taken off for the family, whether its player says so or not. */
    async takeTracked(team: PlayingTeam, { key: beat, span, seconds: tracked }: Tracked): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const account = await repo.holdAccount(tx, team.familyId);
        if (!account || !isCounted(account)) return;
        const uncounted = uncountedSeconds(span, await repo.countedSpans(tx, team.familyId, span));
        const seconds = Math.min(tracked, uncounted, account.secondsRemaining);
        const key = uuidv5(JSON.stringify([beat, ...team.learnerIds]), TRACKED);
        if (seconds <= 0 || (await repo.endOf(tx, team.familyId, key))) return;
        const secondsAfter = account.secondsRemaining - seconds;
        await repo.takeSeconds(tx, team, { kind: 'tracked', key, span, seconds, secondsAfter });
      });
    },
  };
}
