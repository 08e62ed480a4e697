import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets } from '../../support/layout.ts';
import { settled, still } from '../../support/settled.ts';
import { signIn } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

/** From an address of its own, so that the few sign-ins a minute are left to other journeys. */
async function enter(page: Page, request: APIRequestContext, first: string, second?: string): Promise<void> {
  const reply = await request.post('/api/auth/login', {
    headers: { 'x-forwarded-for': '192.0.2.210' },
    data: {
      username: first,
      password: DEMO_PASSWORD,
      ...(second ? { username2: second, password2: DEMO_PASSWORD } : {}),
    },
  });
  const { token } = await reply.json();
  await page.addInitScript((text) => {
    localStorage.setItem('flink-token', text);
    localStorage.setItem('flink-locale', 'en');
  }, token);
  await page.goto('/play');
}

const gear = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const big = (page: Page, name: string) => dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });
const save = (page: Page) => dialog(page).getByRole('button', { name: /^Save/ });
const scene = (page: Page) => page.locator('[data-look]');

async function openSettings(page: Page): Promise<void> {
  await gear(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Settings' })).toBeFocused();
}

test('a learner takes another theme and character, and the whole area wears them', async ({
  page,
  request,
}) => {
  await enter(page, request, 'mia');
  await openSettings(page);
  await expect(save(page)).toBeDisabled();

  await big(page, 'Themes').click();
  await expect(dialog(page).getByRole('button', { pressed: true })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Next page' }).click();
  await dialog(page).getByRole('button', { name: 'Space' }).click();
  await dialog(page).getByRole('button', { name: 'Go Back' }).click();
  await expect(big(page, 'Themes')).toBeFocused();
  await big(page, 'Characters').press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await save(page).click();

  await expect(dialog(page)).toHaveCount(0);
  await expect(gear(page)).toBeFocused();
  await expect(scene(page)).toHaveAttribute('data-scene', 'space');
  await page.reload();
  await expect(gear(page)).toBeVisible();
  await expect(scene(page)).toHaveAttribute('data-scene', 'space');
  await expect(page.locator('main img[src*="luna"]')).toBeVisible();
});

test('another module brings its own menu', async ({ page, request }) => {
  await enter(page, request, 'emma');
  await page.getByRole('link', { name: /^Reading 1/ }).click();
  await openSettings(page);

  await big(page, 'Modules').click();
  await dialog(page)
    .getByRole('button', { name: /Español$/ })
    .click();
  await page.keyboard.press('Escape');
  const menu = page.waitForResponse(/get-solution-menu/);
  await save(page).click();

  await expect(page).toHaveURL('/play');
  expect((await (await menu).json()).data.locale).toBe('es');
});

test('a learner turns the voice down, and has cards say their names before they open', async ({
  page,
  request,
}) => {
  await enter(page, request, 'john');
  await openSettings(page);
  await big(page, 'Sound').click();
  const voice = dialog(page).getByRole('slider', { name: 'Voice' });
  await expect(voice).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(voice).toHaveAttribute('aria-valuetext', '80 %');
  await still(page);
  expect(await barriers(page)).toEqual([]);
  await dialog(page).getByRole('switch', { name: 'First touch says the name' }).click();
  await page.keyboard.press('Escape');
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  const level = page.locator('a[href^="/play/level/"]').first();
  const said = page.waitForRequest(/\/api\/speech\/.*Reading/);
  await level.click();
  await said;
  await expect(page).toHaveURL('/play');
  await level.click();
  await expect(page).toHaveURL(/\/play\/level\//);
  expect(await page.evaluate(() => localStorage.getItem('flink.volume.voice'))).toBe('0.8');
});

test('what is not saved is asked about, and a save that fails loses nothing', async ({
  page,
  request,
  complaints,
}) => {
  complaints.forgive(/500/);
  await enter(page, request, 'leo');
  await page.locator('a[href^="/play/level/"]').first().click();
  await page.waitForURL('**/play/level/**');
  await openSettings(page);
  const help = page.getByRole('switch', { name: 'Auto Activity Help' });
  await help.click();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(help).not.toBeChecked();

  const failing = '**/api/flink-play/update-learners';
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message: '' } }),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Error while saving family member data');
  await expect(help).not.toBeChecked();
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(help).not.toBeChecked();
  await expect(page).toHaveURL(/\/play\/level\//);
  await help.click();
  await expect(save(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute(failing);
});

test('the family admin changes the family; what is wrong stands beside the fields', async ({
  page,
  request,
  complaints,
}) => {
  complaints.forgive(/400/);
  await enter(page, request, 'emma', 'john');
  await openSettings(page);
  await big(page, 'Family Members').click();

  const emma = page.getByRole('group', { name: 'Family Member 1' });
  await emma.getByLabel('First name').fill('');
  await emma.getByLabel('Year of birth').fill('2016');
  await save(page).click();
  await expect(emma.getByLabel('First name')).toBeFocused();
  await expect(emma.getByText('Required for member')).toBeVisible();
  await page.getByRole('button', { name: 'Add a family member' }).click();
  // The center may have added somebody to this family in another journey.
  const added = page.getByRole('group', { name: /^Family Member \d$/ }).last();
  await added.getByLabel('First name').fill('Ned');
  await added.getByLabel('Last name').fill('Smith');
  await added.getByLabel('Username').fill('leo');
  await added.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await emma.getByLabel('First name').fill('Emma');
  await save(page).click();
  await expect(added.getByText('Should be unique')).toBeVisible();
  await expect(added.getByLabel('Username')).toBeFocused();
  await added.getByRole('button', { name: /^Take Family Member \d away$/ }).click();
  await save(page).click();

  await expect(page.getByText('Saved')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await big(page, 'Manage').click();
  await expect(dialog(page).getByText('Time left')).toBeVisible();
});

test('an adult takes the data of a child along, asks for it to be deleted, and takes that back', async ({
  page,
  request,
}) => {
  await enter(page, request, 'baraka');
  await openSettings(page);
  await big(page, 'Family Members').click();
  await dialog(page).getByRole('button', { name: 'Data and deletion' }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Data and deletion' })).toBeFocused();
  const amani = dialog(page).getByRole('listitem').filter({ hasText: 'Amani' });

  await amani.getByRole('button', { name: 'Ask for the data of Amani' }).click();
  const fetchIt = amani.getByRole('button', { name: 'Download the data of Amani' });
  await expect(fetchIt).toBeEnabled({ timeout: 90_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(file.suggestedFilename()).toMatch(/^flink-.*\.zip$/);
  await amani.getByRole('button', { name: 'Delete Amani …' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Amani?' });
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await still(page);
    expect.soft(await barriers(page), `${width}`).toEqual([]);
    expect.soft(await overTheEdge(page), `${width}`).toEqual([]);
    expect.soft(await smallTargets(page, 64), `${width}`).toEqual([]);
  }
  const name = question.getByLabel('To confirm, type Amani');
  await name.fill('Aman');
  await name.press('Enter');
  await expect(question.getByText('This is not the name')).toBeVisible();
  await name.fill('amani');
  await name.press('Enter');

  await expect(amani.getByText(/^Will be deleted on/)).toBeVisible();
  await amani.getByRole('button', { name: 'Keep Amani' }).click();
  await expect(amani.getByRole('button', { name: 'Delete Amani …' })).toBeVisible();
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await still(page);
    expect.soft(await barriers(page), `${width}`).toEqual([]);
    expect.soft(await overTheEdge(page), `${width}`).toEqual([]);
    expect.soft(await smallTargets(page, 64), `${width}`).toEqual([]);
  }
});

test('no view has a barrier, scrolls sideways or is too small to touch', async ({ page, request }) => {
  await enter(page, request, 'amani');
  await openSettings(page);
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 768 });
    for (const name of ['', 'Modules', 'Characters', 'Themes', 'Language', 'Family Members', 'Manage']) {
      if (name) await big(page, name).click();
      await still(page);
      if (width === 1024) expect.soft(await barriers(page), name).toEqual([]);
      expect.soft(await overTheEdge(page), `${name} ${width}`).toEqual([]);
      expect.soft(await smallTargets(page, 64), `${name} ${width}`).toEqual([]);
      if (name) await dialog(page).getByRole('button', { name: 'Go Back' }).click();
    }
  }
});

test('a learner’s own language goes before the browser’s, and can be changed', async ({ page, browser }) => {
  const gearIn = (name: string, on = page) => on.getByRole('button', { name, exact: true });
  const take = async (on: Page, settings: string, language: string, name: string, keep: string) => {
    await gearIn(settings, on).click();
    await big(on, language).press('Enter');
    await expect(dialog(on).getByRole('button', { pressed: true })).toBeFocused();
    await dialog(on).getByRole('button', { name }).click();
    await on.keyboard.press('Escape');
    await dialog(on).getByRole('button', { name: keep }).click();
    await expect(dialog(on)).toHaveCount(0);
  };
  const opened = page.waitForResponse(/auth\/login/);
  const chosen = page.waitForRequest(/update-learners/);

  await page.goto('/baobab');
  await signIn(page, 'zawadi');

  await expect(gearIn('Mipangilio')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  const { product, selectedSolutionId } = (await (await opened).json()).board;
  const module = product.solutions.find(({ _id }: { _id: string }) => _id === selectedSolutionId);
  expect(module.locale).toBe('sw');
  expect((await chosen).postDataJSON()[0].data.settings).toEqual({ selectedSolutionId });
  await settled(page);

  await take(page, 'Mipangilio', 'Lugha', 'English', 'Hifadhi');
  await expect(gearIn('Settings')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/baobab');
  await signIn(elsewhere, 'zawadi');
  await expect(gearIn('Settings', elsewhere)).toBeVisible();
  await settled(elsewhere);
  await take(elsewhere, 'Settings', 'Language', 'Kiswahili', 'Save');
  await expect(gearIn('Mipangilio', elsewhere)).toBeVisible();
  await elsewhere.context().close();
});
