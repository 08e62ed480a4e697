import { needBrowser } from './browser/find-browser.ts';
import { runSteps } from './run-steps.ts';
import { build, checks, journeys, kept, vitest } from './steps.ts';

/** Everything: what `check` looks at, the rules, the calls on a real database, the journeys in a browser. */
await needBrowser((line) => process.stdout.write(`${line}\n`));
await runSteps([build, ...checks, vitest('rules'), kept, vitest('database'), vitest('slow'), journeys()]);
