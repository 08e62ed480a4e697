import { z } from 'zod';
import { defineCall } from '../call.ts';
import { familyMember, familyRow, managedMember, ownFamily } from '../entities/people.ts';
import { prepaidInfo } from '../entities/prepaid.ts';
import { id, sent } from '../entities/shape.ts';

const text = z.string().max(200);

export const familiesCalls = {
  familiesByLearningCenter: defineCall({
    method: 'GET',
    path: '/api/families/get-by-learning-center-id/{id}',
    summary: 'Families of a learning center',
    access: { flinkAdmin: { families: { view: true } } },
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: z.array(familyRow) }),
    errors: ['notFound'],
  }),
  familyMembersByFamily: defineCall({
    method: 'GET',
    path: '/api/families/get-family-members-by-family/{id}',
    summary: 'Members of a family, for its own learners and for the staff above them',
    access: 'signedIn',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: z.array(managedMember) }),
    errors: ['notFound'],
  }),
  editFamily: defineCall({
    method: 'PUT',
    path: '/api/families/edit',
    summary:
      'Saves the members of a family: of the own, when the family admin is in the team, or of one that the person asking manages',
    access: 'signedIn',
    tenant: { 'body._id': 'family', 'body.members._id': 'learner' },
    body: sent({
      _id: id,
      /** Left out, it stays as it is. */
      agreeReceiveTextMessages: z.boolean().optional(),
      /** Whether the family's faces are offered at sign-in; left out, it stays as it is. */
      listedAtSignIn: z.boolean().optional(),
      /** Of a family that has none yet; a known one stays. */
      phone: text.default(''),
      /** The first is the family admin. One without an id is new; an empty new one is left out. */
      members: z
        .array(
          sent({
            _id: id.optional(),
            firstname: text,
            lastname: text,
            username: text,
            /** Four digits, or empty. */
            yob: text.default(''),
            type: z.enum(['adult', 'child']).default('child'),
            /** Of a new member; of a child a new one, or empty. */
            password: z.string().max(200).default(''),
            /** Only the office blocks a member; left out, it stays as it is. */
            blocked: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(100),
    }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({ family: ownFamily }),
      /** A new one, when the password of somebody who is signed in here was changed. */
      token: z.string().optional(),
    }),
    errors: [
      'access.denied',
      'notFound',
      'request.invalid',
      'families.onlyFamilyAdmin',
      'families.onePerson',
      'families.noRoom',
      'conflict',
    ],
  }),
  blockFamily: defineCall({
    method: 'POST',
    path: '/api/families/{id}/block',
    summary: 'Blocks a family, which frees its plan, or lets it in again, if a plan is free',
    access: { admin: { families: { edit: true } } },
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    body: sent({ blocked: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: z.object({ _id: id, blocked: z.boolean() }) }),
    errors: ['notFound', 'plans.noneFree'],
  }),
  prepaidStatus: defineCall({
    method: 'GET',
    path: '/api/families/prepaid-status/{id}',
    summary:
      'What is left of the hours a family has bought; nothing for a family that does not pay by the hour. For the family, its teachers, its center and who manages purchases',
    access: 'signedIn',
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: prepaidInfo.nullable() }),
    errors: ['notFound'],
  }),
  editPrepaidStatus: defineCall({
    method: 'POST',
    path: '/api/families/{id}/edit-prepaid-status',
    summary:
      'Turns automatic payments on or off, for the family admin too; counts payments that came in, for who manages purchases',
    access: 'signedIn',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    body: sent({
      /** Payments that came in: each is one increment of hours, or what a period of the subscription brings. */
      paymentQty: z.number().int().min(0).max(1_000).default(0),
      /** All that was still open is paid. */
      purchaseProduct: z.boolean().default(false),
      /** The payments are those of a subscription. */
      subscription: z.boolean().default(false),
      /** Left out, it stays as it is. */
      automaticPayments: z.boolean().optional(),
    }),
    reply: z.object({ success: z.literal(true), data: prepaidInfo }),
    errors: [
      'access.denied',
      'notFound',
      'families.onlyFamilyAdmin',
      'families.notPrepaid',
      'payments.noMethod',
      'payments.moreThanOpen',
      'payments.automaticFailed',
    ],
  }),
  removePaymentMethod: defineCall({
    method: 'POST',
    path: '/api/families/{id}/remove-payment-method',
    summary: 'Forgets what a family pays with, which ends its automatic payments',
    access: 'signedIn',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['access.denied', 'notFound', 'families.onlyFamilyAdmin', 'payments.automaticFailed'],
  }),
  familyMemberById: defineCall({
    method: 'GET',
    path: '/api/family-members/{id}',
    summary: 'A member of a family, for its own learners and for the staff above them',
    access: 'signedIn',
    tenant: { 'params.id': 'learner' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: familyMember.extend({ familyId: id }) }),
    errors: ['notFound'],
  }),
  addPlayTime: defineCall({
    method: 'POST',
    path: '/api/families/{id}/add-play-time',
    summary: "Takes a played minute from the own family's hours, by the server's clock",
    access: 'learner',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    body: sent({
      /** Made by the player: a minute that is sent twice is one minute. */
      id: id.optional(),
      timeInMinutes: z.number().int().min(1).max(1_440),
    }),
    reply: z.object({ success: z.literal(true), data: prepaidInfo.nullable() }),
    errors: ['access.denied', 'notFound'],
  }),
};
