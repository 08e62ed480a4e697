import pg from 'pg';
import { DatabaseAway, endsConnection } from './database-away.ts';
import { statementName } from './named-statements.ts';

/** Routers forget connections that are silent for minutes, and tell nobody. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection to the database that may break at any moment. Somebody always listens for its errors, because one that
 * breaks while nobody does ends the process; what was asked then fails with `DatabaseAway`.
 */
export class Connection extends pg.Client {
  /** The process of the database at the other end, as it calls itself. */
  declare readonly processID: number | null;
  /** For how many ticks of its pool's clock a statement has been without an answer. */
  silentFor: number | null = null;
  #broken: Error | null = null;

  constructor(config: pg.ClientConfig) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS });
    this.on('error', (error) => {
      this.#broken ??= error;
    });
    const send = super.query.bind(this) as Query;
    const query: Query = (text, values, callback) => {
      const name = typeof text === 'string' ? statementName(text) : undefined;
      const answer =
        name === undefined ? send(text, values, callback) : send({ name, text, values }, callback);
      return answer instanceof Promise ? this.#answered(answer) : answer;
    };
    this.query = query as typeof this.query;
  }

  /** Ends it at once, without a word to a server that does not listen. */
  cut(reason: Error): void {
    this.#broken ??= reason;
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
    connection.stream.destroy(reason);
  }

  async #answered(answer: Promise<unknown>): Promise<unknown> {
    this.silentFor = 0;
    try {
      return await answer;
    } catch (error) {
      if (this.#broken) throw new DatabaseAway('The connection to the database broke.', { cause: error });
      if (!endsConnection(error)) throw error;
      const away = new DatabaseAway('The database ended the connection.', { cause: error });
      this.cut(away);
      throw away;
    } finally {
      this.silentFor = null;
    }
  }
}
