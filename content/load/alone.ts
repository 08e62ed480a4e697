import { readConfig } from '@flink/api/config.ts';
import { prepareDataFolder } from '@flink/api/data-folder.ts';
import { openDatabase } from '@flink/api/db/database.ts';
import { migrate } from '@flink/api/db/migrate.ts';
import { reachDatabase } from '@flink/api/db/reach.ts';
import { logger } from '@flink/api/plugins/logging.ts';
import { loadBase } from './base.ts';
import { loadStarterLibrary, STARTER_PRODUCT } from './starter-library.ts';

/** The library without the demo world, for an installation of its own (`FLINK_DEMO=off`). Can be repeated. */
export async function loadAlone(say: (line: string) => void): Promise<void> {
  const config = readConfig(process.env);
  const log = logger(config);
  await prepareDataFolder(config.dataFolder);
  const database = await reachDatabase(config, log);
  try {
    await migrate(database.url);
    const db = openDatabase(database.url, 2, (error) => log.warn({ err: error }, 'connection lost'), {
      kind: 'jobs',
    });
    try {
      await loadBase(db);
      await loadStarterLibrary(db, ({ loaded, total }) =>
        say(`Loading the library: ${loaded} of ${total} activities`),
      );
      say(`The library is there, as the product “${STARTER_PRODUCT.name}”.`);
    } finally {
      await db.destroy();
    }
  } finally {
    await database.close();
  }
}
