import pg from 'pg';
import { Connection } from './connection.ts';
import { DatabaseAway } from './database-away.ts';
import type { Check } from './pulse.ts';

/** A connection that is there answers within this time; else a new one is tried beside it. */
const STANDING_MS = 250;

const WARM_UP_MS = 10_000;

type Known = ReadonlySet<number> | null;

export interface Prober {
  check(processes: readonly number[]): Check;
  /** Makes the connection that is kept, once, while all is well. */
  warmUp(): void;
  close(): void;
}

/**
 * Asks the database something simple: over a connection that is kept for it, because a busy machine takes long to make
 * one, and over a new one, because the old one may lead to a server that was replaced.
 */
export function prober(url: string): Prober {
  let standing: Connection | null = null;
  let isWarm = false;
  const open = new Set<Connection>();

  const keep = (connection: Connection) => {
    standing?.cut(new DatabaseAway('Replaced.'));
    standing = connection;
    connection.once('end', () => {
      if (standing === connection) standing = null;
    });
  };

  const check = (processes: readonly number[]): Check => {
    const old = standing;
    let fresh: Connection | null = null;
    const begun = Promise.withResolvers<void>();
    const later = setTimeout(begun.resolve, old ? STANDING_MS : 0);
    let isOver = false;

    const overNew = async (): Promise<Known> => {
      await begun.promise;
      const connection = new Connection({ connectionString: url });
      fresh = connection;
      open.add(connection);
      connection.once('end', () => open.delete(connection));
      await connection.connect();
      const known = await knownBy(connection, processes);
      if (isOver) connection.cut(new DatabaseAway('Not needed.'));
      else keep(connection);
      return known;
    };
    const ways = old ? [knownBy(old, processes), overNew()] : [overNew()];
    const answer = Promise.any(ways)
      .catch(({ errors }: AggregateError) => {
        // It has all the connections it takes: it lives.
        if (errors.some(isFull)) return null;
        throw errors.at(-1);
      })
      .finally(() => {
        isOver = true;
        clearTimeout(later);
        begun.reject(new DatabaseAway('Not needed.'));
      });
    return {
      answer,
      isHeard: () => fresh?.wasHeard ?? false,
      cut: (reason) => {
        begun.reject(reason);
        fresh?.cut(reason);
        old?.cut(reason);
      },
    };
  };

  return {
    check,
    warmUp: () => {
      if (isWarm) return;
      isWarm = true;
      const { answer, cut } = check([]);
      const late = setTimeout(() => cut(new DatabaseAway('No answer.')), WARM_UP_MS).unref();
      answer.catch(() => undefined).finally(() => clearTimeout(late));
    },
    close: () => {
      for (const connection of open) connection.cut(new DatabaseAway('The pool is closed.'));
    },
  };
}

/** Which of the processes the database knows; null where it numbers them otherwise, as a pooler in between does. */
async function knownBy(connection: Connection, processes: readonly number[]): Promise<Known> {
  const own = connection.processID ?? 0;
  const { rows } = await connection.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid = any($1)',
    [[own, ...processes]],
  );
  const known = new Set(rows.map(({ pid }) => pid));
  return known.has(own) ? known : null;
}

const isFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53300';
