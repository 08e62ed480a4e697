import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { email, localeCode, sent } from '../entities/shape.ts';
import { isTimeZone } from '../rules/people/time-zone.ts';
import { newPassword, ownName, passwordErrors } from './accounts.ts';

const code = z.string().min(20).max(200);

/** The owner's first minute: by a code that the start prints, or `npm run owner`. */
export const firstOwnerCalls = {
  firstOwnerCode: defineCall({
    method: 'GET',
    path: '/api/auth/first-owner/{code}',
    summary: 'Whether a code to become the owner can still be used, and for which email it was made',
    access: OPEN,
    params: sent({ code }),
    reply: z.object({ success: z.literal(true), email: z.string().nullable() }),
    errors: ['auth.linkInvalid'],
    perMinute: 20,
  }),
  makeFirstOwner: defineCall({
    method: 'POST',
    path: '/api/auth/first-owner',
    summary: 'Uses a code once: makes the owner of the installation (SUPER), and signs in',
    access: OPEN,
    body: sent({
      code,
      firstname: ownName,
      lastname: ownName,
      email,
      password: newPassword,
      locale: localeCode,
      timeZone: z
        .string()
        .max(100)
        .refine(isTimeZone, { params: { code: 'request.notAllowed' } }),
    }),
    reply: z.object({ success: z.literal(true), token: z.string() }),
    errors: ['auth.linkInvalid', 'request.invalid', 'request.notUnique', ...passwordErrors],
    perMinute: 10,
  }),
};
