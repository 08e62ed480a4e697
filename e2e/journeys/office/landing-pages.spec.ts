import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'master@flink.test', speaks: 'en', viewport: { width: 1440, height: 900 } });

test('the head office writes a landing page with set letters, and visitors read it so', async ({
  page,
  browser,
  complaints,
}) => {
  const code = `open-day-${Date.now()}`;
  await page.goto('/admin/landing-pages/create');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Open day');
  await page
    .getByRole('button', { name: /^Write/ })
    .first()
    .click();
  const paper = page.locator('[contenteditable="true"]');
  await paper.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Come and read');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' with us.');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`${code} is saved`)).toBeVisible();

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  complaints.over(context);
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/welcome/${code}`, page.url()).href);
  await expect(visitor.getByRole('heading', { name: 'Open day' })).toBeVisible();
  await expect(visitor.locator('strong')).toHaveText('Come and read');
  await expect(visitor.getByText('with us.')).toBeVisible();
  await settled(visitor);
  expect(await barriers(visitor)).toEqual([]);
  await context.close();
});
