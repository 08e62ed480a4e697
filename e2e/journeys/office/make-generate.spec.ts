import { barriers } from '../../support/accessibility.ts';
import { stateOf } from '../../support/browser-state.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';

test.use({ as: 'master@flink.test', viewport: { width: 1440, height: 900 } });

/** As the head office; the words of the lists are made where they are needed. */
async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const { house, tokens } = surroundings();
  const reply = await fetch(`${house}/api/flink-make/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens['master@flink.test']}` },
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.clone().text()).toBe(200);
  return reply.json() as Promise<Answer>;
}

async function gamesOf(name: string, words: readonly string[]): Promise<string> {
  const { data } = await ask<{ data: { _id: string } }>('wordlists', { name, locale: 'en', words });
  return `/flink-make/wordlists/${data._id}/games`;
}

const FARM = ['cow', 'pig', 'horse', 'duck', 'dog', 'cat'];

test('a list becomes games that are tried, made and put into a menu, and a learner plays them', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/409/);
  await page.goto(await gamesOf('On our farm', [...FARM, 'zzgrub']));
  await expect(page.getByRole('list', { name: '15 games' }).getByRole('listitem')).toHaveCount(15);
  await expect(page.getByText('Following words not found in DB: zzgrub')).toBeVisible();
  await settled(page);
  expect(await barriers(page, { contrast: false })).toEqual([]);

  await page.getByRole('button', { name: 'Look at Multiple choice' }).click();
  const side = page.getByRole('complementary', { name: 'Multiple choice, live preview' });
  await expect(side.getByText('Problem 1 of 6')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('list', { name: 'Answers' })).toBeVisible();
  const chips = side
    .getByRole('list')
    .filter({ has: page.locator('[data-asked]') })
    .getByRole('listitem');
  const before = await chips.allInnerTexts();
  await chips.nth(1).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Swap for another word' }).click();
  await expect(chips.nth(1)).not.toHaveText(before[1] ?? '');

  // The list on paper: a page of the size that was chosen, with nothing of the screen on it.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Cards, A4' }).click();
  await page.locator('body[data-printed]').waitFor();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/MediaBox \[0 0 (\d+)/)?.[1]).toMatch(/^59[45]$/);
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);

  // The missing word is made beside the games, without a sound; one press gives it the voice of the house.
  await side.getByRole('button', { name: /^zzgrub/ }).click();
  const missing = page.getByRole('dialog', { name: 'Add 1 word' });
  await missing.getByRole('checkbox', { name: 'Spoken by Flink' }).uncheck();
  await missing.getByRole('button', { name: 'Add 1 word' }).click();
  await page.getByRole('button', { name: 'Make 1 missing audio' }).click();
  await expect(page.getByRole('button', { name: 'Make 1 missing audio' })).toBeHidden();
  await expect(page.getByText('7 of 7 found')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Activity group name' });
  await name.fill('Farm games of the journey');
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('dialog', { name: '1 word misses a picture or sound' });
  await expect(asked.getByRole('row', { name: /^zzgrub missing there \d of \d+ activities$/ })).toBeVisible();
  await asked.getByRole('button', { name: 'Create anyway' }).click();
  const done = page.getByRole('dialog', { name: 'Success!' });
  await expect(done.getByText('I Know These Words')).toBeVisible();
  await expect(
    done.getByRole('region', { name: 'Missed assets' }).getByText('zzgrub', { exact: true }),
  ).toBeVisible();
  const put = page.waitForResponse(/put-into-menu/);
  await done.getByRole('button', { name: 'Put into a menu' }).click();
  await expect(done.getByText('Learners have it now.')).toBeVisible();
  const { groupId } = (await (await put).json()) as { groupId: string };
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await asked.getByRole('button', { name: 'Create anyway' }).click();
  await expect(
    page.getByText('The activity Group name is already taken. Use a different name.'),
  ).toBeVisible();

  const context = await browser.newContext({ storageState: stateOf('leo') });
  complaints.over(context);
  const learner = await context.newPage();
  await learner.goto(`/play/group/${groupId}`);
  await learner.getByRole('link', { name: /^I Know These Words/ }).click();
  await learner.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(learner.getByRole('list', { name: 'Answers' }).getByRole('button').first()).toBeEnabled();
  await context.close();
});

test('what a list lacks is said in the sentences of the specification, before anything runs', async ({
  page,
}) => {
  const bare = ['zzbib', 'zzbob', 'zzbub'].map((word) => ({ _id: crypto.randomUUID(), word }));
  await ask('words', { locale: 'en', words: bare });
  const tile = (game: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Look at ${game}` }) });
  const look = (game: string) => page.getByRole('button', { name: `Look at ${game}` }).click();

  await page.goto(await gamesOf('Too short', ['cow', 'pig', 'zznope']));
  await expect(page.getByText('Following words not found in DB: zznope')).toBeVisible();
  for (const [game, reason] of [
    ['Order it', 'Not enough words after filtering by template criteria'],
    ['Concentration', 'Should be minimum 6 words'],
    ['Word search', 'Should be minimum three words'],
    ['Match it', 'Should be minimum 3 words with pictures'],
  ] as const)
    await expect(tile(game).getByText(reason, { exact: true })).toBeVisible();
  await look('Concentration');
  await expect(page.getByText('Concentration: Should be minimum 6 words')).toBeVisible();

  await page.goto(await gamesOf('Nothing known', ['zznope']));
  await expect(page.getByText('Words of selected locale was not founded in DB.')).toBeVisible();

  await page.goto(await gamesOf('Half bare', [...FARM, 'zzbib']));
  await look('Match it');
  await expect(page.getByText('Following words have not associated image with it.')).toBeVisible();
  await look('Spelling keyboard');
  await expect(page.getByText('Missing audio for words - zzbib')).toBeVisible();
  await look('Missing elements');
  await expect(page.getByText("zzbib - Didn't has a sentence")).toBeVisible();

  await page.goto(await gamesOf('All bare', ['zzbib', 'zzbob', 'zzbub']));
  await expect(
    tile('Missing elements').getByText('Should be minimum 3 words', { exact: true }),
  ).toBeVisible();
  await expect(
    tile('Spelling keyboard').getByText(
      "Audio required for the template and following words don't have it - zzbib, zzbob, zzbub",
    ),
  ).toBeVisible();
});
