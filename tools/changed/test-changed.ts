import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needBrowser } from '../browser/find-browser.ts';
import { ROOT } from '../root.ts';
import { runSteps } from '../run-steps.ts';
import { build, checks, journeys, kept, related, vitest } from '../steps.ts';
import { areas } from './areas.ts';
import { allFiles, beginning, changedSince } from './changed-files.ts';
import { choose } from './choose.ts';

/** What the work in hand touches; the whole of it is `npm test`. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const since = process.argv[2] ?? beginning();
const changed = changedSince(since);
const files = allFiles().filter((file) => existsSync(join(ROOT, file)));
const chosen = choose(changed, { areas, files });

say(`${changed.length} files changed since ${since.slice(0, 10)}.`);
for (const kind of ['database', 'slow', 'journeys'] as const)
  say(`${kind}: ${chosen[kind].map((file) => file.replace(/^.*\//, '')).join(', ') || 'none'}`);
if (chosen.games.length > 0) {
  say(`games: ${chosen.games.join(', ')}`);
  process.env.FLINK_GAMES = chosen.games.join();
}

const drawn = chosen.related.filter((file) => /^(apps\/(web|gallery)|packages)\//.test(file));
const needsBuild = chosen.journeys.length + chosen.slow.length > 0;
if (chosen.journeys.length + drawn.length > 0) await needBrowser(say);
await runSteps([
  ...(needsBuild ? [build] : []),
  ...checks,
  ...(chosen.related.length > 0 ? [related('rules', chosen.related)] : []),
  kept,
  ...(drawn.length > 0 ? [related('components', drawn)] : []),
  ...(chosen.database.length > 0 ? [vitest('database', ...chosen.database)] : []),
  ...(chosen.slow.length > 0 ? [vitest('slow', ...chosen.slow)] : []),
  ...(chosen.journeys.length > 0 ? [journeys(...chosen.journeys)] : []),
]);
