import type { DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { type LibraryGroup, libraryGroups } from '../library/library.ts';
import { libraryId } from '../library/library-id.ts';
import { loadActivities } from './activities.ts';
import { loadWordlists } from './wordlists.ts';
import { loadWords } from './words.ts';
import { loadWordsApart } from './words-apart.ts';

/**
 * Brings activities that the library has got since it was loaded, at the end of their groups. What is there stays as
 * people made it. Nobody's groups need counting again: those of the library go by the one activity that counts, and a new
 * one is as new to everybody.
 */
export async function loadLibraryNews(tx: DbOrTx): Promise<void> {
  await loadWords(tx);
  await loadWordsApart(tx);
  await loadWordlists(tx);
  const groups = libraryGroups();
  const activities = groups.flatMap((group) => group.activities);
  const known = await tx
    .selectFrom('activities')
    .select('_id')
    .where(sql<boolean>`_id = any(${activities.map(({ id }) => id)}::uuid[])`)
    .execute();
  const old = new Set(known.map(({ _id }) => _id));
  const news = activities.filter(({ id }) => !old.has(id));
  await moveGroups(tx, groups);
  await showGroups(tx, groups);
  if (news.length === 0) return;
  await loadActivities(tx, news);

  const products = await tx.selectFrom('products').select('_id').execute();
  await loadNewGroups(
    tx,
    products.map(({ _id }) => _id),
    groups.filter(({ activities }) => activities.every(({ id }) => !old.has(id))),
  );
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
  // Who builds a menu meanwhile has not seen them.
  await sql`update solutions set menu_version = menu_version + 1`.execute(tx);
}

/** Where all groups without a wordlist stood at first. */
const FIRST_SUBJECT = 'words';

/** A group of the library that is still where it was first, and has another place now, goes there. */
async function moveGroups(tx: DbOrTx, groups: readonly LibraryGroup[]): Promise<void> {
  const products = await tx.selectFrom('products').select('_id').execute();
  const rows = products.flatMap(({ _id: productId }) =>
    groups
      .filter(({ wordlistId, subject }) => wordlistId === null && subject !== FIRST_SUBJECT)
      .map(({ key, locale, subject }) => ({ _id: libraryId('group', productId, key, locale), subject })),
  );
  await sql`update activity_groups set subject = row.subject
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (_id uuid, subject text)
    where activity_groups._id = row._id and activity_groups.subject = ${FIRST_SUBJECT}`.execute(tx);
}

/** A group that shows nothing of itself yet gets the library's pictures. */
async function showGroups(tx: DbOrTx, groups: readonly LibraryGroup[]): Promise<void> {
  const products = await tx.selectFrom('products').select('_id').execute();
  const rows = products.flatMap(({ _id: productId }) =>
    groups
      .filter(({ pictures }) => pictures.length > 0)
      .map(({ key, locale, pictures }) => ({ _id: libraryId('group', productId, key, locale), pictures })),
  );
  await sql`update activity_groups set pictures = row.pictures
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (_id uuid, pictures jsonb)
    where activity_groups._id = row._id and activity_groups.pictures = '[]'`.execute(tx);
}

/** A group of which nothing was there comes at the end of the library's menus. */
async function loadNewGroups(
  tx: DbOrTx,
  productIds: readonly string[],
  groups: readonly LibraryGroup[],
): Promise<void> {
  const rows = productIds.flatMap((productId) =>
    groups.map(({ key, locale, name, level, subject, wordlistId, defaultActivityId, pictures }) => ({
      _id: libraryId('group', productId, key, locale),
      solution_id: libraryId('solution', productId, locale),
      name,
      level,
      subject,
      generated_from: wordlistId,
      default_activity_id: defaultActivityId,
      pictures,
    })),
  );
  await sql`insert into activity_groups
      (_id, solution_id, name, level, subject, generated_from, default_activity_id, last_activity_id, pictures, position)
    select row._id, row.solution_id, row.name, row.level, row.subject, row.generated_from, row.default_activity_id,
      row.default_activity_id, row.pictures,
      row_number() over (partition by row.solution_id order by row.place) +
        (select coalesce(max(position), -1) from activity_groups there where there.solution_id = row.solution_id)
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
      _id uuid, solution_id uuid, name text, level integer, subject text, generated_from uuid, default_activity_id uuid,
      pictures jsonb
    )) with ordinality as row (
      _id, solution_id, name, level, subject, generated_from, default_activity_id, pictures, place
    )
    join solutions on solutions._id = row.solution_id
    on conflict (_id) do nothing`.execute(tx);
}
