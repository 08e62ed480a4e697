import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@flink/contract/calls/index.ts';
import { openApiOf } from '@flink/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';

/** The page at /api/docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiOf(calls) as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'silent' });
}
