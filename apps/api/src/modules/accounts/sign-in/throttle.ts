import { createHash } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../../../db/database.ts';
import { isWithin } from '../../../rate-limits/is-within.ts';
import type { PlaceHash } from '../../../rate-limits/place-hash.ts';
import { COUNTERS_TABLE, HOUR_SECONDS, rateLimitStore } from '../../../rate-limits/rate-limit-store.ts';
import type { Caller } from './caller.ts';

/** An hour, for one account from one place. */
export const GUESSES_OF_ACCOUNT_HERE = 10;

/** From all places a person never signed in from, taken together: a thousand addresses guess no faster than five. */
export const GUESSES_OF_ACCOUNT_ELSEWHERE = 50;

/** Over all accounts: a whole school sits behind one address and mistypes. */
export const GUESSES_FROM_PLACE = 200;

/** Where a guess comes from. */
type Whence = Pick<Caller, 'place' | 'device'>;

/** Whose password is guessed: a person, or a name that nobody has, which is counted just the same. */
export type Guessed = { readonly accountId: string } | { readonly name: string };

export interface Guess {
  /** The password was wrong: the guess stays counted. */
  failed(): Promise<void>;
  /** The password was right: what was counted here for this account is forgotten, and the place is known from now on. */
  succeeded(): Promise<void>;
}

export type Throttle = ReturnType<typeof throttle>;

export function throttle({ db }: { readonly db: Db }) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres(rateLimitStore(db, { keyPrefix, points }));
  const here = limiter('here', GUESSES_OF_ACCOUNT_HERE);
  const elsewhere = limiter('elsewhere', GUESSES_OF_ACCOUNT_ELSEWHERE);
  const place = limiter('place', GUESSES_FROM_PLACE);

  return {
    /**
     * Counts a guess before the password is looked at, so that guesses at the same moment cannot slip by together.
     * Throws auth.tooManyGuesses, whether or not the account exists.
     */
    async begin(guessed: Guessed, { place: from, device }: Whence): Promise<Guess> {
      const account = keyOf(guessed);
      const known = await knownBy(db, guessed, { place: from, device });
      // On a device of their own a person is counted alone: no stranger's failures shut them out, wherever they sit.
      if (known.device && device !== null) return ownGuess(guessed, `${account}#${device}`, from);
      const both = `${account}@${from}`;
      // A stranger's failures do not count where the person has signed in before; that place is counted by itself.
      const wide = known.place ? both : account;
      await count(here, both);
      await count(elsewhere, wide);
      await count(place, from);
      return {
        failed: () => keepForAnHour(db, `here:${both}`),
        succeeded: async () => {
          await Promise.all([here.delete(both), elsewhere.reward(wide), place.reward(from)]);
          if ('accountId' in guessed) await rememberPlace(db, guessed.accountId, from);
        },
      };
    },

    /** The person has shown in another way who they are, by a link from their mail. */
    async forgive(accountIds: readonly string[], { place: from }: Pick<Whence, 'place'>): Promise<void> {
      await Promise.all(accountIds.map((accountId) => here.delete(`${keyOf({ accountId })}@${from}`)));
    },
  };

  async function ownGuess(guessed: Guessed, key: string, from: PlaceHash): Promise<Guess> {
    await count(here, key);
    return {
      failed: () => keepForAnHour(db, `here:${key}`),
      succeeded: async () => {
        await here.delete(key);
        if ('accountId' in guessed) await rememberPlace(db, guessed.accountId, from);
      },
    };
  }
}

async function count(limiter: RateLimiterPostgres, key: string): Promise<void> {
  if (!(await isWithin(limiter, key))) throw new AppError('auth.tooManyGuesses');
}

/** Names may be as long as an email and hold anything; keys are short. */
const keyOf = (guessed: Guessed): string =>
  'accountId' in guessed
    ? guessed.accountId
    : createHash('sha256').update(guessed.name).digest('base64url').slice(0, 22);

/** Nobody's id, asked for in place of an unknown name's: the same work for both. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function knownBy(db: Db, guessed: Guessed, { place, device }: Whence) {
  const accountId = 'accountId' in guessed ? guessed.accountId : NOBODY;
  const { rows } = await sql<{ readonly place: boolean; readonly device: boolean }>`
    select
      exists (select from sign_in_places where account_id = ${accountId} and place_hash = ${place}) as place,
      exists (select from known_devices where account_id = ${accountId} and device_hash = ${device}) as device
  `.execute(db);
  return rows[0] ?? { place: false, device: false };
}

async function rememberPlace(db: Db, accountId: string, from: PlaceHash): Promise<void> {
  await db
    .insertInto('sign_in_places')
    .values({ account_id: accountId, place_hash: from })
    .onConflict((oc) => oc.columns(['account_id', 'place_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();
}

/** The limiter's hour begins with the first guess; counted from the last one, no hour ever holds more than ten. */
async function keepForAnHour(db: Db, key: string): Promise<void> {
  await db
    .updateTable(COUNTERS_TABLE)
    .set({ expire: Date.now() + HOUR_SECONDS * 1_000 })
    .where('key', '=', key)
    .execute();
}
