import type { CHARACTER_PLACES, CHARACTER_SIZES } from '@flink/contract/rules/play/character-place.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { filmsIn } from '../../db/film-files.ts';
import { prepared } from '../../db/prepared.ts';
import type { HouseText } from './house-instruction.ts';

type Data = Readonly<Record<string, unknown>>;

/** With its template and language versions. Not scoped: activities belong to everybody. */
export const activity = prepared((db, id: string) =>
  db
    .selectFrom('activities as activity')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .where('activity._id', '=', id)
    .select([
      'activity._id',
      'activity.activity_name as activityName',
      'activity.content_folder as contentFolder',
      'activity.locale',
      'activity.monolingual',
      'activity.activity_template_id as templateId',
      'activity.generated_from as generatedFrom',
      sql<Data>`activity.data`.as('data'),
      'activity.data_key as dataKey',
      sql<Readonly<Record<string, string>>>`coalesce(
        (select jsonb_object_agg('immersion_' || locale, data_key) from activity_language_versions
          where activity_id = activity._id and data_key is not null), '{}')`.as('languageKeys'),
      'template.alias',
      'template.activity_template_name as activityTemplateName',
      'template.multiplayer',
      sql<HouseText | null>`(select jsonb_object_agg(locale, string_value) from string_values
        where string_id = template.team_help_string_id and string_value <> '')`.as('teamHelp'),
      'template.characters',
      sql<(typeof CHARACTER_SIZES)[number] | null>`template.character_size`.as('characterSize'),
      sql<(typeof CHARACTER_PLACES)[number] | null>`template.character_location`.as('characterLocation'),
      filmsIn(sql.ref('template.parent_film_ids')).as('parentVideos'),
      sql<Readonly<Record<`immersion_${string}`, Data>>>`coalesce(
        (select jsonb_object_agg('immersion_' || locale, data) from activity_language_versions
          where activity_id = activity._id), '{}')`.as('languageVersionData'),
    ]),
);

/** The texts of the house with these numbers, by number and language. */
export async function houseTexts(
  db: DbOrTx,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, HouseText>> {
  const rows = await db
    .selectFrom('strings')
    .innerJoin('string_values as value', 'value.string_id', 'strings._id')
    .where('strings.string_number', 'in', numbers)
    .where('value.string_value', '<>', '')
    .groupBy('strings.string_number')
    .select([
      'strings.string_number as number',
      sql<HouseText>`jsonb_object_agg(value.locale, value.string_value)`.as('text'),
    ])
    .execute();
  return new Map(rows.map(({ number, text }) => [number, text]));
}

/** The first of all menus, those in the language before the others. */
export const firstOffered = prepared((db, locale: string) =>
  db
    .selectFrom('solutions as solution')
    .innerJoin('activity_groups as group', 'group.solution_id', 'solution._id')
    .innerJoin('activity_group_items as item', 'item.group_id', 'group._id')
    .select('item.activity_id as _id')
    .orderBy((eb) => eb('solution.locale', '=', locale), 'desc')
    .orderBy('solution.position')
    .orderBy('solution._id')
    .orderBy('group.position')
    .orderBy('group._id')
    .orderBy('item.position')
    .orderBy('item.activity_id')
    .limit(1),
);

/** Of each template the activity that stands first in the menus of a language. */
export const firstOfEachTemplate = prepared((db, locale: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('solutions as solution')
        .innerJoin('activity_groups as group', 'group.solution_id', 'solution._id')
        .innerJoin('activity_group_items as item', 'item.group_id', 'group._id')
        .innerJoin('activities as activity', 'activity._id', 'item.activity_id')
        .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
        .where('solution.locale', '=', locale)
        .distinctOn('template._id')
        .select([
          'activity._id',
          'activity.activity_name as activityName',
          'template._id as templateId',
          'template.alias as templateAlias',
          'template.activity_template_name as templateName',
          'activity.locale',
        ])
        .orderBy('template._id')
        .orderBy('solution.position')
        .orderBy('solution._id')
        .orderBy('group.position')
        .orderBy('group._id')
        .orderBy('item.position')
        .orderBy('item.activity_id')
        .as('first'),
    )
    .select(['_id', 'activityName', 'templateId', 'templateAlias', 'locale'])
    .orderBy('templateName')
    .orderBy('templateId'),
);

export const knownAmong = (db: DbOrTx, ids: readonly string[]) =>
  db.selectFrom('activities').select('_id').where('_id', 'in', ids).execute();
