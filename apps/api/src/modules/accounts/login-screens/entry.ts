import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Owed, PaymentAccess } from '../../billing/billing.service.ts';
import type { MemberCredentials } from '../people.repo.ts';
import type { Caller } from '../sign-in/caller.ts';

/** Refusals belong to a person; the sign-in form shows them at that person's password (spec 1 §7). */
export interface Refusal {
  readonly code: ErrorCode;
  /** Which of the people asking. */
  readonly index: number;
  /** What has to be paid, and how, where that would open the door. */
  readonly owed?: Owed & { readonly payer: string | null };
}

export function refuse({ code, index, owed }: Refusal, fields: readonly (string | undefined)[] = []): never {
  const field = fields[index];
  throw new AppError(code, {
    ...(field === undefined ? {} : { fields: { [field]: code } }),
    ...(owed === undefined ? {} : { theirs: owed }),
  });
}

/** The demo world's passwords are public. */
export function demoRefusal(
  people: readonly { readonly isDemo: boolean }[],
  { mayUseDemo }: Pick<Caller, 'mayUseDemo'>,
): Refusal | null {
  const index = mayUseDemo ? -1 : people.findIndex(({ isDemo }) => isDemo);
  return index >= 0 ? { code: 'auth.demoOnlyHere', index } : null;
}

interface Person {
  readonly blockedAt: Date | null;
  readonly centerExpiresAt: Date | null;
}

export function standingRefusal(people: readonly Person[], now = new Date()): Refusal | null {
  const blocked = people.findIndex(({ blockedAt }) => blockedAt !== null);
  if (blocked >= 0) return { code: 'access.denied', index: blocked };
  const expired = people.findIndex(
    ({ centerExpiresAt }) => centerExpiresAt !== null && centerExpiresAt <= now,
  );
  return expired >= 0 ? { code: 'learningCenters.expired', index: expired } : null;
}

/** What the family admin may put right at the door. */
export const isResumable = (code: ErrorCode): boolean =>
  code === 'payments.resumeNeeded' || code === 'payments.retryNeeded';

type Payer = Pick<MemberCredentials, 'familyId' | 'isAdmin' | 'paysAlone'>;

/** The one person of the one-person product, where nobody else holds the account. */
export const mayPay = ({ isAdmin, paysAlone }: Omit<Payer, 'familyId'>): boolean => isAdmin || paysAlone;

/**
 * Spec 1 §4 and §8: a family admin is asked to pay and resume, the others are sent to the family admin. Of several families
 * that nobody here can help comes first: no other pays for a door that stays shut.
 */
export function paymentRefusal(
  team: readonly Payer[],
  accessOf: (familyId: string) => PaymentAccess,
): Refusal | null {
  const refusals = team.flatMap(({ familyId }, index): Refusal[] => {
    const access = accessOf(familyId);
    if (access === 'ok') return [];
    if (access !== 'resume' && access !== 'retry') return [{ code: `payments.${access}`, index }];
    const admin = team.findIndex((member) => member.familyId === familyId && mayPay(member));
    if (admin < 0) return [{ code: 'payments.resumeByFamilyAdmin', index }];
    return [{ code: access === 'resume' ? 'payments.resumeNeeded' : 'payments.retryNeeded', index: admin }];
  });
  return refusals.find(({ code }) => !isResumable(code)) ?? refusals[0] ?? null;
}
