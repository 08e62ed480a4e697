import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { isLeftBehind, runPrefix, withDatabase } from './database-names.ts';

/** What a database holds at first: only its tables, what the code brings, or the demo world. */
export type World = 'empty' | 'base' | 'demo';

/** What one run of the tests needs to clone databases; handed to the test files as plain data. */
export type TestDatabases = { serverUrl: string; prefix: string };

/** Makes the migrated database that others are copies of. */
export async function makeTemplate(serverUrl: string): Promise<TestDatabases> {
  const databases = { serverUrl, prefix: runPrefix(Date.now()) };
  const template = templateOf(databases, 'empty');
  await dropDatabases(serverUrl, (name) => isLeftBehind(name, Date.now()));
  await onServer(serverUrl, (client) => client.query(`create database ${pg.escapeIdentifier(template)}`));
  await migrate(withDatabase(serverUrl, template));
  return databases;
}

/** Another template, made of one that is there: what takes long is loaded once for all files. */
export async function furnishTemplate(
  databases: TestDatabases,
  { from, to, load }: { from: World; to: World; load: (url: string) => Promise<void> },
): Promise<void> {
  const name = templateOf(databases, to);
  await copy(databases, from, name);
  await load(withDatabase(databases.serverUrl, name));
}

const templateOf = ({ prefix }: TestDatabases, world: World): string => `${prefix}_template_${world}`;

const copy = (databases: TestDatabases, world: World, name: string) =>
  onServer(databases.serverUrl, (client) =>
    client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(templateOf(databases, world))}`,
    ),
  );

export async function cloneTemplate(databases: TestDatabases, world: World) {
  const { serverUrl, prefix } = databases;
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await copy(databases, world, name);
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
