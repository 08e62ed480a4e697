import { allows } from '@flink/contract/access/rules.ts';
import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { holderOfSession } from '../../plugins/access/principal.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { PaymentServiceError, type Payments } from '../../ports/payments/port.ts';
import { writeDown } from '../../resources/audit.repo.ts';
import { endAtService } from './end-subscription.service.ts';
import type { FamiliesService } from './families.service.ts';
import * as repo from './prepaid.repo.ts';
import { openHours, prepaidInfoOf } from './prepaid.ts';

interface Needs {
  readonly db: Db;
  readonly families: Pick<FamiliesService, 'checkSeen' | 'checkHolds'>;
  readonly payments: Pick<Payments, 'cards'>;
  /** What the family has bought and a card would pay by itself. */
  readonly endRenewals: (tx: DbOrTx, familyId: string) => Promise<void>;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

interface Wish {
  readonly paymentQty: number;
  readonly purchaseProduct: boolean;
  readonly subscription: boolean;
  readonly automaticPayments?: boolean | undefined;
}

const MANAGES_PURCHASES = { admin: { purchases: { edit: true } } };

/** How a family pays by the hour (spec 3 §7.6). Nothing is charged here: who manages purchases counts what came in. */
export function prepaidStatusService({ db, families, payments, endRenewals }: Needs) {
  async function endAutomatic(familyId: string): Promise<void> {
    const account = await repo.account(db, familyId);
    if (account?.subscriptionId) await endAtService({ db, payments }, account.subscriptionId);
  }

  /** The card itself, too: it is not kept where nobody here could use it any more. */
  async function forgetAtService(familyId: string): Promise<void> {
    const methodId = await repo.methodAt(db, familyId, payments.cards.name);
    if (methodId === null) return;
    try {
      await payments.cards.forgetCard(methodId);
    } catch (error) {
      if (error instanceof PaymentServiceError)
        throw new AppError('payments.automaticFailed', { cause: error });
      throw error;
    }
  }

  /** The family admin for the own family, or who manages purchases; whose families these are the scope has said. */
  async function checkMay({ scope, session }: Asking, familyId: string): Promise<void> {
    await families.checkSeen(scope, familyId);
    if (allows(MANAGES_PURCHASES, holderOfSession(session))) return;
    if (session.learner === null) throw new AppError('access.denied');
    await families.checkHolds(session.team, familyId);
  }

  /** What the office did; a family's own wishes are its own. */
  async function note(
    { session: { user, learner } }: Asking,
    tx: DbOrTx,
    familyId: string,
    changed: Changed,
  ) {
    if (learner !== null) return;
    await writeDown(tx, {
      actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
      action: 'edit',
      resource: 'families',
      rowId: familyId,
      title: await repo.familyName(tx, familyId),
      ...changed,
    });
  }

  return {
    async edit(asking: Asking, familyId: string, wish: Wish): Promise<PrepaidInfo> {
      await checkMay(asking, familyId);
      const grants = wish.paymentQty > 0 || wish.purchaseProduct;
      if (grants && !allows(MANAGES_PURCHASES, holderOfSession(asking.session)))
        throw new AppError('access.denied');
      if (wish.automaticPayments === false) await endAutomatic(familyId);
      return db.transaction().execute(async (tx) => {
        const account = await repo.holdAccount(tx, familyId);
        if (!account) throw new AppError('families.notPrepaid');
        // Months are paid by themselves by a subscription, which is begun where it is paid.
        const isBegun = account.purchaseProductType === 'product' || account.subscriptionId !== null;
        if (wish.automaticPayments && (account.paymentMethodId === null || !isBegun))
          throw new AppError('payments.noMethod');
        if (grants) await grant(tx, familyId, account, wish);
        if (wish.automaticPayments !== undefined)
          await repo.setAutomaticPayments(tx, familyId, wish.automaticPayments);
        const now = await repo.holdAccount(tx, familyId);
        if (!now) throw new AppError('notFound');
        await note(asking, tx, familyId, { before: told(account), after: told(now) });
        return prepaidInfoOf(now);
      });
    },

    /** Asked twice, the second finds nothing to forget. */
    async removeMethod(asking: Asking, familyId: string): Promise<void> {
      await checkMay(asking, familyId);
      await endAutomatic(familyId);
      await forgetAtService(familyId);
      await db.transaction().execute(async (tx) => {
        await repo.wantNoCard(tx, familyId);
        // The account before the family, as everybody who pays.
        await repo.setAutomaticPayments(tx, familyId, false);
        const forgotten = await repo.forgetPaymentMethod(tx, familyId);
        if (!forgotten) return;
        await endRenewals(tx, familyId);
        await note(asking, tx, familyId, {
          before: { paymentMethod: true },
          after: { paymentMethod: false, automaticPayments: false },
        });
      });
    },
  };
}

interface Changed {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

const told = ({ hoursPaid, secondsRemaining, boughtOut, automaticPayments }: repo.Account) => ({
  hoursPaid,
  secondsRemaining,
  boughtOut,
  automaticPayments,
});

/** Spec 1 §4: a payment is a month, or twelve of a year. */
async function grantMonths(tx: DbOrTx, familyId: string, account: repo.Account, wish: Wish): Promise<void> {
  const months = wish.paymentQty * (account.subscriptionType === 'year' ? 12 : 1);
  const isMore = account.totalMonths > 0 && account.monthsPaid + months > account.totalMonths;
  if (months > 0 && (account.boughtOut || isMore)) throw new AppError('payments.moreThanOpen');
  const { paidUntil, now } = account;
  const from = paidUntil !== null && paidUntil > now ? paidUntil : now;
  await repo.bringPaid(tx, familyId, {
    key: uuidv7(),
    hours: 0,
    seconds: 0,
    months,
    paidUntil: months > 0 ? afterMonths(from, months) : paidUntil,
    boughtOut: wish.purchaseProduct || account.boughtOut,
  });
}

/** The last payment may be smaller than an increment: it pays what is still open. */
async function grant(tx: DbOrTx, familyId: string, account: repo.Account, wish: Wish): Promise<void> {
  if (account.purchaseProductType === 'subscription') return grantMonths(tx, familyId, account, wish);
  const open = openHours(account);
  const wanted = wish.paymentQty * account.hoursInIncrement;
  if (wish.paymentQty > 0 && (account.boughtOut || wanted - open >= account.hoursInIncrement))
    throw new AppError('payments.moreThanOpen');
  const hours = Math.min(wanted, open);
  await repo.grantHours(tx, familyId, {
    kind: wish.subscription ? 'subscription' : 'granted',
    hours,
    secondsAfter: account.secondsRemaining + Math.round(hours * 3_600),
    boughtOut: wish.purchaseProduct,
  });
}
