/** Spec 1 §5: +1 followed by 10 digits. */
export const PHONE_PREFIX = '+1';

export const isPhone = (text: string): boolean => /^\+1\d{10}$/.test(text);
