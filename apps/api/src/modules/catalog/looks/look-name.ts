import { lookName } from '@flink/contract/entities/learner-settings.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { Change } from '../../../resources/served-resource.ts';

/** Solutions and the settings of learners hold the name of a theme or a character, so it stays what it is. */
export function checkLookName({ before, values }: Change<{ name: string }>): void {
  const fits = lookName.safeParse(values.name).success && (!before || before.name === values.name);
  if (!fits) throw new AppError('request.invalid', { fields: { name: 'request.notAllowed' } });
}

/** Whether the product draws it, and names it in the interface texts. */
export async function isDrawn(
  table: 'themes' | 'characters',
  { tx, before }: Pick<Change<object>, 'tx' | 'before'>,
): Promise<boolean> {
  if (!before) return false;
  const found = await sql`select from ${sql.table(table)} where _id = ${before._id} and shipped`.execute(tx);
  return found.rows.length > 0;
}
