import pg from 'pg';
import { DatabaseAway, endsConnection } from './database-away.ts';
import { statementName } from './named-statements.ts';

/** Routers forget connections that are silent for minutes, and tell nobody. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** How a server greets who wants a connection; one that refuses says something else. */
const FIRST_SIGNS = [
  'authenticationOk',
  'authenticationSASL',
  'authenticationMD5Password',
  'authenticationCleartextPassword',
];

/** What pg keeps to itself of a connection. */
interface Wire {
  readonly stream: { destroy(error: Error): void };
  once(event: string, listener: () => void): void;
}

type Open = (callback?: unknown) => unknown;
type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection to the database that may break at any moment. Somebody always listens for its errors, because one that
 * breaks while nobody does ends the process; what was asked then fails with `DatabaseAway`.
 */
export class Connection extends pg.Client {
  /** The process of the database at the other end, as it calls itself. */
  declare readonly processID: number | null;
  /** For how many ticks of its pool's clock a statement, or the call for a connection, has been without an answer. */
  silentFor: number | null = null;
  /** Whether the server has said anything. What follows takes work of our own, of which a busy machine does little. */
  wasHeard = false;
  #broken: Error | null = null;

  constructor(config: pg.ClientConfig) {
    super({ ...config, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS });
    this.on('error', (error) => {
      this.#broken ??= error;
    });
    for (const sign of FIRST_SIGNS) {
      this.#wire.once(sign, () => {
        this.wasHeard = true;
        this.silentFor = null;
      });
    }
    const open = super.connect.bind(this) as Open;
    const connect: Open = (callback) => {
      this.silentFor = 0;
      return open(callback);
    };
    this.connect = connect as typeof this.connect;
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
    this.#wire.stream.destroy(reason);
  }

  get #wire(): Wire {
    return (this as unknown as { readonly connection: Wire }).connection;
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
