import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';
import { isGranted, type Payment } from '../charges/charges.repo.ts';
import { nthOf } from '../purchases/purchase-moves.ts';
import { type ReceiptDetails, receiptNumber, receiptRows } from './receipt-document.ts';
import * as repo from './receipts.repo.ts';

interface Issued {
  readonly lineId: string;
  /** Not where the first that is heard of a payment is that it went back. */
  readonly isMailed?: boolean;
}

/** In the transaction that grants the payment. */
export async function issueReceipt(
  tx: DbOrTx,
  payment: Payment,
  { lineId, isMailed = true }: Issued,
): Promise<void> {
  const parties = await repo.partiesOf(tx, payment._id);
  if (!parties) return;
  const details = toDetails(payment, parties);
  await issue(tx, payment, { kind: 'receipt', lineId, minor: payment.minor, details, isMailed }, parties);
}

/** In the transaction that writes down what went back; a payment that was never granted brought nothing that could. */
export async function issueCreditNote(
  tx: DbOrTx,
  payment: Payment,
  { lineId, minor }: Issued & { readonly minor: number },
): Promise<void> {
  const parties = await repo.partiesOf(tx, payment._id);
  if (!parties || minor <= 0) return;
  // Payments that were granted before receipts existed have none.
  const details =
    (await repo.detailsOf(tx, payment._id)) ??
    ((await isGranted(tx, payment._id)) ? toDetails(payment, parties) : undefined);
  if (!details) return;
  await issue(tx, payment, { kind: 'creditNote', lineId, minor, details, isMailed: true }, parties);
}

type Issuing = Pick<Parameters<typeof repo.add>[1], 'kind' | 'lineId' | 'minor' | 'details'> & {
  readonly isMailed: boolean;
};
type Parties = NonNullable<Awaited<ReturnType<typeof repo.partiesOf>>>;

function toDetails(payment: Payment, parties: Parties): ReceiptDetails {
  const { what, hours, months, service, keeps, purchaseId, key } = payment;
  const nth = purchaseId === null ? null : nthOf(key);
  return {
    what,
    hours,
    months,
    product: parties.product,
    nth: nth === null ? null : nth + 1,
    seller: parties.seller,
    center: parties.center,
    service,
    paidWith: parties.paidWith ?? keeps?.label ?? null,
  };
}

async function issue(
  tx: DbOrTx,
  { _id: paymentId, currency }: Payment,
  { isMailed, ...issuing }: Issuing,
  { email, locale }: Parties,
): Promise<void> {
  const id = await repo.add(tx, { paymentId, currency, ...issuing });
  if (id === undefined || !isMailed || email === null) return;
  const receipt = await repo.receipt(tx, id);
  if (!receipt) return;
  const texts = await textsNow(tx, locale, 'receipt.');
  const { amount, rows } = receiptRows(texts, receipt);
  const said = {
    number: receiptNumber(receipt.kind, receipt.number),
    amount,
    rows: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  };
  const { t } = texts;
  const mail =
    receipt.kind === 'receipt'
      ? {
          kind: 'receipt' as const,
          subject: t('receipt.mail.subject', said),
          text: t('receipt.mail.text', said),
        }
      : {
          kind: 'credit-note' as const,
          subject: t('receipt.creditMail.subject', said),
          text: t('receipt.creditMail.text', said),
        };
  await outboxPost(tx).mail({ to: email, ...mail });
}
