import { accountsCalls } from './accounts.ts';
import { catalogCalls } from './catalog.ts';
import { familiesCalls } from './families.ts';
import { paymentsCalls } from './payments.ts';

/** What the account of a family asks, and the form of its members: no first load carries where it is. */
export const accountCalls = {
  ...paymentsCalls,
  cardAtTheDoor: accountsCalls.cardAtTheDoor,
  accountTexts: catalogCalls.accountTexts,
  editFamily: familiesCalls.editFamily,
  editPrepaidStatus: familiesCalls.editPrepaidStatus,
  removePaymentMethod: familiesCalls.removePaymentMethod,
};
