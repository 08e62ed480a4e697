import { readFile } from 'node:fs/promises';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'center@flink.test' });

const file = (name: string, text: string, encoding: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, encoding),
});

test('a center imports teachers from a file, sees first what it does, and assigns a family to one', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/400/);
  await page.goto('/admin/teachers');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const picker = dialog.getByLabel('File (.csv, .xlsx)');

  await picker.setInputFiles(file('teachers.txt', 'x'));
  await expect(dialog).toContainText('.csv');
  await picker.setInputFiles(file('teachers.csv', 'firstname,surname\nAda,Okello\n'));
  await expect(dialog).toContainText('Nobody knows these columns: surname');
  await expect(dialog).toContainText('The first row names the columns: ');
  await picker.setInputFiles(
    file('many.csv', `firstname,lastname,email\n${'Ada,Okello,a@b.test\n'.repeat(50_000)}`),
  );
  await expect(dialog).toContainText('This file has 50,000 rows. Up to 10,000 can be imported at once');

  await picker.setInputFiles(
    file(
      'teachers.csv',
      'firstname\tlastname\temail\tlearningCenterId\nTheo\tAgain\tteacher@flink.test\tMaple Library\n',
    ),
  );
  await expect(dialog.getByRole('status')).toContainText('teacher@flink.test');
  await expect(dialog.getByRole('status')).toContainText('None of the teachers were imported');
  await expect(dialog.getByRole('button', { name: /Import one/ })).toBeHidden();

  const lines = [
    'firstname;lastname;email;learningCenterId',
    'Inés;Muñoz;ines@import.test;Maple Library',
    '',
    '=Theo;Again;teacher@flink.test;Maple Library',
    'Nobody;Nowhere;nobody@import.test;Atlantis',
  ];
  await picker.setInputFiles(file('teachers.csv', lines.join('\r\n'), 'latin1'));
  await expect(dialog.getByRole('button', { name: 'Import one row' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Inés Muñoz/ })).toContainText('New');
  await expect(dialog.getByRole('row', { name: /^5/ })).toContainText('Learning center: Not found');
  expect(await barriers(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Refused rows as CSV' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('4,Username (email): Should be unique');
  expect(refused).toContain("'=Theo");

  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Import one row' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('teacher@flink.test');
  await expect(dialog.getByRole('status')).toContainText(
    'One more row was refused. All others were imported',
  );
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  await page.getByRole('link', { name: 'Inés Muñoz' }).click();
  const families = page.getByRole('region', { name: 'Assigned families' });
  await families.getByRole('checkbox').first().check();
  await page.getByLabel('First name').fill('Inés María');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The families are assigned')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inés María Muñoz' })).toBeVisible();
  await settled(page);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(families.getByRole('checkbox').first()).toBeChecked();

  await page.goto('/admin/teachers');
  await page.getByRole('button', { name: 'More for Inés María Muñoz' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Inés María Muñoz' }).click();
  await expect(page.getByText('Inés María Muñoz is deleted')).toBeVisible();
});
