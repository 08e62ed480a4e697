import { runSteps } from './steps.ts';

/** What needs no database and no browser. */
await runSteps(['check']);
