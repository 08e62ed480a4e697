import { defineConfig } from 'vitest/config';

/** Files of one worker share the modules they load: loading them anew for each took longer than the tests. */
const SHARED = { isolate: false, setupFiles: ['tools/luck.ts'] };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          ...SHARED,
          include: ['{apps,packages,content,tools}/**/*.test.ts'],
          exclude: ['**/*.{db,slow,kept}.test.ts', '**/node_modules/**'],
          // Ends what hangs, measures nothing: a busy machine may take seconds to start a worker.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'kept',
          ...SHARED,
          include: ['{apps,packages,content,tools}/**/*.kept.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          ...SHARED,
          include: ['apps/api/**/*.db.test.ts', 'content/**/*.db.test.ts', 'bench/**/*.db.test.ts'],
          globalSetup: ['apps/api/src/db/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          setupFiles: SHARED.setupFiles,
          include: ['{apps,tools}/**/*.slow.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
