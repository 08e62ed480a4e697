import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';

/** Signs somebody of the demo world in. */
export async function tokenOf(address: string, username: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  return ((await reply.json()) as { token: string }).token;
}
