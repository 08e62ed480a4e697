import type { TestProject } from 'vitest/node';
import { dropRun, makeTemplate, type TestDatabases } from './test-databases.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(process.env);
  try {
    const databases = await makeTemplate(server.url);
    project.provide('testDatabases', databases);
    return async () => {
      await dropRun(databases).finally(server.stop);
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
