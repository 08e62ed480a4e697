import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../../../tools/browser/browser.ts';
import { findBrowser } from '../../../../tools/browser/find-browser.ts';
import { type BuiltGallery, builtGallery } from '../../../../tools/gallery/built-gallery.ts';

let gallery: BuiltGallery;
let browser: Browser;

beforeAll(async () => {
  gallery = await builtGallery(() => {});
  browser = await chromium.launch(launchOptions(await findBrowser()));
});

afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});

async function open(
  id: string,
  options: { readonly clock?: boolean; readonly locale?: string } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  if (options.clock) await page.clock.install({ time: '2026-11-15T09:00:00' });
  await page.goto(`${gallery.address}#/office/${id}?bare=1&locale=${options.locale ?? 'en'}`);
  await page.locator('h1').first().waitFor();
  if (options.clock) await page.clock.pauseAt('2026-11-15T10:00:00');
  return page;
}

const rowNames = (page: Page) => page.locator('[data-control="name"]').allTextContents();

test('typing in the search of a table asks for rows a second after the last key', async () => {
  const page = await open('table', { clock: true });
  const all = await rowNames(page);

  await page.getByRole('searchbox').fill('garcia');
  await page.clock.runFor(900);
  const tooSoon = await rowNames(page);
  await page.clock.runFor(200);
  const found = await rowNames(page);

  expect(tooSoon).toEqual(all);
  expect(found).toEqual(['Garcia, Ana']);
});

test('another page size goes back to the first page', async () => {
  const page = await open('table');
  const foot = page.getByRole('navigation', { name: 'Pages of Users' });

  await foot.getByRole('button', { name: 'Next page' }).click();
  expect(await foot.textContent()).toContain('11 to 20 of 248');
  await page.getByText('25', { exact: true }).click();

  await expect.poll(() => foot.textContent()).toContain('1 to 25 of 248');
});

test('a head sorts up, then down, and says so', async () => {
  const page = await open('table');
  const head = page.getByRole('columnheader', { name: 'Name' });

  await head.getByRole('button').click();
  expect(await head.getAttribute('aria-sort')).toBe('ascending');
  await head.getByRole('button').click();

  expect(await head.getAttribute('aria-sort')).toBe('descending');
});

test('arrows move between rows, X chooses one, and the bulk line counts it', async () => {
  const page = await open('table');

  await page.locator('[data-control="name"]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');

  const focused = await page.evaluate(() => document.activeElement?.textContent);
  expect(focused).toBe('Bauer, Jonas');
  expect(await page.getByRole('checkbox', { name: 'Choose Bauer, Jonas' }).isChecked()).toBe(true);
  expect(await page.getByRole('toolbar').textContent()).toContain('1 chosen');
});

test('a protected row has a lock and cannot be chosen', async () => {
  const page = await open('table');
  const row = page.getByRole('row').filter({ hasText: 'Demo teacher' });

  expect(await row.getByRole('img', { name: 'Protected: cannot be deleted' }).isVisible()).toBe(true);
  expect(await row.getByRole('button', { name: /^More/ }).count()).toBe(0);
  expect(await row.getByRole('checkbox').isDisabled()).toBe(true);
});

test('deleting asks with the name, starts on the safe answer, and Escape keeps the row', async () => {
  const page = await open('table');
  const ask = async () => {
    await page.getByRole('button', { name: 'More for Diallo, Aminata' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete Diallo, Aminata?' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep');
  };

  await ask();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await rowNames(page)).toContain('Diallo, Aminata');

  await ask();
  await page.getByRole('button', { name: 'Delete Diallo, Aminata' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await rowNames(page)).not.toContain('Diallo, Aminata');
});

test('a prompt takes no empty answer, trims, and Ctrl Enter sends it', async () => {
  const page = await open('dialog-prompt');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Rename the list' });

  await dialog.getByRole('textbox').fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('  Farm animals ');
  expect(await send.isEnabled()).toBe(true);
  await page.keyboard.press('Control+Enter');

  await expect.poll(() => page.locator('h2').first().textContent()).toBe('prompt: Farm animals');
});

test('an error dialog tells its caller that it was closed', async () => {
  const page = await open('dialog-error');

  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  await expect.poll(() => page.locator('h2').first().textContent()).toMatch(/^error: (closed|undefined)$/);
});

test('Escape closes an open list of a dialog before the dialog', async () => {
  const page = await open('dialog-choose');
  const list = page.getByRole('listbox');

  await page.getByRole('combobox', { name: 'Language' }).click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });

  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});

test('a toast with undo brings the thing back', async () => {
  const page = await open('toasts');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await page.getByText('Aminata Diallo is back.').waitFor();
});

test('a range whose end is before its start cannot be taken until it is put right', async () => {
  const page = await open('date-range');

  await page.getByRole('button', { name: 'Period: 1 Aug to 31 Oct 2026' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Period' });
  await panel.getByLabel('To', { exact: true }).fill('1 Jul 2026');
  await panel.getByLabel('From', { exact: true }).focus();
  expect(await panel.textContent()).toContain('The end is before the start.');
  expect(await panel.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await panel.getByLabel('From', { exact: true }).fill('2026-06-15');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Period: 15 Jun to 1 Jul 2026' }).first().waitFor();
});

test('arrows walk through the colours by name', async () => {
  const page = await open('colour-picker');
  const first = page.getByRole('radiogroup', { name: 'Text colour' }).first();

  await first.getByRole('radio', { name: 'Blue', exact: true }).focus();
  await page.keyboard.press('ArrowRight');

  expect(await first.getByRole('radio', { name: 'Navy blue' }).isChecked()).toBe(true);
});

test('the dark switch puts the class on the page and is remembered', async () => {
  const page = await open('shell');
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));

  await page.getByRole('button', { name: 'Dark mode' }).click();

  await expect.poll(isDark).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('flink-color-scheme'))).toBe('dark');
});

test('Arabic turns the page around', async () => {
  const page = await open('shell', { locale: 'ar' });

  // The gallery's Arabic shows the longest text of all languages.
  const rail = await page.getByRole('navigation', { name: 'Maeneo' }).boundingBox();

  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(rail?.x).toBeGreaterThan(1000);
});

test('a number between its signs says itself that it is wrong', async () => {
  const page = await open('number-field');
  const signs = page.getByRole('button', { name: 'More: Plans purchased' });
  const wrong = signs.locator('..').getByRole('textbox', { name: 'Plans purchased' });

  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
});

test('the focus of a button that goes is beside it; one that is off meanwhile has it back', async () => {
  const page = await open('shell');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.locator('main').evaluate((main) => {
    for (const name of ['Start', 'Stop', 'Send']) {
      const made = document.createElement('button');
      made.textContent = name;
      main.append(made);
    }
  });

  await button('Start').focus();
  await button('Start').evaluate((gone) => gone.remove());
  await expect.poll(focused).toBe('Stop');

  await button('Send').focus();
  await button('Send').evaluate((sends) => sends.toggleAttribute('disabled', true));
  await expect.poll(focused).not.toBe('Send');
  await button('Send').evaluate((sent) => sent.toggleAttribute('disabled', false));
  await expect.poll(focused).toBe('Send');
});
