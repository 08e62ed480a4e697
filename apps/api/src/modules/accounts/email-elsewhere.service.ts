import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../db/database.ts';

/** Of many, as `refuseEmailOf`. */
export async function refuseEmailsOf(
  others: 'users' | 'families',
  tx: DbOrTx,
  wanted: readonly { readonly email: string | null; readonly before: string | null }[],
): Promise<void> {
  const emails = wanted.flatMap(({ email, before }) => (email === null || email === before ? [] : [email]));
  if (emails.length === 0) return;
  const found = await tx.selectFrom(others).select('_id').where('email', 'in', emails).executeTakeFirst();
  if (found) throw new AppError('request.invalid', { fields: { email: 'request.notUnique' } });
}

/** An email must tell who signs in: one of the people who work here is no family's, and the other way around. */
export async function refuseEmailOf(
  others: 'users' | 'families',
  tx: DbOrTx,
  email: string | null,
  before: string | null = null,
): Promise<void> {
  await refuseEmailsOf(others, tx, [{ email, before }]);
}
