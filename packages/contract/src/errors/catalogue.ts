import { accessErrors } from './catalogue/access.ts';
import { adminErrors } from './catalogue/admin.ts';
import { deliveryErrors } from './catalogue/delivery.ts';
import { familiesErrors } from './catalogue/families.ts';
import { makeErrors } from './catalogue/make.ts';
import { paymentsErrors } from './catalogue/payments.ts';
import { playErrors } from './catalogue/play.ts';
import { requestErrors } from './catalogue/request.ts';
import { schoolSignInErrors } from './catalogue/school-sign-in.ts';
import { wordlistsErrors } from './catalogue/wordlists.ts';
import type { ErrorEntries } from './error-entry.ts';

/** Every error of the product: code → HTTP status and English text. */
export const catalogue = {
  ...requestErrors,
  ...accessErrors,
  ...schoolSignInErrors,
  ...familiesErrors,
  ...paymentsErrors,
  ...playErrors,
  ...makeErrors,
  ...wordlistsErrors,
  ...adminErrors,
  ...deliveryErrors,
} as const satisfies ErrorEntries;

export type ErrorCode = keyof typeof catalogue;
