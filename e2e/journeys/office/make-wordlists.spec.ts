import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'super@flink.test', viewport: { width: 1440, height: 900 } });

const PASTED = [
  'Word\tDefinition\tSentence',
  ...['apple', 'avocado', 'banana', 'bread', 'butter', 'cheese', 'coconut', 'egg', 'grapes', 'Apple'],
  'mandazi\tA sweet fried bread\tWe eat mandazi in the morning.',
].join('\n');

/** Nobody has categories in the demo world. */
const SCOPE = {
  name: 'Wordlists of the journey',
  categories: {
    grades: ['1'],
    levels: [],
    assignedLevels: [],
    firstMenu: 'grades',
    firstCategory: {
      title: 'Subject',
      items: [{ id: '0192f0c0-0000-7000-8000-000000000001', title: 'Food', grades: ['1'], levels: [] }],
    },
    secondCategory: { title: '', items: {} },
    thirdCategory: { title: '', items: {} },
  },
};

test('ten words are pasted, the missing one is made on the spot, and the list is ready for general use', async ({
  page,
}) => {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.goto('/flink-make/wordlists');
  const headers = { authorization: (await asked).headers().authorization ?? '' };
  const made = await page.request.post('/api/admin/scopes/add', { headers, data: SCOPE });
  expect(made.status(), await made.text()).toBe(200);
  await page.reload();
  await settled(page);

  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Breakfast foods');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import words' });
  await importing.getByRole('textbox', { name: 'Paste the words here' }).fill(PASTED);
  await expect(importing.getByText('1 word stood there twice and comes once.')).toBeVisible();
  await importing.getByRole('button', { name: 'Import 10 words' }).click();

  await expect(page.getByText('9 of 10 found')).toBeVisible();
  await expect(page.getByText('Not in the words database')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  const proposed = page.getByRole('dialog', { name: 'Add 1 word' });
  await expect(proposed.getByRole('textbox', { name: 'Syllables' })).toHaveValue('man·da·zi');
  await expect(proposed.getByRole('textbox', { name: 'Sentence' })).toHaveValue(
    'We eat mandazi in the morning.',
  );
  await proposed.getByRole('textbox', { name: 'Look for its picture by' }).fill('cookie');
  await expect(proposed.getByRole('radio', { name: 'cookie' })).toBeChecked();
  expect(await barriers(page)).toEqual([]);
  await proposed.getByRole('button', { name: 'Add 1 word' }).click();
  await expect(page.getByText('10 of 10 found')).toBeVisible();

  await page.getByRole('button', { name: 'Change categories' }).click();
  const sorting = page.getByRole('dialog');
  await sorting.getByRole('combobox', { name: 'Scope' }).click();
  await page.getByRole('option', { name: SCOPE.name }).click();
  await sorting.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await sorting.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /Breakfast foods .* Ready/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Word 10' })).toHaveValue('mandazi');
  await settled(page);
});
