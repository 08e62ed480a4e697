import { runSteps } from './run-steps.ts';
import { checks } from './steps.ts';

/** What needs no database and no browser. */
await runSteps(checks);
