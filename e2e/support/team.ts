import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { surroundings } from './surroundings.ts';

/** Each team from an address of its own: the few sign-ins a minute that one address may make are left to others. */
let teams = 0;

/** Opens the page as one learner, or as some who are signed in together, the first of them first. */
export async function playAs(page: Page, ...names: readonly [string, ...string[]]): Promise<void> {
  teams += 1;
  const [first, second, third] = names;
  const reply = await fetch(`${surroundings().house}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${(process.pid + teams) % 250}`,
    },
    body: JSON.stringify({
      username: first,
      password: DEMO_PASSWORD,
      ...(second ? { username2: second, password2: DEMO_PASSWORD, isTeam: true } : {}),
      ...(third ? { username3: third, password3: DEMO_PASSWORD } : {}),
    }),
  });
  const { token } = (await reply.json()) as { token: string };
  await page.addInitScript((text) => localStorage.setItem('flink-token', text), token);
}
