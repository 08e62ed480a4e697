import { CallFailed } from '@flink/contract/client/client.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCallback, useRef } from 'react';
import { newId } from '../new-id.ts';
import { accountApi } from './account-api.ts';
import { askBankByStripe } from './card/stripe-fields.ts';
import { type PayWish, payCall } from './pay-call.ts';
import type { Account } from './purchase-rows.ts';

export interface Told {
  readonly state: 'paid' | 'waiting' | 'failed' | 'authenticating';
  /** Null for a subscription, whose bills the card service makes itself. */
  readonly paymentId: string | null;
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
      const { status, client_secret } = await accountApi(call.name, { body: call.body });
      return {
        state: status === 'requires_action' ? 'authenticating' : 'paid',
        paymentId: null,
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

  const settled = useCallback(
    async (told: Told, amount: string): Promise<Told> => {
      if (told.state !== 'authenticating') return told;
      if (payingWith?.cardFields === 'stripe' && payingWith.publicKey && told.clientSecret) {
        const passed = await askBankByStripe(payingWith.publicKey, told.clientSecret);
        // Of a subscription nobody here can look up more: what the bank has refused is not told as paid.
        if (!passed && told.paymentId === null)
          throw new CallFailed(402, {
            code: 'payments.cardFailed',
            message: t('error.payments.cardFailed'),
          });
      } else if (told.paymentId !== null) {
        const passed = await dialogs.confirm({
          title: t('paying.bank.title'),
          message: t('paying.bank.text', { amount }),
          ok: t('paying.bank.yes'),
          cancel: t('paying.bank.no'),
        });
        await accountApi('answerBank', { params: { paymentId: told.paymentId }, body: { passed } });
      }
      return told.paymentId === null ? { state: 'paid', paymentId: null } : look(told.paymentId);
    },
    [payingWith, dialogs, look, t],
  );

  /** Pressed again after no answer it is the same payment; after an answer it is another. */
  const pay = useCallback(
    async (wish: Omit<PayWish, 'idempotencyKey'>, amount: string): Promise<Told> => {
      // Whatever it is paid with, and whatever was told anew meanwhile: that does not make it a second payment.
      const what = JSON.stringify([wish.familyId, wish.offer.kind, wish.hours, wish.amount]);
      if (pressed.current.what !== what) pressed.current = { what, key: newId() };
      try {
        const told = await send({ ...wish, idempotencyKey: pressed.current.key });
        pressed.current = { what: '', key: '' };
        return await settled(told, amount);
      } catch (error) {
        if (!isUnanswered(error)) pressed.current = { what: '', key: '' };
        throw error;
      }
    },
    [settled],
  );

  return { pay, look, settled };
}

const isUnanswered = (error: unknown): boolean => error instanceof CallFailed && error.code === 'network';
