import { CallFailed } from '@flink/contract/client/client.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';

/** What has nothing to do with who asks: late, too early, too often. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Why the session is over when its renewal failed (spec 1 §8, failed token refresh). Null where nobody refused it: a lost
 * connection and a server in trouble say nothing about the person, and the next renewal asks again.
 */
export function endOfSession(error: unknown): ErrorCode | null {
  if (!(error instanceof CallFailed) || error.code === 'network') return null;
  if (error.status < 400 || error.status >= 500 || NOT_NOW.has(error.status)) return null;
  return error.code === 'server.noResponse' ? 'session.invalid' : error.code;
}
