import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import {
  payingWith,
  paymentNotices,
  paymentRow,
  paymentTold,
  purchaseInfo,
  purchaseRow,
  receiptRow,
  reference,
} from '../entities/payments.ts';
import { id, sent } from '../entities/shape.ts';
import { withoutCardNumbers } from '../rules/billing/card-numbers.ts';

const done = z.object({ success: z.literal(true) });
const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** Made by the page: however often it is sent, it is one payment. */
const idempotencyKey = z
  .string()
  .regex(/^[0-9A-Za-z]{1,12}(-[0-9A-Za-z]{1,12}){1,7}$/)
  // A uuid may be all digits; nothing else that looks like the number of a card is a key.
  .refine((key) => z.uuid().safeParse(key).success || withoutCardNumbers(key) === key)
  .optional();

const paid = z.object({ success: z.literal(true), message: z.string(), data: paymentTold });

const ofFamily = { 'body.familyId': 'family' } as const;

const PAYING = [
  'access.denied',
  'notFound',
  'conflict',
  'families.onlyFamilyAdmin',
  'families.notPrepaid',
  'payments.failed',
  'payments.cardFailed',
  'payments.underWay',
  'payments.mobileMoneyFailed',
  'payments.wrongPhone',
  'payments.noMethod',
] as const;

/** How often somebody pays by hand. */
const perMinute = 30;

/** What is paid with where it is not the card on file. */
const handed = { paymentNonce: reference.optional(), phone: z.string().max(40).optional() };

/** Another card, which takes the place of the one on file once it has paid: the next period is charged to it. */
const orAnotherCard = { ...handed, paymentMethodId: reference.optional() };

const how = {
  familyId: id,
  ...handed,
  /** In whole units, as it was shown; the server's own price decides. */
  amount: z.number().min(0).max(1e9),
  idempotencyKey,
};

const card = {
  familyId: id,
  paymentMethodId: reference,
  /** Shown until the card service has said what it is. */
  paymentMethodCard: z
    .string()
    .max(60)
    .regex(/^\D*\d{0,4}$/)
    .optional(),
  email: z.string().max(254).optional(),
  customerId: reference.nullish(),
  /** The card stays on file for the next time. */
  repeat: z.boolean().default(false),
  idempotencyKey,
};

