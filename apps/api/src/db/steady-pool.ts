import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { Connection } from './connection.ts';
import { DatabaseAway } from './database-away.ts';
import { prober } from './prober.ts';
import { type Patience, Pulse, TICK_MS, type Waiter } from './pulse.ts';

/** The database lives, but all connections are busy, or this machine is: whoever waits longer is one of too many. */
const QUEUE_MS = 10_000;
/** Making a connection takes a busy machine longer than most of what is asked over it. */
const IDLE_MS = 60_000;
const RETRY_MS = 50;
const CLOSE_WITHIN_MS = 5_000;
/** A server that stands still in the middle of a transaction must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/**
 * What lies anywhere on today's disks, or in memory, costs little more than what lies next. PostgreSQL's own figure (4) is
 * that of a disk that turns: a finished game then read all items of all menus instead of its own few by their index.
 */
const RANDOM_PAGE_COST = 1.1;

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
  const probe = prober(url);
  const pulse = new Pulse({
    patience,
    connections,
    waiting,
    check: probe.check,
    onAway: settings.onTrouble,
    onBack: settings.onBack,
  });

  class Registered extends Connection {
    constructor(config: pg.ClientConfig) {
      super(config);
      connections.add(this);
      this.once('end', () => connections.delete(this));
    }
  }

  const pool = new pg.Pool({
    Client: Registered as never,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: QUEUE_MS,
    idleTimeoutMillis: IDLE_MS,
    // Not sent with the start of the connection: poolers in between refuse settings there.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = ${statementMs};
         set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS};
         set random_page_cost = ${RANDOM_PAGE_COST}`,
      );
    },
  });
  // An idle connection that breaks is replaced when one is needed.
  pool.on('error', (error) => {
    if (!pool.ending) settings.onTrouble(error);
  });

  const checkedOut = (waiter: Waiter) =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      waiter.giveUp = (reason) => {
        waiting.delete(waiter);
        reject(reason);
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
    const waiter: Waiter = { waitedFor: 0, giveUp: () => undefined };
    for (;;) {
      await pulse.steady();
      try {
        const client = await checkedOut(waiter);
        probe.warmUp();
        return client;
      } catch (error) {
        if (pool.ending) throw error;
        if (waiter.waitedFor >= patience.waitTicks || performance.now() - began > patienceMs)
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
      probe.close();
      const late = setTimeout(() => {
        for (const one of connections) one.cut(new DatabaseAway('The pool is closed.'));
      }, CLOSE_WITHIN_MS);
      await pool.end().finally(() => clearTimeout(late));
    },
  };
}
