import { AppError } from '@flink/contract/errors/app-error.ts';
import { characters } from '@flink/contract/resources/characters.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';
import { checkLookName, isDrawn } from './look-name.ts';

/** Of the text that holds the name of one that is drawn. */
export const characterTextKey = (name: string) => `uiPlay.character.${name}`;

export const charactersResource = serve(characters, {
  table: 'characters',
  seenIn: EVERYBODY,
  columns: {
    names: {
      column: 'names',
      // Play calls those that are drawn by the interface texts.
      read: sql`case when row.shipped then coalesce((
        select jsonb_object_agg(value.locale, value.string_value)
        from strings join string_values as value on value.string_id = strings._id
        where strings.key = ${characterTextKey('')} || row.name), row.names) else row.names end`,
    },
  },
  isProtected: sql`row.shipped`,
  uses: [
    {
      section: 'solutions',
      from: 'solutions',
      column: (id) => sql`other.characters @> array(select name from characters where _id = ${id})`,
      title: sql`other.display_name`,
    },
    {
      section: 'activity-templates',
      from: 'activity_templates',
      column: (id) => sql`other.characters @> array(select name from characters where _id = ${id})`,
      title: sql`other.activity_template_name`,
    },
    { section: 'films', from: 'films', column: 'character_id', title: sql`other.name` },
  ],
  check: async (change) => {
    checkLookName(change);
    // Without a picture somebody must have drawn it, or there would be nobody to see.
    if (change.values.idle === null && !(await isDrawn('characters', change)))
      throw new AppError('request.invalid', { fields: { idle: 'request.required' } });
  },
  afterwards: async ({ tx, values }) => {
    const text = await tx
      .updateTable('strings')
      .set({ version: sql<number>`version + 1` })
      .where('key', '=', characterTextKey(values.name))
      .returning('_id')
      .executeTakeFirst();
    if (text) await writeText(tx, text._id, values.names);
  },
});

async function writeText(tx: DbOrTx, id: string, names: Readonly<Record<string, string>>): Promise<void> {
  await tx
    .deleteFrom('string_values')
    .where('string_id', '=', id)
    .where('locale', 'not in', Object.keys(names))
    .execute();
  await tx
    .insertInto('string_values')
    .values(
      Object.entries(names).map(([locale, name]) => ({
        string_id: id,
        locale,
        string_value: name,
        edited: true,
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['string_id', 'locale'])
        .doUpdateSet((eb) => ({ string_value: eb.ref('excluded.string_value'), edited: true }))
        .where(sql<boolean>`string_values.string_value <> excluded.string_value`),
    )
    .execute();
}
