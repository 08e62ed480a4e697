import { CallFailed } from '@flink/contract/client/client.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';

/** What a refused sign-in means for the screen (spec 1 §4 and §8). */
export type LoginFailure =
  /** Something is wrong with what was typed: said beside the fields. */
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  /** A payment stands in the way: said in a dialog with a way to support. */
  | { readonly kind: 'payment'; readonly message: string }
  /** The family admin may put it right here and now. */
  | { readonly kind: 'resume' }
  /** Anything else. */
  | { readonly kind: 'message'; readonly message: string };

const PAYMENT: ReadonlySet<ErrorCode | 'network'> = new Set([
  'payments.rejected',
  'payments.refunded',
  'payments.pending',
  'payments.resumeByFamilyAdmin',
]);
const RESUME: ReadonlySet<ErrorCode | 'network'> = new Set(['payments.resumeNeeded', 'payments.retryNeeded']);

export function loginFailure(error: unknown, unknownError: string): LoginFailure {
  if (!(error instanceof CallFailed)) return { kind: 'message', message: unknownError };
  const message = error.message || unknownError;
  if (RESUME.has(error.code)) return { kind: 'resume' };
  if (PAYMENT.has(error.code)) return { kind: 'payment', message };
  if (Object.keys(error.fields).length > 0) return { kind: 'fields', fields: error.fields, message };
  return { kind: 'message', message };
}
