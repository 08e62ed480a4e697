import { inject } from 'vitest';
import { cloneTemplate, type World } from './test-databases.ts';

export type TestDatabase = {
  readonly url: string;
  /** Drops the database, closing whatever is still connected to it. */
  drop(): Promise<void>;
};

/** A database of its own for one test file, without rows unless told: `beforeAll` makes it, `afterAll` drops it. */
export async function createTestDatabase(world: World = 'empty'): Promise<TestDatabase> {
  return cloneTemplate(inject('testDatabases'), world);
}
