import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

test.describe('somebody who is signed in and chose Spanish', () => {
  test.use({ as: 'super@flink.test', speaks: 'es' });

  test('every call carries the language and the bearer token', async ({ page }) => {
    const calls: Request[] = [];
    page.on('request', (request) => isCall(request) && calls.push(request));

    const renewal = page.waitForRequest('**/api/auth/updateToken');
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Usuarios');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await renewal;

    const paths = calls.map((call) => new URL(call.url()).pathname);
    expect(paths).toEqual(
      expect.arrayContaining(['/api/common/all', '/api/auth/updateToken', '/api/admin/users']),
    );
    for (const call of calls) {
      expect.soft(call.headers()['user-locale'], call.url()).toBe('es');
      expect.soft(call.headers().authorization, call.url()).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    }
  });
});

test('a visitor sends the language of the browser and no token', async ({ page }) => {
  const common = page.waitForRequest('**/api/common/all');

  await page.goto('/login');

  const headers = (await common).headers();
  expect(headers['user-locale']).toBe('en');
  expect(headers.authorization).toBeUndefined();
});
