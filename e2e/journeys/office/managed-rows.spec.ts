import type { Locator, Page } from '@playwright/test';
import { users } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('a list is made, changed by two people at once, and deleted by its name', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/400|404|409/);
  await page.goto('/admin/lists');
  await page.getByRole('link', { name: 'New list' }).click();
  await expect(save(page)).toBeDisabled();

  await field(page, 'Name').fill('Colours');
  await field(page, 'Values').fill('red, green');
  await field(page, 'Default').fill('blue');
  await save(page).click();
  await expect(page.getByText('This value is not allowed', { exact: true })).toBeVisible();
  // The line below names what was refused, and leads there.
  await page.getByRole('button', { name: 'Default: This value is not allowed' }).click();
  await expect(field(page, 'Default')).toBeFocused();
  await expect(field(page, 'Values')).toHaveValue('red, green');
  await field(page, 'Default').fill('red');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Colours is saved')).toBeVisible();

  const context = await browser.newContext({ storageState: stateOf('super@flink.test') });
  complaints.over(context);
  const other = await context.newPage();
  const made = page.getByRole('link', { name: 'Colours' });
  await other.goto(await made.evaluate((link: HTMLAnchorElement) => link.href));
  await field(other, 'Values').fill('red, green, white');
  await save(other).click();
  await expect(other.getByText('Colours is saved')).toBeVisible();
  await made.click();
  await expect(field(page, 'Values')).toHaveValue('red, green, white');

  await other.reload();
  await field(other, 'Name').fill('Colors');
  await field(other, 'Values').fill('red, green, blue');
  await save(other).click();
  await expect(other.getByText('Colors is saved')).toBeVisible();
  await context.close();

  await field(page, 'Values').fill('red, yellow');
  await save(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Somebody else changed Colors meanwhile');
  await expect(dialog).toContainText('They changed Name');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(field(page, 'Values')).toHaveValue('red, green, blue');
  await expect(field(page, 'Name')).toHaveValue('Colors');
  await expect(page.getByText('Nothing to save')).toBeVisible();

  await field(page, 'Name').fill('Colours of things');
  await page.getByRole('link', { name: 'Lists', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Not saved yet: Name');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();

  const late = await page.context().newPage();
  await late.goto(
    await page.getByRole('link', { name: 'Colors' }).evaluate((link: HTMLAnchorElement) => link.href),
  );
  await field(late, 'Values').fill('red');
  await page.getByRole('button', { name: 'More for Colors' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Colors' }).click();
  await expect(page.getByText('Colors is deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Colors' })).toHaveCount(0);
  await late.keyboard.press('Control+s');
  await expect(late.getByRole('dialog')).toContainText('Somebody else deleted Colors meanwhile');
});

test('what still refers to a row is listed instead of deleting it', async ({ page }) => {
  await page.goto('/admin/regions');
  await page.getByRole('button', { name: 'More for North Region' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('North Region is still used');
  await expect(dialog).toContainText('Maple Library');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
});

test('what a form does with what is entered is said beside the field', async ({ page }) => {
  await page.goto('/admin/products/create');
  await page.getByRole('combobox', { name: 'Solutions' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByRole('status').filter({ hasText: / moves here from / })).toBeVisible();

  await page.goto('/admin/menus/create');
  const position = field(page, 'Order');
  await position.pressSequentially('10.5');
  await expect(position).toHaveValue('10.5');
  await position.blur();
  await expect(position).toHaveValue('11');
  await expect(page.getByText('Set to 11, the nearest that can be')).toBeVisible();
});

/** Goes there by the Tab key alone. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('a scope is made by keyboard alone, its categories are assigned, and an author is given it', async ({
  page,
}) => {
  const grades = page.getByRole('group', { name: 'Grades', exact: true });
  const box = (of: Locator | Page, name: string) => of.getByRole('checkbox', { name, exact: true });
  await page.goto('/admin/scopes');
  await expect(page.getByRole('link', { name: 'New scope' }).first()).toBeVisible();
  await page.keyboard.press('n');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Letters and sounds');
  await tabTo(page, box(grades, '1'));
  await page.keyboard.press('Space');
  await tabTo(page, box(grades, '2'));
  await page.keyboard.press('Space');
  await tabTo(page, box(page.getByRole('group', { name: 'Levels', exact: true }), '1'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Grades' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Assign' })).toBeDisabled();

  await tabTo(page, field(page, 'The first category is called'));
  await page.keyboard.type('Subject');
  await tabTo(page, page.getByRole('button', { name: 'Add: Subject' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Writing');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Reading');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Subject 1')).toHaveValue('Reading');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Subject 1')).toHaveValue('Writing');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 'Subject 1')).toHaveValue('Reading');
  await expect(field(page, 'Subject 1')).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Assign' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, box(page, 'Reading'));
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You must select value in left column firstly.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box(page, 'Reading')).not.toBeChecked();
  // The column is one stop of the keyboard: from behind it is entered at its end.
  const levels = page.getByRole('group', { name: 'Levels', exact: true });
  await tabTo(page, levels.getByRole('radio', { name: /^1/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(grades.getByRole('radio', { name: /^1/ })).toBeChecked();
  await tabTo(page, box(page, 'Reading'));
  await page.keyboard.press('Space');
  await expect(box(page, 'Reading')).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Letters and sounds is saved')).toBeVisible();

  const author = users.find(({ role }) => role === 'AUTHOR');
  const name = `${author?.firstname} ${author?.lastname}`;
  await page.goto('/admin/users?filter.roleAlias=AUTHOR');
  await page.getByRole('link', { name }).click();
  await tabTo(page, page.getByRole('combobox', { name: 'Scopes' }));
  await page.keyboard.type('Letters');
  await page.getByRole('option', { name: 'Letters and sounds' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${name} is saved`)).toBeVisible();
  await page.goto('/admin/scopes');
  await page.getByRole('link', { name: 'Letters and sounds' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect(grades.getByRole('radio', { name: /^1/ })).not.toBeChecked();
  await grades.getByRole('radio', { name: /^1/ }).check();
  await expect(box(page, 'Reading')).toBeChecked();
  await expect(box(page, 'Writing')).not.toBeChecked();
});

test('ways through the office have names of their own, and what is written in Arabic alone runs from the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/global-buttons/create');
  const arabic = page.getByRole('textbox', { name: 'العربية' }).first();
  await arabic.fill('مرحبا');

  const directions = await arabic.evaluate((input) =>
    [input, ...((input as HTMLInputElement).labels ?? [])].map((part) => getComputedStyle(part).direction),
  );
  const names = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.map((way) => way.getAttribute('aria-label')));

  expect(directions).toEqual(['rtl', 'ltr']);
  expect(new Set(names).size).toBe(names.length);
});
