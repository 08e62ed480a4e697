import type { Db, DbOrTx } from '@flink/api/db/database.ts';
import { sql } from 'kysely';

export interface Size {
  readonly learners: number;
  readonly rows: number;
  readonly centers: number;
}

const SEEDED = [
  'families',
  'family_centers',
  'family_members',
  'play_time',
  'activity_results',
  'learner_reports',
];

async function triggersOf(db: DbOrTx, how: 'enable' | 'disable'): Promise<void> {
  for (const table of SEEDED) await sql.raw(`alter table ${table} ${how} trigger user`).execute(db);
}

/** Whether a kept database has it already. */
export async function isSeeded(db: Db): Promise<boolean> {
  const { rows } = await sql`select from learning_centers where url = 'nation-0'`.execute(db);
  return rows.length > 0;
}

/** Set by set, without the triggers that play goes through: the sums are made afterwards, which is measured. */
export async function seed(
  db: Db,
  { learners, rows, centers }: Size,
  say: (line: string) => void,
): Promise<void> {
  const families = Math.ceil(learners / 3);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await triggersOf(one, 'disable');
    say(`Seeding ${learners} learners …`);
    await sql`insert into master_organizations (_id, name)
      select gen_random_uuid(), 'District ' || n from generate_series(1, 10) n`.execute(one);
    await sql`insert into regions (_id, master_organization_id, name)
      select gen_random_uuid(), district._id, 'Region ' || n || ' of ' || district.name
      from master_organizations as district, generate_series(1, 5) n where district.name like 'District %'`.execute(
      one,
    );
    await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config, product_id)
      select gen_random_uuid(), region.master_organization_id, region._id, 'Center ' || n, 'nation-' || n,
        maple.time_zone, maple.config, maple.product_id
      from generate_series(0, ${centers - 1}::integer) n
      join (select *, row_number() over (order by _id) - 1 as at, count(*) over () as many from regions
        where name like 'Region %') as region on region.at = n % region.many
      cross join (select * from learning_centers where url = 'maple') as maple`.execute(one);
    await sql`create temporary table seeded_family as
      select gen_random_uuid() as _id, n, center._id as center_id, master_organization_id
      from generate_series(0, ${families - 1}::integer) n
      join (select _id, master_organization_id, row_number() over (order by _id) - 1 as at, count(*) over () as many from learning_centers
        where url like 'nation-%') as center on center.at = n % center.many`.execute(one);
    await sql`insert into families (_id, learning_center_id, name, created_at, product_id)
      select family._id, center_id, 'Family ' || n, now() - (n % 400) * interval '1 day',
        (select product_id from learning_centers where _id = center_id) from seeded_family as family`.execute(
      one,
    );
    await sql`insert into family_centers (family_id, from_day, learning_center_id)
      select _id, '-infinity', center_id from seeded_family`.execute(one);
    await sql`create temporary table seeded as
      select gen_random_uuid() as _id, family._id as family_id, family.n * 3 + place as n, place, master_organization_id
      from seeded_family as family, generate_series(0, 2) place`.execute(one);
    await sql`insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type, is_admin)
      select _id, family_id, 'Learner', n::text, 'nation' || n, '-',
        case place when 0 then 'adult' else 'child' end, place = 0 from seeded`.execute(one);
    say(`Seeding ${rows} rows of play …`);
    await sql`select make_months(current_date - 400, current_date)`.execute(one);
    // Two evenings a week each, a few minutes at a time, over a year; an activity of the library in every one.
    await sql`create temporary table played as
      select _id, row_number() over (order by _id) - 1 as at from activities`.execute(one);
    const each = Math.round(rows / learners);
    await sql`insert into play_time (_id, learner_id, activity_id, seconds, day, together, started_at, ended_at,
        master_organization_id)
      select gen_random_uuid(), seeded._id, played._id, 60 + (seeded.n + turn) % 240,
        current_date - (turn * 365 / ${each}::integer + seeded.n % 3), turn % 3 = 0, now(), now(), master_organization_id
      from seeded cross join generate_series(0, ${each - 1}::integer) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await sql`insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
        problems_answered_correctly, problems_answered_incorrectly, mastered, team_size, master_organization_id)
      select gen_random_uuid(), seeded._id, played._id, now() - (turn * 36 + seeded.n % 30) * interval '1 day', 10, 8, 2,
        true, 1, master_organization_id
      from seeded cross join generate_series(0, 9) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await sql`insert into learner_reports (learner_id, item_id, mastered, partial, date_mastered, begun_on, mastered_on)
      select seeded._id, played._id, true, true, now() - (turn * 36 + seeded.n % 30) * interval '1 day',
        current_date - (turn * 36 + seeded.n % 30), current_date - (turn * 36 + seeded.n % 30)
      from seeded cross join generate_series(0, 9) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await triggersOf(one, 'enable');
    await sql`analyze`.execute(one);
  });
}
