import { barriers } from '../../support/accessibility.ts';
import { answerRight, answersOf, multipleChoice } from '../../support/multiple-choice.ts';
import { still } from '../../support/settled.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'mia', signsOut: true });

test('a slow line is named after a few seconds', async ({ page }) => {
  const id = multipleChoice('animals');
  let answer = () => {};
  await page.route('**/api/flink-play/activities/**', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue().catch(() => {});
  });

  await page.goto(`/play/activity/${id}`);

  const word = page.getByRole('status').filter({ hasText: 'The connection is slow. Still loading…' });
  await expect(word).toBeVisible();
  answer();
  await expect(word).toBeHidden();
});

test('without a connection a game goes on, the next one says why it waits, and both arrive by themselves', async ({
  page,
  context,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  const id = multipleChoice('birds');
  const answers = await answersOf(id);
  const watching = page.waitForResponse(/connection-notice[^/]*\.js$/);
  await page.goto(`/play/activity/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await (await watching).finished();
  await answerRight(page, answers);

  await context.setOffline(true);

  const word = page.getByText('No internet connection. You can finish the game you are playing.');
  await expect(word).toBeVisible();
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  for (let problem = 1; problem < answers.size; problem += 1) await answerRight(page, answers);
  await page.getByRole('button', { name: 'Tap to go on' }).click();
  await expect(page.getByText('Error while saving data. Try again please')).toBeVisible();

  const arrived = page.waitForResponse('**/api/flink-play/update-learners');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(word).toBeVisible();
  await context.setOffline(false);
  expect((await arrived).ok()).toBe(true);
  await expect(word).toBeHidden();
});

test('a word about the connection can be closed, and comes back with the next one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  const watching = page.waitForResponse(/connection-notice[^/]*\.js$/);
  await page.goto('/play');
  await (await watching).finished();
  await still(page);
  const word = page.getByText('No internet connection.');

  await context.setOffline(true);
  await expect(word).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(word).toBeHidden();
  await context.setOffline(false);
  await page.evaluate(() => fetch('/api/health'));
  await context.setOffline(true);

  await expect(word).toBeVisible();
});
