import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';
import { tokensOf } from '../../support/tokens.ts';

test.use({ as: 'author@flink.test', viewport: { width: 1440, height: 900 } });

const saved = (page: Page) => expect(page.getByText(/^Saved|^All changes saved/).first()).toBeVisible();
const slot = (page: Page, place: string) =>
  page.locator(`[data-slot="gameData.problems.0.${place}"] button`).first();

/** A new activity, open in its editor with its first problem. */
async function begin(page: Page, name: string, template = 'Multiple choice'): Promise<void> {
  await page.goto('/flink-make/edit-activities');
  await settled(page);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: template }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add problem' }).first().click();
}

test('an author gives a game the book that learners open from it, and takes it away', async ({ page }) => {
  await begin(page, 'A game with a book');
  await page.getByRole('link', { name: 'Options' }).click();
  const book = page.getByRole('region', { name: 'Book' });
  const field = book.getByRole('combobox', { name: 'Ebook' });

  await field.fill('shoe');
  await page.getByRole('option', { name: 'Where Is My Shoe?' }).first().click();
  await saved(page);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(field).toHaveValue('Where Is My Shoe?');

  await book.getByRole('button', { name: 'Clear Ebook' }).click();
  await saved(page);
  await page.reload();
  await expect(book).toBeVisible();
  await expect(field).toHaveValue('');
});

