import type { ErrorCode } from '../../errors/catalogue.ts';

/** One rule in the browser and on the server: a name without dots at its ends, and a domain that ends in letters. */
export const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** The longest that mail can be sent to. */
export const EMAIL_MAX_LENGTH = 254;

/** Spec 1 §5, forgot password: nothing typed yet passes. */
export function emailFormatError(text: string): ErrorCode | undefined {
  const email = text.trim();
  if (email === '') return undefined;
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? undefined : 'request.badEmail';
}

export const emailError = (text: string): ErrorCode | undefined =>
  text.trim() === '' ? 'request.required' : emailFormatError(text);
