import { accountsCalls } from './accounts.ts';
import { auditCalls } from './audit.ts';
import { catalogCalls } from './catalog.ts';
import { documentReadingCalls } from './documents.ts';
import { familiesCalls } from './families.ts';
import { familiesOfficeCalls } from './families-office.ts';
import { filesCalls } from './files.ts';
import { generalCalls } from './general.ts';
import { madeGroupsCalls } from './made-groups.ts';
import { makeCalls } from './make.ts';
import { makeListsCalls } from './make-lists.ts';
import { menuBuilderCalls } from './menu-builder.ts';
import { organizationOfficeCalls } from './organization-office.ts';
import { familyDataCalls } from './personal-data.ts';
import { plansCalls } from './plans.ts';
import { productsCalls } from './products.ts';
import { schoolSyncCalls } from './school-sync.ts';
import { teacherHomeCalls } from './teacher-home.ts';
import { teachersCalls } from './teachers.ts';
import { viewingCalls } from './viewing.ts';

/** What only the office asks, besides what it manages by the kit: no other browser loads where these are. */
export const officeCalls = {
  animationsList: catalogCalls.animationsList,
  ...auditCalls,
  blockFamily: familiesCalls.blockFamily,
  distinctStringValues: catalogCalls.distinctStringValues,
  editPrepaidStatus: familiesCalls.editPrepaidStatus,
  familyMemberById: familiesCalls.familyMemberById,
  familyMembersByFamily: familiesCalls.familyMembersByFamily,
  helpActivities: catalogCalls.helpActivities,
  missingStrings: catalogCalls.missingStrings,
  outboxTable: catalogCalls.outboxTable,
  removePaymentMethod: familiesCalls.removePaymentMethod,
  revealMessage: catalogCalls.revealMessage,
  saveMyAccount: accountsCalls.saveMyAccount,
  userForgotPassword: accountsCalls.userForgotPassword,
  signedUrl: filesCalls.signedUrl,
  confirmUpload: filesCalls.confirmUpload,
  ...documentReadingCalls,
  ...generalCalls,
  ...madeGroupsCalls,
  ...makeCalls,
  ...makeListsCalls,
  ...menuBuilderCalls,
  ...plansCalls,
  ...organizationOfficeCalls,
  ...productsCalls,
  ...schoolSyncCalls,
  ...teachersCalls,
  ...teacherHomeCalls,
  ...familiesOfficeCalls,
  ...familyDataCalls,
  ...viewingCalls,
};
