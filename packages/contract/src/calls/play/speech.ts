import { z } from 'zod';
import { OPEN } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { localeCode, sent } from '../../entities/shape.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { isReadInOneGo, MOST_SPOKEN_BYTES, spokenText } from '../../rules/play/spoken-text.ts';

const refusedAs = (code: ErrorCode) => ({ params: { code } });

const text = z
  .string()
  .max(MOST_SPOKEN_BYTES)
  .transform(spokenText)
  .refine((spoken) => spoken !== '', refusedAs('speech.noText'))
  .refine(isReadInOneGo, refusedAs('request.tooLong'));

const asked = {
  method: 'GET',
  access: OPEN,
  params: sent({ locale: localeCode }),
  query: sent({ text }),
  // A flood, not a school: 200 tablets behind one address that open an activity of fifty words.
  perMinute: 10_000,
} as const;

const errors = [
  'notFound',
  'request.tooMany',
  'speech.noText',
  'speech.noFile',
  'server.unavailable',
] as const satisfies readonly ErrorCode[];

/** Before signing in there is something to be read aloud too: these are open, and limited. */
export const speechCalls = {
  speech: defineCall({
    ...asked,
    path: '/api/speech/{locale}',
    summary: 'A text of at most 300 letters, read aloud; not found where the language has no voice',
    reply: { raw: 'audio/mpeg' },
    alsoAnswers: [206, 304],
    errors: [...errors, 'files.rangeNotSatisfiable'],
  }),
  speechTimings: defineCall({
    ...asked,
    path: '/api/speech/{locale}/timings',
    summary: 'When each word of the same text is heard, in milliseconds, and where it stands in it',
    reply: z.object({
      success: z.literal(true),
      words: z.array(
        z.object({
          start: z.number().int(),
          end: z.number().int(),
          from: z.number().int(),
          to: z.number().int(),
        }),
      ),
    }),
    errors: [...errors],
  }),
};
