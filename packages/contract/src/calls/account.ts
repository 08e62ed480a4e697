import { catalogCalls } from './catalog.ts';
import { familiesCalls } from './families.ts';
import { paymentsCalls } from './payments.ts';

/** What the account of a family asks: no first load carries where it is. */
export const accountCalls = {
  ...paymentsCalls,
  accountTexts: catalogCalls.accountTexts,
  editPrepaidStatus: familiesCalls.editPrepaidStatus,
  removePaymentMethod: familiesCalls.removePaymentMethod,
};
