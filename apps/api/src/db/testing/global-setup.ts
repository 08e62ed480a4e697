import type { TestProject } from 'vitest/node';
import { loadBase } from '../../../../../content/load/base.ts';
import { loadDemoWorld } from '../../../../../content/load/demo.ts';
import { type Db, openDatabase } from '../database.ts';
import { dropRun, furnishTemplate, makeTemplate, type TestDatabases } from './test-databases.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

const DEMO = { demo: true, loopback: true, demoForEverybody: false };

/** A database that somebody is connected to cannot be copied. */
async function inside(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = openDatabase(url, 2, () => undefined, { kind: 'jobs' });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(process.env);
  try {
    const databases = await makeTemplate(server.url);
    await furnishTemplate(databases, { from: 'empty', to: 'base', load: (url) => inside(url, loadBase) });
    await furnishTemplate(databases, {
      from: 'base',
      to: 'demo',
      load: (url) => inside(url, (db) => loadDemoWorld(db, DEMO)),
    });
    project.provide('testDatabases', databases);
    return async () => {
      await dropRun(databases).finally(server.stop);
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
