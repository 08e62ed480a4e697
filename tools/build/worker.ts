import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { bundledScript } from './bundle-script.ts';
import { type Chunk, isTemplate, type Manifest, readManifest, withImports } from './manifest.ts';

const PROGRAM = join(ROOT, 'apps/web/worker/worker.ts');

/** Writes the worker that keeps the learner's area on the device, with the names of the files it keeps. */
export async function writeWorker(dist: string): Promise<void> {
  const files = keptFiles(readManifest(dist));
  const build = createHash('sha256')
    .update(readFileSync(join(dist, 'index-play.html')))
    .update(files.join())
    .digest('base64url')
    .slice(0, 12);
  writeFileSync(
    join(dist, 'worker.js'),
    await bundledScript(PROGRAM, { __KEPT__: JSON.stringify({ build, files }) }),
  );
}

const isKept = (chunk: Chunk): boolean =>
  chunk.src === 'index.html' ||
  /areas\/play\/|shared\/connection\/|dialogs\/prompt-dialog/.test(chunk.src ?? '') ||
  isTemplate(chunk);

/**
 * Code, style sheets and drawings of the page, of every screen and dialog of Play, and of every game. Scenes and
 * letters are left to the browser: a family has one theme and one script, not all of them.
 */
export function keptFiles(manifest: Manifest): readonly string[] {
  const chunks = Object.values(manifest)
    .filter(isKept)
    .flatMap((chunk) => [...withImports(manifest, chunk)]);
  const files = new Set(
    chunks.flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets.filter((asset) => asset.endsWith('.svg')),
    ]),
  );
  // A build that keeps nothing would be slow without anybody noticing.
  if (files.size === 0) throw new Error('The build has nothing of Play to keep.');
  return [...files].sort().map((file) => `/${file}`);
}
