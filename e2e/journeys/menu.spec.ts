import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { barriers } from '../support/accessibility.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a learner', () => {
  test.use({ as: 'leo' });

  test('goes down to the activities of a group and back up by keyboard alone', async ({ page }) => {
    await page.goto('/play');
    const level = page.getByRole('link', { name: /^Reading 1\. Leo / });
    await level.waitFor();

    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Reading \d\. .*Play this next$/ })).toBeFocused();
    await level.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('link', { name: /^Reading 2\. / })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/play/level/1/reading');
    await expect(title(page)).toHaveText('Reading 1');
    const farm = page.getByRole('link', { name: /^On the farm, \d+ activities\. Leo / });
    await farm.focus();
    await page.keyboard.press('Enter');

    await expect(title(page)).toHaveText('On the farm');
    await expect(page).toHaveURL(/\/play\/group\/[\da-f-]{36}$/);
    await expect(page.locator('a[data-item]:focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/play/level/1/reading');
    await expect(farm).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/play');
    await expect(level).toBeFocused();
  });

  test('finds the activities sorted by name, the one that counts last, and opens one', async ({ page }) => {
    await page.goto('/play/level/1/reading');
    await page.getByRole('link', { name: /^On the farm/ }).click();
    const cards = page.getByRole('region', { name: 'On the farm' }).getByRole('link');
    await expect(cards.last()).toHaveAccessibleName(/^I Know These Words\. Leo /);

    const names = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label')?.split('.')[0] ?? ''),
    );
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted());

    const group = page.url();
    await cards.last().click();
    await expect(page).toHaveURL(/\/play\/activity\/[\da-f-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL(group);
  });

  test('comes back by the button and by the browser, and a reload changes nothing', async ({ page }) => {
    await page.goto('/play');
    await page.getByRole('link', { name: /^Reading 2\. / }).click();
    await page.getByRole('link', { name: /^My body, / }).click();
    await expect(title(page)).toHaveText('My body');

    await page.reload();
    await expect(title(page)).toHaveText('My body');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/play/level/2/reading');
    await page.goForward();
    await expect(title(page)).toHaveText('My body');
    await page.goBack();
    await expect(title(page)).toHaveText('Reading 2');
    await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/play');
  });

  test('who came by a link goes up to where the group hangs', async ({ page }) => {
    await page.goto('/play/level/1/reading');
    const address = await page.getByRole('link', { name: /^At home, / }).getAttribute('href');

    await page.goto(address ?? '');
    await expect(title(page)).toHaveText('At home');
    await page.keyboard.press('Escape');

    await expect(page).toHaveURL('/play/level/1/reading');
  });

  test('meets no barriers on the board, in a level and in a group', async ({ page }) => {
    await page.goto('/play');
    await page.getByRole('link', { name: /^Reading 1\. / }).waitFor();
    await settled(page);
    expect.soft(await barriers(page), 'board').toEqual([]);

    await page.getByRole('link', { name: /^Reading 1\. / }).click();
    await page.getByRole('link', { name: /^Good to eat, / }).waitFor();
    await settled(page);
    expect.soft(await barriers(page), 'level').toEqual([]);

    await page.getByRole('link', { name: /^Good to eat, / }).click();
    await expect(title(page)).toHaveText('Good to eat');
    await settled(page);
    expect.soft(await barriers(page), 'group').toEqual([]);
  });

  test('is led back from a group that is not there', async ({ page }) => {
    await page.goto('/play/group/00000000-0000-7000-8000-000000000000');
    await expect(title(page)).toHaveText("Unexpected Error - Activity Group doesn't exists");

    await page.getByRole('link', { name: 'To the menu' }).click();

    await expect(page.getByRole('link', { name: /^Reading 1\. / })).toBeVisible();
  });

  test('is told when there is nothing to play', async ({ page, complaints }) => {
    complaints.forgive(/404/);
    await page.route('**/api/flink-play/get-data', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'play.noSolutions', message: 'No solutions in the product' },
      }),
    );

    await page.goto('/play');

    await expect(title(page)).toHaveText('No solutions in the product');
  });

  test('without a connection is told so, and goes on when it is back', async ({ page, complaints }) => {
    complaints.forgive(/ERR_FAILED/);
    await page.route('**/api/flink-play/get-solution-menu/*', (route) => route.abort());
    await page.goto('/play');
    await expect(title(page)).toHaveText('Error connecting to server.');

    await page.unroute('**/api/flink-play/get-solution-menu/*');
    await page.getByRole('button', { name: 'Refresh' }).click();

    await expect(page.getByRole('link', { name: /^Reading 1\. / })).toBeVisible();
  });
});

test.describe('a learner who chose Spanish', () => {
  test.use({ as: 'leo', speaks: 'es' });

  test('plays in Spanish', async ({ page }) => {
    await page.goto('/play');
    await page.getByRole('link', { name: /^Lectura 1\. / }).click();
    await page.getByRole('link', { name: /^En la granja, / }).click();

    await expect(title(page)).toHaveText('En la granja');
    await expect(
      page.getByRole('region', { name: 'En la granja' }).getByRole('link').last(),
    ).toHaveAccessibleName(/^Conozco estas palabras\. /);
  });
});

test('each of a team has a star of their own', async ({ page, request }) => {
  const token = await signInTogether(request, 'amani', 'zawadi');
  const as = { authorization: `Bearer ${token}`, 'user-locale': 'en' };
  const { data } = await (await request.get('/api/flink-play/get-data', { headers: as })).json();
  const menu = await (
    await request.get(`/api/flink-play/get-solution-menu/${data.selectedSolutionId}`, { headers: as })
  ).json();
  const [first] = menu.data.activityGroups;
  await request.post('/api/flink-play/update-learners', {
    headers: as,
    data: [
      {
        learnerId: data.learners[1]._id,
        data: {
          reports: Object.fromEntries(
            first.activities.map(({ _id }: { _id: string }) => [_id, { mastered: true }]),
          ),
        },
      },
    ],
  });
  await page.addInitScript((text) => localStorage.setItem('flink-token', text), token);

  await page.goto('/play');

  const level = page.getByRole('link', {
    name: /^Reading 1\. Amani not yet, Zawadi started\. Play this next$/,
  });
  await expect(level).toBeVisible();
  await expect(page.getByRole('list', { name: 'Playing now' }).getByRole('listitem')).toHaveText([
    'Amani',
    'Zawadi',
  ]);
  await level.click();
  await expect(
    page.getByRole('link', { name: /^On the farm, \d+ activities\. Amani not yet, Zawadi mastered/ }),
  ).toBeVisible();
});

/** From an address of its own, so that the few sign-ins a minute are left to other journeys. */
async function signInTogether(request: APIRequestContext, first: string, second: string): Promise<string> {
  const reply = await request.post('/api/auth/login', {
    headers: { 'x-forwarded-for': '192.0.2.201' },
    data: {
      username: first,
      password: DEMO_PASSWORD,
      username2: second,
      password2: DEMO_PASSWORD,
    },
  });
  const { token } = await reply.json();
  return token;
}
