import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '../../../db/database.ts';
import { filmFilesIn } from '../../../db/film-files.ts';
import { prepared } from '../../../db/prepared.ts';

type ByLocale = Readonly<Record<string, string>>;

interface Animations {
  readonly introduction?: Record<string, string>;
  readonly activityBuilder?: Record<string, string>;
}

/** Files of an activity, the same one perhaps several times. */
export interface Pictured {
  readonly folder: string;
  readonly files: readonly string[];
}

/** Among so many there are three that differ. */
const FIRST_PICTURES = '$[0 to 11]';

/** What a solution offers of these, without what Admin hides. */
const offeredIn = (table: 'themes' | 'characters') =>
  sql<
    string[]
  >`array(select listed.name from unnest(solutions.${sql.id(table)}) with ordinality as listed (name, at)
    where not exists (select from ${sql.table(table)} as look where look.name = listed.name and look.hidden)
    order by listed.at)`;

export const productOfFamily = prepared((db, familyId: string) =>
  db
    .selectFrom('families as family')
    .innerJoin('products as product', 'product._id', 'family.product_id')
    .where('family._id', '=', familyId)
    .select((eb) => [
      'product._id',
      'product.name',
      'product.one_person as onePerson',
      sql<ByLocale>`product.default_solutions_for_admins`.as('defaultSolutionsForAdmins'),
      sql<ByLocale>`product.default_solutions_for_members`.as('defaultSolutionsForMembers'),
      jsonArrayFrom(
        eb
          .selectFrom('solutions')
          .select([
            '_id',
            'display_name as displayName',
            'locale',
            offeredIn('themes').as('themes'),
            offeredIn('characters').as('characters'),
            'default_theme as defaultTheme',
            'default_character as defaultCharacter',
            sql<Animations>`jsonb_strip_nulls(jsonb_build_object(
              'introduction', ${filmFilesIn(sql.ref('solutions.introduction_film_id'))},
              'activityBuilder', ${filmFilesIn(sql.ref('solutions.activity_builder_film_id'))}))`.as(
              'animations',
            ),
          ])
          .whereRef('product_id', '=', 'product._id')
          .orderBy('position')
          .orderBy('_id'),
      ).as('solutions'),
    ]),
);

/** Of the family's own product, else nothing. */
export const solutionOfFamily = prepared((db, familyId: string, solutionId: string) =>
  db
    .selectFrom('solutions as solution')
    .innerJoin('families as family', 'family.product_id', 'solution.product_id')
    .where('family._id', '=', familyId)
    .where('solution._id', '=', solutionId)
    .select(['solution._id', 'solution.display_name as displayName', 'solution.locale']),
);

export const anySolution = prepared((db, solutionId: string) =>
  db
    .selectFrom('solutions')
    .where('_id', '=', solutionId)
    .select(['_id', 'display_name as displayName', 'locale']),
);

