import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';

/** Where the link of the newest mail to an address leads in a house, from the outbox that SUPER may read. */
export async function linkFor(
  page: Page,
  house: { readonly address: string },
  email: string,
  place: 'set-password' | 'confirm-email',
): Promise<string> {
  const login = await page.request.post(`${house.address}/api/auth/login`, {
    data: { username: 'super@flink.test', password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await page.request.get(
    `${house.address}/api/admin/outbox?order=desc&filter=${encodeURIComponent(email)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { data } = (await answer.json()) as { data: { text: string }[] };
  const link = new RegExp(`https?://\\S+/${place}/\\S+`).exec(data[0]?.text ?? '')?.[0];
  if (!link) throw new Error(`No link for ${email} in ${JSON.stringify(data)}`);
  return `${house.address}${new URL(link).pathname}`;
}
