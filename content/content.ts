import { MADE } from '../tools/build/made-sounds.ts';
import { renderScenes } from '../tools/build/rendered-scenes.ts';
import { loadAlone } from './load/alone.ts';
import { isOver, type ReportLine, report } from './report.ts';
import { makeSounds } from './sounds/make-sounds.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const [wish = 'make'] = process.argv.slice(2);
if (wish === 'make') await make();
else if (wish === 'load') await loadAlone(say);
else {
  say('npm run content            makes everything that a program can make, and weighs it');
  say('npm run content -- load    brings the library into the database, without the demo world');
  process.exitCode = 2;
}

async function make(): Promise<void> {
  say('Making the sounds …');
  await makeSounds(MADE);
  say('Painting the scenes …');
  await renderScenes();
  const lines = report();
  say(['what', 'count', 'mean', 'largest', 'budget'].map(column).join(''));
  for (const line of lines) say(row(line));
  if (lines.some(isOver)) process.exitCode = 1;
}

function column(text: string, index: number): string {
  return index === 0 ? text.padEnd(20) : text.padStart(14);
}

function kb(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 1_024).toFixed(1)} KB`;
}

function row(line: ReportLine): string {
  const { what, count, mean, largest, budget } = line;
  const allowed = budget ? `${budget.of} ${kb(budget.bytes)}` : '';
  const mark = isOver(line) ? '  over' : '';
  return [what, String(count), kb(mean), kb(largest), allowed].map(column).join('') + mark;
}
