import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { LOW_SECONDS } from '@flink/contract/rules/billing/hours-to-buy.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { PromptOptions } from '@flink/ui/play/dialogs/dialog-requests.ts';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { type ToastOptions, useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { accountApi } from '../../../../../shared/account/account-api.ts';
import { costNow, hoursByThemselves, offersOf, paidUntil } from '../../../../../shared/account/offers.ts';
import { type PaidBy, tokenOf } from '../../../../../shared/account/pay-call.ts';
import {
  type Account,
  leftOf,
  type PaymentRow,
  type PurchaseRow,
  paidUntilAfter,
} from '../../../../../shared/account/purchase-rows.ts';
import type { Told, usePaying } from '../../../../../shared/account/use-paying.ts';
import { useCommonData } from '../../../../../shared/common-data.ts';
import { dayIn, dayText } from '../../../../../shared/moment.ts';
import { newId } from '../../../../../shared/new-id.ts';
import { tell } from '../../../../../shared/notices.ts';
import { leave } from '../../../../../shared/session/leave.ts';
import { currentSession } from '../../../../../shared/session/session-store.ts';
import { together } from './together.tsx';

interface Needs {
  readonly familyId: string;
  readonly payingWith: Account['payingWith'];
  readonly paying: ReturnType<typeof usePaying>;
  readonly refetch: () => Promise<unknown>;
}

/** A purchase that goes on when it is paid. */
export interface Due {
  readonly purchase: PurchaseRow;
  /** As its row calls it. */
  readonly name: string;
  readonly action: 'resume' | 'retry';
}

export type AccountActions = ReturnType<typeof useAccountActions>;

const MOST_LETTERS = 2_000;

/** Who resumes before the end loses no day of it: said before it is paid. */
export function keptDays(t: Translate, locale: string, purchase: PurchaseRow): readonly string[] {
  const { nextBillingDate } = purchase.purchaseInfo;
  const until = paidUntilAfter(purchase, Date.now());
  if (until === null || nextBillingDate === null) return [];
  const day = (iso: string) => dayText(iso, locale);
  return [t('paying.keptDays', { date: day(nextBillingDate), until: day(until.toISOString()) })];
}

