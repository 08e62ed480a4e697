import type { Page } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { answerRight, answersOf, multipleChoice } from '../../support/multiple-choice.ts';
import { still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'mia', signsOut: true });

const goesOn = async (page: Page, id: string) => {
  await page.goto(`/play/activity/${id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1');
};

test('a half-played game that is finished in one window is over in the other, and has one result', async ({
  page,
  context,
}) => {
  const id = multipleChoice('food');
  const answers = await answersOf(id);
  const results: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/update-learners')) return;
    for (const { data } of request.postDataJSON()) if (data.result) results.push(data.result.id);
  });
  await page.goto(`/play/activity/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const saved = page.waitForResponse(`**/saved-games/${id}`);
  await answerRight(page, answers);
  await saved;

  const other = await context.newPage();
  await goesOn(other, id);
  await page.bringToFront();
  for (let problem = 1; problem < answers.size; problem += 1) await answerRight(page, answers);
  await expect.poll(() => results.length).toBe(1);

  const word = other.getByRole('dialog', { name: 'This game is finished' });
  await expect(word).toContainText('It was finished in another window. That result counts.');
  await still(other);
  expect(await barriers(other)).toEqual([]);
  await word.getByRole('button', { name: 'Start again' }).click();
  await expect(word).toBeHidden();
  await expect(other.getByRole('progressbar')).toHaveAttribute('value', '0');
  for (let problem = 0; problem < answers.size; problem += 1) await answerRight(other, answers);

  await expect.poll(() => new Set(results).size).toBe(2);
});

test('a game that was finished on another device says so with the next answer', async ({ page, browser }) => {
  const id = multipleChoice('animals');
  const answers = await answersOf(id);
  await page.goto(`/play/activity/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const saved = page.waitForResponse(`**/saved-games/${id}`);
  await answerRight(page, answers);
  await saved;
  const tablet = await browser.newContext({ storageState: await page.context().storageState() });
  const there = await tablet.newPage();
  await goesOn(there, id);
  const forgotten = there.waitForResponse((reply) => reply.request().method() === 'DELETE');
  for (let problem = 1; problem < answers.size; problem += 1) await answerRight(there, answers);
  await forgotten;
  await tablet.close();

  await answerRight(page, answers);

  const word = page.getByRole('dialog', { name: 'This game is finished' });
  await expect(word).toContainText('It was finished on another device. That result counts.');
  await word.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/play\/group\//);
});
