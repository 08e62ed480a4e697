import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { userRow } from '../entities/people.ts';
import { id, sent, tableQuery, tableReply } from '../entities/shape.ts';

const signedIn = z.object({ success: z.literal(true), token: z.string() });

export const accountsCalls = {
  login: defineCall({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with a username or an email and a password',
    access: OPEN,
    body: sent({
      username: z.string().min(1).max(254),
      password: z.string().min(1).max(200),
      learningCenterId: id.optional(),
      isTeam: z.boolean().optional(),
    }),
    reply: signedIn,
    errors: ['auth.wrongCredentials', 'request.tooMany'],
    perMinute: 30,
  }),
  updateToken: defineCall({
    method: 'GET',
    path: '/api/auth/updateToken',
    summary: 'Renew the session; the person is read again',
    access: 'signedIn',
    reply: signedIn,
    errors: ['session.invalid'],
  }),
  usersTable: defineCall({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Users within the scope of the person asking',
    access: { admin: { users: { view: true } } },
    query: tableQuery(['name', 'role', 'organization', 'status', 'lastSeenAt']),
    reply: tableReply(userRow),
  }),
};