test('an author fills a problem in, is led to what is missing, and finds everything again', async ({
  page,
}) => {
  await begin(page, 'Who says what');

  // The cursor stands in the field at once, of a slot as of one of several.
  const toFix = page.getByRole('region', { name: 'To fix before it is ready' });
  // What nobody has written yet is to be done, not wrong.
  const missing = page.getByText('There is no question.');
  await expect(missing).toHaveCount(1);
  await expect(
    page.locator('[data-problem="0"]').getByRole('img', { name: 'Still to be written' }),
  ).toBeVisible();
  await page.keyboard.press('F8');
  // Who is led to a slot as a whole is led into its text, whichever of its parts is open.
  const panel = page.locator('[data-panel="gameData.problems.0.question"]');
  await panel.getByRole('tab', { name: 'Audio' }).click();
  await toFix.getByRole('button', { name: /There is no question/ }).click();
  await expect(panel.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('Who says moo?');
  await expect(toFix).not.toContainText('There is no question.');
  await page.keyboard.press('F8');
  await page.keyboard.type('cow');
  await saved(page);
  await expect(toFix).not.toContainText('The correct answer is empty.');
  await page.keyboard.press('F8');
  expect(await barriers(page)).toEqual([]);

  await slot(page, 'incorrectAnswers.0').click();
  await page.keyboard.type('dog');
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeHidden();
  await page.keyboard.press('Control+y');
  await page.locator('[data-add="gameData.problems.0.incorrectAnswers"]').click();
  await page.keyboard.type('cow');
  await slot(page, 'question').click();
  await expect(page.getByText('This incorrect answer is the same as a correct one').first()).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.type('boy');
  await expect(slot(page, 'incorrectAnswers.1')).toContainText('cowboy');
  await saved(page);
  await settled(page);
  await page.reload();
  await settled(page);

  await expect(slot(page, 'question')).toContainText('Who says moo?');
  await expect(slot(page, 'incorrectAnswers.0')).toContainText('dog');
  await page.getByRole('link', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Random order' }).check();
  await saved(page);
  await settled(page);
});

test('who works by keys stays at the problem whose slot is closed, and is led to the same place as often as it is asked for', async ({
  page,
}) => {
  await begin(page, 'By keys alone', 'Match It');
  await page.locator('[data-add="gameData.problems"]').press('Enter');
  const question = page.locator('[data-slot="gameData.problems.1.questions.0"]');
  const card = question.getByRole('button', { name: 'Question 1', exact: true });
  await card.press('Enter');
  await page.keyboard.type('cow');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Problem 2 of 2' })).toBeVisible();

  const panel = page.locator('[data-panel="gameData.problems.1.questions.0"]');
  const sounds = panel.getByRole('tab', { name: 'Audio' });
  for (const time of ['first', 'second']) {
    await question.getByRole('button', { name: /^Add Audio/ }).press('Enter');
    await expect(panel.getByRole('button', { name: 'Add Audio' }), `the ${time} time`).toBeFocused();
    await sounds.press('ArrowLeft');
    await expect(panel.getByRole('tab', { name: 'Image' })).toBeFocused();
  }
  // By the arrows nobody is led anywhere.
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('button', { name: 'Add Audio' })).toBeVisible();
  await expect(sounds).toBeFocused();

  await saved(page);
  await settled(page);
  await page.goto(`${page.url()}?field=gameData.problems.1.questionItemsShown`);
  await expect(page.getByRole('textbox', { name: 'Questions shown' })).toBeFocused();
});

interface Built {
  readonly version: number;
  readonly groups: readonly {
    readonly _id: string;
    readonly parentId: string | null;
    readonly activityIds: readonly string[];
  }[];
}

/** Puts activities into a group of a learner's menu, or takes them out; somebody else may build the same menu. */
async function changeMenu(
  request: APIRequestContext,
  solution: string,
  change: (activities: readonly string[]) => readonly string[],
): Promise<string> {
  const headers = { authorization: `Bearer ${surroundings().tokens['super@flink.test']}` };
  const menu = `/api/solutions/${solution}/menu`;
  let groupId = '';
  await expect(async () => {
    const { data } = (await (await request.get(menu, { headers })).json()) as { data: Built };
    const group = data.groups.find(({ activityIds }) => activityIds.length > 0);
    groupId = group?._id ?? '';
    const groups = data.groups.filter(({ parentId }) => parentId === groupId).map(({ _id }) => _id);
    const lists = [{ in: { groupId }, groups, activities: change(group?.activityIds ?? []) }];
    const put = await request.put(menu, {
      headers,
      data: { version: data.version, subjects: [], groups: [], lists },
    });
    expect(put.ok(), await put.text()).toBe(true);
  }).toPass();
  return groupId;
}

test('a learner plays what an author made, and a later change when it is published', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  complaints.forgive(/ERR_INTERNET_DISCONNECTED/);
  await begin(page, 'Made and played');
  for (const [place, words] of [
    ['question', 'Who says moo?'],
    ['correctAnswer', 'cow'],
    ['incorrectAnswers.0', 'dog'],
  ] as const) {
    await slot(page, place).click();
    await page.keyboard.type(words);
  }
  await expect(page.getByText('Nothing to fix: it can be played.')).toBeVisible();
  await saved(page);
  await settled(page);
  const [, id = ''] = /edit-activities\/([^/]+)/.exec(page.url()) ?? [];
  const { sam = '' } = await tokensOf(surroundings().house, ['sam']);
  const play = await request.get('/api/flink-play/get-data', { headers: { authorization: `Bearer ${sam}` } });
  const solution = String((await play.json()).data.selectedSolutionId);
  const group = await changeMenu(request, solution, (all) => [...all, id]);

  // It stands in a menu now: what is written next waits for its author.
  await page.reload();
  await slot(page, 'question').click();
  await page.keyboard.type(' Listen!');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  const context = await browser.newContext({ storageState: stateOf('sam', null, { sam }) });
  complaints.over(context);
  const learner = await context.newPage();
  const open = async () => {
    await learner.goto(`/play/group/${group}`);
    await learner.getByRole('link', { name: /^Made and played/ }).click();
    await learner.getByRole('button', { name: 'Play', exact: true }).click();
  };
  await open();
  await expect(learner.getByRole('heading', { name: 'Who says moo?', exact: true })).toBeVisible();
  await learner.getByRole('list', { name: 'Answers' }).getByRole('button', { name: 'cow' }).click();
  await expect(learner.getByRole('heading', { name: 'Mastered!' })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Publish' }).click();
  const refused = page.getByRole('dialog', { name: 'Error while saving data. Try again please' });
  await page.context().setOffline(false);
  await refused.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
  await settled(page);
  await open();
  await expect(learner.getByRole('heading', { name: 'Who says moo? Listen!' })).toBeVisible();
  await context.close();
  await changeMenu(request, solution, (all) => all.filter((one) => one !== id));
});

test('what is written without a line, in a session that has ended or just before the tab closes is never lost', async ({
  page,
  context,
  complaints,
}) => {
  // 409: the tab was closed before it heard that it had saved, and its own words are met again.
  complaints.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|401|409|422/);
  await begin(page, 'Written in a tunnel');
  await slot(page, 'question').click();
  await page.keyboard.type('Before');
  await saved(page);

  await context.setOffline(true);
  await page.keyboard.type(' and after');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await context.setOffline(false);

  await saved(page);
  await settled(page);
  await page.reload();
  await settled(page);
  await expect(slot(page, 'question')).toContainText('Before and after');

  // Refused when it saves by itself: said with the reason, once, and saved when it is taken again.
  const tooLarge = 'This activity is too large to be sent like this.';
  await context.route(/save-draft/, (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, code: 'activities.dataTooLarge', message: tooLarge },
    }),
  );
  await slot(page, 'question').click();
  await page.keyboard.type('.');
  const refusal = page.getByRole('dialog', { name: 'Error while saving data. Try again please' });
  await expect(refusal).toContainText(tooLarge);
  await refusal.getByRole('button', { name: 'OK' }).click();
  await context.unroute(/save-draft/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved(page);
  await settled(page);
  await slot(page, 'question').click();

  const ended = {
    status: 401,
    json: { success: false, code: 'session.expired', message: 'Session expired' },
  };
  await context.route(/save-draft/, (route) => route.fulfill(ended));
  // The last letters come in the moment in which the session ends.
  let rest = ' here.';
  await context.route(/updateToken/, async (route) => {
    await expect(slot(page, 'question')).toContainText('Still');
    await page.keyboard.insertText(rest);
    rest = '';
    await route.fulfill(ended);
  });
  await slot(page, 'question').click();
  await page.keyboard.insertText(' Still');
  await expect(page.getByText('Session expired')).toBeVisible();
  await context.unroute(/save-draft/);
  await context.unroute(/updateToken/);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Email', { exact: true }).fill('author@flink.test');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/content');
  await expect(slot(page, 'question')).toContainText('Before and after. Still here.');
  await saved(page);
  await settled(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  await slot(other, 'question').click();
  await other.keyboard.press('Home');
  // Slower than the pause after which letters come into the document: the cursor stays where it is.
  await other.keyboard.type('So ', { delay: 200 });
  await expect(slot(other, 'question')).toContainText('So Before and after. Still here.');
  await other.keyboard.press('End');
  await other.keyboard.type('!');
  const closed = other.waitForEvent('close');
  await other.close({ runBeforeUnload: true });
  await closed;
  await page.reload();
  await settled(page);
  await expect(slot(page, 'question')).toContainText('So Before and after. Still here.!');

  // Two tabs without a line, both closed: what each has written is there again.
  const beside = await context.newPage();
  await beside.goto(page.url());
  await settled(beside);
  await context.setOffline(true);
  await slot(page, 'question').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' One.');
  await expect(page.getByText('Offline, kept on this device').first()).toBeVisible();
  await beside.getByRole('button', { name: 'Add problem' }).first().click();
  await beside.locator('[data-slot="gameData.problems.1.question"] button').first().click();
  await beside.keyboard.type('Two');
  await expect(beside.getByText('Offline, kept on this device').first()).toBeVisible();
  for (const tab of [page, beside]) {
    const gone = tab.waitForEvent('close');
    await tab.close({ runBeforeUnload: true });
    await gone;
  }
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(beside.url());
  await expect(again.locator('[data-problem="1"]')).toContainText('Two');
  await expect(again.locator('[data-problem="0"]')).toContainText('Still here.! One.');
  await saved(again);
  await settled(again);
});

test('two authors who change the same problem are asked, and nothing is overwritten', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/409/);
  await begin(page, 'Two pens');
  await slot(page, 'question').click();
  await page.keyboard.type('Ours');
  await saved(page);
  await settled(page);

  const context = await browser.newContext({ storageState: stateOf('master@flink.test') });
  complaints.over(context);
  const other = await context.newPage();
  await other.goto(page.url());
  await slot(other, 'question').click();
  await other.keyboard.type(' and theirs');
  await saved(other);
  await settled(other);
  await context.close();
  await page.keyboard.type(' and mine');

  const dialog = page.getByRole('dialog', { name: /changed the same part/ });
  await expect(dialog).toContainText('Ours and theirs');
  await expect(dialog).toContainText('Ours and mine');
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(slot(page, 'question')).toContainText('Ours and theirs');
  await settled(page);
});
