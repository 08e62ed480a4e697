import { barriers } from '../../support/accessibility.ts';
import { overTheEdge } from '../../support/layout.ts';
import { settled } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** What was written down on the way; the next try begins without it. */
const talks: { readonly id: string; readonly authorization: string }[] = [];

test.afterEach(async ({ request }) => {
  for (const { id, authorization } of talks.splice(0))
    await request.delete(`/api/teachers/talks/${id}`, { headers: { authorization } });
});

test('a teacher sees who needs a word, has it, prints the week and looks closer', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/teachers/talks'))
      talks.push({ id: sent.postDataJSON()._id, authorization: sent.headers().authorization ?? '' });
  });
  await page.goto('/login');
  await signIn(page, 'teacher@flink.test');
  await page.waitForURL('**/flink-admin');
  await settled(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /);
  const smith = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Smith' }) });
  await expect(smith).toContainText('No play for 12 days');
  await expect(smith).toContainText('9 minutes of paid time are left.');
  await expect(page.getByRole('rowheader', { name: 'García' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const needy = page.getByRole('button', { name: /^Need a word/ });
  const before = await needy.textContent();
  await page.context().setOffline(true);
  await smith.getByRole('button', { name: 'Talked Smith' }).click();
  await expect(page.getByText(/“.*Smith.*” is as before/)).toBeVisible();
  await expect(needy).toHaveText(before ?? '');
  await page.context().setOffline(false);

  await smith.getByRole('button', { name: 'Talked Smith' }).click();
  await expect(smith).toContainText('Talked today');
  await expect(needy).not.toHaveText(before ?? '');
  await settled(page);
  await smith.getByRole('button', { name: 'Not yet Smith' }).click();
  await expect(needy).toHaveText(before ?? '');
  await settled(page);
  await smith.getByRole('button', { name: 'Talked Smith' }).click();
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(smith).toHaveCount(0);

  await page.getByRole('button', { name: 'How they are chosen' }).click();
  await expect(page.getByRole('dialog')).toContainText('for 7 days or more');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Family', exact: true }).click();
  await expect(page).toHaveURL(/sort=family/);
  await expect(page.getByRole('rowheader').first()).toContainText('García');
  await needy.click();
  await expect(page).toHaveURL(/show=needy/);
  await expect(page.getByRole('rowheader', { name: 'Smith' })).toHaveCount(0);
  await page.goBack();

  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.getByRole('button', { name: 'Print the week' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Families, /)).toBeVisible();
  await expect(page.getByText(/Maple Library · .*2 families of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the week' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const mail = page.getByRole('switch', { name: 'Weekly mail' });
  await mail.click();
  await expect(page.getByText('The weekly mail comes every Monday.')).toBeVisible();
  await page.goto('/flink-admin#weekly-mail');
  await settled(page);
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(page.getByText('The weekly mail does not come any more.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overTheEdge(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'García', exact: true }).press('Enter');
  await page.waitForURL(/flink-admin\?family=/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'García' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Leo/ })).toBeVisible();
  expect(await overTheEdge(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/flink-admin$/);
});

test.describe('a family with a long name', () => {
  test.use({ as: 'teacher@flink.test', speaks: 'en' });

  test('keeps it in its card', async ({ page }) => {
    const long = 'Fernández-Villaverde de la Santísima Trinidad y de la Purísima Concepción';
    await page.route('**/api/teachers/home*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('García', long) });
    });
    await page.goto('/flink-admin');
    await settled(page);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: long }) });
    const name = card.getByRole('heading', { name: long });
    await expect(name).toBeVisible();
    const [around, words] = await Promise.all([
      card.boundingBox(),
      name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as { right: number };
      }),
    ]);
    expect(words.right).toBeLessThan((around?.x ?? 0) + (around?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overTheEdge(page)).toEqual([]);
  });
});
