import type { Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { expect, test } from '../../support/test.ts';

const activity = `/preview-activity/${libraryId('activity', 'animals', 'multiple-choice', 'en')}`;

test.use({ listens: true });

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

const story = `/preview-activity/${libraryId('activity', 'colours', 'literacy', 'en')}`;
const reads = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Read it to me' });
const stops = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Stop reading' });

/** Where every word stands. */
const places = (page: Page) =>
  page.getByRole('group', { name: 'The words of the text' }).evaluate((passage) =>
    [...passage.querySelectorAll('button')].map((word) => {
      const { x, y } = word.getBoundingClientRect();
      return `${word.textContent} ${x.toFixed(1)} ${y.toFixed(1)}`;
    }),
  );

/** The words that light up until some of them have. */
async function litWords(page: Page, many: number): Promise<readonly string[]> {
  const lit = new Set<string>();
  await expect(async () => {
    const word = await litWord(page);
    if (word) lit.add(word);
    expect(lit.size).toBeGreaterThanOrEqual(many);
  }).toPass({ intervals: [50], timeout: 60_000 });
  return [...lit];
}

test('a story is read aloud, its words light up where they stand, and it ends when it is stopped', async ({
  page,
}) => {
  await page.goto(story);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('main img[src*="/pictures/elephant"]')).toBeVisible();
  const before = await places(page);
  const words = before.map((place) => place.split(' ')[0]);

  await reads(page).focus();
  await page.keyboard.press('Enter');
  const lit = await litWords(page, 4);

  expect(words).toEqual(expect.arrayContaining([...lit]));
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(reads(page)).toBeFocused();
  expect(await litWord(page)).toBe('');
});

test('a story lights up word by word without a sound as well', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('flink.volume.voice', '0'));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/speech/') && asked.push(request.url()));
  await page.goto(story);
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  await reads(page).click();
  const lit = await litWords(page, 3);

  expect('Pendo the elephant had a pot of paint'.split(' ')).toEqual(expect.arrayContaining([...lit]));
  expect(asked.filter((address) => address.includes('Pendo'))).toEqual([]);
  await stops(page).click();
  await expect(reads(page)).toBeVisible();
});
