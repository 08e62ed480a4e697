import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { isLeftBehind, runPrefix, withDatabase } from './database-names.ts';

/** What one run of the tests needs to clone databases; handed to the test files as plain data. */
export type TestDatabases = { serverUrl: string; prefix: string; template: string };

/** Makes the migrated database that every test file gets a copy of. */
export async function makeTemplate(serverUrl: string): Promise<TestDatabases> {
  const prefix = runPrefix(Date.now());
  const template = `${prefix}_template`;
  await dropDatabases(serverUrl, (name) => isLeftBehind(name, Date.now()));
  await onServer(serverUrl, (client) => client.query(`create database ${pg.escapeIdentifier(template)}`));
  await migrate(withDatabase(serverUrl, template));
  return { serverUrl, prefix, template };
}

export async function cloneTemplate({ serverUrl, prefix, template }: TestDatabases) {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  );
  return {
    url: withDatabase(serverUrl, name),
    drop: () => dropDatabases(serverUrl, (existing) => existing === name),
  };
}

export async function dropRun({ serverUrl, prefix }: TestDatabases): Promise<void> {
  await dropDatabases(serverUrl, (name) => name.startsWith(prefix));
}

async function dropDatabases(serverUrl: string, isDoomed: (name: string) => boolean): Promise<void> {
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows.filter((row) => isDoomed(row.datname))) {
      await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
    }
  });
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
