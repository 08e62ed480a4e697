import { join } from 'node:path';
import { type Db, openDatabase } from '@flink/api/db/database.ts';
import { startEmbeddedPostgres } from '@flink/api/db/embedded/start-embedded-postgres.ts';
import { ROOT } from '../../tools/root.ts';
import { spawned } from './spawned.ts';

interface Running {
  readonly address: string;
  readonly db: Db;
}

interface Wishes {
  readonly env?: Readonly<Record<string, string>>;
  /** How many connections to the database are ours. */
  readonly connections?: number;
}

/** Runs `work` beside a Flink whose database is in this folder and open to us too. */
export async function withRunningFlink<Value>(
  folder: string,
  work: (running: Running) => Promise<Value>,
  { env = {}, connections = 1 }: Wishes = {},
): Promise<Value> {
  const quiet = { info: () => {}, warn: () => {} };
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'database'), log: quiet });
  const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], {
    FLINK_DATA: join(folder, 'flink'),
    FLINK_REQUESTS_PER_MINUTE: '10000000',
    DATABASE_URL: postgres.url,
    PORT: '0',
    ...env,
  });
  // As a job has it: no end for what takes long.
  const db = openDatabase(postgres.url, connections, () => {}, { kind: 'jobs' });
  try {
    return await work({ address: flink.address, db });
  } finally {
    await db.destroy();
    await flink.stop();
    await postgres.stop();
  }
}
