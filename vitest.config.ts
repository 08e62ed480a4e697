import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { componentBrowser } from './tools/browser/component-browser.ts';
import { renderedScenes } from './tools/build/rendered-scenes.ts';

/** Files of one worker share the modules they load: loading them anew for each took longer than the tests. */
const SHARED = { isolate: false, setupFiles: ['tools/luck.ts'] };

const COMPONENT_TESTS = '{apps,packages}/**/*.component.test.tsx';

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
        plugins: [react(), renderedScenes()],
        // A dependency that is found only while a test runs reloads the page under it.
        optimizeDeps: { entries: ['apps/{web,gallery}/src/main.tsx', COMPONENT_TESTS] },
        test: {
          name: 'components',
          include: [COMPONENT_TESTS],
          setupFiles: ['packages/ui/src/testing/component-setup.ts'],
          // With several pages at once on a busy machine, presses waited for a frame until they timed out.
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          restoreMocks: true,
          unstubGlobals: true,
          globalSetup: ['tools/browser/component-set-up.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            instances: [{ browser: 'chromium' }],
            provider: componentBrowser,
          },
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
