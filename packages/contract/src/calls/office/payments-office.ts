import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { priceOnOffer } from '../../entities/payments.ts';
import { planCount } from '../../entities/plans.ts';
import { chosenOf, id, moment, sent, tableQuery, tableReply } from '../../entities/shape.ts';
import { chosenDays } from '../../resources/kit/filter-schema.ts';
import { withoutCardNumbers } from '../../rules/billing/card-numbers.ts';

const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

const centerPurchase = z.object({
  _id: id,
  learningCenterId: id,
  productId: id,
  productName: z.string(),
  plans: z.number().int(),
  inUse: z.number().int(),
});

const view = { admin: { plans: { view: true } } } as const;
const buy = { admin: { plans: { purchase: true } } } as const;

/** Some, never none. */
const number = planCount.min(1);

/** What organisations purchase for their centers (spec 3 §7.6): plans of a product, counted where they are given. */
export const organizationPurchaseCalls = {
  shopifyProducts: defineCall({
    method: 'GET',
    path: '/api/purchases/shopify-products',
    summary: 'Products that can be bought once',
    access: { admin: { purchases: { view: true } } },
    reply: answer(z.array(priceOnOffer)),
    errors: ['purchases.fetchFailed'],
  }),
  braintreePlans: defineCall({
    method: 'GET',
    path: '/api/purchases/braintree-plans',
    summary: 'Plans that are paid again and again',
    access: { admin: { purchases: { view: true } } },
    reply: answer(z.array(priceOnOffer)),
    errors: ['purchases.fetchFailed'],
  }),
  centerPurchases: defineCall({
    method: 'GET',
    path: '/api/organization-purchase/get-list/{id}',
    summary: 'What was purchased for a learning center',
    access: view,
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: answer(z.array(centerPurchase)),
    errors: ['notFound'],
  }),
  addCenterPurchase: defineCall({
    method: 'POST',
    path: '/api/organization-purchase/add-learning-center-purchase/{id}',
    summary: 'Purchases plans of a product for a learning center that has none of it',
    access: buy,
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    body: sent({ productId: id, number }),
    reply: answer(centerPurchase),
    errors: ['notFound', 'conflict', 'request.invalid'],
  }),
  centerPurchase: defineCall({
    method: 'GET',
    path: '/api/organization-purchase/get-purchase/{id}',
    summary: 'One purchase of a learning center',
    access: view,
    params: sent({ id }),
    reply: answer(centerPurchase),
    errors: ['purchases.notFound'],
  }),
  addPlansToPurchase: defineCall({
    method: 'POST',
    path: '/api/organization-purchase/add-plans-to-purchase/{id}',
    summary: 'Purchases more plans for a learning center',
    access: buy,
    params: sent({ id }),
    body: sent({ number }),
    reply: answer(centerPurchase),
    errors: ['purchases.notFound', 'request.invalid'],
  }),
  subtractPlansFromPurchase: defineCall({
    method: 'POST',
    path: '/api/organization-purchase/subtract-plans-from-purchase/{id}',
    summary: 'Takes plans of a learning center back, never those in use',
    access: buy,
    params: sent({ id }),
    body: sent({ number }),
    reply: answer(centerPurchase),
    errors: ['purchases.notFound', 'plans.belowUsed'],
  }),
  deleteCenterPurchase: defineCall({
    method: 'DELETE',
    path: '/api/organization-purchase/delete-learning-center-purchase/{id}',
    summary: 'Takes all plans of a product from a learning center that uses none of them',
    access: buy,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['purchases.notFound', 'plans.belowUsed'],
  }),
};

/** The number of a transfer that was made by hand. */
const sentBack = sent({ reference: z.string().trim().min(1).max(60).transform(withoutCardNumbers) });

