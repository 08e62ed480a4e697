import { CODE_HOURS } from './owner-codes.ts';

/** What is printed: the address is shown once and kept nowhere. */
export const ownerInvitation = (origin: string, code: string): string =>
  `Nobody owns this installation yet. Make the first account at\n  ${ownerAddress(origin, code)}\n(works once, within ${CODE_HOURS} hours; a new start prints a new one)\n`;

export const ownerAddress = (origin: string, code: string): string => `${origin}/first-owner/${code}`;
