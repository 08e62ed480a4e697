import { createHash } from 'node:crypto';

/** Whom the sandbox knows a family by: the same each time, and it leads to nobody, as with a real service. */
export const sandboxCustomer = (familyId: string): string =>
  `cus_sandbox_${createHash('sha256').update(familyId).digest('hex').slice(0, 24)}`;
