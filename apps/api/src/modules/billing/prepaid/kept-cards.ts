import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import {
  type CardOnFile,
  CardRefusedError,
  PaymentServiceError,
  type Payments,
} from '../../../ports/payments/port.ts';
import { runningSubscription } from '../../families/prepaid-grants.service.ts';
import * as charged from '../charges/charges.repo.ts';
import * as cards from './cards.repo.ts';
import { forgetCardsNow } from './forget-cards.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Pick<Payments, 'cards'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Put on file; or its bank has a question first, and whoever answered it comes again. */
export interface Kept {
  readonly paymentMethodCard: string;
  readonly clientSecret: string | null;
}

/** What a service does not do now is left as it is. */
function unlessSilent(error: unknown): void {
  if (!(error instanceof PaymentServiceError)) throw error;
}

async function orCardFailed<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentServiceError || error instanceof CardRefusedError)
      throw new AppError('payments.cardFailed', { cause: error });
    throw error;
  }
}

/** It was the card, and not a service that is silent. */
const isDeclined = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'payments.cardFailed' &&
  !(error.cause instanceof PaymentServiceError);

/** Which card a family pays with: the one before keeps its place until another one was taken by a charge, or by its bank. */
export function keptCards({ db, payments, log }: Needs) {
  const service = payments.cards.name;

  /** At the service that keeps cards. */
  async function methodOnFile(familyId: string): Promise<string | null> {
    const file = await cards.onFile(db, familyId);
    return file?.service === service ? file.methodId : null;
  }

  /**
   * Around whatever asks a bank about a card without a payment: a card that is declined so counts with those that were
   * declined by a charge, also while the answer is on its way.
   */
  async function trying<Done>(familyId: string, work: () => Promise<Done>): Promise<Done> {
    const id = await db.transaction().execute(async (tx) => {
      await charged.holdFamily(tx, familyId);
      if (await charged.isDeclinedTooOften(tx, familyId)) throw new AppError('request.tooMany');
      return cards.addTry(tx, familyId);
    });
    let counts = false;
    try {
      return await work();
    } catch (error) {
      counts = isDeclined(error);
      throw error;
    } finally {
      if (!counts) await cards.forgetTry(db, id);
    }
  }

  /** Known to the service as one of the family; it is not what the family pays with yet. */
  async function attach(familyId: string, methodId: string): Promise<CardOnFile> {
    const file = await cards.onFile(db, familyId);
    // Of another service it is nobody here.
    const customerId = (file?.service ?? service) === service ? (file?.customerId ?? null) : null;
    const buyer = { familyId, email: file?.email ?? null, customerId };
    const card = await trying(familyId, () => orCardFailed(payments.cards.keepCard(buyer, methodId)));
    if (card.customerId !== customerId) await cards.keepCustomer(db, familyId, service, card.customerId);
    return card;
  }

  const forgetNow = (ids: readonly string[]) => forgetCardsNow({ db, payments, log }, ids);

  /** It is kept nowhere, unless the family pays with it, or a payment is made with it. */
  async function drop(familyId: string, { methodId }: CardOnFile): Promise<void> {
    if (await cards.letGo(db, familyId, service, methodId)) await forgetNow([methodId]);
  }

  async function keep(familyId: string, card: CardOnFile, after: cards.After): Promise<void> {
    await forgetNow(
      await db.transaction().execute((tx) => cards.keepOnFile(tx, familyId, service, card, after)),
    );
  }

  /** What renews is charged to it first: the card before is not forgotten while something is charged to it. */
  async function payWithFromNowOn(
    familyId: string,
    card: CardOnFile,
    after: cards.After = 'all payments',
  ): Promise<void> {
    const subscriptionId = await runningSubscription(db, familyId);
    if (subscriptionId !== null) await payments.cards.chargeTo(subscriptionId, card.methodId);
    await keep(familyId, card, after);
  }

  /** With nothing charged, its bank says whether it may be charged later; null when it has no question. */
  async function setUp(familyId: string, card: CardOnFile): Promise<string | null> {
    try {
      return await trying(familyId, async () => {
        const setting = await orCardFailed(payments.cards.setUp(card));
        if (setting.state === 'declined') throw new AppError('payments.cardFailed');
        return setting.state === 'authenticate' ? setting.clientSecret : null;
      });
    } catch (error) {
      if (error instanceof AppError) await drop(familyId, card);
      throw error;
    }
  }

  return {
    attach,
    setUp,
    drop,
    trying,
    methodOnFile,
    forgetNow,

    /** Where no payment was asked for with it, whatever stood in its way, nothing is left of it. */
    async attachedFor<Asked>(
      familyId: string,
      card: CardOnFile | null,
      asking: Promise<Asked>,
    ): Promise<Asked> {
      try {
        return await asking;
      } finally {
        if (card) await drop(familyId, card);
      }
    },

    /**
     * What has paid is kept where only its service could say so, and what was let go of the cards that were known before is
     * forgotten. It is paid in any case.
     */
    async afterSettling(paymentId: string, methodIds: readonly string[]): Promise<void> {
      try {
        const payment = await charged.paymentToKeep(db, paymentId);
        if (payment?.keeps && payment.familyId !== null) {
          await charged.touch(db, paymentId);
          await payWithFromNowOn(payment.familyId, payment.keeps, { paymentId });
        }
        await forgetNow(methodIds);
      } catch (error) {
        // What renews stays with the card before, until the clock is answered.
        log.warn({ err: error, payment: paymentId }, 'the card of a payment could not be kept, or forgotten');
      }
    },

    /** It is paid with already, whatever a service says now. */
    keepPaid: (familyId: string, card: CardOnFile) => payWithFromNowOn(familyId, card).catch(unlessSilent),

    /** A period was charged to it: its bank may have been answered while nobody was here. */
    async keepWhatRenews(familyId: string, subscriptionId: string): Promise<void> {
      try {
        if ((await runningSubscription(db, familyId)) !== subscriptionId) return;
        const { state, methodId } = await payments.cards.lookAtSubscription(subscriptionId);
        if (state !== 'active' || methodId === null || methodId === (await methodOnFile(familyId))) return;
        await keep(familyId, await attach(familyId, methodId), 'what has paid');
      } catch (error) {
        // It was charged all the same, and the next bill says it again.
        if (!(error instanceof PaymentServiceError || error instanceof AppError)) throw error;
        log.warn({ err: error, family: familyId }, 'the card of what renews could not be put on file');
      }
    },

    /** From now on the family pays with it. */
    async keepAnother(familyId: string, methodId: string): Promise<Kept> {
      const card = await attach(familyId, methodId);
      const clientSecret = await setUp(familyId, card);
      if (clientSecret === null) await orCardFailed(payWithFromNowOn(familyId, card));
      return { paymentMethodCard: card.label, clientSecret };
    },
  };
}
