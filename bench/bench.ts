import { needBrowser } from '../tools/browser/find-browser.ts';
import { buildWeb } from '../tools/build/build-web.ts';
import { chunkSizes } from './chunk-sizes.ts';
import { evening } from './evening.ts';
import { finishing } from './finishing.ts';
import { interactions } from './interactions.ts';
import { largeMenu } from './large-menu.ts';
import { lighthouse } from './lighthouse.ts';
import { outages } from './outages.ts';
import { readThroughTheStack } from './read-ratio.ts';
import { speaking } from './speech.ts';
import { startsAndMemory } from './starts.ts';
import { printed } from './table.ts';
import { wordPictureDrawing } from './word-pictures.ts';

/** Figures that can be compared between machines are ratios; the rest is for this machine. See bench/README.md. */
const say = (line: string) => process.stderr.write(`${line}\n`);

await needBrowser(say);
await buildWeb(say);
say('Starting twice …');
const starts = await startsAndMemory();
say('Reading through the whole stack and bare, in turns …');
const read = await readThroughTheStack();
say('Having thirty words read aloud, twice …');
const speech = await speaking();
say('Finishing activities …');
const finished = await finishing();
say('Killing PostgreSQL two hundred times …');
const killed = await outages();
say('Spending an evening on a small phone …');
const phone = await evening();
say('Opening a menu of 50 and one of 5,000 activities …');
const menu = await largeMenu();
say('Asking Lighthouse …');
const audits = await lighthouse(say);
say('Drawing word pictures …');
const pictures = await wordPictureDrawing();
say('Playing every game on a processor four times slower …');
const results = {
  read,
  starts,
  speech,
  finished,
  killed,
  phone,
  menu,
  audits,
  pictures,
  interactions: await interactions(say),
  chunks: chunkSizes(),
};
process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify(results, null, 2)}\n` : printed(results),
);
