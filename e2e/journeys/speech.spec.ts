import type { Page } from '@playwright/test';
import { libraryId } from '../../content/library/library-id.ts';
import { expect, test } from '../support/test.ts';

const activity = `/preview-activity/${libraryId('activity', 'animals', 'multiple-choice', 'en')}`;

/** Keeps what the device is asked to read, and lets it be read at once. */
async function listenToTheDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { __said: said });
    window.speechSynthesis.speak = (words) => {
      said.push(`${words.lang}: ${words.text}`);
      words.dispatchEvent(new Event('start'));
      words.dispatchEvent(new Event('end'));
    };
  });
}

const saidByTheDevice = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, '__said') as string[]).at(-1) ?? '');

/** The word that is lit just now. */
const litWord = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('heard') ?? [];
    const text = range?.startContainer.textContent ?? '';
    return text.slice(range?.startOffset ?? 0, range?.endOffset ?? 0);
  });

test('the help is read aloud, and each of its words is lit while it is heard', async ({ page }) => {
  const sound = page.waitForResponse((response) => /\/api\/speech\/en\?text=/.test(response.url()));
  await page.goto(activity);

  expect((await sound).headers()['content-type']).toBe('audio/mpeg');
  const words = (await page.getByRole('dialog').getByRole('paragraph').innerText()).match(/\w+/g) ?? [];
  await page.getByRole('dialog').getByRole('button', { name: 'Listen' }).click();

  const lit = new Set<string>();
  await expect(async () => {
    lit.add(await litWord(page));
    expect(words.filter((word) => lit.has(word)).length).toBeGreaterThan(1);
  }).toPass({ intervals: [50] });
});

test('where the server has no voice, the device reads', async ({ page, complaints }) => {
  complaints.forgive(/404/);
  await listenToTheDevice(page);
  await page.route('**/api/speech/**', (route) => route.fulfill({ status: 404, json: { success: false } }));
  await page.goto(activity);
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  await page.getByRole('main').getByRole('button', { name: 'Listen' }).first().click();

  await expect.poll(() => saidByTheDevice(page)).toBe('en: What is it?');
});
