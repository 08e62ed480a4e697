import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCallback, useRef } from 'react';
import { newId } from '../new-id.ts';
import { accountApi } from './account-api.ts';
import { askBankByStripe } from './card/stripe-fields.ts';
import { onceAnswered } from './once-answered.ts';
import { type PayWish, payCall } from './pay-call.ts';
import type { Account } from './purchase-rows.ts';

export interface Told {
  readonly state: 'paid' | 'waiting' | 'failed' | 'authenticating';
  /** Null for a subscription, whose bills the card service makes itself. */
  readonly paymentId: string | null;
  readonly subscriptionId?: string;
  readonly clientSecret?: string | null | undefined;
}

const STATES = { succeeded: 'paid', requires_action: 'authenticating', processing: 'waiting' } as const;

async function send(wish: PayWish): Promise<Told> {
  const call = payCall(wish);
  switch (call?.name) {
    case 'buyHours':
      return (await accountApi(call.name, { body: call.body })).data;
    case 'buyout':
      return (await accountApi(call.name, { body: call.body })).data;
    case 'buyPeriod':
      return (await accountApi(call.name, { body: call.body })).data;
    case 'createPaymentIntent': {
      const { paymentIntent } = await accountApi(call.name, { body: call.body });
      return {
        state: STATES[paymentIntent.status],
        paymentId: paymentIntent.id,
        clientSecret: paymentIntent.client_secret,
      };
    }
    case 'createSubscription': {
      const { id, status, client_secret } = await accountApi(call.name, { body: call.body });
      return {
        state: status === 'requires_action' ? 'authenticating' : 'paid',
        paymentId: null,
        subscriptionId: id,
        clientSecret: client_secret,
      };
    }
    default:
      throw new CallFailed(0, { code: 'payments.failed', message: '' });
  }
}

/** Pays, and lets the bank ask its question on the way. */
export function usePaying(payingWith: Pick<Account['payingWith'], 'cardFields' | 'publicKey'> | undefined) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const pressed = useRef({ what: '', key: '' });

  /** What became of a payment after the bank was asked, or while it waits. */
  const look = useCallback(
    async (paymentId: string): Promise<Told> =>
      (await accountApi('lookAtPayment', { params: { paymentId } })).data,
    [],
  );

  /** The bank's own question, or the one of the sandbox's. */
  const askBank = useCallback(
    async ({ paymentId, clientSecret }: Told, amount: string): Promise<boolean> => {
      if (payingWith?.cardFields === 'stripe' && payingWith.publicKey && clientSecret)
        return askBankByStripe(payingWith.publicKey, clientSecret);
      const asked = paymentId ?? clientSecret;
      if (!asked) return false;
      const passed = await dialogs.confirm({
        title: t('paying.bank.title'),
        message: t('paying.bank.text', { amount }),
        ok: t('paying.bank.yes'),
        cancel: t('paying.bank.no'),
      });
      await accountApi('answerBank', { params: { paymentId: asked }, body: { passed } });
      return passed;
    },
    [payingWith, dialogs, t],
  );

  const settled = useCallback(
    (told: Told, amount: string): Promise<Told> =>
      onceAnswered(told, {
        askBank: () => askBank(told, amount),
        look,
        words: t('error.payments.cardFailed'),
      }),
    [askBank, look, t],
  );

  /** The card on file keeps its place until the bank has said yes to the other. */
  const settledBy = useCallback(
    async (told: Told, amount: string, wish: Pick<PayWish, 'familyId' | 'by'>): Promise<Told> => {
      const now = await settled(told, amount);
      if (told.state === 'authenticating' && now.state === 'paid') await keepIfWished(wish);
      return now;
    },
    [settled],
  );

  /** A subscription that the bank asked about: agreed to, it is looked at anew; refused, it is ended. */
  const settledSubscription = useCallback(
    async (told: Told, amount: string, again: () => Promise<Told>): Promise<Told> => {
      if (await askBank(told, amount)) {
        const now = await again();
        return now.state === 'authenticating' ? { ...now, state: 'waiting' } : now;
      }
      const { subscriptionId } = told;
      // What is not ended now ends by itself at the card service.
      if (subscriptionId)
        await accountApi('cancelAutomatic', { body: { subscriptionId } }).catch(() => undefined);
      throw new CallFailed(402, { code: 'payments.cardFailed', message: t('error.payments.cardFailed') });
    },
    [askBank, t],
  );

  /** Pressed again after no answer it is the same payment; after an answer it is another. */
  const pay = useCallback(
    async (wish: Omit<PayWish, 'idempotencyKey'>, amount: string): Promise<Told> => {
      // Whatever it is paid with, and whatever was told anew meanwhile: that does not make it a second payment.
      const what = JSON.stringify([wish.familyId, wish.offer.kind, wish.hours, wish.amount]);
      if (pressed.current.what !== what) pressed.current = { what, key: newId() };
      try {
        const asked = { ...wish, idempotencyKey: pressed.current.key };
        const told = await send(asked);
        pressed.current = { what: '', key: '' };
        if (told.state === 'authenticating' && told.paymentId === null)
          return await settledSubscription(told, amount, () => send(asked));
        return await settledBy(told, amount, wish);
      } catch (error) {
        if (!isUnanswered(error)) pressed.current = { what: '', key: '' };
        throw error;
      }
    },
    [settledBy, settledSubscription],
  );

  return { pay, look, settled, settledBy };
}

async function keepIfWished({ familyId, by }: Pick<PayWish, 'familyId' | 'by'>): Promise<void> {
  if (by.kind !== 'card' || !by.keep) return;
  const body = { familyId, paymentMethodId: by.methodId };
  // It is paid, whatever becomes of the card.
  await accountApi('keepCard', { body }).catch(() => undefined);
}

const isUnanswered = (error: unknown): boolean => error instanceof CallFailed && error.code === 'network';
