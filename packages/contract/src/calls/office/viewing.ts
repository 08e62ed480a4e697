import { z } from 'zod';
import { VIEWERS } from '../../access/viewing.ts';
import { defineCall } from '../../call.ts';
import { id, sent } from '../../entities/shape.ts';

const errors = [
  'notFound',
  'viewing.yourself',
  'viewing.notBelow',
  'viewing.blocked',
  'auth.demoOnlyHere',
  'learningCenters.expired',
] as const;

const token = z.object({ success: z.literal(true), token: z.string() });

/** Seeing Flink as another person does. The token reads what the person reads and changes nothing. */
export const viewingCalls = {
  viewAsUser: defineCall({
    method: 'POST',
    path: '/api/admin/view-as/user/{id}',
    summary: 'A token of half an hour that sees the office as this user does and changes nothing',
    access: VIEWERS,
    tenant: { 'params.id': 'user' },
    params: sent({ id }),
    reply: token,
    errors,
  }),
  viewAsLearner: defineCall({
    method: 'POST',
    path: '/api/admin/view-as/learner/{id}',
    summary: 'A token of half an hour that sees Play as this learner does and changes nothing',
    access: VIEWERS,
    tenant: { 'params.id': 'learner' },
    params: sent({ id }),
    reply: token,
    errors: [
      ...errors,
      'payments.rejected',
      'payments.refunded',
      'payments.pending',
      'payments.resumeByFamilyAdmin',
      'payments.resumeNeeded',
      'payments.retryNeeded',
    ],
  }),
};
