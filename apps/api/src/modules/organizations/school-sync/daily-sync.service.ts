import type { FastifyBaseLogger } from 'fastify';
import type { JobCursor } from '../../../jobs/job-cursor.ts';
import { runSync, type SyncNeeds } from './run-sync.ts';
import { organizationsToSync } from './school-links.repo.ts';
import { tellContacts } from './sync-news.service.ts';

/** Nobody waits for it: a service that is busy is asked again for a while. */
const PATIENCE_MS = 300_000;

/** One after the other; one that breaks does not keep the others. Returns how many ended how. */
export async function syncAllSchools({
  log,
  origin,
  cursor,
  signal,
  ...needs
}: SyncNeeds & {
  readonly log: FastifyBaseLogger;
  readonly origin: string;
  readonly cursor?: JobCursor | undefined;
  readonly signal?: AbortSignal | undefined;
}): Promise<Readonly<Record<string, number>>> {
  const syncOne = async (organizationId: string) => {
    const { sync } = await runSync(needs, {
      organizationId,
      by: null,
      patienceMs: PATIENCE_MS,
      approved: null,
      notify: (tx, result) => tellContacts(tx, { ...result, organizationId, origin }),
    });
    return sync?.state ?? 'unlinked';
  };
  const states: Record<string, number> = {};
  const last = (await cursor?.read()) ?? null;
  for (const organizationId of await organizationsToSync(needs.db, last)) {
    signal?.throwIfAborted();
    const state = await syncOne(organizationId).catch((error: unknown) => {
      log.error({ err: error, organizationId }, 'a school could not be synced');
      return 'broken';
    });
    states[state] = (states[state] ?? 0) + 1;
    await cursor?.save(organizationId);
  }
  return states;
}
