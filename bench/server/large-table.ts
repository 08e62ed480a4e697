import type { Db } from '@flink/api/db/database.ts';
import { sql } from 'kysely';
import { median } from '../measuring/quantile.ts';
import { withRunningFlink } from '../measuring/running-flink.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { tokenOf } from '../measuring/token-of.ts';

const ROWS = 200_000;
const TIMES = 7;
const GOAL_MS = 100;

export interface LargeTable {
  readonly table: string;
  readonly goalMs: number;
  /** The median of each question, in milliseconds at the browser's side of the loopback. */
  readonly asked: Readonly<Record<string, number>>;
  readonly worstMs: number;
}

/** What somebody does with a table: look, leaf, sort both ways, search for much, little and nothing. */
const TABLES = {
  users: [
    'limit=25',
    'limit=25&page=400',
    ...['name', 'roleAlias', 'organization', 'status', 'lastSeenAt'].flatMap((column) => [
      `limit=25&orderBy=${column}&order=asc`,
      `limit=25&orderBy=${column}&order=desc`,
    ]),
    'limit=25&filter=Person%20100',
    'limit=25&filter=zzzz',
    'limit=25&filter=Baobab',
    'limit=25&filter.status=blocked',
    'limit=25&filter.flinkAdmin=yes',
    'limit=25&filter.lastSeenAt=none',
    'limit=25&filter.masterOrganizationId=none&filter.roleAlias=AUTHOR',
  ],
  families: [
    'limit=25',
    'limit=25&page=400',
    ...['name', 'learningCenterName', 'members', 'email', 'status'].flatMap((column) => [
      `limit=25&orderBy=${column}&order=asc`,
      `limit=25&orderBy=${column}&order=desc`,
    ]),
    'limit=25&filter=Family%20100',
    'limit=25&filter=Child%20100',
    'limit=25&filter=Old%20Mill',
    'limit=25&filter.status=blocked',
    'limit=25&filter.productId=none',
    'limit=25&filter=zzzz',
  ],
  audit: [
    'limit=25',
    'limit=25&page=400',
    ...['at', 'actorName', 'resource', 'action'].flatMap((column) => [
      `limit=25&orderBy=${column}&order=asc`,
      `limit=25&orderBy=${column}&order=desc`,
    ]),
    'limit=25&filter=List%20100',
    'limit=25&filter=zzzz',
    'limit=25&filter.action=delete',
  ],
} as const;

/** Tables of the office with 200,000 rows each, asked through the whole stack. */
export async function largeTables(): Promise<readonly LargeTable[]> {
  return withScratchFolder((folder) =>
    withRunningFlink(folder, async ({ address, db }) => {
      await fill(db);
      const token = await tokenOf(address, 'super@flink.test');
      const measured: LargeTable[] = [];
      for (const [table, questions] of Object.entries(TABLES)) {
        const asked: Record<string, number> = {};
        for (const query of questions)
          asked[query] = await medianOf(`${address}/api/admin/${table}?${query}`, token);
        measured.push({ table, goalMs: GOAL_MS, asked, worstMs: Math.max(...Object.values(asked)) });
      }
      return measured;
    }),
  );
}

async function medianOf(url: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} was answered with ${reply.status}.`);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function fill(db: Db): Promise<void> {
  const last = sql.lit(ROWS - 1);
  // Rows by the hundred thousand take longer than any call may.
  await sql`set statement_timeout = 0`.execute(db);
  await sql`insert into users (_id, email, firstname, lastname, password_hash, role_alias, master_organization_id,
      last_seen_at, blocked_at)
    select gen_random_uuid(), 'person' || n || '@large.test', 'Person', 'Person ' || n, '-',
      (array['TEACHER', 'AUTHOR', 'TRANSLATOR', 'REGULAR'])[1 + n % 4],
      (select _id from master_organizations order by name offset n % 3 limit 1),
      now() - n * interval '1 minute', case when n % 50 = 0 then now() end
    from generate_series(0, ${last}) n`.execute(db);
  await sql`insert into families (_id, name, email, member_names, learning_center_id, blocked_at)
    select gen_random_uuid(), 'Family ' || n, 'family' || n || '@large.test', 'Child ' || n, center._id,
      case when n % 50 = 0 then now() end
    from generate_series(0, ${last}) n
    join (select _id, row_number() over (order by name) - 1 as at, count(*) over () as many from learning_centers)
      as center on center.at = n % center.many`.execute(db);
  await sql`insert into audit_log (_id, at, actor_id, actor_name, action, resource, row_id, row_title)
    select gen_random_uuid(), now() - n * interval '1 second', person._id, 'Person ' || n % 300,
      (array['create', 'edit', 'delete'])[1 + n % 3], (array['lists', 'words', 'users', 'strings'])[1 + n % 4],
      gen_random_uuid(), 'List ' || n
    from generate_series(0, ${last}) n
    cross join (select _id from users where email = 'super@flink.test') person`.execute(db);
  // As a table is that has stood for a while: the database tidies up by itself, minutes after so many rows.
  await sql`vacuum analyze`.execute(db);
}
