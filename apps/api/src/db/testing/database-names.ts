import { randomBytes } from 'node:crypto';

const PREFIX = 'flink_test';
const HOUR = 3_600_000;
/** No run takes this long; on a server that is not ours, what is older was left by one that was killed. */
const LEFT_BEHIND_AFTER_MS = 6 * HOUR;

/** Names of one run: they start alike, so that the run can drop them all, and tell when it began. */
export function runPrefix(now: number): string {
  return `${PREFIX}_${now.toString(36)}_${randomBytes(3).toString('hex')}`;
}

export function isLeftBehind(databaseName: string, now: number): boolean {
  const [, began] = new RegExp(`^${PREFIX}_([0-9a-z]{8,9})_`).exec(databaseName) ?? [];
  return began !== undefined && now - Number.parseInt(began, 36) > LEFT_BEHIND_AFTER_MS;
}

export function withDatabase(url: string, databaseName: string): string {
  const address = new URL(url);
  address.pathname = `/${databaseName}`;
  return address.href;
}
