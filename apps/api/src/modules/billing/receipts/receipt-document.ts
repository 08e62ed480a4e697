import { type Currency, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { longDayText } from '@flink/contract/texts/format.ts';
import type { Texts } from '../../catalog/texts/interface-texts.service.ts';
import type { What } from '../charges/charges.repo.ts';

export type ReceiptKind = 'receipt' | 'creditNote';

/** As it was on the day of the payment. */
export interface ReceiptDetails {
  readonly what: What;
  readonly hours: number;
  readonly months: number;
  readonly product: string;
  /** Of a purchase that is paid period by period: which payment it was. */
  readonly nth: number | null;
  readonly seller: string;
  readonly center: string;
  readonly service: string;
  readonly paidWith: string | null;
}

export interface Receipt {
  readonly _id: string;
  readonly number: number;
  readonly kind: ReceiptKind;
  readonly minor: number;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly details: ReceiptDetails;
  /** Of a credit note: the receipt that it belongs to. */
  readonly receiptNumber: number | null;
  /** Of a receipt: what was refunded of its payment since. */
  readonly refundedMinor: number;
  /** Of the center, in which its days are counted. */
  readonly timeZone: string;
  /** Null where the family was deleted. */
  readonly family: string | null;
}

type Said = Pick<Texts, 't' | 'locale'>;

/** R-000042, C-000043. */
export const receiptNumber = (kind: ReceiptKind, number: number): string =>
  `${kind === 'receipt' ? 'R' : 'C'}-${String(number).padStart(6, '0')}`;

function itemText({ t }: Said, { what, hours, months, product, nth }: ReceiptDetails): string {
  if (what === 'registration') return t('receipt.for.registration', { product });
  if (nth !== null) return t('receipt.for.purchase', { product, nth });
  if (what === 'period')
    return months === 12
      ? t('receipt.for.year', { product })
      : t('receipt.for.months', { count: months, product });
  return what === 'buyout'
    ? t('receipt.for.buyout', { count: hours, product })
    : t('receipt.for.hours', { count: hours, product });
}

const payment = ({ t }: Said, { service, paidWith }: ReceiptDetails): string | null =>
  service === 'gift card' ? t('receipt.giftCard') : paidWith;

/** Title and rows, the same in the email and in the PDF. */
export function receiptRows(texts: Said, receipt: Receipt) {
  const { t, locale } = texts;
  const { kind, number, details, minor, currency, refundedMinor, family } = receipt;
  const money = (amount: number) => moneyText(majorOf({ minor: amount, currency }), currency);
  const isCredit = kind === 'creditNote';
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t('receipt.number'), receiptNumber(kind, number)],
    [t('receipt.date'), longDayText(receipt.createdAt, locale, receipt.timeZone)],
    [
      t('receipt.refundOf'),
      receipt.receiptNumber === null ? null : receiptNumber('receipt', receipt.receiptNumber),
    ],
    [
      t('receipt.seller'),
      details.seller === details.center ? details.seller : `${details.seller}, ${details.center}`,
    ],
    [t('receipt.customer'), family],
    [t('receipt.for'), itemText(texts, details)],
    [isCredit ? t('receipt.refundTo') : t('receipt.paidWith'), payment(texts, details)],
    [isCredit ? t('receipt.refunded') : t('receipt.total'), money(minor)],
    [t('receipt.refundedSince'), !isCredit && refundedMinor > 0 ? money(refundedMinor) : null],
  ];
  return {
    title: isCredit ? t('receipt.creditNote') : t('receipt.title'),
    amount: money(minor),
    rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}
