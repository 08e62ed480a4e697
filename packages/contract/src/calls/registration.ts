import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { email, id, localeCode, sent } from '../entities/shape.ts';

const text = z.string().max(200).default('');

/** Spec 1 §3, register payload; the rules are in rules/register-form.ts. */
const registerForm = {
  email: z.string().max(254),
  messageLocale: localeCode,
  registerLocale: localeCode,
  agreeReceiveTextMessages: z.boolean(),
  phone: text,
  location: text,
  parentFirstName: text,
  parentLastName: text,
  parentYob: text,
  parentUsername: text,
  childFirstName: text,
  childLastName: text,
  childYob: text,
  childUsername: text,
};

const registered = z.object({ success: z.literal(true), redirectTo: z.string() });

const terms = {
  locations: z.array(z.string()),
  onePerson: z.object({ onePerson: z.boolean() }),
  productName: z.string(),
};

const fieldErrors = [
  'request.required',
  'request.badEmail',
  'request.notUnique',
  'request.notNumber',
  'registration.wrongPhone',
  'registration.nameTooShort',
  'registration.usernameTooShort',
  'registration.usernameLetters',
  'registration.yobTooShort',
  'registration.yobTooLong',
] as const;

const onePerson = z.object({
  success: z.literal(true),
  data: z.object({ onePerson: z.boolean(), username: z.string().nullable() }),
});

export const registrationCalls = {
  checkCode: defineCall({
    method: 'GET',
    path: '/api/organization-purchase/check-code-availability/{code}',
    summary: 'Whether an organization code can still be used, and what its form asks for',
    access: OPEN,
    params: sent({ code: z.string().min(1).max(100) }),
    reply: z.object({ success: z.literal(true), ...terms }),
    errors: ['registration.codeUnavailable', 'registration.noPlanFree'],
    perMinute: 30,
  }),
  registerByCode: defineCall({
    method: 'POST',
    path: '/api/organization-purchase/register-by-code/{code}',
    summary: 'Registers a family with an organization code',
    access: OPEN,
    params: sent({ code: z.string().min(1).max(100) }),
    body: sent(registerForm),
    reply: registered,
    errors: [
      'registration.codeUnavailable',
      'registration.noPlanFree',
      'registration.failed',
      ...fieldErrors,
    ],
    perMinute: 20,
  }),
  pendingRegistration: defineCall({
    method: 'GET',
    path: '/api/pending-registrations/{id}',
    summary: 'A registration that was begun with a payment',
    access: OPEN,
    params: sent({ id: z.string().min(1).max(100) }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({ email, isPaid: z.boolean(), isFinished: z.boolean(), productId: id }),
      ...terms,
    }),
    errors: ['notFound'],
    perMinute: 30,
  }),
  finishRegistration: defineCall({
    method: 'POST',
    path: '/api/pending-registrations/finish',
    summary: 'Finishes a paid registration',
    access: OPEN,
    body: sent({ id: z.string().min(1).max(100), ...registerForm }),
    reply: registered,
    errors: [
      'notFound',
      'registration.notPaid',
      'registration.alreadyCompleted',
      'registration.noPlanFree',
      'registration.failed',
      ...fieldErrors,
    ],
    perMinute: 20,
  }),
  usernameAvailability: defineCall({
    method: 'GET',
    path: '/api/users/username-availability',
    summary: 'Whether a username is free, and free ones like it or like a name, for who may register',
    access: OPEN,
    // The organization code or the paid registration the person came with: others learn nothing about usernames.
    query: sent({ offer: z.string().min(1).max(100), username: text, firstname: text, lastname: text }),
    reply: z.object({ success: z.literal(true), available: z.boolean(), suggestions: z.array(z.string()) }),
    errors: ['registration.codeUnavailable', 'request.tooMany'],
    perMinute: 40,
  }),
  onePersonByFamily: defineCall({
    method: 'GET',
    path: '/api/users/{id}/one-person-by-family',
    summary: 'Whether a family has the one-person product',
    access: OPEN,
    params: sent({ id }),
    reply: onePerson,
    errors: ['notFound'],
    perMinute: 60,
  }),
  onePersonByParams: defineCall({
    method: 'GET',
    path: '/api/users/{id}/one-person-by-params',
    summary:
      'Whether the product of a learning center, by its id or its name in the address, is the one-person product',
    access: OPEN,
    params: sent({ id: z.string().min(1).max(100) }),
    query: sent({ _id: id.optional(), name: z.string().max(100).optional() }),
    reply: onePerson,
    errors: ['notFound'],
    perMinute: 60,
  }),
};
