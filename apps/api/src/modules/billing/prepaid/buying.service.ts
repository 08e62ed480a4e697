import { AppError } from '@flink/contract/errors/app-error.ts';
import { mobileMoneyPhone } from '@flink/contract/rules/billing/mobile-money-phone.ts';
import { isSameMoney, type Money } from '@flink/contract/rules/billing/money.ts';
import { monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { uuidv5 } from '../../../db/uuid.ts';
import {
  type CardOnFile,
  PaymentServiceError,
  type Payments,
  type Subscription,
} from '../../../ports/payments/port.ts';
import { endAtService } from '../../families/end-subscription.service.ts';
import {
  type AccountToPay,
  accountToPay,
  endSubscription,
  familyOfSubscription,
  hasEnded,
  runningSubscription,
  startSubscription,
  subscribing,
  subscriptionRefused,
} from '../../families/prepaid-grants.service.ts';
import type { ChargesService, Known, Told } from '../charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import * as cards from './cards.repo.ts';
import { type Handed, paidWith } from './paid-with.ts';
import {
  checkPaysByCard,
  checkShown,
  fromHundredths,
  isShownAs,
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

interface How extends Handed {
  readonly familyId: string;
  readonly amount: number;
  readonly idempotencyKey?: string | undefined;
}

interface ByCard {
  readonly familyId: string;
  readonly paymentMethodId: string;
  readonly paymentMethodCard?: string | undefined;
  readonly repeat: boolean;
  readonly idempotencyKey?: string | undefined;
}

const REFERENCES = '7a3b9c52-6f0d-5a57-9d8a-1f2f7e0f3c11';

/** A page that gives its payment no key: pressed twice within a moment, it is one. */
const SAME_PRESS_MS = 10_000;

interface Method {
  readonly service: string;
  /** For the receipt. */
  readonly label: string | null;
  readonly keeps?: CardOnFile | null;
}

/** A phone is the same however it is typed. */
const tokenOf = ({ paymentNonce, phone }: How): string => paymentNonce ?? mobileMoneyPhone(phone ?? '');

/** A subscription that was begun, perhaps with the bank's question still open. */
type Begun = Pick<Subscription, 'id' | 'clientSecret'> & {
  readonly state: Exclude<Subscription['state'], 'failed'>;
};

type Asked = Known['payment'];

const moneyIn = ({ minor, currency }: Asked): Money => ({ minor, currency });

/** By itself, with money: not a period of a purchase, and not a gift. */
const isBought = ({ purchaseId, service }: Asked): boolean => purchaseId === null && service !== 'gift card';

/** What was shown, in whole units, is what was asked for. */
const isShown = (payment: Asked, shown: number): boolean => isShownAs(moneyIn(payment), shown);

/** Another price than the family's own is not taken, nor is what runs told for it. */
function checkPrice(account: Pick<AccountToPay, 'priceId'>, priceId: string): void {
  if (account.priceId !== null && account.priceId !== priceId)
    throw new AppError('payments.failed', { fields: { priceId: 'request.notAllowed' } });
}

export type BuyingService = ReturnType<typeof buyingService>;

export function buyingService({ db, payments, charges, families }: Needs) {
  const { kept } = charges;

  /** The key that the page has given, or those of a press now and of one a moment ago. */
  const keysOf = (
    given: string | undefined,
    ...what: readonly (string | number)[]
  ): readonly [string, ...string[]] => {
    if (given !== undefined) return [given];
    const moment = Math.floor(Date.now() / SAME_PRESS_MS);
    const at = (one: number) => uuidv5(JSON.stringify([one, ...what]), REFERENCES);
    return [at(moment), at(moment - 1)];
  };

  interface Wanted {
    readonly familyId: string;
    readonly keys: readonly [string, ...string[]];
    /** Whether a payment of the same key was for the same: a key cannot be used again for something else. */
    readonly isSame: (payment: Asked) => boolean;
    readonly price: (account: AccountToPay) => Priced;
  }

  /**
   * The price is made and asked for while the account is held: what is open cannot be bought twice at once. What was
   * asked for before, under the same key, is found before a price is made: it may be paid, and nothing open any more.
   */
  async function ask({ familyId, keys, isSame, price }: Wanted, { service, label, keeps = null }: Method) {
    const [key] = keys;
    const again = async (tx: DbOrTx) => {
      const known = await charges.known(tx, familyId, keys, SAME_PRESS_MS);
      // What is held was for this press: other money came in for it.
      if (known && known.payment.state !== 'held' && !isSame(known.payment)) throw new AppError('conflict');
      return known ?? charges.wantedJustNow(tx, familyId, isSame, SAME_PRESS_MS);
    };
    const before = await again(db);
    if (before) return before;
    try {
      const { what } = price(await db.transaction().execute((tx) => accountToPay(tx, familyId)));
      await charges.clearWay({ familyId, what, purchaseId: null, key });
    } catch (error) {
      // Paid by another tab this moment, it has no price any more.
      const paid = await again(db);
      if (paid) return paid;
      throw error;
    }
    return db.transaction().execute(async (tx: DbOrTx) => {
      const account = await accountToPay(tx, familyId);
      const meanwhile = await again(tx);
      if (meanwhile) return meanwhile;
      return charges.ask(tx, {
        familyId,
        purchaseId: null,
        pendingRegistrationId: null,
        service,
        key,
        keeps,
        paidWith: label,
        ...price(account),
      });
    });
  }

  async function buy(
    how: How,
    wanted: Omit<Wanted, 'familyId'>,
  ): Promise<Told & { readonly byPhone: boolean }> {
    const method = await paidWith({ db, payments, charges }, how.familyId, how);
    const asked = await ask({ familyId: how.familyId, ...wanted }, method);
    const told = await charges.charge(asked, method);
    return { ...told, byPhone: how.phone !== undefined };
  }

  /** What the page has shown of a card that is not kept. */
  async function labelOf({ familyId, paymentMethodId, paymentMethodCard }: ByCard): Promise<string | null> {
    const file = await cards.onFile(db, familyId);
    return file?.methodId === paymentMethodId ? file.label : (paymentMethodCard ?? null);
  }

  async function checkMayPayByCard(asking: Asking, familyId: string): Promise<void> {
    await checkMayPay(families, asking, familyId);
    checkPaysByCard((await cards.onFile(db, familyId))?.currency);
  }

  async function openCardFields(familyId: string): Promise<string> {
    const file = await cards.onFile(db, familyId);
    try {
      // A customer of another service is nobody to this one.
      return await payments.nonces.clientToken(
        file?.service === payments.nonces.name ? file.customerId : null,
      );
    } catch (error) {
      if (error instanceof PaymentServiceError)
        throw new AppError('payments.clientTokenFailed', { cause: error });
      throw error;
    }
  }

  async function begin(wish: ByCard & { readonly priceId: string }): Promise<Begun> {
    const { familyId, priceId } = wish;
    const account = await db.transaction().execute((tx) => accountToPay(tx, familyId));
    const { amount, months } = priceOfPeriod(account);
    checkPrice(account, priceId);
    const card = await kept.attach(familyId, wish.paymentMethodId);
    // What is paid or free already is not paid again.
    const trialWeeks =
      account.totalMonthsPaid === 0 && account.prepaidDaysRemaining === 0 ? account.freeTrialWeeks : 0;
    const trialDays = Math.ceil(account.prepaidDaysRemaining) + trialWeeks * 7;
    // Nothing is charged now that would say whether its bank takes it.
    const question = trialDays > 0 ? await kept.setUp(familyId, card) : null;
    if (question !== null) return { id: '', state: 'authenticate', clientSecret: question };
    const reference = uuidv5(
      JSON.stringify([familyId, priceId, account.totalMonthsPaid, card.methodId, account.subscriptionTries]),
      REFERENCES,
    );
    const paidBy = { familyId, customerId: card.customerId, methodId: card.methodId };
    const begun = async () =>
      // One whose answer was lost runs already, perhaps with another card: it is not begun a second time.
      (await payments.cards.takeUpSubscription(paidBy)) ??
      (await payments.cards.subscribe({ ...paidBy, reference, priceId, trialDays, amount, months }));
    const subscription = await taken(familyId, card, async () => {
      const told = await answered(begun());
      const { id, state } = told;
      // A service that is asked again answers as it did before, also of what has ended meanwhile.
      if (state !== 'failed' && !(await hasEnded(db, id))) return { ...told, state };
      await subscriptionRefused(db, familyId);
      throw new AppError('payments.cardFailed');
    });
    const isTrying = subscription.state === 'trialing';
    const isTrial = isTrying && trialWeeks > 0;
    // While its bank asks, the card before keeps its place: the answer may be no.
    const isTaken = subscription.state !== 'authenticate';
    const letGo = await db.transaction().execute(async (tx) => {
      await startSubscription(tx, familyId, {
        id: subscription.id,
        trialUntil: isTrial ? new Date(Date.now() + trialDays * 86_400_000) : null,
        monthsAhead: isTrying ? months : 0,
      });
      return isTaken ? cards.keepOnFile(tx, familyId, payments.cards.name, card, 'all payments') : [];
    });
    await kept.forgetNow(letGo);
    await bill(familyId, subscription, months);
    return { id: subscription.id, state: subscription.state, clientSecret: subscription.clientSecret };
  }

  /** What renews is begun, or gone on with: a card that is declined there counts as one, and is kept nowhere. */
  async function taken<Answer>(
    familyId: string,
    card: CardOnFile,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await kept.trying(familyId, work);
    } catch (error) {
      if (error instanceof AppError && error.code === 'payments.cardFailed') await kept.drop(familyId, card);
      throw error;
    }
  }

  async function bill(
    familyId: string,
    { bill: paid }: Pick<Subscription, 'bill'>,
    months: number,
  ): Promise<void> {
    if (paid === null) return;
    const { id: billId, amount, until } = paid;
    await charges.bill({ familyId, service: payments.cards.name, billId, amount, months, until });
  }

  /** What a renewal could not be charged for is paid with the card of now, which pays it from then on. */
  async function payLate(familyId: string, paymentMethodId: string, months: number): Promise<Begun> {
    const card = await kept.attach(familyId, paymentMethodId);
    const { customerId, methodId } = card;
    const paid = await taken(familyId, card, async () => {
      const told = await answered(payments.cards.takeUpSubscription({ familyId, customerId, methodId }));
      if (told === null || told.state === 'failed') throw new AppError('payments.cardFailed');
      return { ...told, state: told.state };
    });
    await bill(familyId, paid, months);
    await kept.keepPaid(familyId, card);
    return { id: paid.id, state: paid.state, clientSecret: paid.clientSecret };
  }

  /** One that is known, as it stands: after the bank was answered it is paid, and what has ended is begun anew. */
  async function running({
    familyId,
    paymentMethodId,
    priceId,
  }: ByCard & { readonly priceId: string }): Promise<Begun | null> {
    const account = await db.transaction().execute((tx) => accountToPay(tx, familyId));
    const { subscriptionId: id } = account;
    if (id === null) return null;
    checkPrice(account, priceId);
    const known = await answered(payments.cards.lookAtSubscription(id));
    const isOtherCard = known.state === 'authenticate' && known.methodId !== paymentMethodId;
    if (isOtherCard) await answered(payments.cards.cancelSubscription(id));
    if (isOtherCard || known.state === 'failed') {
      await endSubscription(db, id);
      return null;
    }
    const months = monthsIn(account.subscriptionType === 'year' ? 'year' : 'month');
    const isLate = account.nextBillingDate === null && known.state === 'active' && known.bill === null;
    if (isLate) return payLate(familyId, paymentMethodId, months);
    await bill(familyId, known, months);
    // Its bank has said yes meanwhile.
    const isTaken = known.state !== 'authenticate' && known.methodId === paymentMethodId;
    if (isTaken && (await kept.methodOnFile(familyId)) !== paymentMethodId)
      await kept.keepPaid(familyId, await kept.attach(familyId, paymentMethodId));
    return { id, state: known.state, clientSecret: known.clientSecret };
  }

  async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof PaymentServiceError) throw new AppError('payments.failed', { cause: error });
      throw error;
    }
  }

  return {
    openCardFields,

    async clientToken(asking: Asking, familyId: string): Promise<string> {
      await checkMayPay(families, asking, familyId);
      return openCardFields(familyId);
    },

    async hours(asking: Asking, { hours, ...how }: How & { readonly hours: number }) {
      await checkMayPay(families, asking, how.familyId);
      return buy(how, {
        keys: keysOf(how.idempotencyKey, how.familyId, 'hours', hours, tokenOf(how)),
        isSame: (payment) =>
          payment.what === 'hours' &&
          isBought(payment) &&
          payment.hours === hours &&
          isShown(payment, how.amount),
        price: (account) => checkShown(priceOfHours(account, hours), how.amount),
      });
    },

    async all(asking: Asking, how: How) {
      await checkMayPay(families, asking, how.familyId);
      return buy(how, {
        keys: keysOf(how.idempotencyKey, how.familyId, 'buyout', tokenOf(how)),
        isSame: (payment) => payment.what === 'buyout' && isBought(payment) && isShown(payment, how.amount),
        price: (account) => checkShown(priceOfBuyout(account), how.amount),
      });
    },

    /** One month or year, by telephone or by a nonce; what renews is the card service's own. */
    async period(asking: Asking, how: How) {
      await checkMayPay(families, asking, how.familyId);
      return buy(how, {
        keys: keysOf(how.idempotencyKey, how.familyId, 'period', tokenOf(how)),
        isSame: (payment) => payment.what === 'period' && isBought(payment) && isShown(payment, how.amount),
        price: (account) => checkShown(priceOfPeriod(account), how.amount),
      });
    },

    async byCard(asking: Asking, wish: ByCard & { readonly amount: number }): Promise<Told> {
      const { familyId, amount } = wish;
      await checkMayPayByCard(asking, familyId);
      // First: a card that cannot be kept leaves no payment behind that nobody charges.
      const card = wish.repeat ? await kept.attach(familyId, wish.paymentMethodId) : null;
      const wanted = ask(
        {
          familyId,
          keys: keysOf(wish.idempotencyKey, familyId, 'intent', amount, wish.paymentMethodId),
          isSame: (payment) =>
            isSameMoney(moneyIn(payment), fromHundredths(amount, payment.currency)) && isBought(payment),
          price: (account) => priceOfAmount(account, amount),
        },
        { service: payments.cards.name, label: card?.label ?? (await labelOf(wish)), keeps: card },
      );
      const asked = await kept.attachedFor(familyId, card, wanted);
      return charges.charge(asked, {
        token: wish.paymentMethodId,
        customerId: card?.customerId ?? null,
        isAway: false,
      });
    },

    /** After the bank was asked, or when somebody presses Refresh. */
    async look(asking: Asking, paymentId: string) {
      const payment = await charges.payment(paymentId);
      await checkMayPay(families, asking, payment.familyId);
      return { ...(await charges.look(paymentId)), byPhone: payment.service === payments.mobileMoney.name };
    },

    /** Only of the sandbox's own bank: real ones ask in their own pages. */
    async answerBank(asking: Asking, paymentId: string, passed: boolean): Promise<void> {
      const subscriber = await familyOfSubscription(db, payments.sandbox.subscriptionBy(paymentId));
      const payment = subscriber
        ? { ...subscriber, service: payments.sandbox.name }
        : await charges.payment(paymentId);
      await checkMayPay(families, asking, payment.familyId);
      if (payment.service !== payments.sandbox.name) throw new AppError('notFound');
      await payments.sandbox.answer(paymentId, passed);
      if (!subscriber) await charges.look(paymentId);
    },

    async subscribe(asking: Asking, wish: ByCard & { readonly priceId: string }) {
      await checkMayPayByCard(asking, wish.familyId);
      const before = await running(wish);
      if (before) return before;
      const begun = await subscribing(db, wish.familyId, () => begin(wish));
      if (begun) return begun;
      const meanwhile = await running(wish);
      if (meanwhile) return meanwhile;
      throw new AppError('payments.underWay');
    },

    async keepCard(asking: Asking, familyId: string, paymentMethodId: string) {
      await checkMayPayByCard(asking, familyId);
      return kept.keepAnother(familyId, paymentMethodId);
    },

    async endAutomatic(asking: Asking, subscriptionId: string): Promise<void> {
      const owner = await familyOfSubscription(db, subscriptionId);
      if (!owner) throw new AppError('notFound');
      await checkMayPay(families, asking, owner.familyId);
      await endAtService({ db, payments }, subscriptionId);
    },

    /** Of a family that pays in no advance any more there is nothing to stop. */
    async stopAutomatic(familyId: string): Promise<void> {
      const subscriptionId = await runningSubscription(db, familyId);
      if (subscriptionId !== null) await endAtService({ db, payments }, subscriptionId);
    },
  };
}
