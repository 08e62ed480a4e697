import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

const PASTED = [
  'Word\tDefinition\tSentence',
  ...['apple', 'avocado', 'banana', 'bread', 'butter', 'cheese', 'coconut', 'egg', 'grapes', 'Apple'],
  'mandazi\tA sweet fried bread\tWe eat mandazi in the morning.',
].join('\n');

test('ten words are pasted, the missing one is made on the spot, and the list is ready for general use', async ({
  page,
}) => {
  await page.goto('/flink-make/wordlists');
  await settled(page);

  await page.keyboard.press('n');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Breakfast foods');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  const importing = page.getByRole('dialog', { name: 'Import words' });
  await importing.getByRole('textbox', { name: 'Paste the words here' }).fill(PASTED);
  await expect(importing.getByText('Appears twice')).toBeVisible();
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
  await page.getByRole('option', { name: 'Early reading' }).click();
  await sorting.getByRole('combobox', { name: 'Grade' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await sorting.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /Breakfast foods .* Ready/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Word 10' })).toHaveValue('mandazi');
  await settled(page);

  // What would be lost is asked about, and stays where nobody agrees.
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Are you sure you want to delete all words from list?')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await importing.getByRole('textbox', { name: 'Paste the words here' }).fill('sun');
  await importing.getByRole('button', { name: 'Import 1 word' }).click();
  await expect(page.getByText('It will replace current words. Do you want to continue?')).toBeVisible();
  await page.keyboard.press('Escape');
  await importing.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Word 10' })).toHaveValue('mandazi');

  // The games that the words give stand beside them.
  const beside = page.getByRole('complementary', { name: 'Make activities from these words' });
  const make = beside.getByRole('button', { name: /^Make \d+ games/ });
  const all = await make.innerText();
  await beside.getByRole('checkbox', { name: /^Multiple choice/ }).uncheck();
  await expect(make).not.toHaveText(all);
  await expect(make).toBeEnabled();

  // The words become a group of words, whose games get a Spanish version.
  await page.getByRole('button', { name: 'More for Breakfast foods' }).click();
  await page.getByRole('menuitem', { name: 'Transfer to word groups' }).click();
  await expect(page.getByText('The words are in the group “Breakfast foods” now')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Words, English' })).toBeVisible();
  await page.getByRole('link', { name: 'Make games' }).click();
  await page.getByRole('button', { name: /^Make \d+ games/ }).click();
  await page.getByRole('dialog', { name: 'Success!' }).getByRole('link', { name: 'Open the group' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: /^Español, 0 / }).click();
  await page.getByRole('button', { name: 'mandazi: Add the word' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('mandazi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('missing', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Add this language to the games' }).click();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue(/^Español, \d\d games/);
  await settled(page);
});
