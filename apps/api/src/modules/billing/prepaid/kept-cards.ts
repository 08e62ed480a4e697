import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { type CardOnFile, PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';
import { runningSubscription } from '../../families/prepaid-grants.service.ts';
import type { Told } from '../charges/charges.service.ts';
import * as cards from './cards.repo.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
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
    if (error instanceof PaymentServiceError) throw new AppError('payments.cardFailed', { cause: error });
    throw error;
  }
}

/** Which card a family pays with: the one before keeps its place until another one was taken by a charge, or by its bank. */
export function keptCards({ db, payments }: Needs) {
  /** At the service that keeps cards. */
  async function methodOnFile(familyId: string): Promise<string | null> {
    const file = await cards.onFile(db, familyId);
    return file?.service === payments.cards.name ? file.methodId : null;
  }

  /** Known to the service as one of the family; it is not what the family pays with yet. */
  async function attach(familyId: string, methodId: string): Promise<CardOnFile> {
    const file = await cards.onFile(db, familyId);
    const buyer = { familyId, email: file?.email ?? null, customerId: file?.customerId ?? null };
    return orCardFailed(payments.cards.keepCard(buyer, methodId));
  }

  async function forget(methodId: string): Promise<void> {
    await payments.cards.forgetCard(methodId).catch(unlessSilent);
  }

  /** One that its service does not forget now is used by nobody. */
  async function forgetOther(methodId: string | null, { methodId: kept }: CardOnFile): Promise<void> {
    if (methodId !== null && methodId !== kept) await forget(methodId);
  }

  /** It was not taken: it is kept nowhere, unless it is the one on file. */
  async function drop(familyId: string, { methodId }: CardOnFile): Promise<void> {
    if ((await methodOnFile(familyId)) !== methodId) await forget(methodId);
  }

  /** What renews is charged to it first: the card before is not forgotten while something is charged to it. */
  async function payWithFromNowOn(familyId: string, card: CardOnFile): Promise<void> {
    const subscriptionId = await runningSubscription(db, familyId);
    if (subscriptionId !== null) await payments.cards.chargeTo(subscriptionId, card.methodId);
    const old = await methodOnFile(familyId);
    await cards.keepOnFile(db, familyId, payments.cards.name, card);
    await forgetOther(old, card);
  }

  /** The secret of its bank's question; null where it has none. Throws where the bank takes it not. */
  async function setUp(familyId: string, card: CardOnFile): Promise<string | null> {
    const setting = await orCardFailed(payments.cards.setUp(card));
    if (setting.state === 'authenticate') return setting.clientSecret;
    if (setting.state === 'accepted') return null;
    await drop(familyId, card);
    throw new AppError('payments.cardFailed');
  }

  return {
    attach,
    setUp,
    methodOnFile,
    forgetOther,

    /** A payment was begun with it. While its bank asks it is kept nowhere, and what waits takes no other's place. */
    async afterCharge(familyId: string, card: CardOnFile, state: Told['state']): Promise<void> {
      if (state === 'failed') return drop(familyId, card);
      if (state === 'authenticating') return;
      if (state === 'waiting' && (await cards.onFile(db, familyId))?.methodId) return;
      // It is paid: what renews stays with the card before.
      await payWithFromNowOn(familyId, card).catch(unlessSilent);
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
