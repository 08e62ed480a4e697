import { randomBytes } from 'node:crypto';
import { hashPassword } from './passwords.ts';

/** For people who set their first password by a link: a guess at it costs as much as at any other, and never fits. */
export const unusablePassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

let shared: Promise<string> | undefined;

/** For many at once: nobody knows it, so they may have the same one; a hash for each of thousands takes minutes. */
export const sharedUnusablePassword = (): Promise<string> => {
  shared ??= unusablePassword();
  return shared;
};
