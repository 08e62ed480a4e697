import { z } from 'zod';
import { errorsOf, successesOf } from './answers.ts';
import type { Call, RawReply } from './call.ts';
import { id } from './entities/shape.ts';
import { catalogue, type ErrorCode } from './errors/catalogue.ts';

type Json = Record<string, unknown>;

const SUCCESSES: Readonly<Record<number, string>> = {
  206: 'A part',
  303: 'See other',
  304: 'Not modified',
};

const ERROR_BODY = '#/components/schemas/Error';
const ID = '#/components/schemas/Id';
const ID_SCHEMA: Json = jsonSchema(id, 'output');

/** The OpenAPI description of the calls, without a server: the same declarations, written another way. */
export function openApiOf(calls: Readonly<Record<string, Call>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Flink', version: '1', description: 'Every call of Flink, made from packages/contract.' },
    paths: withIdsByName(paths),
    components: {
      schemas: { Error: errorSchema(), Id: ID_SCHEMA },
      responses: Object.fromEntries(
        Object.values(calls).flatMap((call) =>
          errorsByStatus(call).map(([status, codes]) => [nameOf(status, codes), errorResponse(codes)]),
        ),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    'x-access': call.access,
    ...(call.access === null ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Success', content: replyContent(call.reply) },
      ...Object.fromEntries(
        successesOf(call).map((status) => [status, { description: SUCCESSES[status] ?? 'Success' }]),
      ),
      ...errorResponses(call),
    },
  };
}

function replyContent(reply: z.ZodType | RawReply): Json {
  return 'raw' in reply
    ? { [reply.raw]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: jsonSchema(reply, 'output') } };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function errorResponses(call: Call): Json {
  return Object.fromEntries(
    errorsByStatus(call).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(status, codes)}` },
    ]),
  );
}

const errorsByStatus = (call: Call) => [
  ...Map.groupBy([...errorsOf(call)].sort(), (code) => catalogue[code].status),
];

/** A response is known by its status and the codes that may come with it: `404-notFound`. */
const nameOf = (status: number, codes: readonly ErrorCode[]) => [status, ...codes].join('-');

const errorResponse = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: ERROR_BODY } } },
});

/** Every second field is an id: what one looks like is said once. */
function withIdsByName(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withIdsByName);
  if (typeof part !== 'object' || part === null) return part;
  const { format, pattern, ...rest } = part as Json;
  if (format === ID_SCHEMA.format && pattern === ID_SCHEMA.pattern && Object.keys(rest).length === 1)
    return { $ref: ID };
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withIdsByName(value)]));
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['success', 'code', 'message'],
    properties: {
      success: { const: false },
      code: { type: 'string', enum: Object.keys(catalogue).sort() },
      message: { type: 'string' },
      err: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['section', '_id', 'title'],
          properties: {
            section: { type: 'string' },
            _id: { type: 'string' },
            title: { type: 'string' },
            code: { type: 'string' },
          },
        },
      },
      theirs: { type: 'object' },
    },
  };
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}
