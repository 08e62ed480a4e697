import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';
import { tokensOf } from '../../support/tokens.ts';

test.use({ as: 'master@flink.test', viewport: { width: 1440, height: 900 } });

async function listOf(words: readonly string[]): Promise<string> {
  const { house } = surroundings();
  const tokens = await tokensOf(house, ['master@flink.test']);
  const reply = await fetch(`${house}/api/flink-make/wordlists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens['master@flink.test']}` },
    body: JSON.stringify({ name: 'On our farm', locale: 'en', words }),
  });
  return ((await reply.json()) as { data: { _id: string } }).data._id;
}

test('a list becomes games that are tried, made and put into a menu, and are played', async ({ page }) => {
  const list = await listOf(['cow', 'pig', 'horse', 'duck', 'dog', 'cat', 'zzgrub']);
  await page.goto(`/flink-make/wordlists/${list}/games`);
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

  await page.getByRole('textbox', { name: 'Activity group name' }).fill('Farm games of the journey');
  await page.keyboard.press('Control+Enter');
  const asked = page.getByRole('dialog', { name: 'Create the group anyway?' });
  await expect(asked.getByText('zzgrub').last()).toBeVisible();
  const answer = page.waitForResponse(/generate-activity-group/);
  await asked.getByRole('button', { name: /^Make \d+ games/ }).click();
  const made = (await (await answer).json()) as { activities: { _id: string; templateAlias: string }[] };
  const done = page.getByRole('dialog', { name: 'Success!' });
  await expect(done.getByText('I Know These Words')).toBeVisible();
  await done.getByRole('button', { name: 'Put into a menu' }).click();
  await expect(done.getByText('Learners have it now.')).toBeVisible();

  const game = made.activities.find(({ templateAlias }) => templateAlias === 'multiple-choice');
  await page.goto(`/preview-activity/${game?._id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Answers' }).getByRole('button').first()).toBeEnabled();
});
