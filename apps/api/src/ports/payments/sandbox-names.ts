import { createHash } from 'node:crypto';

const LETTERS = 'ghijklmnop';

/** The same each time, and it leads to nobody, as with a real service. Letters alone: digits may look like a card's. */
const inLetters = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 24)
    .replaceAll(/\d/g, (digit) => LETTERS.charAt(Number(digit)));

export const SUBSCRIPTION = 'sub_sandbox_';

/** Whom the sandbox knows a family by. */
export const sandboxCustomer = (familyId: string): string => `cus_sandbox_${inLetters(familyId)}`;

/** Under which it keeps a subscription that we know by this reference. */
export const sandboxSubscription = (reference: string): string => `${SUBSCRIPTION}${inLetters(reference)}`;
