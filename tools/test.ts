import { needBrowser } from './browser/find-browser.ts';
import { needOtherBrowsers } from './browser/find-other-browsers.ts';
import { runSteps } from './run-steps.ts';
import { build, checks, journeys, kept, vitest } from './steps.ts';

/** Everything: what `check` looks at, the rules, components in a browser, the calls on a real database, the journeys in a browser. */
const say = (line: string) => process.stdout.write(`${line}\n`);
await needBrowser(say);
await needOtherBrowsers(say);
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
