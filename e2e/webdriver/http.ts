import { setTimeout as wait } from 'node:timers/promises';
import { pathOf, type Wire } from './wire.ts';

const READY_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 100;
const COMMAND_WITHIN_MS = 60_000;

/** A session of the WebDriver at this address, over HTTP. */
export async function openOverHttp(driver: string, capabilities: object): Promise<Wire> {
  await untilReady(driver);
  const opened = await ask(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${(opened as { sessionId: string }).sessionId}`;
  return {
    send: (command, parameters) => ask(session, 'POST', pathOf(command), parameters),
    screenshot: async () => Buffer.from((await ask(session, 'GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await ask(session, 'DELETE', '');
    },
  };
}

async function untilReady(driver: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    try {
      await ask(driver, 'GET', '/status');
      return;
    } catch {
      await wait(ASK_EVERY_MS);
    }
  }
  throw new Error(`No WebDriver answers at ${driver}.`);
}

async function ask(base: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const reply = await fetch(`${base}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(COMMAND_WITHIN_MS),
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}