/** Shown only to who has the solution: `solutionOfFamily` is asked beside it. */
export const groupsOf = prepared((db, solutionId: string) =>
  db
    .selectFrom('activity_groups')
    .where('solution_id', '=', solutionId)
    .select((eb) => [
      '_id',
      'parent_id as groupId',
      'name',
      'level',
      'subject',
      eb
        .selectFrom('activity_group_items as item')
        .whereRef('item.group_id', '=', 'activity_groups._id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('activityCount'),
      sql<Pictured | null>`case when activity_groups.pictures <> '[]'
        then jsonb_build_object('folder', '', 'files', activity_groups.pictures)
        else (select jsonb_build_object(
          'folder', activity.content_folder,
          'files', jsonb_path_query_array(activity.pictures, ${FIRST_PICTURES}::jsonpath)
        )
        from activity_group_items as item
        join activities as activity on activity._id = item.activity_id
        where item.group_id = activity_groups._id and activity.pictures <> '[]'
        order by item.position
        limit 1)
      end`.as('pictured'),
    ])
    .orderBy('position')
    .orderBy('_id'),
);

/** In the language of the menu: as its translator wrote it, as the house says it (spec 3 §3), else as it is called. */
const nameInMenu = sql<string>`coalesce(
  (select version.activity_name from activity_language_versions as version
    where version.activity_id = activity._id and version.locale = solution.locale),
  (select nullif(value.string_value, '') from strings
    join string_values as value on value.string_id = strings._id and value.locale = solution.locale
    where strings.string_number = activity.activity_name_string),
  activity.activity_name)`.as('activityName');

/** Of all groups of a solution at once. */
export const activitiesOf = prepared((db, solutionId: string) =>
  db
    .selectFrom('activity_groups as group')
    .innerJoin('activity_group_items as item', 'item.group_id', 'group._id')
    .innerJoin('activities as activity', 'activity._id', 'item.activity_id')
    .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
    .innerJoin('solutions as solution', 'solution._id', 'group.solution_id')
    .where('group.solution_id', '=', solutionId)
    .select(['item.group_id as groupId', 'activity._id', nameInMenu, 'template.alias'])
    .orderBy('item.group_id')
    .orderBy('item.position')
    .orderBy('activity._id'),
);

/** What stands in groups, whichever are asked for. */
const inGroups = (db: DbOrTx) =>
  db
    .selectFrom('activity_groups as group')
    .innerJoin('solutions as solution', 'solution._id', 'group.solution_id')
    .select((eb) => [
      'group._id',
      'group.last_activity_id as lastActivityId',
      'solution.locale',
      jsonArrayFrom(
        eb
          .selectFrom('activity_group_items as item')
          .innerJoin('activities as activity', 'activity._id', 'item.activity_id')
          .innerJoin('activity_templates as template', 'template._id', 'activity.activity_template_id')
          .whereRef('item.group_id', '=', 'group._id')
          .select([
            'activity._id',
            nameInMenu,
            'template.alias',
            'activity.content_folder as folder',
            sql<readonly string[]>`jsonb_path_query_array(activity.pictures, ${FIRST_PICTURES}::jsonpath)`.as(
              'files',
            ),
          ])
          .orderBy('item.position')
          .orderBy('activity._id'),
      ).as('activities'),
      sql<string[]>`array(select _id from activity_groups where parent_id = "group"._id)`.as('groupIds'),
    ]);

/** Of a group of the family's own product, with what stands in it; else nothing. */
export const groupOfFamily = prepared((db, familyId: string, groupId: string) =>
  inGroups(db)
    .innerJoin('families as family', 'family.product_id', 'solution.product_id')
    .where('family._id', '=', familyId)
    .where('group._id', '=', groupId),
);

export const anyGroup = prepared((db, groupId: string) => inGroups(db).where('group._id', '=', groupId));

export const solutionIdsOfFamily = prepared((db, familyId: string) =>
  db
    .selectFrom('solutions as solution')
    .innerJoin('families as family', 'family.product_id', 'solution.product_id')
    .where('family._id', '=', familyId)
    .select('solution._id'),
);

export const products = (db: DbOrTx, { teacherId }: { readonly teacherId?: string } = {}) =>
  db
    .selectFrom('products')
    .select(['_id', 'name', 'one_person as onePerson'])
    .$if(teacherId !== undefined, (query) =>
      query.where('_id', 'in', (given) =>
        given
          .selectFrom('teacher_products')
          .select('product_id')
          .where('teacher_id', '=', teacherId ?? ''),
      ),
    )
    .orderBy('name')
    .orderBy('_id')
    .execute();

export const solutions = (
  db: DbOrTx,
  { productId, locale }: { readonly productId?: string | undefined; readonly locale?: string | undefined },
) =>
  db
    .selectFrom('solutions')
    .select(['_id', 'display_name as displayName', 'product_id as productId', 'locale'])
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? ''))
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('_id')
    .execute();

export const productNames = (db: DbOrTx) =>
  db.selectFrom('products').select(['_id', 'name']).orderBy('name').orderBy('_id').execute();

export const productName = prepared((db, id: string) =>
  db.selectFrom('products').where('_id', '=', id).select('name'),
);
