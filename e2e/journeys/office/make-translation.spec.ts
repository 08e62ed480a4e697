import type { APIRequestContext } from '@playwright/test';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'translator@flink.test', viewport: { width: 1440, height: 900 } });

const ask = async (request: APIRequestContext, method: string, path: string, data?: object) => {
  // Its sound has no content: the list of an author whom another journey follows would show it and miss it.
  const headers = { authorization: `Bearer ${surroundings().tokens['master@flink.test']}` };
  const reply = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
};

const english = (question: string) => ({
  version: 1,
  options: {},
  gameData: {
    problems: [
      {
        id: 'milk',
        question: { text: question, audio: 'milk.mp3' },
        correctAnswer: { text: 'cow' },
        incorrectAnswers: [{ text: 'hen' }],
      },
    ],
  },
});

test('a translation goes from nothing to learners, and a changed original marks the part that it concerns', async ({
  page,
  request,
  browser,
}) => {
  const { data: common } = await ask(request, 'GET', '/api/flink-make/common');
  const { _id: templateId } = common.templates.find(
    ({ alias }: { alias: string }) => alias === 'multiple-choice',
  );
  const { data: activity } = await ask(request, 'POST', '/api/flink-make/edit-list', {
    activityName: 'Milk',
    templateId,
  });
  const save = `/api/flink-make/activities/${activity._id}/save-data`;
  await ask(request, 'PUT', save, { data: english('Which animal gives milk?'), baseVersion: 1 });

  await page.goto(`/flink-make/edit-activities/${activity._id}/languages/es`);
  await page.getByRole('button', { name: 'Begin Español' }).click();
  const field = (name: string) => page.getByRole('textbox', { name: `${name} in Español` });
  const ready = page.getByRole('button', { name: 'Mark Español as ready' });
  // Without a pause: the letter behind Enter belongs to the next text, not to its recording or to the one before.
  await expect(field('Question')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.type('¿Qué animal da leche?\nx');
  await expect(field('Question')).toHaveValue('¿Qué animal da leche?');
  await expect(field('Right answer')).toHaveValue('x');
  await page.keyboard.press('F8');
  await expect(field('Wrong answer 1'), 'F8 leads on while one writes').toBeFocused();
  await field('Right answer').focus();
  await page.getByRole('button', { name: /^vaca/ }).click();
  await field('Wrong answer 1').press('Control+ArrowRight');
  await expect(page.getByText('These are still the words of the original.')).toBeVisible();
  await expect(page.getByText('2 of 4').first()).toBeVisible();
  await field('Wrong answer 1').fill('gallina');
  await expect(page.getByText('3 of 4').first()).toBeVisible();
  await field('Name').fill('Leche');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  const stage = page.frameLocator('iframe');
  await expect(stage.getByRole('heading', { name: 'Leche', exact: true })).toBeVisible();
  await expect(stage.getByText('¿Qué animal da leche?').first()).toBeAttached();
  await page.getByRole('button', { name: 'Back to the translation' }).click();
  await ready.click();
  await expect(page.getByText('Learners see this version in Español.')).toBeVisible();
  await settled(page);

  const learner = await browser.newContext({ storageState: stateOf(null, 'es') });
  const play = await learner.newPage();
  await play.goto(`/preview-activity/${activity._id}`);
  await expect(play.getByText('¿Qué animal da leche?').first()).toBeAttached();
  await learner.close();

  await ask(request, 'PUT', save, { data: english('Which animals give milk?'), baseVersion: 2 });
  await page.reload();
  await expect(page.locator('del')).toHaveText(['animal', 'gives']);
  await expect(page.locator('ins')).toHaveText(['animals', 'give']);
  await expect(page.getByText('1 to check')).toBeVisible();
  await field('Question').press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('1 to check')).toBeHidden();
  await expect(page.locator('del'), 'it is still to be seen what changed').toHaveText(['animal', 'gives']);
  await page.keyboard.press('Control+Z');
  await page.getByRole('button', { name: 'Question: Still right' }).click();
  await expect(page.getByText('1 to check')).toBeHidden();
  await settled(page);

  await page.getByRole('button', { name: 'Save and next' }).click();
  await expect(page).toHaveURL(
    ({ pathname }) => /\/languages\/es$/.test(pathname) && !pathname.includes(activity._id),
  );
});
