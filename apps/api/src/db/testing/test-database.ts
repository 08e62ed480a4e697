import { inject } from 'vitest';
import { cloneTemplate } from './test-databases.ts';

export type TestDatabase = {
  readonly url: string;
  /** Drops the database, closing whatever is still connected to it. */
  drop(): Promise<void>;
};

/** A migrated, empty database of its own for one test file: `beforeAll` makes it, `afterAll` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneTemplate(inject('testDatabases'));
}
