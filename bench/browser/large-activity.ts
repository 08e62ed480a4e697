import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { ROOT } from '../../tools/root.ts';
import { median } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';
import { answeredKeys } from './answered-keys.ts';
import { launchedBrowser } from './launched-browser.ts';

const PROBLEMS = 200;
const TURNS = 5;
/** The author's letters: nobody writes faster than one in 80 ms. */
const WORDS = 'Which of these animals is at home on the farm?';
const BETWEEN_LETTERS_MS = 80;

export interface LargeActivity {
  readonly problems: number;
  /** From the last byte of the activity to the frame in which its first problem can be written. */
  readonly openedMs: number;
  readonly openedGoalMs: number;
  /** From a key to the frame that shows its letter, on a processor four times slower: half of them, and the longest. */
  readonly usualKeyMs: number;
  readonly keyMs: number;
  readonly keyGoalMs: number;
}

/** An author opens an activity of 200 problems and writes in it. */
export async function largeActivity(): Promise<LargeActivity> {
  return withScratchFolder(async (folder) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], {
      FLINK_DATA: join(folder, 'flink'),
      PORT: '0',
    });
    const browser = await launchedBrowser();
    try {
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        baseURL: flink.address,
      });
      await page.goto(`/login?autoLogin=1&username=author@flink.test&password=${DEMO_PASSWORD}`);
      await page.waitForURL('**/flink-make**');
      const id = await madeActivity(page);
      const opened: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) opened.push(await openedIn(page, id));
      await page.locator('[data-slot="gameData.problems.0.question"] button').first().click();
      const keys = await answeredKeys(page, () => page.keyboard.type(WORDS, { delay: BETWEEN_LETTERS_MS }));
      return {
        problems: PROBLEMS,
        openedMs: median(opened),
        openedGoalMs: 500,
        usualKeyMs: median(keys),
        keyMs: Math.max(...keys),
        keyGoalMs: 50,
      };
    } finally {
      await browser.close();
      await flink.stop();
    }
  });
}

/** Made by the calls of the editor, with the author's own session. */
async function madeActivity(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/flink-make/'));
  await page.goto('/flink-make/edit-activities');
  const { authorization = '' } = await (await asked).allHeaders();
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) => {
    const reply = await page.request.fetch(`/api/flink-make/${path}`, {
      method,
      headers: { authorization },
      ...(data === undefined ? {} : { data }),
    });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  const { data: common } = await call('GET', 'common');
  const template = common.templates.find(({ alias }: { alias: string }) => alias === 'multiple-choice');
  const { data: made } = await call('POST', 'edit-list', {
    activityName: 'A large one',
    templateId: template._id,
    locale: 'en',
  });
  const problems = Array.from({ length: PROBLEMS }, (_, index) => ({
    id: randomUUID(),
    question: { text: `Question ${index + 1}: which one says moo?` },
    correctAnswer: { text: 'cow' },
    incorrectAnswers: [{ text: 'dog' }, { text: 'cat' }, { text: 'hen' }],
  }));
  await call('PUT', `activities/${made._id}/save-draft`, {
    data: { version: 1, options: {}, gameData: { problems } },
    baseVersion: made.version ?? 1,
    language: '',
  });
  return made._id;
}

async function openedIn(page: Page, id: string): Promise<number> {
  await page.goto('about:blank');
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[data-slot="gameData.problems.0.question"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`/flink-make/edit-activities/${id}/content`);
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  return page.evaluate((activity) => {
    const [data] = performance
      .getEntriesByType('resource')
      .filter(({ name }) =>
        name.includes(`/flink-make/activities/${activity}`),
      ) as PerformanceResourceTiming[];
    const [drawn] = performance.getEntriesByName('drawn');
    return (drawn?.startTime ?? Number.NaN) - (data?.responseEnd ?? Number.NaN);
  }, id);
}
