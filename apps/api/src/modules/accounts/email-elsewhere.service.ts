import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../db/database.ts';

/** An email must tell who signs in: one of the people who work here is no family's, and the other way around. */
export async function refuseEmailOf(
  others: 'users' | 'families',
  tx: DbOrTx,
  email: string | null,
  before: string | null = null,
): Promise<void> {
  if (email === null || email === before) return;
  const found = await tx.selectFrom(others).select('_id').where('email', '=', email).executeTakeFirst();
  if (found) throw new AppError('request.invalid', { fields: { email: 'request.notUnique' } });
}
