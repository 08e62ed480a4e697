import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

/** What another program has on the clipboard. */
const pasted = (page: Page, html: string) =>
  page.locator(':focus').evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('an author writes on a page with set letters, places the text by keys and by hand, and finds it again', async ({
  page,
  complaints,
}) => {
  // That of a pasted text, which has no effect.
  complaints.forgive(/inline style/);
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The lost kite');
  await dialog.getByRole('radio', { name: 'E-book' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add page' }).first().click();

  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(page.getByRole('button', { name: 'Done: Text' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('The wind took the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('kite');
  expect(await barriers(page)).toEqual([]);
  await pasted(
    page,
    '<table><tr><td>up</td><td>high</td></tr><tr><td>down</td></tr></table><p style="margin:0;font-weight:700">wind</p>',
  );
  await page.getByRole('button', { name: 'Done: Text' }).click();
  const box = page.locator('[data-box="0"]');
  await expect(box).toContainText(/up high\s*down/);
  // The policy of the page gives styles of a text no effect, and another program's bold is written as one.
  await expect(box.locator('strong').last()).toHaveText('wind');
  await expect(box.locator('strong').first()).toHaveText('kite');

  // The editor that closes gives the focus back.
  await settled(page);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(box).toHaveAccessibleName(/left 50 · top 40 · 340 × 96/);
  const at = await box.boundingBox();
  if (!at) throw new Error('The text is not on the page');
  await page.mouse.move(at.x + 60, at.y + 30);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 130, { steps: 3 });
  await page.mouse.up();
  await expect(box).not.toHaveAccessibleName(/top 40/);

  await page.getByRole('textbox', { name: 'Instruction for all pages' }).fill('#1');
  await page.getByRole('textbox', { name: 'Instruction for all pages' }).blur();
  const instruction = page.getByRole('textbox', { name: 'Instruction for all pages' });
  await expect(instruction).not.toHaveValue(/#/);
  await expect(page.getByText(/^Saved|^All changes saved/).first()).toBeVisible();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(box.locator('strong').first()).toHaveText('kite');
  await expect(box).toHaveAccessibleName(/left 50/);
  await expect(instruction).not.toHaveValue('');
});

test('a page that was open when a new release came says so where it misses a part, and Reload loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/status of 404/, /dynamically imported module/);
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the release');
  await dialog.getByRole('radio', { name: 'Multiple choice' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Help' }).click();
  await page.route('**/assets/rich-text-panel*.js', (route) => route.fulfill({ status: 404 }));
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-next.js">' }),
  );

  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByRole('textbox').last().fill('Touch the animal that you hear.');
  const told = page.getByRole('alert').filter({ hasText: 'Flink is newer than this page.' });
  await expect(told).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.unrouteAll();
  await told.getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByText('Touch the animal that you hear.').first()).toBeVisible();
  await expect(told).toBeHidden();
});
