import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { settled } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { expect, test } from '../../support/test.ts';
import { tinyFilm } from '../../support/tiny-film.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The first group of the learner's menu and where it hangs, whatever the library holds. */
async function firstGroup(request: APIRequestContext, locale = 'en', token = surroundings().tokens.leo) {
  const headers = { authorization: `Bearer ${token}`, 'user-locale': locale };
  const { data } = await (await request.get('/api/flink-play/get-data', { headers })).json();
  const address = `/api/flink-play/get-solution-menu/${data.selectedSolutionId}`;
  const menu = await (await request.get(address, { headers })).json();
  const [group] = menu.data.activityGroups;
  return {
    group,
    learners: data.learners,
    name: String(group.activityName),
    address: `/play/group/${group._id}`,
    level: `/play/level/${group.menuLevel}/${encodeURIComponent(group.firstCategory)}`,
  };
}

interface ChangedData {
  quickStartVideos: readonly { readonly filename: string; readonly name: string }[];
  readonly center: { readonly config: object };
  readonly product: { readonly solutions: { animations: object }[] };
}

/** What the server answers, with something of its own. */
async function changeData(page: Page, change: (data: ChangedData) => void): Promise<void> {
  await page.route('**/api/flink-play/get-data*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.data);
    await route.fulfill({ response, json });
  });
}

const linkTo = (page: Page, address: string) => page.locator(`a[data-item][href="${address}"]`);

