import type { APIRequestContext, Page } from '@playwright/test';
import { libraryId } from '../../../content/library/library-id.ts';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge } from '../../support/layout.ts';
import {
  activityReply,
  answerRight,
  answersOf,
  card,
  cards,
  multipleChoice,
  rightWord,
  saying,
} from '../../support/multiple-choice.ts';
import { still } from '../../support/settled.ts';
import { surroundings } from '../../support/surroundings.ts';
import { playAs } from '../../support/team.ts';
import { expect, test } from '../../support/test.ts';
import { tinyFilm } from '../../support/tiny-film.ts';

async function answerWrong(page: Page, answers: ReadonlyMap<string, string>): Promise<void> {
  const right = await rightWord(page, answers);
  await cards(page)
    .filter({ hasNotText: saying(right) })
    .first()
    .click();
}

async function tabTo(page: Page, word: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (saying(word).test(focused)) return;
  }
  throw new Error(`Tab does not lead to “${word}”.`);
}

async function expectNoBarriers(page: Page): Promise<void> {
  await still(page);
  expect(await barriers(page)).toEqual([]);
}

test('the keyboard alone plays a game to its end', async ({ page }) => {
  const id = multipleChoice('food');
  const answers = await answersOf(id);
  await page.goto(`/preview-activity/${id}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  for (let problem = 0; problem < answers.size; problem += 1) {
    await expect(cards(page).first()).toBeEnabled();
    const word = await rightWord(page, answers);
    if (problem === 0) {
      // The help has closed: the focus is on the first card, and the letter of a card chooses it.
      await expect(cards(page).first()).toBeFocused();
      const letter = (await card(page, word).innerText()).trim().slice(0, 1);
      await page.keyboard.press(letter.toLowerCase());
    } else {
      await tabTo(page, word);
      await page.keyboard.press('Enter');
    }
    await expect(async () => {
      const over = await page.getByRole('heading', { name: 'Mastered!' }).isVisible();
      expect(over || (await rightWord(page, answers)) !== word).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  await page.keyboard.press('Enter');
  await expect(page.getByText(`${answers.size} of ${answers.size} right`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'That was one of many!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('help that an author wrote as HTML cannot do anything', async ({ page, complaints }) => {
  // The page's own policy refuses it a second time.
  complaints.forgive(/Content Security Policy/);
  const id = multipleChoice('animals');
  const reply = await activityReply(id);
  const helpHtml =
    '<p onclick="window.broken=1" style="position:fixed">Tap the <b>right</b> word.</p>' +
    '<script>window.broken=1</script><img src="x" onerror="window.broken=1">' +
    '<a href="javascript:window.broken=1">here</a><iframe srcdoc="<p>x</p>"></iframe><svg onload="window.broken=1"></svg>';
  await page.route(`**/api/flink-play/activities/${id}`, (route) =>
    route.fulfill({ json: { ...reply, data: { ...reply.data, helpString: null, helpHtml } } }),
  );
  await page.route('**/library/**', (route) => route.fulfill({ status: 204 }));

  await page.goto(`/preview-activity/${id}`);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tap the right word.')).toBeVisible();
  await expect(dialog.locator('script, iframe, a, svg[onload], [onclick], [onerror], p[style]')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('an activity that is not there, or that nobody can play, says so and leads away', async ({
  page,
  complaints,
}) => {
  complaints.forgive(/404/);
  await page.goto('/preview-activity/00000000-0000-7000-8000-000000000000');
  await expect(
    page.getByRole('heading', { name: "Unexpected Error - Activity doesn't exists" }),
  ).toBeVisible();
  await expectNoBarriers(page);

  const id = multipleChoice('animals');
  const reply = await activityReply(id);
  await page.route(`**/api/flink-play/activities/${id}`, (route) =>
    route.fulfill({ json: { ...reply, template: { ...reply.template, alias: 'not-yet-invented' } } }),
  );
  await page.goto(`/preview-activity/${id}`);
  await expect(page.getByRole('heading', { name: 'This activity cannot be played' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test('without a connection the activity waits, and comes when it is back', async ({ page, complaints }) => {
  complaints.forgive(/Failed to load resource/);
  const id = multipleChoice('animals');
  await page.route('**/api/flink-play/activities/**', (route) => route.abort());
  await page.goto(`/preview-activity/${id}`);
  await expect(page.getByRole('heading', { name: 'Error connecting to server.' })).toBeVisible();

  await page.unroute('**/api/flink-play/activities/**');
  await page.getByRole('button', { name: 'Refresh' }).click();

  await expect(page.getByRole('dialog', { name: 'I Know These Words' })).toBeVisible();
});

test.describe('a learner', () => {
  test.use({ as: 'leo' });

  test('goes on after a reload where the game stopped, hears what is asked and what came of it, and it is recorded', async ({
    page,
    request,
  }) => {
    const id = multipleChoice('animals');
    const answers = await answersOf(id);
    await page.route('**/get-result-animation/*', (route) =>
      route.fulfill({ json: { success: true, url: '/activity-results/party.webm' } }),
    );
    await page.route('**/activity-results/party.webm', (route) =>
      route.fulfill({ contentType: 'video/webm', body: tinyFilm() }),
    );
    // Who wants stillness sees the drawn character.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const film = page.waitForRequest('**/activity-results/party.webm');
    await page.goto(`/play/activity/${id}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await answerRight(page, answers);
    await answerRight(page, answers);
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2');

    const spoken: string[] = [];
    page.on('request', (asked) => {
      const { pathname, searchParams } = new URL(asked.url());
      if (pathname.startsWith('/api/speech/')) spoken.push(searchParams.get('text') ?? '');
    });
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Go on where you stopped?' })).toBeVisible();
    await expect.poll(() => spoken).toContain('Go on where you stopped?');
    await expectNoBarriers(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2');
    for (let problem = 2; problem < answers.size; problem += 1) await answerRight(page, answers);
    // The board comes when the film of the character is over.
    await film;
    await expect(page.getByText(`Leo: ${answers.size} of ${answers.size} right`)).toBeVisible();
    await expect
      .poll(() => spoken)
      .toEqual(expect.arrayContaining(['Mastered!', `Leo: ${answers.size} of ${answers.size} right`]));
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/play\/group\//);

    expect(await reportOf(page, request, id)).toMatchObject({ mastered: true });
    await page.goto(`/play/activity/${id}`);
    await expect(page.getByRole('dialog', { name: 'I Know These Words' })).toBeVisible();
  });

  test('loses nothing when the result cannot be saved', async ({ page, request, complaints }) => {
    complaints.forgive(/Failed to load resource/);
    const id = multipleChoice('food');
    const answers = await answersOf(id);
    await page.route('**/api/flink-play/update-learners', (route) => route.abort());
    await page.goto(`/play/activity/${id}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    for (let problem = 0; problem < answers.size; problem += 1) await answerRight(page, answers);
    await page.getByRole('button', { name: 'Tap to go on' }).click();
    await expect(page.getByText('Error while saving data. Try again please')).toBeVisible();
    await expectNoBarriers(page);

    await page.unroute('**/api/flink-play/update-learners');
    const saved = page.waitForResponse('**/api/flink-play/update-learners');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await saved).ok()).toBe(true);

    await expect(page.getByText('Error while saving data. Try again please')).toBeHidden();
    expect(await reportOf(page, request, id)).toMatchObject({ mastered: true });
  });

  test('passes the link of an activity and of a preview on', async ({ page, context }) => {
    // One that no other journey of Leo's leaves half played.
    const id = multipleChoice('birds');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const address of [`/play/activity/${id}`, `/preview-activity/${id}`]) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Play', exact: true }).click();

      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('URL copied to clipboard')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    }

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Failed to copy URL.' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue(page.url());
  });
});

test('two who play together take turns, on a phone as well', async ({ page }) => {
  const id = multipleChoice('animals');
  const answers = await answersOf(id);
  const login = await fetch(`${surroundings().house}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.201' },
    body: JSON.stringify({
      username: 'ana',
      password: DEMO_PASSWORD,
      username2: 'mia',
      password2: DEMO_PASSWORD,
      isTeam: true,
    }),
  });
  const { token } = (await login.json()) as { token: string };
  await page.addInitScript((text) => localStorage.setItem('flink-token', text), token);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/play/activity/${id}`);

  await expect(page.getByRole('dialog', { name: 'I Know These Words' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'You play together' })).toBeVisible();
  await page.keyboard.press('Escape');
  const turning = page.getByRole('list', { name: 'Points' }).locator('[aria-current]');
  await expect(turning).toContainText('Ana');
  await answerWrong(page, answers);
  await expect(turning).toContainText('Mia');
  await expect(page.getByText('Mia, it’s your turn!')).toBeAttached();
  await expectNoBarriers(page);
  expect(await overTheEdge(page)).toEqual([]);
  for (let problem = 0; problem < answers.size; problem += 1) await answerRight(page, answers);

  await page.getByRole('button', { name: 'Tap to go on' }).click();
  await expect(page.getByText(/Mia: [\d,]+ points/)).toBeVisible();
  await expect(page.getByText('Ana: 0 points')).toBeVisible();
  expect(await overTheEdge(page)).toEqual([]);
});

test('the device goes to the next child with a face and a voice, and the question is heard in their hands', async ({
  page,
}) => {
  await playAs(page, 'ana', 'mia');
  const said = (words: string) =>
    page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('text')?.startsWith(words) ?? false,
    );
  await page.goto(`/play/activity/${libraryId('activity', 'colours', 'all-together-now', 'en')}`);
  await expect(page.getByRole('dialog', { name: 'Together in Color' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'You play together' })).toBeVisible();
  const toAna = said('Pass to Ana');
  await page.keyboard.press('Escape');
  await toAna;

  await page.getByRole('button', { name: 'I am Ana' }).click();
  const toMia = said('Pass to Mia');
  await cards(page).first().click();
  await toMia;
  const cover = page.getByRole('heading', { name: 'Pass to Mia' }).locator('..');
  await expect(cover.locator('img, svg').first()).toBeVisible();
});

/** What the server holds of one learner and one activity: a change that says nothing answers with it. */
async function reportOf(page: Page, request: APIRequestContext, id: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('flink-token') ?? '');
  const { learner } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    learner: { _id: string };
  };
  const reply = await request.post('/api/flink-play/update-learners', {
    headers: { authorization: `Bearer ${token}` },
    data: [{ learnerId: learner._id, data: { reports: { [id]: { partial: false } } } }],
  });
  const { data } = (await reply.json()) as { data: { reports: Record<string, unknown> }[] };
  return data[0]?.reports[id];
}
