import { OPEN } from '@flink/contract/access/rules.ts';
import { type Call, defineCall } from '@flink/contract/call.ts';
import { sent } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { throwAwayServer } from '../testing/throw-away-server.ts';
import { localeOf, methodsAt, type Route, routesOf } from './calls.ts';

const greet = defineCall({
  method: 'POST',
  path: '/api/greet/{times}',
  summary: 'Greets',
  access: OPEN,
  params: sent({ times: z.coerce.number().int().min(1).max(3) }),
  query: sent({ loud: z.stringbool().default(false) }),
  body: sent({
    name: z.string().min(1).max(5),
    age: z.number().int().min(3).optional(),
    pet: sent({ kind: z.enum(['cat', 'dog']) }).optional(),
  }),
  reply: z.object({ text: z.string() }),
});

const servers: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serve(calls: Readonly<Record<string, Call>>, routes: readonly Route[]) {
  const server = await throwAwayServer(calls, routes);
  servers.push(server);
  return server;
}

const greeting = routesOf({ greet })({
  greet: async ({ params, query, body }) => {
    const text = `Hello ${body.name} `.repeat(params.times).trim();
    return { text: query.loud ? text.toUpperCase() : text };
  },
});

const answering = (reply: unknown): Route[] => [
  { name: 'greet', call: greet, handler: async () => reply as never },
];

async function post(routes: readonly Route[], body: unknown, url = '/api/greet/1') {
  const server = await serve({ greet }, routes);
  return server.inject({ method: 'POST', url, payload: body as object });
}

test('a call is parsed once and its handler gets what the schemas made of it', async () => {
  const reply = await post(greeting, { name: 'Ana' }, '/api/greet/2?loud=true');

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ text: 'HELLO ANA HELLO ANA' });
});

test.each([
  ['access', 'The call greet has no access rule.'],
  ['reply', 'The call greet has no reply schema.'],
] as const)('a call without %s stops the start', async (part, message) => {
  const { [part]: _, ...rest } = greet;
  const broken = { greet: rest as Call };

  await expect(serve(broken, greeting)).rejects.toThrow(message);
});

test('a call that nothing answers stops the start', async () => {
  await expect(serve({ greet }, [])).rejects.toThrow('The call greet is declared but nothing answers it.');
});

test('an answer to a call that is not declared stops the start', async () => {
  await expect(serve({}, greeting)).rejects.toThrow('The route greet is not in the contract.');
});

test('a reply that does not match its schema is a failure and tells nothing', async () => {
  const reply = await post(answering({ text: 42, secret: 'of Ana' }), { name: 'Ana' });

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ success: false, code: 'server.failed', message: 'Something went wrong.' });
});

test('fields that the reply does not declare never leave', async () => {
  const reply = await post(answering({ text: 'hi', password_hash: 'secret' }), { name: 'Ana' });

  expect(reply.json()).toEqual({ text: 'hi' });
});

test('an error that nobody foresaw is a failure and tells nothing', async () => {
  const broken: Route[] = [
    {
      name: 'greet',
      call: greet,
      handler: async () => {
        throw new Error('duplicate key (email)=(ana@example.test)');
      },
    },
  ];

  const reply = await post(broken, { name: 'Ana' });

  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('ana@example.test');
});

test('a rule that says no gives its code and the texts of its fields', async () => {
  const strict: Route[] = [
    {
      name: 'greet',
      call: greet,
      handler: async () => {
        throw new AppError('request.notUnique', { fields: { name: 'request.notUnique' } });
      },
    },
  ];

  const reply = await post(strict, { name: 'Ana' });

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toEqual({
    success: false,
    code: 'request.notUnique',
    message: 'Should be unique',
    fields: { name: 'Should be unique' },
  });
});

test.each([
  ['a field nobody declared', { name: 'Ana', nmae: 1 }, { nmae: 'This field is not known' }],
  ['a missing field', {}, { name: 'Required' }],
  ['an empty text', { name: '' }, { name: 'Required' }],
  ['a text that is too long', { name: 'Anabel' }, { name: 'This is too long' }],
  ['a wrong type', { name: 7 }, { name: 'This value has the wrong type' }],
  ['a number out of range', { name: 'Ana', age: 1 }, { age: 'This value is out of range' }],
  [
    'a value that is no choice',
    { name: 'Ana', pet: { kind: 'cow' } },
    { 'pet.kind': 'This value is not allowed' },
  ],
  [
    'a field nobody declared, further in',
    { name: 'Ana', pet: { kind: 'cat', color: 'red' } },
    { 'pet.color': 'This field is not known' },
  ],
  ['a text no database keeps', { name: 'A\u0000' }, { name: 'This value is not allowed' }],
])('%s is refused by the name of the field', async (_, body, fields) => {
  const reply = await post(greeting, body);

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    success: false,
    code: 'request.invalid',
    message: 'Something in the request is not right',
    fields,
  });
});

test('params and query are as strict as the body', async () => {
  const wrongParam = await post(greeting, { name: 'Ana' }, '/api/greet/9');
  const unknownQuery = await post(greeting, { name: 'Ana' }, '/api/greet/1?quiet=1');

  expect(wrongParam.json()).toMatchObject({ code: 'request.invalid', fields: { times: expect.any(String) } });
  expect(unknownQuery.json()).toMatchObject({
    code: 'request.invalid',
    fields: { quiet: expect.any(String) },
  });
});

test('a body that is missing is refused', async () => {
  const server = await serve({ greet }, greeting);

  const reply = await server.inject({ method: 'POST', url: '/api/greet/1' });

  expect(reply.json()).toMatchObject({ code: 'request.invalid' });
});

test('the methods of an address are told apart from those of a longer one', () => {
  const methods = methodsAt({
    greet,
    list: { ...greet, method: 'GET', path: '/api/greet' },
    look: { ...greet, method: 'GET' },
  });

  expect(methods('/api/greet/2?loud=true')).toEqual(['POST', 'GET']);
  expect(methods('/api/greet')).toEqual(['GET']);
  expect(methods('/api/greet/2/more')).toEqual([]);
});

test.each([
  ['sw', 'sw'],
  ['ar-EG', 'ar-EG'],
  ['en-aa-bb', 'en'],
  [`en${'-aa'.repeat(2_000)}`, 'en'],
  ['../..', 'en'],
])('a screen that speaks %s is answered in %s', (header, locale) => {
  expect(localeOf({ headers: { 'user-locale': header } } as unknown as FastifyRequest)).toBe(locale);
});
