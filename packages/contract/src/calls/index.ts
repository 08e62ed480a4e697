import type { Call } from '../call.ts';
import { accountsCalls } from './accounts.ts';
import { auditCalls } from './audit.ts';
import { catalogCalls } from './catalog.ts';
import { familiesCalls } from './families.ts';
import { filesCalls, signedFileCalls } from './files.ts';
import { firstOwnerCalls } from './first-owner.ts';
import { learnerWorkCalls } from './learner-work.ts';
import { officeCalls } from './office.ts';
import { ownDataCalls } from './personal-data.ts';
import { activitiesCalls, playCalls } from './play.ts';
import { registrationCalls } from './registration.ts';
import { reportsCalls } from './reports.ts';
import { resourcesCalls } from './resources.ts';
import { runningCalls } from './running.ts';
import { sandboxCalls } from './sandbox.ts';
import { speechCalls } from './speech.ts';
import { writingCalls } from './writing.ts';

/** Every call of the product, by its operation id. A domain adds its file here and nowhere else. */
export const calls = {
  ...runningCalls,
  ...accountsCalls,
  ...firstOwnerCalls,
  ...registrationCalls,
  ...resourcesCalls,
  ...auditCalls,
  ...officeCalls,
  ...familiesCalls,
  ...ownDataCalls,
  ...catalogCalls,
  ...activitiesCalls,
  ...playCalls,
  ...learnerWorkCalls,
  ...reportsCalls,
  ...filesCalls,
  ...signedFileCalls,
  ...speechCalls,
  ...writingCalls,
  ...sandboxCalls,
} satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
