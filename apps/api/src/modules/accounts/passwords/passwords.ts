import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../sign-in/concurrency-limit.ts';

/**
 * argon2id (the default algorithm), tuned to about 100 ms of one core: 36 MiB and 3 passes took 97 ms on a 2-core
 * arm64 server. OWASP's least is 19 MiB and 2 passes, 35 ms there.
 */
const COST = { memoryCost: 36_864, timeCost: 3, parallelism: 1 } as const satisfies Options;

const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** About half a minute of hashing: who would wait longer has gone. */
const MAX_WAITING = 1_000;

/** Hashing runs on Node's four worker threads; without a free one a rush of sign-ins would hold up every file. */
const limited = concurrencyLimit(Math.min(availableParallelism(), 3), MAX_WAITING);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

/** Checked against when nobody has the name, so that an unknown name takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const fits = await limited(() => verify(known, password));
  return stored !== null && fits;
}

/** A hash of an older cost is made anew when its password is known, at the next sign-in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);
