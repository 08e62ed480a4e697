import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '@flink/api/db/database.ts';
import { loadStarterLibrary } from './starter-library.ts';

const { databaseUrl } = workerData as { readonly databaseUrl: string };
const db = openDatabase(databaseUrl, 1, () => undefined, { kind: 'jobs' });
try {
  await loadStarterLibrary(db, (progress) => parentPort?.postMessage(progress));
} finally {
  await db.destroy();
}
