import { availableParallelism } from 'node:os';
import { stopTogether } from './child.ts';
import { ROOT } from './root.ts';
import { sideBySide } from './side-by-side.ts';
import type { Outcome, Step } from './steps.ts';
import { longest, total } from './tally.ts';

/** Somebody who watches is told this often that it goes on. */
const PATIENCE_MS = 30_000;
/** A run that has become too long is made shorter from here. */
const LONGEST_NAMED = 12;

interface Ended extends Outcome {
  readonly milliseconds: number;
}

/** Runs all steps, goes on after a failure, and ends with times, what failed, and one line that counts all. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  stopTogether();
  const began = Date.now();
  const running = new Map<Step, number>();
  let spoke = Date.now();
  const say = (text: string) => {
    spoke = Date.now();
    process.stdout.write(`${text}\n`);
  };
  const watch = setInterval(() => {
    if (Date.now() - spoke < PATIENCE_MS || running.size === 0) return;
    say(
      `… ${[...running].map(([{ name }, since]) => `${name} (${seconds(Date.now() - since)})`).join(', ')}`,
    );
  }, 1_000);

  const ended = await sideBySide(steps, availableParallelism(), async (step): Promise<Ended> => {
    const since = Date.now();
    running.set(step, since);
    const outcome = await step.run();
    running.delete(step);
    const milliseconds = Date.now() - since;
    say(line(step, { ...outcome, milliseconds }));
    if (outcome.tally.failed > 0) say(outcome.output.trimEnd());
    return { ...outcome, milliseconds };
  });
  clearInterval(watch);

  const { passed, failed, failures, shaky = [], took = [] } = total(ended.map(({ result }) => result.tally));
  say(`\n${ended.map(({ job, result }) => line(job, result)).join('\n')}`);
  say(`  ${seconds(Date.now() - began)} in all`);
  for (const { name, milliseconds } of longest(took, LONGEST_NAMED))
    say(`  ${seconds(milliseconds)} ${name.replace(`${ROOT}/`, '')}`);
  for (const name of shaky) say(`~ ${name} (passed the second time)`);
  for (const failure of failures) say(`✗ ${failure}`);
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

function line({ name }: Step, { tally: { passed, failed }, milliseconds, leftOut }: Ended): string {
  const counted = passed + failed > 1 ? [`${passed} passed, ${failed} failed`] : [];
  const words = [...counted, ...(leftOut ? [leftOut] : [])].join('; ');
  const counts = words === '' ? '' : `: ${words}`;
  return `${failed === 0 ? '✓' : '✗'} ${name}${counts} (${seconds(milliseconds)})`;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
