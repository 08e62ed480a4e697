import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git']);

/** One value for the contents of files and folders, so that nothing is built twice and nothing stale is served. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, root, path);
  return hash.digest('hex');
}

function add(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) if (!SKIPPED.has(name)) add(hash, root, `${path}/${name}`);
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
}
