import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** For calls declared `etag`: an unchanged answer is not sent twice. */
export function tagReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.call?.etag || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply
      .header('etag', tag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'user-locale, accept-encoding');
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

function matches(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag);
}
