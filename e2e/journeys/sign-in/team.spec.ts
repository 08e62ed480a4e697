import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { barriers } from '../../support/accessibility.ts';
import { overTheEdge, smallTargets } from '../../support/layout.ts';
import { settled, still } from '../../support/settled.ts';
import { playAs } from '../../support/team.ts';
import { expect, test } from '../../support/test.ts';

/** What was played by a team that is no more, and can be told by nobody until it comes together again. */
const leftBehind = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flink-outbox:')));

test('by keyboard alone somebody joins, and somebody else leaves', async ({ page, request, complaints }) => {
  complaints.forgive(/401/);
  // From an address of its own, so that the few sign-ins a minute are left to other journeys.
  const reply = await request.post('/api/auth/login', {
    headers: { 'x-forwarded-for': '192.0.2.211' },
    data: { username: 'john', password: DEMO_PASSWORD },
  });
  const { token } = await reply.json();
  await page.goto('/');
  await page.evaluate((text) => localStorage.setItem('flink-token', text), token);
  await page.goto('/play');
  const playing = page.getByRole('list', { name: 'Playing now' });
  const dialog = page.getByRole('dialog', { name: 'Who is playing?' });
  const face = (name: string) => dialog.getByRole('button', { name });

  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Who is playing?' }).press('Enter');
  await expect(face('John')).toHaveAttribute('aria-pressed', 'true');
  await still(page);
  expect(await barriers(page)).toEqual([]);
  expect(await overTheEdge(page)).toEqual([]);
  expect(await smallTargets(page, 44)).toEqual([]);

  await face('Emma').press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Wrong username or password/);
  await password.fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(face('Emma')).toHaveAttribute('aria-pressed', 'true');
  await expect(playing.getByRole('listitem')).toHaveText(['John', 'Emma']);
  expect(await leftBehind(page)).toEqual([]);

  await face('John').press('Enter');
  await expect(page.getByText('Does John stop playing here?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(playing.getByRole('listitem')).toHaveText(['Emma']);
  await expect(face('John')).toHaveAttribute('aria-pressed', 'false');
  expect(await leftBehind(page)).toEqual([]);

  await face('Emma').press('Enter');
  await expect(page.getByText('Somebody has to stay.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(playing.getByRole('listitem')).toHaveText(['Emma']);
});

test('three who play together see every subject on a tablet, with a star for each', async ({ page }) => {
  await playAs(page, 'leo', 'mia', 'ana');

  await page.goto('/play');
  await settled(page);

  const tags = page.locator('a[data-item]');
  const lowest = await tags.evaluateAll((all) =>
    Math.max(...all.map((tag) => tag.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThanOrEqual(768);
  await expect(tags.first().locator('svg')).toHaveCount(4);
});
