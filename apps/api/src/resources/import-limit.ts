import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import type { Db } from '../db/database.ts';
import { concurrencyLimit } from '../modules/accounts/sign-in/concurrency-limit.ts';
import type { Scope } from '../plugins/access/scope.ts';
import { hourlyLimit } from '../rate-limits/hourly-limit.ts';

/** Each takes a connection for as long as it runs, and there are few. */
const AT_ONCE = 2;

const MAX_WAITING = 50;

/** People whose last look is remembered; who is forgotten has what is taken counted again. */
const MAX_LOOKS = 10_000;

/** A real file holds few names that others have; who wants to know which ones are taken sends many. */
const TAKEN_AN_HOUR = 2_000;

/** Keeps files from holding up everybody else, and from being asked who is here. */
export function importLimit(db: Db) {
  const running = new Set<string>();
  /** How many of the file that somebody looked at last were taken. */
  const looked = new Map<string, number>();
  const inTurn = concurrencyLimit(AT_ONCE, MAX_WAITING);
  const taken = hourlyLimit(db, { keyPrefix: 'taken', points: TAKEN_AN_HOUR });
  return {
    /** One of each person at a time, few of all; the others wait without a connection. */
    async during<Result>(userId: string, bring: () => Promise<Result>): Promise<Result> {
      if (running.has(userId)) throw new AppError('import.running');
      running.add(userId);
      try {
        return await inTurn(bring);
      } finally {
        running.delete(userId);
      }
    },

    /** Who sees everything learns nothing by it, and who confirms what they have looked at nothing new. */
    async countTaken(
      userId: string,
      scope: Scope,
      { rows }: ImportResult,
      { confirm }: { readonly confirm: boolean },
    ): Promise<void> {
      if (scope.kind === 'everything') return;
      const found = rows.filter(
        (row) => row.outcome === 'refused' && Object.values(row.columns).includes('request.notUnique'),
      ).length;
      const before = confirm ? (looked.get(userId) ?? 0) : 0;
      if (confirm) looked.delete(userId);
      else {
        if (looked.size >= MAX_LOOKS) looked.clear();
        looked.set(userId, found);
      }
      if (found <= before) return;
      await taken.count(userId, found - before).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError('import.tooManyTaken') : error;
      });
    },
  };
}