const refundRow = z.object({
  _id: id,
  familyId: id,
  familyName: z.string(),
  productName: z.string(),
  message: z.string(),
  state: z.enum(['open', 'granted', 'declined']),
  answer: z.string().nullable(),
  /** How far the money itself is: nowhere, on its way back, back. */
  money: z.enum(['none', 'refunding', 'refunded']),
  /** It is on its way only when somebody sends it. */
  byHand: z.boolean(),
  /** Under which the service knows the payment that goes back. */
  externalId: z.string().nullable(),
  /** Of the last payment, in whole units; null where nothing was paid through Flink. */
  amount: z.number().nullable(),
  currencyIsoCode: z.string(),
  createdAt: moment,
  decidedAt: moment.nullable(),
});

/** Paid for a registration, or by a family, but not its price. */
const heldPayment = z.object({
  _id: id,
  email: z.string(),
  productName: z.string(),
  centerName: z.string(),
  /** What it brings when it is taken as paid. */
  what: z.enum(['hours', 'buyout', 'period', 'registration']),
  hours: z.number(),
  months: z.number().int(),
  amount: z.number(),
  currencyIsoCode: z.string(),
  /** What was asked for, or what a registration for the product costs; null where nobody has said it. */
  price: z.number().nullable(),
  priceCurrency: z.string().nullable(),
  /** It is the price, and something else has paid for all of it meanwhile: it can only go back. */
  late: z.boolean(),
  /** It goes back by hand, and belongs to nobody who could have asked for it: somebody sends it and says so here. */
  byHand: z.boolean(),
  service: z.string(),
  /** Under which its service knows it. */
  externalId: z.string().nullable(),
  createdAt: moment,
});

/** What consumer support decides. */
export const refundCalls = {
  refundsTable: defineCall({
    method: 'GET',
    path: '/api/purchases/refunds',
    summary: 'What families have asked back, the latest first',
    access: { admin: { purchases: { refund: true } } },
    query: tableQuery(['createdAt', 'familyName', 'state']).extend({
      'filter.state': chosenOf(['open', 'granted', 'declined']),
      'filter.createdAt': chosenDays(),
    }),
    reply: tableReply(refundRow),
  }),
  finishRefund: defineCall({
    method: 'POST',
    path: '/api/purchases/refunds/{id}/finish',
    summary: 'Says that money which goes back by hand was sent, under which number',
    access: { admin: { purchases: { refund: true } } },
    params: sent({ id }),
    body: sentBack,
    reply: answer(refundRow),
    errors: ['notFound', 'conflict'],
  }),
  heldPayments: defineCall({
    method: 'GET',
    path: '/api/purchases/held',
    summary: 'What was paid for registrations or by families and is not the price, the oldest first',
    access: { admin: { purchases: { refund: true } } },
    reply: answer(z.array(heldPayment)).extend({
      /** Products that people wait to register for and nobody has set a price of: all that is paid for them is held. */
      unpriced: z.array(z.object({ _id: id, name: z.string() })),
    }),
  }),
  decideHeld: defineCall({
    method: 'POST',
    path: '/api/purchases/held/{id}/decide',
    summary: 'Takes what was paid as the price, or gives it back',
    access: { admin: { purchases: { refund: true } } },
    params: sent({ id }),
    body: sent({ accepted: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound', 'conflict', 'payments.moreThanOpen', 'payments.refundUnderWay'],
  }),
  finishHeld: defineCall({
    method: 'POST',
    path: '/api/purchases/held/{id}/finish',
    summary: 'Says that money of a family that is gone was sent back by hand, under which number',
    access: { admin: { purchases: { refund: true } } },
    params: sent({ id }),
    body: sentBack,
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound', 'conflict'],
  }),
  decideRefund: defineCall({
    method: 'POST',
    path: '/api/purchases/refunds/{id}/decide',
    summary: 'Gives the money back through the service that took it, or declines',
    access: { admin: { purchases: { refund: true } } },
    params: sent({ id }),
    body: sent({
      granted: z.boolean(),
      answer: z.string().trim().max(2_000).transform(withoutCardNumbers).default(''),
    }),
    reply: answer(refundRow),
    errors: [
      'notFound',
      'conflict',
      'payments.disputed',
      'payments.refundUnderWay',
      'payments.automaticFailed',
    ],
  }),
};
