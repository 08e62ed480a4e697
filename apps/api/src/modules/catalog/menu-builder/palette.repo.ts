import type { PaletteItem } from '@flink/contract/entities/menu-builder.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { containing } from '../../../db/table-page.ts';

export interface PaletteQuery {
  readonly filter: string;
  readonly kind: 'all' | 'groups' | 'activities';
  readonly ready: boolean;
  readonly locale?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

function foundBy({ filter, ready, locale }: PaletteQuery) {
  const named = (name: string) =>
    filter === '' ? sql`true` : sql`${sql.ref(name)} ilike ${containing(filter)}`;
  const spoken = (place: string) => (locale === undefined ? sql`true` : sql`${sql.ref(place)} = ${locale}`);
  return {
    groups: sql`from activity_groups as node join solutions as solution on solution._id = node.solution_id
      where ${named('node.name')} and ${spoken('solution.locale')}`,
    activities: sql`from activities as activity
      where ${named('activity.activity_name')} and ${spoken('activity.locale')}
        and ${ready ? sql`activity.is_valid` : sql`true`}`,
  };
}

/** One page of what has these words in its name, groups and activities by one order. */
export async function palettePage(db: DbOrTx, query: PaletteQuery): Promise<PaletteItem[]> {
  const { groups, activities } = foundBy(query);
  const until = sql.lit(query.page * query.limit);
  const { rows } = await sql<{ item: PaletteItem }>`with found as (
      select * from (
        (select 'group' as kind, node._id, node.name ${groups} and ${query.kind !== 'activities'}
          order by node.name, node._id limit ${until})
        union all
        (select 'activity' as kind, activity._id, activity.activity_name as name ${activities}
          and ${query.kind !== 'groups'} order by activity.activity_name, activity._id limit ${until})
      ) as both_kinds
      order by name, kind desc, _id limit ${sql.lit(query.limit)} offset ${sql.lit((query.page - 1) * query.limit)}
    )
    select case found.kind
      when 'group' then (
        select jsonb_build_object('kind', 'group', '_id', node._id, 'name', node.name, 'solutionId', solution._id,
          'solutionName', solution.display_name, 'productName', product.name, 'subject', node.subject, 'level', node.level,
          'activityCount', (select count(*) from activity_group_items as item where item.group_id = node._id))
        from activity_groups as node join solutions as solution on solution._id = node.solution_id
        join products as product on product._id = solution.product_id
        where node._id = found._id)
      else (
        select jsonb_build_object('kind', 'activity', '_id', activity._id, 'name', activity.activity_name,
          'alias', template.alias, 'isValid', activity.is_valid,
          'groupName', (select holder.name from activity_group_items as item
            join activity_groups as holder on holder._id = item.group_id
            where item.activity_id = activity._id order by holder.name limit 1))
        from activities as activity join activity_templates as template on template._id = activity.activity_template_id
        where activity._id = found._id)
      end as item
    from found order by found.name, found.kind desc, found._id`.execute(db);
  return rows.map(({ item }) => item);
}

/** How many of each kind, whatever kind is shown. */
export async function paletteCounts(db: DbOrTx, query: PaletteQuery) {
  const { groups, activities } = foundBy(query);
  const { rows } = await sql<{ groups: number; activities: number }>`select
    (select count(*) ${groups})::integer as groups, (select count(*) ${activities})::integer as activities`.execute(
    db,
  );
  return rows[0] ?? { groups: 0, activities: 0 };
}
