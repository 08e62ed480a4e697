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
      /** Words that the task gives: they are no mistakes. */
      words: z.array(z.string().max(200)).max(100).default([]),
      /** What the task says: copied, it is no text. */
      task: z.string().max(20_000).default(''),
    }),
    // Another service may be paid for each.
    perMinute: 30,
    reply: z.object({
      success: z.literal(true),
      feedback: z.string(),
      /** Without the marks of the editor. */
      text: z.string(),
      /** At most three mistakes, where they stand in `text`; none where a service outside reads it. */
      findings: z.array(z.object({ from: z.number().int(), to: z.number().int(), said: z.string() })),
    }),
    errors: ['server.unavailable'],
  }),
};
