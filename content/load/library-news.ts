import type { DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { libraryGroups } from '../library/library.ts';
import { libraryId } from '../library/library-id.ts';
import { loadActivities } from './activities.ts';

/**
 * Brings activities that the library has got since it was loaded, at the end of their groups. What is there stays as
 * people made it. Nobody's groups need counting again: those of the library go by the one activity that counts.
 */
export async function loadLibraryNews(tx: DbOrTx): Promise<void> {
  const groups = libraryGroups();
  const activities = groups.flatMap((group) => group.activities);
  const known = await tx
    .selectFrom('activities')
    .select('_id')
    .where(sql<boolean>`_id = any(${activities.map(({ id }) => id)}::uuid[])`)
    .execute();
  const old = new Set(known.map(({ _id }) => _id));
  const news = activities.filter(({ id }) => !old.has(id));
  if (news.length === 0) return;
  await loadActivities(tx, news);

  const products = await tx.selectFrom('products').select('_id').execute();
  const items = products.flatMap((product) =>
    groups.flatMap(({ key, locale, activities }) =>
      activities
        .filter(({ id }) => !old.has(id))
        .map(({ id }) => ({ group_id: libraryId('group', product._id, key, locale), activity_id: id })),
    ),
  );
  await sql`insert into activity_group_items (group_id, activity_id, position)
    select group_id, activity_id, row_number() over (partition by group_id order by place) +
      (select coalesce(max(position), -1) from activity_group_items there where there.group_id = item.group_id)
    from unnest(${items.map(({ group_id }) => group_id)}::uuid[], ${items.map(({ activity_id }) => activity_id)}::uuid[])
      with ordinality as item (group_id, activity_id, place)
    join activity_groups on activity_groups._id = item.group_id`.execute(tx);
}
