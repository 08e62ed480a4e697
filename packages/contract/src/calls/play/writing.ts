import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sent } from '../../entities/shape.ts';

/** Some ten pages. */
const MOST_LETTERS = 20_000;

export const writingCalls = {
  checkWriting: defineCall({
    method: 'POST',
    path: '/api/ai/check-writing',
    summary: 'What is good about a text, and what could be better, in the language of who asks',
    access: 'signedIn',
    whileViewing: 'answered',
    body: sent({
      writing: z.string().trim().min(1).max(MOST_LETTERS),
      /** What was said of this text before, the latest last: it is not said again. */
      earlier: z.array(z.string().max(2_000)).max(20).default([]),
    }),
    // Another service may be paid for each.
    perMinute: 30,
    reply: z.object({ success: z.literal(true), feedback: z.string() }),
    errors: ['server.unavailable'],
  }),
};
