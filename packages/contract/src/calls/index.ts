import type { Call } from '../call.ts';
import { accountsCalls } from './accounts.ts';
import { catalogCalls } from './catalog.ts';
import { familiesCalls } from './families.ts';
import { filesCalls, signedFileCalls } from './files.ts';
import { firstOwnerCalls } from './first-owner.ts';
import { auditCalls } from './office/audit.ts';
import { dataExportCalls } from './office/data-export.ts';
import { officeReportsCalls } from './office/reports.ts';
import { officeCalls } from './office.ts';
import { ownSessionsCalls } from './own-sessions.ts';
import { paymentNewsCalls, paymentsCalls } from './payments.ts';
import { ownDataCalls } from './personal-data.ts';
import { learnerWorkCalls } from './play/learner-work.ts';
import { activitiesCalls, playCalls } from './play/play.ts';
import { sandboxCalls } from './play/sandbox.ts';
import { speechCalls } from './play/speech.ts';
import { writingCalls } from './play/writing.ts';
import { registrationCalls } from './registration.ts';
import { reportsCalls } from './reports.ts';
import { resourcesCalls } from './resources.ts';
import { runningCalls } from './running.ts';

/** Every call of the product, by its operation id. A domain adds its file here and nowhere else. */
export const calls = {
  ...runningCalls,
  ...accountsCalls,
  ...ownSessionsCalls,
  ...firstOwnerCalls,
  ...registrationCalls,
  ...resourcesCalls,
  ...auditCalls,
  ...officeCalls,
  ...officeReportsCalls,
  ...dataExportCalls,
  ...familiesCalls,
  ...ownDataCalls,
  ...paymentsCalls,
  ...paymentNewsCalls,
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
