import { z } from 'zod';
import { withoutCardNumbers } from '../rules/billing/card-numbers.ts';
import { PURCHASE_STATUSES } from '../rules/billing/purchase-status.ts';
import { id, moment } from './shape.ts';

/** What a service has given for a card, or its own name for something; a number of a card is neither. */
export const reference = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[A-Za-z][\w-]*$/)
  .refine((value) => withoutCardNumbers(value) === value);

/** What became of a payment that was just made. */
export const paymentTold = z.object({
  /** Null where nothing was to be paid. */
  paymentId: id.nullable(),
  state: z.enum(['paid', 'waiting', 'failed', 'authenticating']),
  /** With which the card service's own code asks the bank's question. */
  clientSecret: z.string().optional(),
});

/** Spec 1 §3, purchase info; amounts in whole units. */
export const purchaseInfo = z.object({
  status: z.enum(PURCHASE_STATUSES),
  nextBillAmount: z.number().min(0),
  nextBillingDate: moment.nullable(),
  currencyIsoCode: z.string(),
  availableLevels: z.number().int().nullable(),
  levelsLeft: z.number().int().nullable(),
  paid: z.boolean(),
  successfulTransactionsNumber: z.number().int(),
  numberOfBillingCycles: z.number().int().nullable(),
  active: z.boolean(),
  isPending: z.boolean(),
  isRefunded: z.boolean(),
  isRejected: z.boolean(),
  resumeSubscription: z.boolean(),
  retryTransaction: z.boolean(),
});

/** A purchase as the account shows it. */
export const purchaseRow = z.object({
  _id: id,
  product: z.object({ _id: id, name: z.string() }),
  isLevelSubscription: z.boolean(),
  isSubscription: z.boolean(),
  paymentServiceName: z.string(),
  interval: z.enum(['month', 'year']),
  /** Cancelling now blocks the account: not all installments are paid. */
  blocksWhenCancelled: z.boolean(),
  refundRequested: z.boolean(),
  purchaseInfo,
});

/** One line of what a family has paid. */
export const paymentRow = z.object({
  _id: id,
  what: z.string(),
  service: z.string(),
  state: z.string(),
  amount: z.number(),
  currencyIsoCode: z.string(),
  hours: z.number(),
  months: z.number().int(),
  /** What it was a period of; null for what was bought by itself. */
  purchaseId: id.nullable(),
  refundRequested: z.boolean(),
  /** What was given back of it, in parts, at its service. */
  refundedAmount: z.number(),
  /** The bank of the family asks about it. */
  disputed: z.boolean(),
  /** Held because another has paid what it was for: it keeps nobody from paying the next. */
  late: z.boolean(),
  createdAt: moment,
});

/** A document about money that came in or went back. */
export const receiptRow = z.object({
  _id: id,
  number: z.string(),
  kind: z.enum(['receipt', 'creditNote']),
  amount: z.number(),
  currencyIsoCode: z.string(),
  /** Of a receipt: all of it went back since. */
  isRefunded: z.boolean(),
  /** By the clock of the center, as the PDF says it. */
  day: z.iso.date(),
});

/** Emails that a family may switch off: before a renewal, and when its time runs low. */
export const paymentNotices = z.object({ renewal: z.boolean(), lowTime: z.boolean() });

/** Whose fields take the card: the vendor's own, the test cards of the sandbox, or nobody's. */
export const cardFields = z.enum(['stripe', 'braintree', 'sandbox', 'none']);

/** What a family pays with, and where its own card fields come from. */
export const payingWith = z.object({
  service: z.enum(['card', 'mobileMoney']),
  customerId: z.string().nullable(),
  paymentMethodId: z.string().nullable(),
  /** Brand and last four digits. */
  paymentMethodCard: z.string().nullable(),
  cardFields,
  /** With which Stripe's own fields are opened. */
  publicKey: z.string().nullable(),
});

export const priceOnOffer = z.object({
  _id: z.string(),
  /** Whose price it is. */
  service: z.string(),
  name: z.string(),
  price: z.number(),
  currencyIsoCode: z.string(),
  interval: z.enum(['month', 'year']).nullable(),
});
