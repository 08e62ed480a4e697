import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { LinkTarget } from './password-links.repo.ts';

/** A person whose password can be set. */
export type LinkPerson = Awaited<ReturnType<typeof membersOf>>[number];

export const userOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('users')
    .select(['_id', 'firstname', 'lastname', 'email', 'locale'])
    .where('_id', '=', userId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();

/** With the family's name and email, which are not good passwords either. */
export const membersOf = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .select([
      'member._id',
      'member.firstname',
      'member.lastname',
      'member.username',
      'member.face',
      'member.type',
      'family.name as familyName',
      'family.email as familyEmail',
      'family.message_locale as familyLocale',
    ])
    .where('member.family_id', '=', familyId)
    .where('member.blocked_at', 'is', null)
    .where('family.blocked_at', 'is', null)
    .orderBy('member.is_admin', 'desc')
    .orderBy('member._id')
    .execute();

/** In which language they are written to. */
export async function localeOf(tx: DbOrTx, target: LinkTarget): Promise<string> {
  const found =
    'userId' in target
      ? tx.selectFrom('users').select('locale').where('_id', '=', target.userId)
      : tx.selectFrom('families').select('message_locale as locale').where('_id', '=', target.familyId);
  return (await found.executeTakeFirst())?.locale ?? DEFAULT_LOCALE;
}
