import { needBrowser } from '../tools/browser/find-browser.ts';
import { buildWeb } from '../tools/build/build-web.ts';
import { printed, type Row } from './measuring/rows.ts';
import { PARTS } from './parts.ts';

/**
 * Figures that can be compared between machines are ratios; the rest is for this machine. See bench/README.md. Words
 * after the command choose parts by name; each is printed when it is there, and one that fails takes no other with it.
 */
const say = (line: string) => process.stderr.write(`${line}\n`);

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asJson = process.argv.includes('--json');
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  say(
    `There is no part called ${unknown.join(', ')}. There are: ${PARTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const chosen = PARTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.some(({ alone }) => !alone)) {
  await needBrowser(say);
  await buildWeb(say);
}
const results: Record<string, unknown> = {};
const failed: string[] = [];
const show = (rows: readonly Row[]) => {
  if (!asJson) process.stdout.write(printed(rows));
};
for (const { name, doing, measure } of chosen) {
  say(`${doing} …`);
  try {
    results[name] = await measure(say, show);
  } catch (error) {
    failed.push(name);
    say(
      `${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}
if (asJson) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
if (failed.length > 0) {
  say(`Not measured: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
