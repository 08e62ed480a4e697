import type { DB } from '@flink/api/db/tables.gen.ts';
import { learningCentersResource } from '@flink/api/modules/organizations/learning-centers.resource.ts';
import type { Scope } from '@flink/api/plugins/access/scope.ts';
import { row } from '@flink/api/resources/resource.repo.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

export interface SameQuery {
  readonly sql: string;
  /** Those after the id. */
  readonly otherParameters: readonly unknown[];
}

/** The very SQL that the repository sends, so that the bare server cannot drift away from it. */
export async function queryOfLearningCenter(url: string, scope: Scope, id: string): Promise<SameQuery> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  try {
    await row(db, learningCentersResource, scope, id);
  } finally {
    await db.destroy();
  }
  const [query, ...more] = queries;
  if (!query || more.length > 0 || query.parameters[0] !== id) {
    throw new Error('Reading a learning center is no longer one query that takes the id first.');
  }
  return { sql: query.sql, otherParameters: query.parameters.slice(1) };
}
