import { accountsCalls } from './accounts.ts';
import { catalogCalls } from './catalog.ts';
import { familiesCalls } from './families.ts';
import { filesCalls } from './files.ts';
import { generationCalls } from './make/generation.ts';
import { madeGroupsCalls } from './make/made-groups.ts';
import { makeCalls } from './make/make.ts';
import { makeListsCalls } from './make/make-lists.ts';
import { makeTrashCalls } from './make/make-trash.ts';
import { publishingCalls } from './make/publishing.ts';
import { translationFilesCalls } from './make/translation-files.ts';
import { translationsCalls } from './make/translations.ts';
import { wordlistsCalls } from './make/wordlists.ts';
import { auditCalls } from './office/audit.ts';
import { dataExportCalls } from './office/data-export.ts';
import { documentReadingCalls } from './office/documents.ts';
import { familiesOfficeCalls } from './office/families-office.ts';
import { generalCalls } from './office/general.ts';
import { homeCalls } from './office/home.ts';
import { menuBuilderCalls } from './office/menu-builder.ts';
import { organizationOfficeCalls } from './office/organization-office.ts';
import { organizationPurchaseCalls, refundCalls } from './office/payments-office.ts';
import { pendingRegistrationsCalls } from './office/pending-registrations.ts';
import { plansCalls } from './office/plans.ts';
import { purchaseTableCalls } from './office/purchase-tables.ts';
import { reportGroupsCalls } from './office/report-groups.ts';
import { officeReportsCalls } from './office/reports.ts';
import { schoolSyncCalls } from './office/school-sync.ts';
import { searchCalls } from './office/search.ts';
import { starterLibraryCalls } from './office/starter-library.ts';
import { teacherHomeCalls } from './office/teacher-home.ts';
import { teachersCalls } from './office/teachers.ts';
import { viewingCalls } from './office/viewing.ts';
import { familyDataCalls } from './personal-data.ts';
import { productsCalls } from './products.ts';

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
  myAccount: accountsCalls.myAccount,
  officeTexts: catalogCalls.officeTexts,
  outboxTable: catalogCalls.outboxTable,
  removePaymentMethod: familiesCalls.removePaymentMethod,
  resendMessage: catalogCalls.resendMessage,
  stringStillRight: catalogCalls.stringStillRight,
  stringChanges: catalogCalls.stringChanges,
  revealMessage: catalogCalls.revealMessage,
  saveMyAccount: accountsCalls.saveMyAccount,
  userForgotPassword: accountsCalls.userForgotPassword,
  signedUrl: filesCalls.signedUrl,
  nextPiece: filesCalls.nextPiece,
  joinPieces: filesCalls.joinPieces,
  confirmUpload: filesCalls.confirmUpload,
  ...dataExportCalls,
  ...documentReadingCalls,
  ...generalCalls,
  ...generationCalls,
  ...homeCalls,
  ...madeGroupsCalls,
  ...makeCalls,
  ...makeTrashCalls,
  ...searchCalls,
  ...makeListsCalls,
  ...translationsCalls,
  ...translationFilesCalls,
  ...publishingCalls,
  ...menuBuilderCalls,
  ...organizationPurchaseCalls,
  ...pendingRegistrationsCalls,
  ...plansCalls,
  ...purchaseTableCalls,
  ...refundCalls,
  ...organizationOfficeCalls,
  ...productsCalls,
  ...schoolSyncCalls,
  ...teachersCalls,
  ...reportGroupsCalls,
  report: officeReportsCalls.report,
  translatorWorkReport: officeReportsCalls.translatorWorkReport,
  financialReport: officeReportsCalls.financialReport,
  revenueReport: officeReportsCalls.revenueReport,
  familyReport: officeReportsCalls.familyReport,
  reportCsv: officeReportsCalls.reportCsv,
  reportByPurchase: officeReportsCalls.reportByPurchase,
  translatorWorkCsv: officeReportsCalls.translatorWorkCsv,
  financialCsv: officeReportsCalls.financialCsv,
  revenueCsv: officeReportsCalls.revenueCsv,
  ...starterLibraryCalls,
  ...teacherHomeCalls,
  ...familiesOfficeCalls,
  ...familyDataCalls,
  ...viewingCalls,
  ...wordlistsCalls,
};
