import { CallFailed } from '@flink/contract/client/client.ts';
import { isPaymentRefusal, isResumable } from '../../../../shared/session/payment-refusals.ts';
import { FIELD_SUFFIX } from '../team/team.ts';

/** What a refused sign-in means for the screen (spec 1 §4 and §8). */
export type LoginFailure =
  /** Something is wrong with what was typed: said beside the fields. */
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>>; readonly message: string }
  /** A payment stands in the way: said in a dialog with a way to support. */
  | { readonly kind: 'payment'; readonly message: string; readonly who: number }
  /** The family admin of those who sign in may put it right here and now. */
  | { readonly kind: 'resume'; readonly payer: number; readonly owed: Partial<Owed> }
  /** Somebody else was last on this device: a link signs in when the person says so. */
  | { readonly kind: 'othersHere'; readonly question: string }
  /** Anything else. */
  | { readonly kind: 'message'; readonly message: string };

/** Spec 1 §8: 'Unknown error' where the server says nothing; without a connection, that one is missing. */
interface OwnWords {
  readonly unknown: string;
  readonly unreachable: string;
}

export function loginFailure(error: unknown, words: OwnWords): LoginFailure {
  if (!(error instanceof CallFailed) || error.code === 'server.noResponse')
    return { kind: 'message', message: words.unknown };
  if (error.code === 'network') return { kind: 'message', message: words.unreachable };
  const message = error.message || words.unknown;
  if (error.code === 'auth.othersHere') return { kind: 'othersHere', question: message };
  if (isResumable(error.code))
    return { kind: 'resume', payer: payerIn(error.fields), owed: (error.theirs ?? {}) as Partial<Owed> };
  if (isPaymentRefusal(error.code)) return { kind: 'payment', message, who: payerIn(error.fields) };
  if (Object.keys(error.fields).length > 0) return { kind: 'fields', fields: error.fields, message };
  return { kind: 'message', message };
}

/** What will be paid, in words, with what, and what comes after it. */
export interface Owed {
  readonly amount: string;
  readonly byPhone: boolean;
  /** Brand and last four of the one on file. */
  readonly card: string | null;
  /** How often it is charged by itself; of several that differ, each goes on as it did. */
  readonly renews: 'month' | 'year' | 'several' | null;
  /** Of installments and levels this payment and those that follow it; null where it goes on until it is cancelled. */
  readonly left: number | null;
  /** When the card is charged the next time, where that is known. */
  readonly next: string | null;
  /** Cancelling before all installments are paid keeps the family out. */
  readonly blocks: boolean;
  /** Of several people who sign in, whose card it is. */
  readonly payer: string | null;
}

/** The server answers at the password of the one whom it is about: who may pay, or cannot come in. */
const payerIn = (fields: CallFailed['fields']): number =>
  Math.max(
    0,
    FIELD_SUFFIX.findIndex((suffix) => `password${suffix}` in fields),
  );
