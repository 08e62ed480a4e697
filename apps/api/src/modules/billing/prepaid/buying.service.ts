import { AppError } from '@flink/contract/errors/app-error.ts';
import { isMobileMoneyPhone, mobileMoneyPhone } from '@flink/contract/rules/billing/mobile-money-phone.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv5 } from '../../../db/uuid.ts';
import {
  type CardOnFile,
  type PaidWith,
  PaymentServiceError,
  type Payments,
} from '../../../ports/payments/port.ts';
import {
  type AccountToPay,
  accountToPay,
  endSubscription,
  familyOfSubscription,
  startSubscription,
} from '../../families/prepaid-grants.service.ts';
import type { ChargesService, Told } from '../charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import * as cards from './cards.repo.ts';
import {
  checkShown,
  type Priced,
  priceOfAmount,
  priceOfBuyout,
  priceOfHours,
  priceOfPeriod,
} from './prices.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
  readonly charges: ChargesService;
  readonly families: SeenFamilies;
}

interface How {
  readonly familyId: string;
  readonly paymentNonce?: string | undefined;
  readonly phone?: string | undefined;
  readonly amount: number;
  readonly idempotencyKey?: string | undefined;
}

interface ByCard {
  readonly familyId: string;
  readonly paymentMethodId: string;
  readonly customerId?: string | null | undefined;
  readonly repeat: boolean;
  readonly idempotencyKey?: string | undefined;
}

const REFERENCES = '7a3b9c52-6f0d-5a57-9d8a-1f2f7e0f3c11';

/** A page that gives its payment no key: pressed twice within a moment, it is one. */
const SAME_PRESS_MS = 10_000;

const tokenOf = ({ paymentNonce, phone }: How): string => paymentNonce ?? phone ?? '';

/** Methods of the card service begin so; anything else is a nonce of the drop-in. */
const isCardMethod = (token: string): boolean => token.startsWith('pm_');