/** Everything one may do about what was bought, each with the question and the words of spec 1 §8. */
export function useAccountActions({ familyId, payingWith, paying, refetch }: Needs) {
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const toast = useToasts();
  const { supportEmail } = useCommonData().config;
  const [busy, setBusy] = useState<string | null>(null);

  const done = (said: string | ToastOptions) =>
    toast(typeof said === 'string' ? { text: said, tone: 'right' } : said);

  /** Whatever comes of it is said, and what stands on the screen is asked anew. */
  const tried = async (what: string, work: () => Promise<string | ToastOptions | null>, failed?: string) => {
    setBusy(what);
    try {
      const said = await work();
      if (currentSession() === null) return;
      await refetch();
      if (said !== null) done(said);
    } catch (error) {
      await refetch();
      await dialogs.error((error as Error).message || (failed ?? t('error.payments.failed')));
    } finally {
      setBusy(null);
    }
  };

  /** What waits is no success yet. */
  const saidOf = ({ state }: Told): string | ToastOptions =>
    state === 'waiting' ? { text: t('paying.underWay') } : t('notice.payments.successful');

  /** A question that keeps what was typed when its call fails. */
  const asked = async (
    question: PromptOptions,
    send: (text: string) => Promise<string>,
    failed: (error: Error) => string,
  ) => {
    let initial = '';
    for (;;) {
      const text = await dialogs.prompt({ ...question, initial });
      if (text === null) return;
      try {
        const said = await send(text);
        await refetch();
        return done(said);
      } catch (error) {
        initial = text;
        await dialogs.error(failed(error as Error));
      }
    }
  };

  const amountOf = ({ purchaseInfo: { nextBillAmount, currencyIsoCode } }: PurchaseRow) =>
    moneyText(nextBillAmount, currencyIsoCode);

  /** With what was handed over; another card stays on file when it has paid, since the next period is charged to it. */
  const payDue = async ({ purchase, action }: Due, by: PaidBy): Promise<Told> => {
    const handed = by.kind === 'card' ? { paymentMethodId: by.methodId } : tokenOf(by);
    const params = { id: purchase._id };
    const { data } =
      action === 'retry'
        ? await accountApi('retryTransaction', { params, body: handed })
        : await accountApi('resumeSubscription', { params, body: { familyId, ...handed } });
    return paying.settledBy(data, amountOf(purchase), { familyId, by });
  };

  /** Bought with the first warning; where that is over already, it is now. */
  const turnHoursOn = async (prepaid: PrepaidInfo) => {
    const { hours, cost } = hoursByThemselves(prepaid);
    const amount = moneyText(cost, prepaid.currencyIsoCode);
    const yes = await dialogs.confirm({
      title: t('paying.automatic.turnOn'),
      message: together(
        prepaid.secondsRemaining <= LOW_SECONDS && t('paying.today', { amount }),
        t('paying.automatic.nextHours', { count: hours, amount }),
      ),
      ok: t('paying.automatic.turnOn'),
    });
    if (!yes) return;
    await tried('automatic', async () => {
      await accountApi('editPrepaidStatus', { params: { id: familyId }, body: { automaticPayments: true } });
      return t('notice.payments.automaticEnabled');
    });
  };

  return {
    busy,

    /** What became of a payment that waits; without one, only what stands here is asked anew. */
    refresh: (payment: PaymentRow | undefined) =>
      tried('refresh', async () => {
        if (!payment) return null;
        const told = await paying.look(payment._id);
        if (told.state === 'waiting') return { text: t('paying.stillWaiting') };
        return saidOf(await paying.settled(told, moneyText(payment.amount, payment.currencyIsoCode)));
      }),

    async cancel(purchase: PurchaseRow, name: string) {
      const { nextBillingDate } = purchase.purchaseInfo;
      const yes = await dialogs.confirm({
        title: t('paying.actionOf', { action: t('paying.action.cancel'), name }),
        message: purchase.blocksWhenCancelled
          ? t('notice.payments.confirmBlockingCancel')
          : together(
              t('notice.payments.confirmCancel'),
              nextBillingDate !== null && t('paying.row.until', { date: dayText(nextBillingDate, locale) }),
            ),
        ok: t('paying.cancelIt'),
        cancel: t('paying.keepIt'),
        danger: true,
      });
      if (!yes) return;
      await tried('cancel', async () => {
        const { data } = await accountApi('cancelPurchase', { params: { id: purchase._id } });
        if (!data.blocked) return t('paying.cancelled');
        // The server has ended the session already: the door says why.
        tell({ title: t('paying.cancelled'), message: t('paying.blocked') });
        leave();
        return null;
      });
    },

    payDue,

    /** What costs nothing goes on without a card. */
    async resumeFree({ purchase, name }: Due) {
      const yes = await dialogs.confirm({
        title: t('paying.actionOf', { action: t('paying.action.resume'), name }),
        message: t('notice.payments.confirmResume'),
        ok: t('paying.action.resume'),
      });
      if (!yes) return;
      await tried(
        'resume',
        async () =>
          (await accountApi('resumeSubscription', { params: { id: purchase._id }, body: { familyId } }))
            .message,
      );
    },

    async duePaid(told: Told) {
      await refetch();
      done(saidOf(told));
    },

    /** Said, asked on the telephone, and looked at with Refresh. */
    async payDueByPhone(due: Due, phone: string) {
      const amount = amountOf(due.purchase);
      const yes = await dialogs.confirm({
        title: t('paying.actionOf', { action: t(`paying.action.${due.action}`), name: due.name }),
        message: together(
          due.action === 'resume' && t('notice.payments.confirmResume'),
          t('paying.today', { amount }),
          ...keptDays(t, locale, due.purchase),
          t('paying.door.byHand'),
        ),
        ok: t('paying.pay', { amount }),
      });
      if (!yes) return;
      let waits = false;
      await tried(due.action, async () => {
        const told = await payDue(due, { kind: 'phone', phone });
        waits = told.state === 'waiting';
        return waits ? null : saidOf(told);
      });
      if (waits) await dialogs.info(t('notice.payments.mobileMoneySent'));
    },

    /** Of a purchase, or of one payment. */
    askBack: (id: string, what: string, paid: PaymentRow) => {
      const amount = moneyText(leftOf(paid), paid.currencyIsoCode);
      const date = dayText(paid.createdAt, locale);
      return asked(
        {
          title: t('paying.action.refund'),
          message: t('paying.refundOf', { what, amount, date }),
          label: t('notice.payments.refundReason'),
          ok: t('paying.askBack', { amount }),
          maxLength: MOST_LETTERS,
        },
        async (message) => (await accountApi('requestRefund', { params: { id }, body: { message } })).message,
        () => t('error.payments.refundFailed', { email: supportEmail }),
      );
    },

    redeem: () => {
      // The same code, sent again because no answer came, is used once.
      const keys = new Map<string, string>();
      return asked(
        { title: t('paying.gift.open'), label: t('paying.gift.code'), maxLength: 40 },
        async (code) => {
          const idempotencyKey = keys.get(code) ?? newId();
          keys.set(code, idempotencyKey);
          const { data } = await accountApi('redeemGiftCard', { body: { familyId, code, idempotencyKey } });
          return data.boughtOut ? t('paying.gift.all') : t('paying.gift.hours', { count: data.hours });
        },
        (error) => error.message,
      );
    },

    async removeCard(label: string | null, owes: boolean) {
      const card = label ?? t('paying.card.onFile');
      const yes = await dialogs.confirm({
        title: t('paying.actionOf', { action: t('paying.card.remove'), name: card }),
        message: together(t('paying.card.removeText', { card }), owes && t('paying.card.removeOwed')),
        ok: t('paying.card.remove'),
        danger: true,
      });
      if (!yes) return;
      await tried('card', async () => {
        await accountApi('removePaymentMethod', { params: { id: familyId } });
        return t('paying.card.removed');
      });
    },

    async cardKept() {
      await refetch();
      done(t('paying.card.saved'));
    },

    /** Spec 1 §8, automatic payments. Turned on, what they cost is said first. */
    async turnAutomatic(on: boolean, prepaid: PrepaidInfo) {
      if (!on) {
        const { subscriptionId } = prepaid;
        return tried(
          'automatic',
          async () => {
            if (subscriptionId !== null) await accountApi('cancelAutomatic', { body: { subscriptionId } });
            else
              await accountApi('editPrepaidStatus', {
                params: { id: familyId },
                body: { automaticPayments: false },
              });
            return t('notice.payments.automaticCancelled');
          },
          t('error.payments.automaticFailed'),
        );
      }
      if (prepaid.purchaseProductType === 'product') return turnHoursOn(prepaid);
      const offer = offersOf(prepaid, new Set(), payingWith).find(({ kind }) => kind === 'renewing');
      const methodId = payingWith.paymentMethodId;
      if (offer?.kind !== 'renewing' || methodId === null) return;
      const amount = costNow(offer, 0, prepaid);
      const money = (one: number) => moneyText(one, prepaid.currencyIsoCode);
      const yes = await dialogs.confirm({
        title: t('paying.automatic.turnOn'),
        message: together(
          amount > 0
            ? t('paying.today', { amount: money(amount) })
            : t('paying.nothingToday', { amount: money(offer.cost), date: dayIn(offer.freeDays, locale) }),
          t(`paying.renews.${offer.interval}`, { amount: money(offer.cost) }),
          amount > 0 &&
            t('paying.nextOn', {
              date: dayText(paidUntil(prepaid, offer.interval, Date.now()).toISOString(), locale),
            }),
        ),
        ok: t('paying.automatic.turnOn'),
      });
      if (!yes) return;
      await tried('automatic', async () => {
        const told = await paying.pay(
          {
            familyId,
            offer,
            hours: 0,
            amount,
            priceId: prepaid.priceId,
            prepaidDaysRemaining: prepaid.prepaidDaysRemaining,
            by: { kind: 'file', methodId },
          },
          money(amount),
        );
        return told.state === 'waiting' ? saidOf(told) : t('notice.payments.automaticEnabled');
      });
    },
  };
}
