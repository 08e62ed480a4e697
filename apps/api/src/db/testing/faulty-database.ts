import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Db } from '../database.ts';
import { DatabaseAway } from '../database-away.ts';
import type { DB } from '../tables.gen.ts';

/**
 * `not sent`: the connection breaks before the statement reaches the database. `not answered`: the database executes the
 * statement and the connection breaks before the answer arrives. `process ends`: no code runs from this statement on.
 */
export type Fault = 'not sent' | 'not answered' | 'process ends';

const FAULTS: readonly Fault[] = ['not sent', 'not answered', 'process ends'];

interface Plan {
  readonly fault: Fault | null;
  readonly at: number;
  readonly statements: Statement[];
  /** Those that the work has in its hands, also while it reads from one and writes to another. */
  readonly connections: Set<FaultyConnection>;
  isDead: boolean;
  readonly die: () => void;
}

interface Statement {
  readonly text: string;
  readonly isInTransaction: boolean;
}

const plans = new AsyncLocalStorage<Plan>();

const broken = () => new DatabaseAway('The connection to the database broke.');

class FaultyConnection implements DatabaseConnection {
  readonly #inner: Db;
  readonly #release: () => void;
  readonly #plan = plans.getStore();
  #isInTransaction = false;
  #isBroken = false;

  constructor(inner: Db, release: () => void) {
    this.#inner = inner;
    this.#release = release;
    this.#plan?.connections.add(this);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const plan = plans.getStore();
    if (plan?.isDead) return this.#stop(plan);
    if (this.#isBroken) throw broken();
    plan?.statements.push({ text: query.sql, isInTransaction: this.#isInTransaction });
    if (!plan?.fault || plan.statements.length !== plan.at) return this.#send(query);
    if (plan.fault === 'process ends') return this.#stop(plan);
    if (plan.fault === 'not answered') await this.#send(query);
    await this.#rollBack();
    this.#isBroken = true;
    throw broken();
  }

  streamQuery(): never {
    throw new Error('Rows are read by cursors.');
  }

  async release(): Promise<void> {
    this.#plan?.connections.delete(this);
    await this.#rollBack();
    this.#release();
  }

  #send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (/^(begin|start transaction)/.test(query.sql)) this.#isInTransaction = true;
    if (/^(commit|rollback)$/.test(query.sql)) this.#isInTransaction = false;
    return this.#inner.executeQuery<Row>(query as CompiledQuery<Row>);
  }

  async #rollBack(): Promise<void> {
    if (this.#isInTransaction) await this.#send(CompiledQuery.raw('rollback'));
  }

  async #stop(plan: Plan): Promise<never> {
    plan.isDead = true;
    for (const connection of plan.connections) await connection.release();
    plan.die();
    return new Promise(() => undefined);
  }
}

const faultyDriver = (db: Db): Driver => ({
  init: async () => undefined,
  destroy: async () => undefined,
  acquireConnection: () =>
    new Promise((resolve, reject) => {
      const lent = (inner: Db) =>
        new Promise<void>((release) => resolve(new FaultyConnection(inner, release)));
      db.connection().execute(lent).catch(reject);
    }),
  releaseConnection: (connection) => (connection as FaultyConnection).release(),
  beginTransaction: (connection, { isolationLevel: level, accessMode }: TransactionSettings) =>
    done(
      connection,
      ['start transaction', level && `isolation level ${level}`, accessMode].filter(Boolean).join(' '),
    ),
  commitTransaction: (connection) => done(connection, 'commit'),
  rollbackTransaction: (connection) => done(connection, 'rollback'),
});

const done = async (connection: DatabaseConnection, text: string): Promise<void> =>
  void (await connection.executeQuery(CompiledQuery.raw(text)));

/** The same database, on which `withFault` can make a statement fail. */
export const faultyDatabase = (db: Db): Db =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => faultyDriver(db),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** What `work` sent, with the statement at this place (from 1) failing. Its own failure is part of the attempt. */
async function attempt(
  work: () => Promise<unknown>,
  fault: Fault | null,
  at: number,
): Promise<readonly Statement[]> {
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  const plan: Plan = { fault, at, statements: [], connections: new Set(), isDead: false, die };
  // Awaited inside: a request of the tests begins when it is awaited.
  const working = plans.run(plan, async () => void (await work()));
  await Promise.race([fault === null ? working : working.catch(() => undefined), died]);
  return plan.statements;
}

interface Round {
  /** As before the first attempt. */
  reset(): Promise<unknown>;
  work(): Promise<unknown>;
  /** What happens afterwards, and what is then expected; `where` names the fault for the message of a failed test. */
  check(where: string): Promise<void>;
}

const isRead = (statement: Statement | undefined): boolean =>
  statement !== undefined && /^(select|declare|fetch)/.test(statement.text);

/**
 * Repeats `work` with its statements failing in every way. Left out is what cannot differ: statements inside a transaction
 * end in the same rollback, so only its start and its commit fail; of reads in a row the first fails, and a read that is
 * not answered is one that was not sent.
 */
export async function withEveryFault({ reset, work, check }: Round): Promise<void> {
  await reset();
  const statements = await attempt(work, null, 0);
  if (statements.length === 0) throw new Error('The work sends nothing to the faulty database.');
  await check('without a fault');
  for (const [index, statement] of statements.entries()) {
    const { text, isInTransaction } = statement;
    if (isInTransaction && text !== 'commit') continue;
    const before = statements[index - 1];
    if (isRead(statement) && isRead(before)) continue;
    // A transaction that was only read in, with a cursor, ends with a rollback.
    if (text.startsWith('start transaction') && before?.text === 'rollback') continue;
    const isWithoutEffect = isRead(statement) || text.startsWith('start transaction');
    for (const fault of FAULTS) {
      if (fault === 'not answered' && isWithoutEffect) continue;
      await reset();
      await attempt(work, fault, index + 1);
      await check(`${fault}: statement ${index + 1} of ${statements.length}, ${text.slice(0, 120)}`);
    }
  }
}
