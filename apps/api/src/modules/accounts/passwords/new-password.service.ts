import { hashPassword } from './passwords.ts';

/** For a person whom somebody else gives the first password. */
export const newPassword = (password: string): Promise<string> => hashPassword(password);
