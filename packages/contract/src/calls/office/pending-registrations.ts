import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { chosenOf, id, moment, sent, tableQuery, tableReply } from '../../entities/shape.ts';
import { chosenDays } from '../../resources/kit/filter-schema.ts';
import { PENDING_STATES } from '../../rules/people/pending-registration.ts';
import { placeFilters } from './place-filters.ts';

const pendingRow = z.object({
  _id: z.string(),
  email: z.string(),
  productId: id,
  productName: z.string(),
  learningCenterName: z.string(),
  organizationName: z.string(),
  /** Paid: only the form is left to fill in. */
  state: z.enum(PENDING_STATES),
  createdAt: moment,
  remindedAt: moment.nullable(),
});

const params = sent({ id: z.string().min(1).max(100) });
const changed = z.object({ success: z.literal(true), data: pendingRow });

/** Registrations that were begun with a payment and not finished, for who manages the families of their center. */
export const pendingRegistrationsCalls = {
  pendingRegistrations: defineCall({
    method: 'GET',
    path: '/api/pending-registrations',
    summary: 'Registrations that are not finished, the latest first',
    access: { admin: { families: { view: true } } },
    query: tableQuery(['createdAt', 'email', 'productName', 'learningCenterName', 'state']).extend({
      ...placeFilters,
      'filter.state': chosenOf(PENDING_STATES),
      'filter.createdAt': chosenDays(),
    }),
    reply: tableReply(pendingRow),
  }),
  remindPending: defineCall({
    method: 'POST',
    path: '/api/pending-registrations/{id}/remind',
    summary: 'Sends an email with what is left to do, once a day at most for one person',
    access: { admin: { families: { edit: true } } },
    params,
    reply: changed,
    errors: ['notFound', 'registration.remindedToday', 'registration.alreadyCompleted'],
  }),
  approvePending: defineCall({
    method: 'POST',
    path: '/api/pending-registrations/{id}/approve',
    summary: 'Lets a registration be finished without a payment through Flink, and says so by email',
    access: { admin: { families: { create: true } } },
    params,
    reply: changed,
    errors: ['notFound', 'registration.alreadyCompleted', 'registration.noPlanFree'],
  }),
  deletePending: defineCall({
    method: 'DELETE',
    path: '/api/pending-registrations/{id}',
    summary: 'Deletes a registration that nobody has paid for',
    access: { admin: { families: { delete: true } } },
    params,
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound', 'registration.paidStays', 'registration.alreadyCompleted'],
  }),
};
