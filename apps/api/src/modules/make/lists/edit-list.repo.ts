import { type Insertable, sql, type Updateable } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Activities } from '../../../db/tables.gen.ts';

export const template = (db: DbOrTx, id: string) =>
  db
    .selectFrom('activity_templates')
    .select([
      '_id',
      'alias',
      'only_for_wordlists as onlyForWordlists',
      'available_for_wordlists as availableForWordlists',
      'default_options as defaultOptions',
    ])
    .where('_id', '=', id)
    .executeTakeFirst();

export const isLanguage = async (db: DbOrTx, code: string): Promise<boolean> =>
  (await db.selectFrom('locales').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;

/** In the language, else in English; null where it is in neither, undefined where there is no such string. */
export async function stringText(
  db: DbOrTx,
  stringNumber: number,
  locale: string,
): Promise<string | null | undefined> {
  const found = await db
    .selectFrom('strings')
    .leftJoin('string_values as value', (join) =>
      join
        .onRef('value.string_id', '=', 'strings._id')
        .on('value.locale', 'in', [locale, 'en'])
        .on('value.string_value', '<>', ''),
    )
    .where('strings.string_number', '=', stringNumber)
    .select('value.string_value as text')
    .orderBy(
      (eb) => eb('value.locale', '=', locale),
      (order) => order.desc().nullsLast(),
    )
    .executeTakeFirst();
  return found?.text;
}

/** Null where its maker is gone; undefined where there is no such activity. */
export const makerOf = async (db: DbOrTx, id: string): Promise<string | null | undefined> =>
  (await db.selectFrom('activities').select('created_by as maker').where('_id', '=', id).executeTakeFirst())
    ?.maker;

export const insertActivity = (tx: DbOrTx, row: Insertable<Activities>) =>
  tx.insertInto('activities').values(row).execute();

export const updateActivity = (tx: DbOrTx, id: string, row: Updateable<Activities>) =>
  tx
    .updateTable('activities')
    .set({ ...row, updated_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

/** Nobody sorts them, saves them or begins a language before the transaction ends. */
export const lockActivities = (tx: DbOrTx, ids: readonly string[]) =>
  sql`select _id from activities where _id = any(${ids}::uuid[]) order by _id for update`.execute(tx);
