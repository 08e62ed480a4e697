import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';

const ANSWER_WITHIN_MS = 5_000;

export interface ReachedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** The database named by DATABASE_URL, or the embedded one. */
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl === null) {
    const embedded = await startEmbeddedPostgres({ dataFolder: config.dataFolder, log });
    return { url: embedded.url, close: () => embedded.stop() };
  }
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  // A connection that breaks while nobody listens would end the process without a sentence.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const { host, pathname } = new URL(config.databaseUrl);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} does not answer (${reason(error)}): check DATABASE_URL, or unset it for the embedded database.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url: config.databaseUrl, close: async () => undefined };
}

/** The database's own words where it spoke; else the code of what kept us from it. */
function reason(error: unknown): string {
  if (error instanceof pg.DatabaseError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason given';
}
