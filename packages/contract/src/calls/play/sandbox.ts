import { z } from 'zod';
import { OPEN } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { sent } from '../../entities/shape.ts';

/** What a browser brings to a school sign-in (OAuth 2.0, authorization code). */
const comingFor = { redirect_uri: z.url().max(2000), state: z.string().min(16).max(200) };

/** The sandbox of the school sign-in; with a real one in use these answer that there is nothing. */
export const sandboxCalls = {
  sandboxCleverAuthorize: defineCall({
    method: 'GET',
    path: '/api/sandbox/clever/authorize',
    summary: 'The page of the sandbox district on which a person says who they are',
    access: OPEN,
    query: sent(comingFor),
    reply: { raw: 'text/html; charset=utf-8' },
    errors: ['notFound', 'request.invalid'],
    perMinute: 60,
  }),
  sandboxCleverChoose: defineCall({
    method: 'GET',
    path: '/api/sandbox/clever/choose',
    summary:
      'Sends the browser back to /login/clever with a code for the chosen person of the sandbox district',
    access: OPEN,
    query: sent({ ...comingFor, person: z.string().min(1).max(100) }),
    reply: { raw: 'text/html; charset=utf-8' },
    alsoAnswers: [303],
    errors: ['notFound', 'request.invalid'],
    perMinute: 60,
  }),
};
