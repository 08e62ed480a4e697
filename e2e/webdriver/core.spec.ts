import { libraryId } from '../../content/library/library-id.ts';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { surroundings } from '../support/surroundings.ts';
import type { WebDriverLocator, WebDriverPage } from './page.ts';
import { complaints, expect, open, test } from './test.ts';

const BOOK = libraryId('activity', 'books-1', 'where-is-my-shoe', 'en');

const at = (path: string) => `${surroundings().house}${path}`;

const pathOf = (page: WebDriverPage) => page.evaluate(() => location.pathname);

const textOf = (page: WebDriverPage, selector: string) => page.locator(selector).textContent();

const waitForText = (page: WebDriverPage, text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text);

/** By the words beside it. */
async function field(page: WebDriverPage, name: string): Promise<WebDriverLocator> {
  const found = await page.waitForFunction((wanted) => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.replace('*', '').trim().startsWith(wanted),
    );
    return label?.htmlFor;
  }, name);
  return page.locator(`[id="${await found.jsonValue()}"]`);
}

async function openAs(page: WebDriverPage, person: string, path: string): Promise<void> {
  await open(page, at('/favicon.ico'));
  await page.evaluate((token) => {
    localStorage.clear();
    if (token) localStorage.setItem('flink-token', token);
    localStorage.setItem('flink-locale', 'en');
    // The film that greets whoever signs in has a journey of its own.
    sessionStorage.setItem('flink-introduced', 'yes');
  }, surroundings().tokens[person]);
  await open(page, at(path));
}

test('a child signs in after a wrong password and follows the suggestions to a game', async ({ driver }) => {
  await openAs(driver, 'nobody', '/login');
  const [name, password] = ['input[name=username]', 'input[type=password]'] as const;
  await driver.locator(name).fill('leo');
  await driver.locator(password).fill('not the password');
  await driver.locator('button[type=submit]').click();
  await waitForText(driver, 'Wrong username or password');

  await driver.locator(password).fill(DEMO_PASSWORD);
  await driver.locator('button[type=submit]').click();
  await driver.waitForFunction(() => location.pathname === '/play');
  for (let pages = 0; pages < 3 && !(await pathOf(driver)).includes('/activity/'); pages += 1) {
    const before = await pathOf(driver);
    await driver.locator('a[data-next]').click();
    await driver.waitForFunction((path) => location.pathname !== path, before);
  }

  expect(await pathOf(driver)).toContain('/play/activity/');
  await driver.locator('h1').waitFor();
  expect((await complaints(driver)).filter((text) => !text.includes('401'))).toEqual([]);
});

test('a book is read to its end', async ({ driver }) => {
  await openAs(driver, 'leo', `/preview-activity/${BOOK}`);
  await driver.locator('dialog[open] button:last-of-type, [role=dialog] button:last-of-type').last().click();
  for (const page of [1, 2, 3, 4, 5]) await driver.locator(`[data-move="turn ${page}"]`).click();

  await driver.locator('[data-move=finish]').click();

  await driver.waitForFunction(() => document.querySelector('h1')?.textContent === 'Mastered!');
  expect(await complaints(driver)).toEqual([]);
});

test('a table of the office is sorted and its second page opened', async ({ driver }) => {
  await openAs(driver, 'super@flink.test', '/admin/users');
  const first = 'tbody tr:first-child td:nth-child(2)';
  await driver.locator(first).waitFor();
  const before = await textOf(driver, first);

  await driver.locator('th[aria-sort=ascending] button').click();

  await driver.locator('th[aria-sort=descending]').waitFor();
  await driver.waitForFunction(([selector, text]) => document.querySelector(selector)?.textContent !== text, [
    first,
    before,
  ] as const);
  await driver.locator('[aria-label="Next page"]').click();
  await driver.waitForFunction(() => location.search.includes('page=2'));
  expect(await complaints(driver)).toEqual([]);
});

test('a form of the office says what is wrong and saves', async ({ driver, driven }) => {
  const name = `Seasons of ${driven?.name} ${Date.now()}`;
  await openAs(driver, 'super@flink.test', '/admin/lists/create');
  await (await field(driver, 'Name')).fill(name);
  await (await field(driver, 'Values')).fill('red, green');
  await (await field(driver, 'Default')).fill('blue');
  await driver.keyboard.press('Control+s');
  await waitForText(driver, 'This value is not allowed');

  await (await field(driver, 'Default')).fill('red');
  await driver.keyboard.press('Control+s');

  await waitForText(driver, `${name} is saved`);
});
