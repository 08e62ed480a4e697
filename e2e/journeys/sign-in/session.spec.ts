import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

test.describe('two tabs of one person', () => {
  test.use({ as: 'regular@flink.test', signsOut: true });

  test('signing out in one signs out the other', async ({ context, page }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/admin/my-account');
      await expect(tab.getByRole('heading', { name: 'My account' })).toBeVisible();
    }

    await page.getByRole('button', { name: 'Regina Abara, my account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/');
      await expect(tab.getByLabel('Email', { exact: true })).toBeVisible();
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    }
    expect(await storedToken(context)).toBeUndefined();
  });
});

test.describe('a learner', () => {
  test.use({ as: 'leo', signsOut: true });

  test('signs out of Play and is back at the faces of the family', async ({ context, page }) => {
    await page.goto('/play');

    const token = await storedToken(context);
    const told = page.waitForResponse('**/api/auth/sign-out');
    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(page).toHaveURL(/\/maple\?family=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedToken(context)).toBeUndefined();
    await told;
    const renewal = await page.request.get('/api/auth/updateToken', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(renewal.status()).toBe(401);
  });
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

for (const [what, payload, says] of [
  ['an expired token', { userRole: { alias: 'REGULAR' }, exp: 1_700_000_000 }, 'Session expired'],
  [
    'a token whose role is not an object',
    { userRole: 'REGULAR', exp: inAnHour() },
    'User Role should be an object',
  ],
] as const) {
  test(`${what} is removed, and the start page says “${says}”`, async ({ context, page }) => {
    await context.addInitScript(
      (token) => {
        if (sessionStorage.getItem('planted')) return;
        sessionStorage.setItem('planted', 'yes');
        localStorage.setItem('flink-token', token);
      },
      `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`,
    );

    await page.goto('/admin/my-account');

    await expect(page.getByRole('dialog').getByText(says)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await storedToken(context)).toBeUndefined();
  });
}

test.describe('a session the server no longer accepts', () => {
  test.use({ as: 'regular@flink.test' });

  test('ends with the next renewal, and the start page says why', async ({ context, page, complaints }) => {
    complaints.forgive(/401/);
    const refusal = { success: false, code: 'session.expired', message: 'Session expired' };
    await page.route('**/api/auth/updateToken', (route) => route.fulfill({ status: 401, json: refusal }));

    await page.goto('/admin/my-account');

    await expect(page.getByRole('dialog').getByText('Session expired')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await storedToken(context)).toBeUndefined();
  });

  test('outlives a renewal that got lost on the way', async ({ context, page, complaints }) => {
    complaints.forgive(/ERR_FAILED/);
    const lost = page.waitForEvent('requestfailed');
    await page.route('**/api/auth/updateToken', (route) => route.abort());

    await page.goto('/admin/my-account');
    await lost;

    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    expect(await storedToken(context)).toBeDefined();
  });
});

test.describe('a family whose payment was rejected while it played', () => {
  test.use({ as: 'leo' });

  test('is signed out, and told why with a way to support', async ({ context, page, complaints }) => {
    complaints.forgive(/402/);
    const refusal = { success: false, code: 'payments.rejected', message: 'Your payment was rejected' };
    await page.route('**/api/auth/updateToken', (route) => route.fulfill({ status: 402, json: refusal }));

    await page.goto('/play');

    await expect(page.getByRole('alertdialog')).toContainText('Your payment was rejected');
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/);
    await expect(page).toHaveURL(/\/maple\?family=/);
    expect(await storedToken(context)).toBeUndefined();
  });
});

async function storedToken(context: BrowserContext): Promise<string | undefined> {
  const { origins } = await context.storageState();
  return origins[0]?.localStorage.find(({ name }) => name === 'flink-token')?.value;
}
