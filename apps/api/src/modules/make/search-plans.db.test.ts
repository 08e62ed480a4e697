import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { statementsOf, tablesReadWhole } from '../../testing/read-whole.ts';
import { type ActivitySearch, search } from './made-activities.repo.ts';
import type { Author } from './make.scope.ts';
import { type MakeHouse, openMakeHouse } from './testing/make-house.ts';
import { languageCounts, type WorklistQuery, worklist } from './translations/translations.repo.ts';

const ACTIVITIES = 20_000;

/** Tables that grow with the activities. */
const LARGE = ['activities', 'activity_categories'];

let house: MakeHouse;
let wordlist: string;
let owner: string;

beforeAll(async () => {
  house = await openMakeHouse();
  wordlist = (await house.db.selectFrom('wordlists').select('_id').limit(1).executeTakeFirstOrThrow())._id;
  owner = (await house.db.selectFrom('users').select('_id').limit(1).executeTakeFirstOrThrow())._id;
  await house.db.transaction().execute(fill);
  await sql`vacuum analyze activities, activity_categories, activity_works, activity_language_versions`.execute(
    house.db,
  );
}, 300_000);
afterAll(() => house.close());

async function fill(tx: DbOrTx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`insert into activities (_id, activity_name, activity_template_id, locale, content_folder, generated_from,
      data, is_valid, created_by, updated_at)
    select gen_random_uuid(), 'Game ' || number % 150 || ' of ' || number,
      (select array_agg(_id order by _id) from activity_templates)[1 + number % 20],
      (array['en', 'es', 'sw'])[1 + number % 3], 'activities/' || number,
      case when number % 400 = 0 then ${wordlist}::uuid end, jsonb_build_object('text', repeat('z', 1200)),
      number % 4 <> 0, case when number % 400 = 1 then ${owner}::uuid end, now() - make_interval(hours => number)
    from generate_series(1, ${sql.lit(ACTIVITIES)}) as number`.execute(tx);
  await sql`insert into activity_categories (activity_id, position, scope_id)
    select _id, 0, (select _id from scopes order by _id limit 1) from activities
    on conflict do nothing`.execute(tx);
  await sql`insert into activity_works (activity_id, language, version, parts_done, parts_changed, texts_changed)
    select _id, 'es', 1, 5, number % 3, number % 3
    from (select _id, row_number() over (order by _id) as number from activities where locale <> 'es') as activity
    where number % 50 = 0 on conflict do nothing`.execute(tx);
}

const author = (everyScope: boolean): Author => ({
  userId: owner,
  name: '',
  reads: 'en',
  everyScope,
  authored: true,
  generated: true,
  deletes: 'all',
  managesWords: true,
  groupKinds: [],
});

const WHOLE: ActivitySearch = {
  page: 1,
  limit: 25,
  order: 'asc',
  orderBy: 'activityName',
  filter: '',
  keyword: '',
  kind: 'all',
  'filter.locale': [],
  'filter.isValid': [],
  'filter.wordlist': [],
  'filter.owner': [],
  'filter.updatedAt': [],
};

const SEARCHES: readonly (readonly [string, () => Partial<ActivitySearch>])[] = [
  ['nothing', () => ({})],
  ['a word', () => ({ keyword: 'Game 77 of' })],
  ['a word that most of them hold', () => ({ keyword: 'game' })],
  ['language', () => ({ 'filter.locale': ['sw'] })],
  ['readiness', () => ({ 'filter.isValid': ['false'] })],
  ['wordlist', () => ({ 'filter.wordlist': [wordlist] })],
  ['owner', () => ({ 'filter.owner': [owner] })],
  ['date', () => ({ 'filter.updatedAt': ['2020-01-01..2020-01-31'] })],
  ['kind', () => ({ kind: 'authored' })],
  ['several', () => ({ keyword: 'game', 'filter.locale': ['en'], 'filter.isValid': ['true'] })],
  ['nothing, in order of readiness', () => ({ orderBy: 'isValid' })],
  ['nothing, in order of template', () => ({ orderBy: 'activityTemplateName' })],
];

const AUTHORS = [
  ['an author of every scope', true],
  ['an author of some scopes', false],
] as const;

async function readWhole(run: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const tables: string[] = [];
  for (const statement of await statementsOf(house.db, run))
    tables.push(...(await tablesReadWhole(house.db, statement)));
  return tables.filter((table) => LARGE.includes(table));
}

const CASES = AUTHORS.flatMap(([who, everyScope]) =>
  SEARCHES.map(([what, query]) => [who, what, everyScope, query] as const),
);

test.each(CASES)(
  '%s searches by %s without reading the activities whole',
  async (_, __, everyScope, query) => {
    const read = await readWhole((db) => search(db, author(everyScope), { ...WHOLE, ...query() }));

    expect(read).toEqual([]);
  },
);

test.each(AUTHORS)('%s opens the worklist without reading the activities whole', async (_, everyScope) => {
  const query: WorklistQuery = {
    page: 1,
    limit: 25,
    order: 'asc',
    orderBy: 'leftToDo',
    language: 'es',
    state: 'todo',
    keyword: '',
  };

  expect(await readWhole((db) => worklist(db, author(everyScope), query))).toEqual([]);
  expect(await readWhole((db) => languageCounts(db, author(everyScope)))).toEqual([]);
});

test('the scopes and the draft of an activity are where the search looks for them', async () => {
  const { db } = house;
  const stored = () =>
    db
      .selectFrom('activities')
      .select(['scope_ids', 'draft_valid'])
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
  const { _id: id } = await db
    .selectFrom('activities')
    .select('_id')
    .where('activity_name', '=', 'Game 7 of 7')
    .executeTakeFirstOrThrow();
  const second = uuidv7();
  const { scope_ids: first } = await stored();
  await sql`insert into scopes (_id, name, categories)
    select ${second}, 'Second scope', categories from scopes limit 1`.execute(db);

  await db
    .insertInto('activity_categories')
    .values({ activity_id: id, position: 1, scope_id: second })
    .execute();
  await sql`insert into activity_works (activity_id, language, version, draft, draft_valid)
    values (${id}, '', 1, '{}', false)`.execute(db);
  expect(await stored()).toEqual({ scope_ids: [...first, second].sort(), draft_valid: false });

  await sql`update activity_works set draft = null, draft_valid = null where activity_id = ${id}`.execute(db);
  await db.deleteFrom('activity_categories').where('activity_id', '=', id).execute();
  expect(await stored()).toEqual({ scope_ids: [], draft_valid: null });
});
