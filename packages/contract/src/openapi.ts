import { z } from 'zod';
import { errorsOf, successesOf } from './answers.ts';
import type { Call, RawReply } from './call.ts';
import { catalogue } from './errors/catalogue.ts';

type Json = Record<string, unknown>;

const SUCCESSES: Readonly<Record<number, string>> = {
  206: 'A part',
  303: 'See other',
  304: 'Not modified',
};

const ERROR_BODY = '#/components/schemas/Error';

/** The OpenAPI description of the calls, without a server: the same declarations, written another way. */
export function openApiOf(calls: Readonly<Record<string, Call>>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Flink', version: '1', description: 'Every call of Flink, made from packages/contract.' },
    paths,
    components: {
      schemas: { Error: errorSchema() },
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
  const byStatus = Map.groupBy([...errorsOf(call)].sort(), (code) => catalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/json': { schema: { $ref: ERROR_BODY } } } },
    ]),
  );
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['success', 'code', 'message'],
    properties: {
      success: { const: false },
      code: { type: 'string', enum: Object.keys(catalogue).sort() },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
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
