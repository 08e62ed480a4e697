import type { CallFailed } from '@flink/contract/client/client.ts';

type Code = CallFailed['code'];

/** Spec 1 §8: each is told with a link to support. */
const TOLD: ReadonlySet<Code> = new Set([
  'payments.rejected',
  'payments.refunded',
  'payments.pending',
  'payments.resumeByFamilyAdmin',
]);
const RESUMABLE: ReadonlySet<Code> = new Set(['payments.resumeNeeded', 'payments.retryNeeded']);

/** A payment stands in the way, and nothing here puts it right. */
export const isPaymentRefusal = (code: Code): boolean => TOLD.has(code);

/** The family admin may put it right at the sign-in. */
export const isResumable = (code: Code): boolean => RESUMABLE.has(code);
