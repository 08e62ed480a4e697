import { AppError } from '@flink/contract/errors/app-error.ts';
import { purchasesOf } from '../billing.repo.ts';
import type { Told } from '../charges/charges.service.ts';
import { sumOf } from '../owed-sum.ts';
import { accessFrom } from '../payment-access.ts';
import type { Handed } from '../prepaid/paid-with.ts';
import { type Paying, payPeriod } from './pay-period.ts';
import * as repo from './purchases.repo.ts';

export interface HandedAtTheDoor extends Handed {
  /** The bank was asked, and so it was answered. What came of it the service says; the sandbox's bank is told here. */
  readonly passed?: boolean | undefined;
}

export interface PaidAtTheDoor {
  /** A telephone has to approve it first: asked again, it is looked at, not asked for anew. */
  readonly waiting: boolean;
  /** The bank has a question first. */
  readonly clientSecret: string | null;
  /** The family comes in, and so much of what was to be paid could not be charged: it stands in its account. */
  readonly unpaid: string | null;
}

/** A bank that has said no a moment ago is not asked once more by itself. */
const JUST_REFUSED_MS = 15 * 60_000;

const DONE: PaidAtTheDoor = { waiting: false, clientSecret: null, unpaid: null };

/**
 * What keeps a family out at the door, paid now (spec 1 §4). Whoever presses second finds it paid. Of several that are
 * owed the first that is paid lets the family in: what cannot be charged after it is told, and no failure.
 */
export async function payAtTheDoor(
  paying: Paying,
  familyId: string,
  { passed, ...handed }: HandedAtTheDoor,
): Promise<PaidAtTheDoor> {
  const { db } = paying;
  const owed = async () => owedOf(await repo.ofFamily(db, familyId));
  for (const purchase of await owed()) {
    const told = await answeredOrPaid(paying, purchase, handed, passed).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || !(await mayComeIn(db, familyId))) throw error;
      return 'refused' as const;
    });
    if (told === 'refused') return { ...DONE, unpaid: sumOf(await owed()) };
    if (told?.state === 'authenticating') return { ...DONE, clientSecret: told.clientSecret };
    if (told?.state === 'waiting') return { ...DONE, waiting: true };
    // A nonce is good for one payment, and a telephone is asked one thing at a time; what runs again lets the family in.
    if (told !== null && (handed.paymentNonce !== undefined || handed.phone !== undefined)) break;
  }
  return DONE;
}

/** While a payment has failed, nothing that the family has cancelled is owed with it. */
function owedOf(purchases: readonly repo.Purchase[]): readonly repo.Purchase[] {
  const late = purchases.filter(({ retryTransaction }) => retryTransaction);
  return late.length > 0 ? late : purchases.filter(({ resumeSubscription }) => resumeSubscription);
}

const mayComeIn = async (db: Paying['db'], familyId: string): Promise<boolean> =>
  accessFrom(await purchasesOf(db, familyId)) === 'ok';

/** What became of one that is owed; throws where it was refused. Null where nothing is to be paid. */
async function answeredOrPaid(
  paying: Paying,
  purchase: repo.Purchase,
  handed: Handed,
  passed: boolean | undefined,
): Promise<Told | null> {
  const isByPhone = handed.phone !== undefined;
  const told =
    passed === undefined
      ? await payPeriod(paying, purchase, handed)
      : await afterTheBank(paying, purchase, handed, passed);
  if (told?.state === 'failed')
    throw new AppError(isByPhone ? 'payments.mobileMoneyFailed' : 'payments.resumeFailed');
  // It was charged, or may have been: another card would be charged as well.
  if (told?.state === 'waiting' && !isByPhone) throw new AppError('payments.underWay');
  return told;
}

/** The bank was asked about one of them. Who said no there is not charged anew with the card on file. */
async function afterTheBank(
  paying: Paying,
  purchase: repo.Purchase,
  handed: Handed,
  passed: boolean,
): Promise<Told | null> {
  const { payments, charges } = paying;
  const last = await charges.lastOf(purchase._id);
  if (last?.state === 'authenticating') {
    if (last.service === payments.sandbox.name) await payments.sandbox.answer(last._id, passed);
    const now = await charges.look(last._id);
    // Still asking: the answer has not come to the service, or was no.
    return now.state === 'authenticating' ? { state: 'failed', paymentId: last._id } : now;
  }
  const isRefused = last?.state === 'failed' && Date.now() - last.createdAt.getTime() < JUST_REFUSED_MS;
  if (!passed || isRefused) throw new AppError('payments.resumeFailed');
  return payPeriod(paying, purchase, handed);
}
