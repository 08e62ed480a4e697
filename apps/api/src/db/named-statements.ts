import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** From now on every connection lets PostgreSQL parse and plan this SQL once, and sends only the values. */
export function nameStatement(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('base64url').slice(0, 20));
}

export const statementName = (sql: string): string | undefined => names.get(sql);
