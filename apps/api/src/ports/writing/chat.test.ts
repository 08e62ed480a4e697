import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { chatWriting } from './chat.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A service that speaks the protocol, as far as we use it. */
async function service(answer: (request: IncomingMessage, body: string, reply: ServerResponse) => void) {
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
  return chatWriting({ url, key: 'secret', model: 'teacher-1' });
}

const reader = { locale: 'es', t: (key: string) => key };

test('it gets the text and the language, and its answer is the feedback', async () => {
  let asked: { url?: string | undefined; key?: string | undefined; body?: string } = {};
  const writing = await service((request, body, reply) => {
    asked = { url: request.url, key: request.headers.authorization, body };
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: ' ¡Bien! ' } }] }));
  });

  expect(await writing.feedback('El gato duerme.', reader)).toBe('¡Bien!');

  expect(asked.url).toBe('/v1/chat/completions');
  expect(asked.key).toBe('Bearer secret');
  const { model, messages } = JSON.parse(asked.body ?? '');
  expect(model).toBe('teacher-1');
  expect(messages).toEqual([
    { role: 'system', content: expect.stringContaining('"es"') },
    { role: 'user', content: 'El gato duerme.' },
  ]);
});

test.each([
  ['refuses', (reply: ServerResponse) => reply.writeHead(429).end('{}')],
  ['answers with something else', (reply: ServerResponse) => reply.end('<html>')],
  ['has nothing to say', (reply: ServerResponse) => reply.end('{"choices":[]}')],
  ['breaks off', (reply: ServerResponse) => reply.destroy()],
])('a service that %s is not there', async (_how, answer) => {
  const writing = await service((_request, _body, reply) => answer(reply));

  await expect(writing.feedback('A text.', reader)).rejects.toMatchObject({ code: 'server.unavailable' });
});
