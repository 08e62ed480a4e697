import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test', viewport: { width: 1440, height: 900 } });

test('the last five pages are kept, the newest first; the one being looked at is not offered', async ({
  page,
}) => {
  await page.goto('/admin');
  const menus = page.getByRole('navigation');
  for (const section of ['My account', 'General settings', 'Users', 'Learning centers', 'Strings']) {
    await menus.getByRole('link', { name: section, exact: true }).click();
    await expect(page.getByRole('heading', { name: section, exact: true }).first()).toBeVisible();
    await expect(page).toHaveTitle(section);
  }

  await page.keyboard.press('Control+k');

  const visited = page.getByRole('dialog').getByRole('list', { name: 'Pages visited' });
  await expect(visited.getByRole('link')).toHaveText([
    'Learning centers',
    'Users',
    'General settings',
    'My account',
  ]);
});

test('a few letters and Enter lead to a page; the list closes', async ({ page }) => {
  await page.goto('/admin/my-account');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();

  await page.getByRole('dialog').getByRole('textbox').fill('learning c');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/admin/learning-centers');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Maple Library', exact: true })).toBeVisible();
});

test('a name that no page has is said so, and Enter goes nowhere', async ({ page }) => {
  await page.goto('/admin/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');

  await page.getByRole('dialog').getByRole('textbox').fill('qqq');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing found. Check the spelling or try fewer letters.',
  );
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/admin/my-account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a family, a learner and a center are found by name, and arrow keys lead to them', async ({ page }) => {
  await page.goto('/admin/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');

  await dialog.getByRole('textbox').fill('maple');
  await expect(
    dialog.getByRole('list', { name: 'Learning centers' }).getByRole('link', { name: /Maple Library/ }),
  ).toBeVisible();
  await dialog.getByRole('textbox').fill('leo');
  const learner = dialog.getByRole('list', { name: 'Learners' }).getByRole('link').first();
  await expect(learner).toContainText('Leo');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await learner.click();

  await expect(page).toHaveURL(/\/admin\/families\/edit\//);
});

test.describe('somebody with few rights', () => {
  test.use({ as: 'regular@flink.test' });

  test('is offered only pages that would open', async ({ page }) => {
    await page.goto('/admin/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');

    await expect(page.getByRole('dialog').getByRole('link')).toHaveText(['My account']);
  });
});
