import { needBrowser } from './browser/find-browser.ts';
import { runSteps } from './steps.ts';

/** Everything: what `check` looks at, the rules, the calls on a real database, the journeys in a browser. */
await needBrowser((line) => process.stdout.write(`${line}\n`));
await runSteps(['check', 'rules', 'database', 'slow', 'journeys']);
