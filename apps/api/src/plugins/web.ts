import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite writes this where a nonce belongs (apps/web/vite.config.ts, html.cspNonce). */
const NONCE = '__CSP_NONCE__';

/** Serves the built web app: hashed assets for ever, the page itself fresh and with its own nonce. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = await readFile(page, 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
    logLevel: 'silent',
  });
  app.get('/*', { logLevel: 'silent', config: { rateLimit: false } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replaceAll(NONCE, reply.cspNonce.script));
  });
}
