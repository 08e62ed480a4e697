import { expect, test } from 'vitest';
import { z } from 'zod';
import { OPEN } from './access/rules.ts';
import { assertComplete, type Call, defineCall } from './call.ts';
import { calls } from './calls/index.ts';
import { id, sent } from './entities/shape.ts';
import { catalogue } from './errors/catalogue.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-access': unknown;
  readonly security?: unknown;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Record<string, unknown> }> };
  readonly responses: Record<string, { readonly description: string; readonly content: object }>;
}

/** With every response looked up that is only named. */
const operationsOf = (declared: Readonly<Record<string, Call>>) => {
  const { paths, components } = openApiOf(declared) as {
    paths: Record<string, Record<string, Operation>>;
    components: { responses: Operation['responses'] };
  };
  const found = (response: Operation['responses'][string] & { readonly $ref?: string }) =>
    response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1) ?? ''];
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => ({
      ...operation,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, found(response)]),
      ),
    })),
  );
};

const change = defineCall({
  method: 'PUT',
  path: '/api/things/{id}',
  summary: 'Changes a thing',
  access: ['SUPER'],
  params: sent({ id }),
  query: sent({ force: z.boolean().optional(), reason: z.string() }),
  body: sent({ name: z.string().max(9), size: z.number().default(1) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['notFound', 'conflict', 'request.notUnique'],
});

test('every call is described, with its rule and every error it can give', () => {
  const operations = new Map(operationsOf(calls).map((operation) => [operation.operationId, operation]));

  expect([...operations.keys()].sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
    const operation = operations.get(name);
    expect(operation?.['x-access']).toEqual(call.access);
    expect(operation?.security === undefined).toBe(call.access === OPEN);
    for (const code of call.errors ?? []) {
      expect(operation?.responses[catalogue[code].status]?.description).toContain(code);
    }
  }
});

test('params, query and body are told apart, and which of them are needed', () => {
  const [operation] = operationsOf({ change });

  expect(operation?.parameters.map(({ name, in: place, required }) => [place, name, required])).toEqual([
    ['path', 'id', true],
    ['query', 'force', false],
    ['query', 'reason', true],
  ]);
  expect(operation?.requestBody?.content['application/json']?.schema).toEqual({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 9 }, size: { type: 'number', default: 1 } },
    required: ['name'],
    additionalProperties: false,
  });
});

test('errors of one status stand together, those of limits, door, parsing and outages included', () => {
  const [operation] = operationsOf({ change });

  expect(
    Object.fromEntries(
      Object.entries(operation?.responses ?? {}).map(([status, response]) => [status, response?.description]),
    ),
  ).toEqual({
    200: 'Success',
    400: 'request.invalid, request.malformedJson',
    401: 'access.signInRequired',
    403: 'access.denied, access.ownPasswordFirst, viewing.readOnly',
    404: 'notFound',
    409: 'conflict, request.notUnique',
    413: 'request.tooLarge',
    415: 'request.unsupportedMediaType',
    429: 'request.tooMany',
    503: 'server.databaseAway, server.storageFull, server.unavailable',
  });
});

test('what an id looks like is said once', () => {
  const [operation] = operationsOf({ change });

  expect(operation?.parameters[0]).toMatchObject({ schema: { $ref: '#/components/schemas/Id' } });
  expect(openApiOf({}).components).toMatchObject({ schemas: { Id: { type: 'string', format: 'uuid' } } });
});

test('two methods of one address are both described', () => {
  const look = defineCall({
    method: 'GET',
    path: change.path,
    summary: 'A thing',
    access: OPEN,
    params: sent({ id }),
    reply: { raw: 'image/png' },
  });

  const operations = operationsOf({ change, look });

  expect(operations.map(({ operationId }) => operationId)).toEqual(['change', 'look']);
  expect(operations[1]?.responses[200]?.content).toEqual({ 'image/png': { schema: { type: 'string' } } });
});

test('the body of an error is described with every code of the catalogue', () => {
  const { schemas } = openApiOf({}).components as {
    schemas: { Error: { properties: { code: { enum: string[] } } } };
  };

  expect(schemas.Error.properties.code.enum).toEqual(Object.keys(catalogue).sort());
});

test.each([
  ['access', 'The call broken has no access rule.'],
  ['reply', 'The call broken has no reply schema.'],
  ['path', 'The call broken has no path under /api/.'],
] as const)('a call without %s is not complete', (part, message) => {
  const { [part]: _, ...broken } = change;

  expect(() => assertComplete('broken', broken)).toThrow(message);
});

test('an open call is complete: open is a rule, missing is not', () => {
  expect(() => assertComplete('open', { ...change, access: OPEN })).not.toThrow();
  expect(() => assertComplete('elsewhere', { ...change, path: '/things' })).toThrow(/under \/api\//);
});
