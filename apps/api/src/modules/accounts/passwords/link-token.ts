import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of a token: who reads the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
