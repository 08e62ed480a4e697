import { rm } from 'node:fs/promises';
import { clusterPaths, enterClusterHome } from './cluster-home.ts';
import { retireOldServer } from './old-server.ts';

/** Deletes the database of a data folder that no Flink is using, wherever it is kept. */
export async function removeEmbeddedPostgres(dataFolder: string): Promise<void> {
  const home = await enterClusterHome(dataFolder);
  try {
    await retireOldServer(clusterPaths(home.folder).data);
    await rm(home.folder, { recursive: true, force: true });
    await rm(home.entry, { recursive: true, force: true });
  } finally {
    home.leave();
  }
}
