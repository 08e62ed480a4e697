import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';

/**
 * Signs people of the demo world in by the call itself, each from an address of their own: the few sign-ins a minute
 * that one address may make are left to the journeys.
 */
export async function tokensOf(house: string, names: readonly string[]): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const [index, username] of names.entries()) {
    const reply = await fetch(`${house}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index + 1}` },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    });
    if (!reply.ok) throw new Error(`${username} could not sign in: ${reply.status} ${await reply.text()}`);
    const { token } = (await reply.json()) as { token: string };
    tokens[username] = token;
  }
  return tokens;
}
