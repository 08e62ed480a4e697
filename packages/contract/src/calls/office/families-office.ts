import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { familyRow } from '../../entities/people.ts';
import { id, sent } from '../../entities/shape.ts';
import { families } from '../../resources/families.ts';
import { rowSchema, valuesSchema } from '../../resources/kit/resource-schema.ts';
import { newPassword } from '../accounts.ts';

const done = z.object({ success: z.literal(true) });

/** Spec 3 §7.6, families, as staff asks for them; the kit's own calls stand beside these. */
export const familiesOfficeCalls = {
  familiesByTeacher: defineCall({
    method: 'GET',
    path: '/api/families/get-by-teacher-id/{id}',
    summary: 'Families that are assigned to a teacher, with their members',
    access: [
      'SUPER',
      'MASTER_ADMIN',
      'MASTER_ORGANIZATION_ADMIN',
      'REGION_ADMIN',
      'LEARNING_CENTER_ADMIN',
      'TEACHER',
    ],
    tenant: { 'params.id': 'teacher' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: z.array(familyRow) }),
    errors: ['notFound'],
  }),
  addFamily: defineCall({
    method: 'POST',
    path: '/api/families/add',
    summary: 'Makes a family in a learning center, with the member who holds the account',
    access: { admin: { families: { create: true } } },
    tenant: { 'body.learningCenterId': 'learningCenter' },
    body: valuesSchema(families.fields),
    reply: z.object({
      success: z.literal(true),
      data: rowSchema(families.fields, families.shown ?? []),
    }),
    errors: ['notFound', 'request.invalid', 'request.notUnique'],
  }),
  deleteFamily: defineCall({
    method: 'DELETE',
    path: '/api/families/delete/{id}',
    summary: 'Deletes a family with its members and what they made',
    access: { admin: { families: { delete: true } } },
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: done,
    errors: [
      'notFound',
      'rows.protected',
      'rows.inUse',
      'families.deletionWaits',
      'personalData.subscriptionRuns',
    ],
  }),
  newMemberPassword: defineCall({
    method: 'POST',
    path: '/api/families/{id}/new-password',
    summary: 'Gives a member of a family a new password, which ends their sessions',
    access: { admin: { families: { edit: true } } },
    tenant: { 'params.id': 'family', 'body.memberId': 'learner' },
    params: sent({ id }),
    body: sent({ memberId: id, password: newPassword }),
    reply: done,
    errors: [
      'notFound',
      'request.invalid',
      'auth.passwordCommon',
      'auth.passwordIsName',
      'families.onlyItsCenter',
      'families.paysWithCard',
    ],
  }),
};
