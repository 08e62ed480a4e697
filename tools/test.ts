import { needBrowser } from './browser/find-browser.ts';
import { runSteps } from './run-steps.ts';
import { build, checks, journeys, kept, vitest } from './steps.ts';

/** Everything: what `check` looks at, the rules, components in a browser, the calls on a real database, the journeys in a browser. */
await needBrowser((line) => process.stdout.write(`${line}\n`));
// What waits for processes begins as early as it can: beside everything that follows.
await runSteps([
  build,
  vitest('slow'),
  ...checks,
  vitest('rules'),
  kept,
  vitest('components'),
  vitest('database'),
  journeys(),
]);