test.describe('a learner', () => {
  test.use({ as: 'leo' });

  test('goes down to the activities of a group and back up by keyboard alone', async ({ page, request }) => {
    const first = await firstGroup(request);
    await page.goto('/play');
    await linkTo(page, first.level).waitFor();

    await page.keyboard.press('ArrowDown');
    await expect(page.locator('a[data-next]')).toBeFocused();
    await linkTo(page, first.level).focus();
    await page.keyboard.press('ArrowRight');
    await expect(linkTo(page, first.level)).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(linkTo(page, first.level)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(first.level);
    await linkTo(page, first.address).focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(first.address);
    await expect(title(page)).toHaveText(first.name);
    await expect(page.locator('a[data-item]:focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(first.level);
    await expect(linkTo(page, first.address)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/play');
    await expect(linkTo(page, first.level)).toBeFocused();
  });

  test('finds the activities sorted by name, the one that counts last, and opens one', async ({
    page,
    request,
  }) => {
    const { address, name } = await firstGroup(request);
    await page.goto(address);
    const cards = page.getByRole('region', { name }).getByRole('link');
    await expect(cards.last()).toHaveAccessibleName(/^I Know These Words\. Leo /);

    const names = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label')?.split('. ')[0] ?? ''),
    );
    const { compare } = new Intl.Collator('en');
    expect(names.slice(0, -1)).toEqual(names.slice(0, -1).toSorted(compare));

    await cards.last().click();
    await expect(page).toHaveURL(/\/play\/activity\/[\da-f-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
  });

  test('sees all games of a group on a tablet, without scrolling', async ({ page, request }) => {
    const { address } = await firstGroup(request);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(address);
    await settled(page);

    const cards = page.getByRole('listitem').getByRole('link');
    expect(await cards.count()).toBeGreaterThan(8);
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  });

  test('comes back by the button and by the browser, and who came by a link goes up to where the group hangs', async ({
    page,
    request,
  }) => {
    const first = await firstGroup(request);
    await page.goto('/play');
    await linkTo(page, first.level).click();
    await linkTo(page, first.address).click();
    await expect(title(page)).toHaveText(first.name);

    await page.reload();
    await expect(title(page)).toHaveText(first.name);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(first.level);
    await page.goForward();
    await expect(title(page)).toHaveText(first.name);
    await page.goBack();
    await expect(linkTo(page, first.address)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL('/play');

    // Who came by a link has no way back of their own.
    await page.goto(first.address);
    await expect(title(page)).toHaveText(first.name);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(first.level);
  });

  test('is told when a group or a level is not there or is empty, and is led back', async ({
    page,
    request,
  }) => {
    await page.goto('/play/group/00000000-0000-7000-8000-000000000000');
    await expect(title(page)).toHaveText("Unexpected Error - Activity Group doesn't exists");

    await page.getByRole('link', { name: 'To the menu' }).click();

    await expect(page.locator('a[data-next]')).toBeVisible();

    await page.goto('/play/level/99/reading');
    await expect(title(page)).toHaveText('No Item To Set');

    const { address, group } = await firstGroup(request);
    await page.route('**/api/flink-play/get-menu-group/*', (route) =>
      route.fulfill({ json: { success: true, data: { _id: group._id, activities: [], reports: {} } } }),
    );
    await page.goto(address);
    await expect(title(page)).toHaveText('Activity Group is empty');
  });

  test('hears what a tag is called by holding it, and opens it by a tap', async ({ page, request }) => {
    const first = await firstGroup(request);
    await page.goto('/play');
    const heard = page.waitForRequest('**/api/speech/**');

    await linkTo(page, first.level).click({ delay: 900 });

    await heard;
    await expect(page).toHaveURL('/play');
    await linkTo(page, first.level).click();
    await expect(page).toHaveURL(first.level);
  });

  test('opens help by keyboard, comes back to where it was, and passes on the link of the page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/play');
    await page.locator('a[data-next]').waitFor();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
    await settled(page);
    expect.soft(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Help', exact: true }).press('Enter');

    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Choose a level.');
    await settled(page);
    expect.soft(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();

    await more.click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('URL copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('whose center takes them away has no way out, no settings and no reports', async ({ page }) => {
    const hidden = { noLogout: true, noSettings: true, noReports: true };
    await page.route('**/api/common/all', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      for (const center of json.learningCenters) Object.assign(center.config, hidden);
      await route.fulfill({ response, json });
    });
    await changeData(page, (data) => Object.assign(data.center.config, hidden));

    await page.goto('/play');

    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
    for (const name of ['Sign out', 'Settings', 'Reports'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  });

  test('watches a quick-start video, and any key stops it', async ({ page }) => {
    await page.route('**/quick-start/**', (route) =>
      route.fulfill({ contentType: 'video/webm', body: tinyFilm() }),
    );
    await changeData(page, (data) => {
      data.quickStartVideos = [
        { filename: 'first.webm', name: 'First steps' },
        { filename: 'team.webm', name: 'Playing as a team' },
      ];
    });
    await page.goto('/play');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Quick start videos' }).click();
    await expect(page.getByRole('dialog', { name: 'QuickStart Videos' })).toBeVisible();
    await settled(page);
    expect.soft(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Playing as a team' }).click();
    await expect(page.getByRole('button', { name: 'Click Here to Stop' })).toBeFocused();
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
      .toBe(4);
    await page.keyboard.press('x');

    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Playing as a team' })).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is greeted by the film of the solution once, and not after a reload', async ({ page }) => {
    await page.route('**/animations/**', (route) =>
      route.fulfill({ contentType: 'video/webm', body: tinyFilm() }),
    );
    await changeData(page, (data) => {
      for (const solution of data.product.solutions)
        solution.animations = { introduction: { en: 'hello.webm' } };
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const greeted: string[] = [];
    page.on('request', (film) => film.url().includes('/animations/') && greeted.push(film.url()));
    await page.goto('/play');
    await expect.poll(() => greeted.length).toBeGreaterThan(0);
    await page.keyboard.press('x');
    await expect(page.locator('video')).toHaveCount(0);
    await expect(page.locator('a[data-next]')).toBeVisible();

    greeted.length = 0;
    await page.reload();
    await expect(page.locator('a[data-next]')).toBeVisible();
    await settled(page);
    expect(greeted).toEqual([]);
  });

  test('is told when there is nothing to play; without a connection is told so, and goes on when it is back', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/404/, /ERR_FAILED/);
    await page.route('**/api/flink-play/get-data*', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'play.noSolutions', message: 'No solutions in the product' },
      }),
    );
    await page.goto('/play');
    await expect(title(page)).toHaveText('No solutions in the product');
    await page.unrouteAll();

    await page.route('**/api/flink-play/get-data*', (route) => route.abort());
    await page.goto('/play');
    await expect(title(page)).toHaveText('Error connecting to server.');

    await page.unroute('**/api/flink-play/get-data*');
    await page.getByRole('button', { name: 'Refresh' }).click();

    await expect(page.locator('a[data-next]')).toBeVisible();
  });
});

test.describe('somebody who may enter and is no learner', () => {
  test.use({ as: 'super@flink.test' });

  test('is told who plays, tries an activity and goes home', async ({ page }) => {
    await page.goto('/play');

    await expect(title(page)).toHaveText('Children and parents play here, signed in with their family.');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Try an activity' }).click();
    await expect(page).toHaveURL(/\/preview-activity\//);
    await page.goBack();
    await page.getByRole('link', { name: 'Go to my page' }).click();
    await expect(page).toHaveURL('/admin/my-account');
  });
});

test('who chose Swahili before the first open plays in Swahili', async ({ page, request }) => {
  // Nobody else of these journeys signs in as him: the first open is kept.
  const token = await signIn(request, { username: 'baraka', password: DEMO_PASSWORD });
  const { address, name } = await firstGroup(request, 'sw', token);
  await page.addInitScript((text) => {
    localStorage.setItem('flink-token', text);
    localStorage.setItem('flink-locale', 'sw');
  }, token);
  await page.goto(address);

  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole('region', { name }).getByRole('link').last()).toHaveAccessibleName(
    /^Nayajua maneno haya\. Baraka /,
  );
});

test('each of a team has a star of their own', async ({ page, request }) => {
  const token = await signIn(request, {
    username: 'amani',
    password: DEMO_PASSWORD,
    username2: 'zawadi',
    password2: DEMO_PASSWORD,
  });
  const first = await firstGroup(request, 'en', token);
  const score = { allProblemsCount: 5, problemsAnsweredCorrectly: 5, problemsAnsweredIncorrectly: 0 };
  for (const { _id } of first.group.activities as { _id: string }[]) {
    const result = { id: crypto.randomUUID(), activityId: _id, score };
    await request.post('/api/flink-play/update-learners', {
      headers: { authorization: `Bearer ${token}` },
      data: [{ learnerId: first.learners[1]._id, data: { result } }],
    });
  }
  await page.addInitScript((text) => {
    localStorage.setItem('flink-token', text);
    localStorage.setItem('flink-locale', 'en');
  }, token);

  await page.goto('/play');

  await expect(linkTo(page, first.level)).toHaveAccessibleName(
    /Amani not yet, Zawadi (started|mastered)\. Play this next$/,
  );
  await expect(page.getByRole('list', { name: 'Playing now' }).getByRole('listitem')).toHaveText([
    'Amani',
    'Zawadi',
  ]);
  await linkTo(page, first.level).click();
  await expect(linkTo(page, first.address)).toHaveAccessibleName(/Amani not yet, Zawadi mastered/);
});

/** From an address of its own, so that the few sign-ins a minute are left to other journeys. */
async function signIn(request: APIRequestContext, who: Readonly<Record<string, string>>): Promise<string> {
  const headers = { 'x-forwarded-for': '192.0.2.201' };
  const reply = await request.post('/api/auth/login', { headers, data: who });
  const { token } = await reply.json();
  return token;
}