export function buyingService({ db, payments, charges, families }: Needs) {
  const keyOf = (given: string | undefined, ...what: readonly (string | number)[]): string =>
    given ?? uuidv5(JSON.stringify([Math.floor(Date.now() / SAME_PRESS_MS), ...what]), REFERENCES);

  interface Wanted {
    readonly familyId: string;
    readonly key: string;
    readonly price: (account: AccountToPay) => Priced;
  }

  /** The price is made and asked for while the account is held: what is open cannot be bought twice at once. */
  async function ask({ familyId, key, price }: Wanted, service: (account: AccountToPay) => string) {
    const before = await db.transaction().execute((tx) => accountToPay(tx, familyId));
    await charges.clearWay({ familyId, what: price(before).what, purchaseId: null, key });
    return db.transaction().execute(async (tx: DbOrTx) => {
      const account = await accountToPay(tx, familyId);
      return charges.ask(tx, {
        familyId,
        purchaseId: null,
        pendingRegistrationId: null,
        service: service(account),
        key,
        ...price(account),
      });
    });
  }

  async function methodFor({
    familyId,
    paymentNonce,
    phone,
  }: How): Promise<PaidWith & { readonly service: string }> {
    const file = await cards.onFile(db, familyId);
    if (file?.currency === 'KES') {
      if (!isMobileMoneyPhone(phone ?? ''))
        throw new AppError('payments.wrongPhone', { fields: { phone: 'payments.wrongPhone' } });
      const token = mobileMoneyPhone(phone ?? '');
      return { service: payments.mobileMoney.name, token, customerId: null, isAway: false };
    }
    const token = paymentNonce ?? file?.methodId;
    if (!token) throw new AppError('payments.failed', { fields: { paymentNonce: 'request.required' } });
    const service = isCardMethod(token) ? payments.cards.name : payments.nonces.name;
    const customerId = token === file?.methodId ? (file?.customerId ?? null) : null;
    return { service, token, customerId, isAway: false };
  }

  async function buy(
    how: How,
    key: string,
    price: Wanted['price'],
  ): Promise<Told & { readonly byPhone: boolean }> {
    const method = await methodFor(how);
    const asked = await ask({ familyId: how.familyId, key, price }, () => method.service);
    const told = await charges.charge(asked, method);
    return { ...told, byPhone: how.phone !== undefined };
  }

  async function kept({ familyId, paymentMethodId, customerId, repeat }: ByCard): Promise<CardOnFile | null> {
    if (!repeat) return null;
    const file = await cards.onFile(db, familyId);
    try {
      return await payments.cards.keepCard(
        // Whose customer it is we know ourselves; a name that somebody sends is believed only if it is that one.
        {
          familyId,
          email: file?.email ?? null,
          customerId: customerId === file?.customerId ? (customerId ?? null) : (file?.customerId ?? null),
        },
        paymentMethodId,
      );
    } catch (error) {
      if (error instanceof PaymentServiceError) throw new AppError('payments.cardFailed', { cause: error });
      throw error;
    }
  }

  return {
    async clientToken(asking: Asking, familyId: string): Promise<string> {
      await checkMayPay(families, asking, familyId);
      const file = await cards.onFile(db, familyId);
      try {
        return await payments.nonces.clientToken(file?.customerId ?? null);
      } catch (error) {
        if (error instanceof PaymentServiceError)
          throw new AppError('payments.clientTokenFailed', { cause: error });
        throw error;
      }
    },

    async hours(asking: Asking, { hours, ...how }: How & { readonly hours: number }) {
      await checkMayPay(families, asking, how.familyId);
      return buy(how, keyOf(how.idempotencyKey, how.familyId, 'hours', hours, tokenOf(how)), (account) => {
        const priced = priceOfHours(account, hours);
        checkShown(priced, how.amount);
        return priced;
      });
    },

    async all(asking: Asking, how: How) {
      await checkMayPay(families, asking, how.familyId);
      return buy(how, keyOf(how.idempotencyKey, how.familyId, 'buyout', tokenOf(how)), (account) => {
        const priced = priceOfBuyout(account);
        checkShown(priced, how.amount);
        return priced;
      });
    },

    async byCard(asking: Asking, wish: ByCard & { readonly amount: number }): Promise<Told> {
      const { familyId, amount } = wish;
      await checkMayPay(families, asking, familyId);
      const key = keyOf(wish.idempotencyKey, familyId, 'intent', amount, wish.paymentMethodId);
      const asked = await ask(
        { familyId, key, price: (account) => priceOfAmount(account, amount) },
        () => payments.cards.name,
      );
      const card = await kept(wish);
      const told = await charges.charge(asked, {
        token: wish.paymentMethodId,
        customerId: card?.customerId ?? null,
        isAway: false,
      });
      if (card && told.state !== 'failed') await cards.keepOnFile(db, familyId, payments.cards.name, card);
      return told;
    },

    /** After the bank was asked, or when somebody presses Refresh. */
    async look(asking: Asking, paymentId: string) {
      const payment = await charges.payment(paymentId);
      await checkMayPay(families, asking, payment.familyId);
      return { ...(await charges.look(paymentId)), byPhone: payment.service === payments.mobileMoney.name };
    },

    /** Only of the sandbox's own bank: real ones ask in their own pages. */
    async answerBank(asking: Asking, paymentId: string, passed: boolean): Promise<void> {
      const payment = await charges.payment(paymentId);
      await checkMayPay(families, asking, payment.familyId);
      if (payment.service !== payments.sandbox.name) throw new AppError('notFound');
      await payments.sandbox.answer(paymentId, passed);
      await charges.look(paymentId);
    },

    async subscribe(asking: Asking, wish: ByCard & { readonly priceId: string }) {
      const { familyId, priceId } = wish;
      await checkMayPay(families, asking, familyId);
      const account = await db.transaction().execute((tx) => accountToPay(tx, familyId));
      if (account.subscriptionId !== null)
        return { id: account.subscriptionId, state: 'active' as const, clientSecret: null };
      const { amount, months } = priceOfPeriod(account);
      if (account.priceId !== null && account.priceId !== priceId)
        throw new AppError('payments.failed', { fields: { priceId: 'request.notAllowed' } });
      const card = await kept({ ...wish, repeat: true });
      if (!card) throw new AppError('payments.cardFailed');
      // What is paid or free already is not paid again.
      const trialWeeks =
        account.totalMonthsPaid === 0 && account.prepaidDaysRemaining === 0 ? account.freeTrialWeeks : 0;
      const trialDays = Math.ceil(account.prepaidDaysRemaining) + trialWeeks * 7;
      const subscription = await payments.cards
        .subscribe({
          reference: uuidv5(
            JSON.stringify([familyId, priceId, account.totalMonthsPaid, card.methodId]),
            REFERENCES,
          ),
          priceId,
          customerId: card.customerId,
          methodId: card.methodId,
          trialDays,
          amount,
          months,
        })
        .catch((error: unknown) => {
          if (error instanceof PaymentServiceError) throw new AppError('payments.failed', { cause: error });
          throw error;
        });
      if (subscription.state === 'failed') throw new AppError('payments.cardFailed');
      const isTrial = subscription.state === 'trialing' && trialWeeks > 0;
      await db.transaction().execute(async (tx) => {
        await startSubscription(tx, familyId, {
          id: subscription.id,
          trialUntil: isTrial ? new Date(Date.now() + trialDays * 86_400_000) : null,
        });
        await cards.keepOnFile(tx, familyId, payments.cards.name, card);
      });
      if (subscription.billId !== null)
        await charges.bill({
          familyId,
          service: payments.cards.name,
          billId: subscription.billId,
          amount,
          months,
        });
      return { id: subscription.id, state: subscription.state, clientSecret: subscription.clientSecret };
    },

    async keepCard(asking: Asking, familyId: string, paymentMethodId: string) {
      await checkMayPay(families, asking, familyId);
      const card = await kept({ familyId, paymentMethodId, repeat: true });
      if (!card) throw new AppError('payments.cardFailed');
      await cards.keepOnFile(db, familyId, payments.cards.name, card);
      return { paymentMethodCard: card.label };
    },

    async endAutomatic(asking: Asking, subscriptionId: string): Promise<void> {
      const owner = await familyOfSubscription(db, subscriptionId);
      if (!owner) throw new AppError('notFound');
      await checkMayPay(families, asking, owner.familyId);
      try {
        await payments.cards.cancelSubscription(subscriptionId);
      } catch (error) {
        if (error instanceof PaymentServiceError)
          throw new AppError('payments.automaticFailed', { cause: error });
        throw error;
      }
      await endSubscription(db, owner.familyId);
    },
  };
}
