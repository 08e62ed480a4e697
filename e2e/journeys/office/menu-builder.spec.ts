import type { APIRequestContext, Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';
import { tokensOf } from '../../support/tokens.ts';

test.use({ as: 'super@flink.test', viewport: { width: 1440, height: 900 } });

const line = (page: Page, name: string) => page.getByRole('treeitem', { name });
const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeAttached();

interface Built {
  readonly version: number;
  readonly groups: readonly { readonly _id: string; readonly name: string }[];
}

/** The menu of the learner who plays alone: no other journey looks at it. */
async function soloMenu(request: APIRequestContext) {
  const { sam = '' } = await tokensOf(surroundings().house, ['sam']);
  const headers = { authorization: `Bearer ${sam}` };
  const { data } = await (await request.get('/api/flink-play/get-data', { headers })).json();
  return { sam, id: String(data.selectedSolutionId) };
}

test('a group is put into a menu by keyboard and a learner plays it; who builds it as well is not overwritten', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  complaints.forgive(/409/);
  const { sam, id } = await soloMenu(request);
  const headers = { authorization: `Bearer ${surroundings().tokens['super@flink.test']}` };
  const menu = `/api/solutions/${id}/menu`;
  await page.goto(`/admin/solutions/solution-menu/${id}`);
  await settled(page);

  const cell = page.getByRole('button', { name: /: nothing inside$/ }).last();
  const [level, subject] = (await cell.getAttribute('data-cell'))?.split(' ') ?? [];
  await cell.press('Enter');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  for (const name of ['Weather week', 'Seasons']) {
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(line(page, name)).toContainText('Hidden while empty');
  }
  await page.getByRole('tree').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(line(page, 'Seasons')).toHaveAttribute('aria-level', '2');
  await expect(page.getByText('Seasons: Into Weather week, place 1 of 1')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(line(page, 'Seasons')).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Name learners see' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Seasons!')).toBeVisible();
  await expect(page.getByRole('tree')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(line(page, 'Seasons')).toHaveCount(0);

  await line(page, 'Weather week').click();
  await page.keyboard.press('/');
  await page.keyboard.type('find the pairs');
  const pairs = page.getByRole('button', { name: 'Add Find the Pairs' });
  // The list is one stop of the keyboard, and arrows walk in it; so is the matrix.
  await pairs.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(pairs.first()).toBeFocused();
  for (const [role, name] of [
    ['list', 'What was found'] as const,
    ['region', 'Subjects and levels'] as const,
  ])
    await expect(
      page
        .getByRole(role, { name })
        .locator('li button, td button')
        .and(page.locator(':not([tabindex="-1"])')),
      name,
    ).toHaveCount(1);
  await pairs.first().press('Enter');
  await expect(line(page, 'Weather week')).not.toContainText('Hidden while empty');
  expect(await barriers(page)).toEqual([]);
  await saved(page);

  await page.getByRole('button', { name: 'See as a child' }).click();
  await page.waitForURL(`**/preview-menu/${id}`);
  await page.locator(`a[data-item="${level} ${subject}"]`).press('Enter');
  await page.locator('a[data-item]', { hasText: 'Weather week' }).press('Enter');
  await expect(page.getByRole('link', { name: /^Find the Pairs/ })).toBeVisible();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to building' }).click();
  await page.locator(`[data-cell="${level} ${subject}"]`).click();
  await expect(line(page, 'Weather week')).toBeVisible();
  await page.getByRole('button', { name: 'Open all' }).click();

  const context = await browser.newContext({ storageState: stateOf('sam', null, { sam }) });
  complaints.over(context);
  const learner = await context.newPage();
  await learner.goto(`/play/level/${level}/${subject}`);
  await expect(learner.locator('a[data-item]', { hasText: 'Weather week' })).toBeVisible();
  await context.close();

  // Somebody else saves what this page has not seen.
  const { data } = (await (await request.get(menu, { headers })).json()) as { data: Built };
  const week = data.groups.find(({ name }) => name === 'Weather week');
  const groups = [{ _id: week?._id, name: 'Weather of the week' }];
  await request.put(menu, { headers, data: { version: data.version, subjects: [], groups, lists: [] } });
  await line(page, 'Find the Pairs').click();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Their changes are in, yours were put on top.')).toBeVisible();
  await expect(line(page, 'Weather of the week')).toContainText('Hidden while empty');

  await line(page, 'Weather of the week').click();
  await page.getByRole('button', { name: 'Take out of the menu' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to solutions' }).click();
  await page.waitForURL('**/admin/solutions');
  const left = (await (await request.get(menu, { headers })).json()) as { data: Built };
  expect(left.data.groups.filter(({ name }) => name.includes('Weather'))).toEqual([]);
});
