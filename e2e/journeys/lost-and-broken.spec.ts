import { libraryId } from '../../content/library/library-id.ts';
import { barriers } from '../support/accessibility.ts';
import { breakGames, makeBreakable } from '../support/breakable-game.ts';
import { expect, test } from '../support/test.ts';

const BROKEN = 'Something went wrong.';
const UNREACHABLE = 'Error connecting to server.';

test('an unknown path shows the 404 screen, and Back goes back in history', async ({ page, complaints }) => {
  complaints.forgive(/404/);
  await page.goto('/login');
  await expect(page).toHaveTitle('Login');

  const reply = await page.goto('/no/such/page');

  expect(reply?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page not found');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login');
});

test('an unknown path below a closed one is lost without a session as well', async ({ page, complaints }) => {
  complaints.forgive(/404/);
  for (const address of ['/play/no-such-page', '/admin/no-such-section', '/flink-make/no-such-page']) {
    await page.goto(address);

    await expect(page, address).toHaveTitle('404 Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page not found');
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test.describe('in the office', () => {
  test.use({ as: 'super@flink.test' });

  test('an unknown path below a known one is lost as well', async ({ page, complaints }) => {
    complaints.forgive(/404/);
    await page.goto('/admin/no-such-section');

    await expect(page).toHaveTitle('404 Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page not found');
  });

  test('a screen that fails to draw says so in its place, and Try again brings it back', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/TypeError/);
    const malformed = { data: [null], total: 1, unfiltered: 1 };
    await page.route('**/api/admin/users?*', (route) => route.fulfill({ json: malformed }));
    await page.goto('/admin/users');

    await expect(page.getByRole('alert')).toContainText(BROKEN);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Users');

    await page.getByRole('link', { name: 'General' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('cell', { name: /^Kofi Mensah/ })).toBeVisible();
  });

  test('a part of the program that does not arrive says so, and Try again brings it back', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/ERR_FAILED/, /dynamically imported module/);
    await page.route('**/assets/users-list-screen*.js', (route) => route.abort());
    await page.goto('/admin/users');

    await expect(page.getByRole('alert')).toContainText(BROKEN);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('cell', { name: /^Kofi Mensah/ })).toBeVisible();
  });
});

test.describe('in Play', () => {
  test.use({ as: 'leo' });

  test('a screen that fails says so in the learner’s own look, and Back leads on', async ({
    page,
    complaints,
  }) => {
    complaints.forgive(/ERR_FAILED/, /dynamically imported module/);
    await page.route('**/assets/progress-screen*.js', (route) => route.abort());
    await page.goto('/play');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.goto('/play/progress');

    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(BROKEN);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/play');
  });
});

test('a game that breaks in a move or in its drawing leaves the page alive, and is tried again', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/The (rules|drawing) broke/);
  await makeBreakable(page, ['multiple-choice']);
  await page.goto(`/preview-activity/${libraryId('activity', 'animals', 'multiple-choice', 'en')}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();

  const card = page.locator('[data-move]').first();
  // The game has begun: what breaks now breaks in the move.
  await expect(card).toBeEnabled();
  await breakGames(page, 'rules');
  await card.click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(BROKEN);
  expect(await barriers(page)).toEqual([]);

  await breakGames(page, null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(card).toBeEnabled();
  await breakGames(page, 'drawing');
  await card.click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(BROKEN);

  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

for (const [how, fail] of [
  ['is not there', { abort: true }],
  ['answers with an error', { abort: false }],
] as const) {
  test(`a server that ${how} is named, and Refresh recovers`, async ({ page, complaints }) => {
    complaints.forgive(/ERR_FAILED/, /503/);
    await page.route('**/api/common/all', (route) =>
      fail.abort ? route.abort() : route.fulfill({ status: 503, json: { success: false } }),
    );
    await page.goto('/login');

    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(UNREACHABLE);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByLabel('Email or username')).toBeVisible();
  });
}
