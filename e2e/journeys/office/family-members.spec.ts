import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'center@flink.test', speaks: 'en' });

test('a center adds a member to a family, corrects the name and blocks the member', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/400/);
  await page.goto('/admin/families');
  await page.getByRole('link', { name: 'Smith', exact: true }).click();
  const members = page.getByRole('region', { name: 'Members' });
  await members.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  const field = (name: string) => dialog.getByRole('textbox', { name });

  await field('First name').fill('Nina Alexandrina-Maximiliana');
  await field('Last name').fill('Smith');
  // Somebody in the family is called so.
  await field('Username').fill('emma');
  await field('Password').fill('giraffes like leaves');
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Should be unique')).toBeVisible();
  await expect(field('First name')).toHaveValue('Nina Alexandrina-Maximiliana');

  const username = `nina.${Date.now()}`;
  await field('Username').fill(username);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(members.getByText(username)).toBeVisible();

  await members.getByRole('button', { name: 'Edit Nina Alexandrina-Maximiliana Smith' }).click();
  const edit = page.getByRole('dialog', { name: /^Edit Nina/ });
  await edit.getByRole('textbox', { name: 'First name' }).fill('Nina');
  await edit.getByRole('switch', { name: 'Active' }).click({ force: true });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(members.getByRole('listitem').filter({ hasText: username })).toContainText('Not active');
  await expect(members.getByText('Nina Smith')).toBeVisible();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
});
