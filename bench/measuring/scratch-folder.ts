import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a data folder that is gone afterwards. */
export async function withScratchFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'flink-bench-'));
  // As root the database runs under another account; in a folder closed to it, it would be kept elsewhere and left there.
  await chmod(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    // A browser writes for a moment after it was closed.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
