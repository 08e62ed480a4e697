import { LEARNER_ROLE, ROLE_ALIASES, roles } from '@flink/contract/access/roles.ts';
import type { Holder, PermissionTree } from '@flink/contract/access/rules.ts';
import type { TenantKind } from '@flink/contract/call.ts';
import { hash } from '@node-rs/argon2';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Sessions } from '../db/tables.gen.ts';
import { found, insertTenant, makeTenant, signInName, type Tenant, type TenantRow } from './tenant-rows.ts';
import { METRICS_TOKEN, type TestHouse } from './test-house.ts';
import { mayRead, sees, type VisitorName } from './who-sees-what.ts';

export const PASSWORD = 'a password of the tests';

export const VISITORS: readonly VisitorName[] = [...ROLE_ALIASES, 'LEARNER', 'METRICS_TOKEN', 'NOBODY'];

/** Somebody of tenant A, or nobody. */
export interface Visitor {
  readonly name: VisitorName;
  readonly token: string | null;
  /** What an access rule can know of the visitor; null without a session. */
  readonly holder: Holder | null;
  sees(row: TenantRow): boolean;
  /** Sees the row, or a row that belongs to it. */
  mayRead(row: TenantRow): boolean;
}

export interface TwoTenants {
  readonly a: Tenant;
  readonly b: Tenant;
  readonly rows: readonly TenantRow[];
  rowsOf(kind: TenantKind): readonly TenantRow[];
  visitor(name: VisitorName): Visitor;
  /** Brings back what a call has deleted or changed, the sessions of the visitors too. */
  restore(): Promise<void>;
  /** Visitors who signed out are in again, with the same token. */
  reopenSessions(): Promise<void>;
  /** Id → the row as it stands in the database. */
  snapshot(): Promise<ReadonlyMap<string, string>>;
}

export async function makeTwoTenants({
  db,
  ask,
  house,
}: Pick<TestHouse, 'db' | 'ask' | 'house'>): Promise<TwoTenants> {
  const a = makeTenant('A', 'quokka');
  const b = makeTenant('B', 'zorilla');
  const rows = [...a.rows, ...b.rows];
  // As cheap as argon2 allows: what is tested here is not how hard it is to guess.
  const passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  // Who is deleted takes the session along.
  let sessions: Selectable<Sessions>[] = [];
  const reopenSessions = async () => {
    if (sessions.length > 0)
      await db
        .insertInto('sessions')
        .values(sessions)
        .onConflict((oc) => oc.column('_id').doNothing())
        .execute();
    await db.updateTable('sessions').set({ ended_at: null }).execute();
    house.standings.drop(rows.map(({ id }) => id));
  };
  const emptied = await emptying(db, ['master_organizations', 'users']);
  const restore = async () => {
    await refill(db, emptied, [a, b], passwordHash);
    await reopenSessions();
  };
  await restore();

  const signIn = async (row: TenantRow): Promise<string> => {
    const reply = await ask('login', { body: { username: signInName(row), password: PASSWORD } });
    if (reply.statusCode !== 200) throw new Error(`${row.role} could not sign in: ${reply.body}`);
    return reply.json().token;
  };
  const tokens = new Map<VisitorName, string>([
    ['METRICS_TOKEN', METRICS_TOKEN],
    ['LEARNER', await signIn(a.child)],
  ]);
  for (const role of ROLE_ALIASES) tokens.set(role, await signIn(a.user(role)));
  sessions = await db.selectFrom('sessions').selectAll().execute();

  const visitors = new Map(
    VISITORS.map((name) => [
      name,
      {
        name,
        token: tokens.get(name) ?? null,
        holder: holderOf(name),
        sees: (row: TenantRow) => sees(name, a, row),
        mayRead: (row: TenantRow) => mayRead(name, a, row, rows),
      },
    ]),
  );
  return {
    a,
    b,
    rows,
    rowsOf: (kind) => rows.filter(isOf(kind)),
    visitor: (name) => found(visitors.get(name)),
    restore,
    reopenSessions,
    snapshot: () => snapshotOf(db),
  };
}

/** A teacher is a user of one role. */
const isOf = (kind: TenantKind) => (row: TenantRow) =>
  kind === 'teacher' ? row.kind === 'user' && row.role === 'TEACHER' : row.kind === kind;

function holderOf(name: VisitorName): Holder | null {
  switch (name) {
    case 'NOBODY':
      return null;
    case 'METRICS_TOKEN':
      return { alias: name, flags: { metrics: true }, permissions: {} };
    case 'LEARNER':
      return { alias: LEARNER_ROLE.alias, flags: { signedIn: true, learner: true }, permissions: {} };
    default: {
      const { alias, flags, permissions } = roles[name];
      return {
        alias,
        flags: { ...flags, signedIn: true, staff: true },
        permissions: permissions as PermissionTree,
      };
    }
  }
}

/** Empties these tables and all that refer to them. Hundreds of times a run: files made anew each time took half a second. */
async function emptying(db: Db, tables: readonly string[]): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    with recursive emptied (id) as (
      select unnest(${tables}::text[])::regclass::oid
      union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f' and conparentid = 0
    )
    select id::regclass::text as name from emptied`.execute(db);
  // One statement: who refers to whom is looked at when all of them are gone.
  const deletions = rows.map(({ name }, nth) => `emptied_${nth} as (delete from ${name})`);
  return sql.raw(`with ${deletions.join(', ')} select`);
}

async function refill(
  db: Db,
  emptied: RawBuilder<unknown>,
  tenants: readonly Tenant[],
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await emptied.execute(tx);
    for (const tenant of tenants) await insertTenant(tx, tenant, passwordHash);
  });
}

async function snapshotOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; content: string }>`
    select _id::text as id, to_jsonb(t)::text as content from master_organizations t
    union all select _id::text, to_jsonb(t)::text from regions t
    union all select _id::text, to_jsonb(t)::text from learning_centers t
    union all select _id::text, to_jsonb(t)::text from users t
    union all select _id::text, to_jsonb(t)::text from families t
    union all select _id::text, to_jsonb(t)::text from family_members t`.execute(db);
  return new Map(rows.map(({ id, content }) => [id, content]));
}