/** What a family asks about its money (spec 1 §7, spec 3 §7.6). */
export const paymentsCalls = {
  clientToken: defineCall({
    method: 'GET',
    path: '/api/purchases/client-token',
    summary: 'Opens the form of the card service for a family',
    access: 'signedIn',
    query: sent({ familyId: id, customerId: reference.optional() }),
    reply: z.object({ success: z.literal(true), data: z.string(), message: z.string() }),
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin', 'payments.clientTokenFailed'],
    whileViewing: 'refused',
    perMinute,
  }),
  account: defineCall({
    method: 'GET',
    path: '/api/purchases/account/{id}',
    summary: 'What a family pays with, what it has bought and what it has paid',
    access: 'signedIn',
    params: sent({ id }),
    reply: answer(z.object({ payingWith, purchases: z.array(purchaseRow), payments: z.array(paymentRow) })),
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin'],
  }),
  receipts: defineCall({
    method: 'GET',
    path: '/api/purchases/account/{id}/receipts',
    summary: 'Receipts and credit notes of the own family, the latest first, and which notices it gets',
    access: 'learner',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: answer(z.object({ receipts: z.array(receiptRow), notices: paymentNotices })),
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin'],
  }),
  setPaymentNotices: defineCall({
    method: 'POST',
    path: '/api/purchases/account/{id}/notices',
    summary: 'Which notices about payments the own family gets, where the law lets it choose',
    access: 'learner',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    body: sent(paymentNotices.shape),
    reply: done,
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin'],
    perMinute,
  }),
  receiptPdf: defineCall({
    method: 'GET',
    path: '/api/purchases/receipts/{id}/pdf',
    summary: 'A receipt or credit note of the own family as a PDF, in the language of who asks',
    access: 'learner',
    params: sent({ id }),
    reply: { raw: 'application/pdf' },
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin'],
    perMinute: 60,
  }),
  buyHours: defineCall({
    method: 'POST',
    path: '/api/purchases/prepaid/buy-hours',
    summary: 'Buys hours for the own family, by card or mobile money',
    access: 'learner',
    tenant: ofFamily,
    body: sent({ ...how, hours: z.number().min(0).max(1e7) }),
    reply: paid,
    errors: PAYING,
    perMinute,
  }),
  buyout: defineCall({
    method: 'POST',
    path: '/api/purchases/prepaid/buyout',
    summary: 'Buys all hours that the own family has not paid yet, less the discount',
    access: 'learner',
    tenant: ofFamily,
    body: sent(how),
    reply: paid,
    errors: PAYING,
    perMinute,
  }),
  buyPeriod: defineCall({
    method: 'POST',
    path: '/api/purchases/prepaid/buy-period',
    summary: 'Buys one month or year for the own family, by mobile money or a nonce; it does not renew',
    access: 'learner',
    tenant: ofFamily,
    body: sent(how),
    reply: paid,
    errors: PAYING,
    perMinute,
  }),
  lookAtPayment: defineCall({
    method: 'POST',
    path: '/api/purchases/payments/{paymentId}/refresh',
    summary:
      'What has become of a payment of the own family: after the bank was asked, or mobile money approved',
    access: 'learner',
    params: sent({ paymentId: id }),
    reply: paid,
    errors: [
      'access.denied',
      'notFound',
      'payments.failed',
      'payments.cardFailed',
      'payments.mobileMoneyFailed',
    ],
    perMinute: 60,
  }),
  purchase: defineCall({
    method: 'GET',
    path: '/api/purchases/{id}',
    summary: 'How a purchase stands',
    access: 'signedIn',
    params: sent({ id }),
    reply: answer(z.object({ purchaseInfo })),
    errors: ['access.denied', 'purchases.notFound', 'purchases.fetchFailed', 'families.onlyFamilyAdmin'],
  }),
  retryTransaction: defineCall({
    method: 'POST',
    path: '/api/purchases/{id}/retry-transaction',
    summary: 'Pays what could not be charged, with the card on file, another one, or mobile money',
    access: 'learner',
    params: sent({ id }),
    body: sent(orAnotherCard).optional(),
    reply: paid,
    errors: [...PAYING, 'purchases.notFound', 'payments.resumeFailed'],
    perMinute,
  }),
  resumeSubscription: defineCall({
    method: 'POST',
    path: '/api/purchases/{id}/resume-subscription',
    summary:
      'Pays for the next period of a cancelled purchase, with the card on file, another one, or mobile money, and sets it going again',
    access: 'learner',
    tenant: ofFamily,
    params: sent({ id }),
    body: sent({ familyId: id, ...orAnotherCard }),
    reply: paid,
    errors: [...PAYING, 'purchases.notFound', 'payments.resumeFailed'],
    perMinute,
  }),
  requestRefund: defineCall({
    method: 'POST',
    path: '/api/purchases/{id}/request-refund',
    summary: 'Asks for the money of a purchase back; consumer support decides',
    access: 'learner',
    params: sent({ id }),
    body: sent({ message: z.string().trim().min(1).max(2_000).transform(withoutCardNumbers) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['access.denied', 'purchases.notFound', 'families.onlyFamilyAdmin', 'payments.refundFailed'],
    perMinute,
  }),
  cancelPurchase: defineCall({
    method: 'DELETE',
    path: '/api/purchases/{id}/cancel-subscription',
    summary: 'Cancels a purchase; of an installment plan that is not fully paid, it blocks the account',
    access: 'learner',
    params: sent({ id }),
    reply: answer(z.object({ purchaseInfo, blocked: z.boolean() })),
    errors: ['access.denied', 'purchases.notFound', 'families.onlyFamilyAdmin', 'conflict'],
    perMinute,
  }),
  createPaymentIntent: defineCall({
    method: 'POST',
    path: '/api/stripe/create-payment-intent',
    summary:
      'Pays hours, a buyout, or a month or year of the own family by card; the amount must be one of its prices',
    access: 'learner',
    tenant: ofFamily,
    body: sent({ ...card, amount: z.number().int().min(1).max(1e11) }),
    reply: z.object({
      success: z.literal(true),
      paymentIntent: z.object({
        id: z.string(),
        status: z.enum(['succeeded', 'requires_action', 'processing']),
        client_secret: z.string().nullable(),
      }),
    }),
    errors: PAYING,
    perMinute,
  }),
  createSubscription: defineCall({
    method: 'POST',
    path: '/api/stripe/create-subscription',
    summary: 'Pays the months or years of the own family by itself from now on',
    access: 'learner',
    tenant: ofFamily,
    body: sent({
      ...card,
      priceId: reference,
      /** As it was shown; what is left is the server's to know. */
      prepaidDaysRemaining: z.number().min(0).max(100_000).default(0),
    }),
    reply: z.object({
      success: z.literal(true),
      id: z.string(),
      status: z.enum(['active', 'trialing', 'requires_action']),
      client_secret: z.string().nullable(),
    }),
    errors: PAYING,
    perMinute,
  }),
  keepCard: defineCall({
    method: 'POST',
    path: '/api/purchases/keep-card',
    summary:
      'Puts a card on file for the own family, with which the next payments are made; nothing is charged',
    access: 'learner',
    tenant: ofFamily,
    body: sent({ familyId: id, paymentMethodId: reference }),
    /** With a secret its bank has a question first: it is on file when it was answered and is sent again. */
    reply: answer(z.object({ paymentMethodCard: z.string(), clientSecret: z.string().nullable() })),
    errors: [
      'access.denied',
      'notFound',
      'families.onlyFamilyAdmin',
      'payments.failed',
      'payments.cardFailed',
    ],
    perMinute,
  }),
  cancelAutomatic: defineCall({
    method: 'POST',
    path: '/api/stripe/cancel-subscription',
    summary: 'Ends the automatic payments of the own family; what is paid stays',
    access: 'learner',
    body: sent({ subscriptionId: reference }),
    reply: done,
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin', 'payments.automaticFailed'],
    perMinute,
  }),
  redeemGiftCard: defineCall({
    method: 'POST',
    path: '/api/gift-cards/redeem',
    summary: 'Turns a gift card into hours of the own family, once',
    access: 'learner',
    tenant: ofFamily,
    body: sent({ familyId: id, code: z.string().trim().min(1).max(40), idempotencyKey }),
    reply: answer(z.object({ hours: z.number(), boughtOut: z.boolean() })),
    errors: [
      'access.denied',
      'notFound',
      'families.onlyFamilyAdmin',
      'families.notPrepaid',
      'conflict',
      'payments.underWay',
      'giftCards.unusable',
    ],
    perMinute: 10,
  }),
  answerBank: defineCall({
    method: 'POST',
    path: '/api/sandbox/cards/{paymentId}/answer',
    summary: "The sandbox's bank: whether the person said yes to a payment of the own family",
    access: 'learner',
    params: sent({ paymentId: id }),
    body: sent({ passed: z.boolean() }),
    reply: done,
    errors: ['access.denied', 'notFound'],
    perMinute: 60,
  }),
};

/** What services tell of their own accord; each proves itself. */
export const paymentNewsCalls = {
  stripeEvents: defineCall({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: 'Events of the card service, signed by it',
    access: OPEN,
    rawBody: true,
    bodyLimit: 1_000_000,
    reply: done,
    errors: ['notFound', 'payments.unsigned'],
  }),
  mobileMoneyNews: defineCall({
    method: 'POST',
    path: '/api/mobile-money/callback/{paymentId}/{proof}',
    summary: 'What the mobile money service tells of a payment, at an address that only it was given',
    access: OPEN,
    params: sent({ paymentId: id, proof: z.string().min(1).max(100) }),
    body: z.looseObject({}),
    reply: z.object({ ResultCode: z.number(), ResultDesc: z.string() }),
    errors: ['notFound'],
  }),
};
