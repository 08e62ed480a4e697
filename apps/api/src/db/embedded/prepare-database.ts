import pg from 'pg';

/** Flink's own role is no superuser: SQL that should never have run must not reach files and programs. */
const ROLE = 'flink';

export async function prepareDatabase(
  superuser: pg.Client,
  databaseName: string,
  password: string,
): Promise<void> {
  const roles = await superuser.query('select from pg_roles where rolname = $1', [ROLE]);
  if (roles.rowCount === 0) {
    await superuser.query(`create role ${ROLE} login createdb password ${pg.escapeLiteral(password)}`);
  }
  const databases = await superuser.query('select from pg_database where datname = $1', [databaseName]);
  if (databases.rowCount === 0) {
    await superuser.query(`create database ${pg.escapeIdentifier(databaseName)} owner ${ROLE}`);
  }
}

export function databaseUrl(port: number, databaseName: string, password: string): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${encodeURIComponent(databaseName)}`;
}
