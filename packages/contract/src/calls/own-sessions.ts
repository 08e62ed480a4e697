import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, sent } from '../entities/shape.ts';

export const OWN_SESSIONS_SHOWN = 100;

const ownSession = z.object({
  _id: id,
  /** As people call them, such as Chrome and Android; empty where the browser did not say. */
  browser: z.string(),
  system: z.string(),
  startedAt: z.string(),
  /** When the device was last there, to within half a day. */
  usedAt: z.string(),
  isThisDevice: z.boolean(),
  /** Those of the family who are signed in there; nobody for an account of the office. */
  names: z.array(z.string()),
});

export type OwnSession = z.output<typeof ownSession>;

const reply = z.object({ success: z.literal(true), data: z.array(ownSession) });

export const ownSessionsCalls = {
  ownSessions: defineCall({
    method: 'GET',
    path: '/api/auth/sessions',
    summary:
      'The devices on which the person, or with an adult the family, is signed in; the last used first',
    access: 'signedIn',
    whileViewing: 'private',
    reply,
    errors: ['access.denied', 'personalData.onlyAdults'],
  }),
  endOwnSessions: defineCall({
    method: 'POST',
    path: '/api/auth/end-sessions',
    summary:
      'Signs the person, or with an adult the family, out on other devices; answers with those that are left',
    access: 'signedIn',
    body: sent({ sessionIds: z.array(id).min(1).max(OWN_SESSIONS_SHOWN) }),
    reply,
    errors: ['access.denied', 'personalData.onlyAdults'],
  }),
};
