import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { budgetReport } from './budgets.ts';
import { fingerprint } from './fingerprint.ts';
import { circles, readManifest } from './manifest.ts';
import { writePlayPage } from './play-page.ts';
import { precompress } from './precompress.ts';
import { writeWorker } from './worker.ts';

const SOURCES = [
  'apps/web',
  'content/pictures',
  'content/sounds',
  'content/words',
  'packages',
  'package-lock.json',
  'tools/build',
];
const DIST = join(ROOT, 'apps/web/dist');
const MARK = join(DIST, '.fingerprint');

/** Builds the web app unless these very sources were built before. A chunk over its budget fails the build. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  const print = fingerprint(ROOT, SOURCES);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return;
  say('Building the web app …');
  // Not at the top: a start with nothing to build would carry 45 MB of bundler through its whole life.
  const { build } = await import('vite');
  // What is shipped is the same whoever asks for it: a test runner's NODE_ENV would bring React's development build.
  process.env.NODE_ENV = 'production';
  await build({ root: join(ROOT, 'apps/web'), logLevel: 'warn' });
  const report = budgetReport(DIST);
  const over = report.filter((entry) => entry.bytes > entry.budget);
  if (over.length > 0) {
    throw new Error(
      `Over budget: ${over.map(({ name, bytes, budget }) => `${name} ${bytes} of ${budget} bytes gzip`).join('; ')}`,
    );
  }
  const inCircles = circles(readManifest(DIST));
  if (inCircles.length > 0) throw new Error(`Chunks import each other: ${inCircles.join('; ')}`);
  writePlayPage(DIST);
  const { writePagePaths } = await import('./page-paths.ts');
  await writePagePaths(DIST);
  const { writeFavicon } = await import('./favicon.ts');
  await writeFavicon(DIST);
  await writeWorker(DIST);
  await precompress(join(DIST, 'assets'));
  writeFileSync(MARK, print);
}
