import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { Connection } from './connection.ts';
import { DatabaseAway } from './database-away.ts';
import { type Check, type Patience, Pulse, TICK_MS, type Waiter } from './pulse.ts';

/** All connections are busy and the database lives: whoever waits longer is one of too many. */
const QUEUE_MS = 10_000;
const RETRY_MS = 50;
const CLOSE_WITHIN_MS = 5_000;
/** A server that stands still in the middle of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

export interface PoolSettings {
  readonly url: string;
  readonly size: number;
  readonly patience: Patience;
  /** The longest a statement may take; 0 is as long as it takes. */
  readonly statementMs: number;
  onTrouble(error: Error): void;
  onBack(): void;
}

/** Connections that are not handed out while the database is away, and given up when it goes (db/pulse.ts). */
export function steadyPool(settings: PoolSettings): PostgresPool {
  const { url, size, patience, statementMs } = settings;
  const patienceMs = patience.waitTicks * TICK_MS;
  const connections = new Set<Connection>();
  const waiting = new Set<Waiter>();
  const pulse = new Pulse({
    patience,
    connections,
    waiting,
    check: (processes) => asked(url, processes),
    onAway: settings.onTrouble,
    onBack: settings.onBack,
  });

  class Registered extends Connection {
    constructor(config: pg.ClientConfig) {
      // The pool hands down its own limit, which is for those who wait in its queue.
      super({ ...config, connectionTimeoutMillis: patienceMs });
      connections.add(this);
      this.once('end', () => connections.delete(this));
    }
  }

  const pool = new pg.Pool({
    Client: Registered as never,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: QUEUE_MS,
    // Not sent with the start of the connection: poolers in between refuse settings there.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      );
    },
  });
  // An idle connection that breaks is replaced when one is needed.
  pool.on('error', settings.onTrouble);

  const checkedOut = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      const waiter: Waiter = {
        waitedFor: 0,
        giveUp: (reason) => {
          waiting.delete(waiter);
          reject(reason);
        },
      };
      waiting.add(waiter);
      pool.connect((error, client) => {
        const isWanted = waiting.delete(waiter);
        if (error || !client) reject(error);
        else if (isWanted) resolve(client);
        else client.release();
      });
    });

  const connect = async (): Promise<pg.PoolClient> => {
    const began = performance.now();
    for (;;) {
      await pulse.steady();
      try {
        return await checkedOut();
      } catch (error) {
        if (pool.ending) throw error;
        if (performance.now() - began > patienceMs)
          throw new DatabaseAway('The database gives no connection.', { cause: error });
        await pulse.doubt();
        await sleep(RETRY_MS);
      }
    }
  };

  const clock = setInterval(() => pulse.tick(), TICK_MS).unref();

  return {
    options: pool.options,
    connect,
    end: async () => {
      clearInterval(clock);
      pulse.stop();
      const late = setTimeout(() => {
        for (const one of connections) one.cut(new DatabaseAway('The pool is closed.'));
      }, CLOSE_WITHIN_MS);
      await pool.end().finally(() => clearTimeout(late));
    },
  };
}

/** Asks over a new connection, because a database that takes none is of no use, whatever the old ones do. */
function asked(url: string, processes: readonly number[]): Check {
  const client = new Connection({ connectionString: url });
  const ask = async () => {
    try {
      await client.connect();
      const own = client.processID ?? 0;
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where pid = any($1)',
        [[own, ...processes]],
      );
      const known = new Set(rows.map(({ pid }) => pid));
      // A pooler in between, or another kind of database, numbers its processes otherwise.
      return known.has(own) ? known : null;
    } catch (error) {
      if (!isFull(error)) throw error;
      return null;
    } finally {
      void client.end().catch(() => undefined);
    }
  };
  return { answer: ask(), cut: (reason) => client.cut(reason) };
}

/** It has all the connections it takes: it lives. */
const isFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53300';
