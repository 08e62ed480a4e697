import type { ErrorCode } from '../../errors/catalogue.ts';

/** Spec 1 §5: +1 followed by 10 digits. */
export const PHONE_PREFIX = '+1';

export const isPhone = (text: string): boolean => /^\+1\d{10}$/.test(text);

/** A phone is needed by who agrees to text messages, and only then. */
export function phoneError(agrees: boolean, phone: string): ErrorCode | undefined {
  if (!agrees) return undefined;
  if (phone.trim() === '') return 'request.required';
  return isPhone(phone.trim()) ? undefined : 'registration.wrongPhone';
}
