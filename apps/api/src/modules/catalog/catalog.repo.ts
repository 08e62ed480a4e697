import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { type TableQuery, tablePage } from '../../db/table-page.ts';
import { templateNameIn } from '../../db/text-in.ts';

export const locales = (db: DbOrTx) =>
  db
    .selectFrom('locales')
    .select(['_id', 'code', 'name', 'display_name as displayName'])
    .orderBy('position')
    .orderBy('code')
    .execute();

export const keyedStrings = (db: DbOrTx, locale: string, prefix = '') =>
  db
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .where('value.locale', '=', locale)
    .where('strings.key', 'is not', null)
    .$if(prefix !== '', (some) => some.where('strings.key', 'like', `${prefix}%`))
    .select(['strings.key', 'value.string_value as text'])
    .orderBy('strings.key')
    .execute();

/** What a sign-in screen shows of an organisation. Not scoped: it is public. */
export const masterOrganization = (db: DbOrTx, id: string) =>
  db
    .selectFrom('master_organizations')
    .select([
      '_id',
      'name',
      sql<boolean>`clever_district_id is not null`.as('cleverSignIn'),
      'login_backgrounds as loginBackgrounds',
    ])
    .where('_id', '=', id)
    .executeTakeFirst();

export const documentFile = (db: DbOrTx, id: string) =>
  db.selectFrom('documents').select(['name', 'file_key as fileKey']).where('_id', '=', id).executeTakeFirst();

export const configValue = (db: DbOrTx, key: string) =>
  db.selectFrom('config').select('value').where('key', '=', key).executeTakeFirst();

export const config = (db: DbOrTx) => db.selectFrom('config').select(['key', 'value']).execute();

export const activityTemplates = (db: DbOrTx, locale: string) =>
  db
    .selectFrom('activity_templates')
    .select([
      '_id',
      'alias',
      templateNameIn(locale).as('activityTemplateName'),
      sql<'match' | 'spell' | 'read' | 'choose' | 'make'>`family`.as('family'),
      'multiplayer',
      'image_required as imageRequired',
      'audio_required as audioRequired',
      'default_for_reports as defaultForReports',
      'available_for_wordlists as availableForWordlists',
      'only_for_wordlists as onlyForWordlists',
    ])
    .orderBy('activityTemplateName')
    .execute();

export const distinctStringValues = async (db: DbOrTx, locale: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('string_values')
    .select('string_value')
    .distinct()
    .where('locale', '=', locale)
    .orderBy('string_value')
    .execute();
  return rows.map((row) => row.string_value);
};

const STRING_ORDER = { stringNumber: sql`strings.string_number`, key: sql`strings.key` } as const;

export interface StringsQuery extends TableQuery {
  readonly orderBy: keyof typeof STRING_ORDER;
  readonly locale: string;
}

export const missingStrings = (db: DbOrTx, query: StringsQuery) =>
  tablePage({
    all: db
      .selectFrom('strings')
      .innerJoin('string_values as english', (join) =>
        join.onRef('english.string_id', '=', 'strings._id').on('english.locale', '=', 'en'),
      )
      .leftJoin('string_values as wanted', (join) =>
        join.onRef('wanted.string_id', '=', 'strings._id').on('wanted.locale', '=', query.locale),
      )
      .where((eb) =>
        eb.or([
          eb('wanted.string_id', 'is', null),
          sql<SqlBool>`english.edited and wanted.updated_at < english.updated_at`,
        ]),
      ),
    query,
    search: [sql.ref('strings.key'), sql.ref('english.string_value')],
    orderBy: STRING_ORDER[query.orderBy],
    key: sql.ref('strings._id'),
    select: (rows) =>
      rows.select([
        'strings._id',
        'strings.string_number as stringNumber',
        'strings.key',
        'english.string_value as english',
        sql<boolean>`wanted.string_id is not null`.as('outdated'),
      ]),
  });

/** Whether the translation is there, and from now on one of what English says now. */
export async function stillRight(db: DbOrTx, stringId: string, locale: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('string_values')
    .set({ updated_at: sql<Date>`now()` })
    .where('string_id', '=', stringId)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
