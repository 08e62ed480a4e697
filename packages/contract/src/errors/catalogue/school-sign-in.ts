import type { ErrorEntries } from '../error-entry.ts';

/** Why a school sign-in failed: the {reason} of `auth.cleverFailed` (spec 1 §8). */
export const schoolSignInErrors = {
  'school.codeRefused': { status: 403, text: 'this sign-in has expired or was already used' },
  'school.notAllowed': { status: 502, text: 'your school did not let Flink read who you are' },
  'school.noAnswer': { status: 502, text: 'the school sign-in does not answer' },
  'school.badAnswer': {
    status: 502,
    text: 'the school sign-in gave an answer that Flink does not understand',
  },
  'school.unknownType': { status: 403, text: 'this kind of school account cannot be used here' },
  'school.noAccount': { status: 403, text: 'your school account is not connected to Flink yet' },
} as const satisfies ErrorEntries;
