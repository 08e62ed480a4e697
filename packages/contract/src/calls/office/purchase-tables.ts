import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { chosenOf, id, moment, tableQuery, tableReply } from '../../entities/shape.ts';
import { chosenDays } from '../../resources/kit/filter-schema.ts';
import { PURCHASE_STATUSES } from '../../rules/billing/purchase-status.ts';
import { CODE_STATES } from '../../rules/people/code-states.ts';
import { placeFilters } from './place-filters.ts';

const centerRow = z.object({
  _id: id,
  learningCenterId: id,
  learningCenterName: z.string(),
  organizationName: z.string(),
  productName: z.string(),
  plans: z.number().int(),
  inUse: z.number().int(),
});

const familyRow = z.object({
  _id: id,
  familyId: id,
  familyName: z.string(),
  learningCenterName: z.string(),
  productName: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  isRefunded: z.boolean(),
  /** Of one payment, in whole units. */
  amount: z.number(),
  currencyIsoCode: z.string(),
  paidTimes: z.number().int(),
  billingCycles: z.number().int().nullable(),
  createdAt: moment,
});

const codeRow = z.object({
  _id: id,
  code: z.string(),
  /** What is printed on its card. */
  title: z.string(),
  learningCenterId: id,
  learningCenterName: z.string(),
  organizationName: z.string(),
  productName: z.string(),
  state: z.enum(CODE_STATES),
  createdAt: moment,
  activatedAt: moment.nullable(),
  /** Who came with it, for who may see the family. */
  familyName: z.string().nullable(),
});

/** What was purchased and which codes there are, over all centers and families that the person asking sees. */
export const purchaseTableCalls = {
  centerPurchasesTable: defineCall({
    method: 'GET',
    path: '/api/organization-purchase/purchases',
    summary: 'What was purchased for learning centers',
    access: { admin: { purchases: { view: true }, plans: { view: true } } },
    query: tableQuery(['learningCenterName', 'organizationName', 'productName', 'plans', 'inUse']).extend(
      placeFilters,
    ),
    reply: tableReply(centerRow),
  }),
  familyPurchasesTable: defineCall({
    method: 'GET',
    path: '/api/purchases/families',
    summary: 'What families have bought, the latest first',
    access: { admin: { purchases: { view: true }, families: { view: true } } },
    query: tableQuery(['createdAt', 'familyName', 'productName', 'status']).extend({
      ...placeFilters,
      'filter.status': chosenOf(PURCHASE_STATUSES),
      'filter.createdAt': chosenDays(),
    }),
    reply: tableReply(familyRow),
  }),
  codesTable: defineCall({
    method: 'GET',
    path: '/api/organization-purchase/codes',
    summary: 'Codes of all learning centers, the latest first',
    access: { admin: { codes: { view: true } } },
    query: tableQuery(['createdAt', 'code', 'learningCenterName', 'productName', 'activatedAt']).extend({
      ...placeFilters,
      'filter.state': chosenOf(CODE_STATES),
      'filter.createdAt': chosenDays(),
      'filter.activatedAt': chosenDays(),
    }),
    reply: tableReply(codeRow),
  }),
};
