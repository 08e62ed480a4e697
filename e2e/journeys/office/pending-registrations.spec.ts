import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'center@flink.test', speaks: 'en' });

test('a center reminds who has not finished to register, once a day, and sees who has paid', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/409/);
  await page.goto('/admin/pending-registrations');
  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  const choose = async (email: string, item: string) => {
    await row(email).getByRole('button').last().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const paid = 'new-family@flink.test';
  await expect(row(paid)).toContainText('Paid, form not filled in');
  await expect(page.getByText('done-family@flink.test')).toHaveCount(0);
  await settled(page);
  expect(await barriers(page)).toEqual([]);

  await choose(paid, 'Send reminder');
  await expect(page.getByText(`Reminder sent to ${paid}`)).toBeVisible();
  await expect(row(paid)).not.toContainText('None');
  await choose(paid, 'Send reminder');
  await expect(page.getByRole('dialog')).toContainText('reminded within the last day');
  await page.getByRole('dialog').getByRole('button').last().click();

  await page.goto('/admin/pending-registrations?filter.state=unpaid');
  const unpaid = 'unpaid-family@flink.test';
  await choose(unpaid, 'Approve');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('without a payment through Flink');
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(unpaid)).toContainText('Not paid');
});
