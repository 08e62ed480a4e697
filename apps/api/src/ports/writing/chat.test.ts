import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { chatWriting } from './chat.ts';
import { either } from './open.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that speaks the protocol, as far as we use it. */
async function service(
  answer: (request: IncomingMessage, body: string, reply: ServerResponse) => void,
  silentMs?: number,
) {
  const opened = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    answer(request, Buffer.concat(parts).toString(), reply);
  });
  server = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(opened.address() as AddressInfo).port}/v1`;
  return chatWriting({ url, key: 'secret', model: 'teacher-1' }, silentMs);
}

const reader = { locale: 'es', t: (key: string) => key };
const draft = { text: 'El gato de Leo duerme.', earlier: ['¡Qué gato!\n¿Dónde está Leo?'], names: ['Leo'] };
const says = (reply: ServerResponse, content: string) =>
  reply.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));

test('it gets the text, the language and what was said, without a name, and its two lines are the feedback', async () => {
  let asked: { url?: string | undefined; key?: string | undefined; body?: string } = {};
  const writing = await service((request, body, reply) => {
    asked = { url: request.url, key: request.headers.authorization, body };
    says(reply, ' ¡Bien!\n\n ¿Y después? ');
  });

  expect(await writing.feedback(draft, reader)).toBe('¡Bien!\n¿Y después?');

  expect(asked.url).toBe('/v1/chat/completions');
  expect(asked.key).toBe('Bearer secret');
  const { model, messages } = JSON.parse(asked.body ?? '');
  expect(model).toBe('teacher-1');
  expect(messages).toEqual([
    { role: 'system', content: expect.stringContaining('"es"') },
    { role: 'user', content: 'El gato de N. duerme.' },
  ]);
  expect(asked.body).toContain('¡Qué gato!');
  expect(asked.body).not.toContain('Leo');
});

test.each([
  ['refuses', (reply: ServerResponse) => reply.writeHead(429).end('{}')],
  ['answers with something else', (reply: ServerResponse) => reply.end('<html>')],
  ['has nothing to say', (reply: ServerResponse) => reply.end('{"choices":[]}')],
  ['breaks off', (reply: ServerResponse) => reply.destroy()],
  ['stays silent', () => {}],
  ['lists mistakes', (reply: ServerResponse) => says(reply, 'Bien.\n1. gato\n2. duerme')],
  ['repeats itself', (reply: ServerResponse) => says(reply, '¡Qué gato!\n¿Y después?')],
])('a service that %s is not there, and another reader answers', async (_how, answer) => {
  const chat = await service((_request, _body, reply) => answer(reply), 300);
  const behind = { feedback: async () => 'ours' };

  await expect(chat.feedback(draft, reader)).rejects.toMatchObject({ code: 'server.unavailable' });
  expect(await either(chat, behind).feedback(draft, reader)).toBe('ours');
});
