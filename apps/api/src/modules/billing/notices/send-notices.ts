import {
  type Currency,
  costOfHours,
  isCurrency,
  type Money,
  majorOf,
  priceOf,
} from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { longDayText } from '@flink/contract/texts/format.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { MailMessage } from '../../../ports/mail/port.ts';
import { outboxPost } from '../../../post/post.ts';
import type { Texts } from '../../catalog/texts/interface-texts.service.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';
import { claim, type DueNotice, dueNotices, lockAccount } from './notices.repo.ts';

/** Of each kind in one run; the next run takes the rest. */
const AT_ONCE = 200;

interface Needs {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: Date;
  readonly signal?: AbortSignal | undefined;
}

/** Tells families before something renews and when their time runs low. How many were told. */
export async function sendPaymentNotices({ db, log, now = new Date(), signal }: Needs): Promise<number> {
  const known = new Map<string, Promise<Texts>>();
  const textsIn = (locale: string) => {
    const texts = known.get(locale) ?? textsNow(db, locale, 'paymentNotice.');
    known.set(locale, texts);
    return texts;
  };
  let sent = 0;
  for (const due of await dueNotices(db, { now, limit: AT_ONCE })) {
    signal?.throwIfAborted();
    try {
      const texts = await textsIn(due.locale);
      if (await tell(due, texts)) sent += 1;
    } catch (error) {
      log.warn({ err: error, family: due.familyId }, 'a notice about a payment could not be written');
    }
  }
  return sent;

  /** A renewal that was ended since the list was read is not announced. */
  async function tell({ familyId, kind, period }: DueNotice, texts: Texts): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      await lockAccount(tx, familyId);
      const still = await dueNotices(tx, { now, limit: AT_ONCE, familyId });
      const due = still.find((one) => one.kind === kind && one.period === period);
      if (!due) return false;
      await claim(tx, due);
      await outboxPost(tx).mail({ to: due.email, ...noticeMail(texts, due) });
      return true;
    });
  }
}

function noticeMail({ t, locale }: Texts, due: DueNotice): Omit<MailMessage, 'to'> {
  const { kind, product, card, at, timeZone, isSwitchable } = due;
  const date = at && longDayText(at, locale, timeZone);
  const amount = amountText(due);
  const said = { product, date: date ?? '', amount, card: card ?? t('paymentNotice.savedCard') };
  const off = isSwitchable ? t('paymentNotice.switchOff') : t('paymentNotice.required');
  if (kind === 'renewal')
    return {
      kind: 'renewal-notice',
      subject: t('paymentNotice.renewal.subject', said),
      text: t('paymentNotice.renewal.text', { ...said, off }),
    };
  if (date !== null)
    return {
      kind: 'low-time-notice',
      subject: t('paymentNotice.ending.subject', said),
      text: t('paymentNotice.ending.text', { ...said, off }),
    };
  const minutes = { count: Math.ceil(due.secondsRemaining / 60) };
  const next =
    due.automaticHours === null
      ? t('paymentNotice.lowTime.add')
      : t('paymentNotice.lowTime.automatic', { count: due.automaticHours, amount });
  return {
    kind: 'low-time-notice',
    subject: t('paymentNotice.lowTime.subject', minutes),
    text: t('paymentNotice.lowTime.text', { left: t('paymentNotice.lowTime.left', minutes), next, off }),
  };
}

function amountText({ price, minor, currency, automaticHours }: DueNotice): string {
  const text = (money: Money) => moneyText(majorOf(money), money.currency);
  // A purchase may be in a currency that no plan has.
  if (minor !== null) return text({ minor, currency: currency as Currency });
  if (price === null || !isCurrency(currency)) return '';
  return text(
    automaticHours === null ? priceOf(price, currency) : costOfHours(automaticHours, price, currency),
  );
}
