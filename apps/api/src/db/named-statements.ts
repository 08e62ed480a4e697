import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/** From now on every connection lets PostgreSQL parse and plan this SQL once, and sends only the values. */
export function nameStatement(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 20));
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/** A connection that sends the statements that have a name by their name. */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    const query: Query = (text, values, callback) => {
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return name === undefined ? send(text, values, callback) : send({ name, text, values }, callback);
    };
    this.query = query as typeof this.query;
  }
}
