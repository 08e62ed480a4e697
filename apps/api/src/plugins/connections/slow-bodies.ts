import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

interface MinimumRate {
  /** How long a body may take before its rate counts: a tablet may lose its network for a moment. */
  readonly graceMs: number;
  /** A tenth of what the slowest mobile network carries. */
  readonly bytesPerSecond: number;
  readonly checkEveryMs: number;
}

const MINIMUM_RATE: MinimumRate = { graceMs: 30_000, bytesPerSecond: 500, checkEveryMs: 2_000 };

/** Without a minimum rate, one byte every few seconds keeps a connection for the hour that an upload may take. */
export function refuseSlowBodies(
  app: FastifyInstance,
  refuse: (request: IncomingMessage, isAnswered: boolean) => void,
  { graceMs, bytesPerSecond, checkEveryMs }: MinimumRate = MINIMUM_RATE,
): void {
  const arriving = new Map<
    IncomingMessage,
    { readonly isTooSlow: (now: number) => boolean; readonly refuse: () => void }
  >();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!raw.complete && hasBody(raw)) {
      const startedAt = Date.now();
      const bytesBefore = raw.socket.bytesRead;
      arriving.set(raw, {
        isTooSlow: (now) =>
          now - startedAt > graceMs + ((raw.socket.bytesRead - bytesBefore) / bytesPerSecond) * 1_000,
        refuse: () => refuse(raw, reply.raw.headersSent),
      });
      raw.once('close', () => arriving.delete(raw));
    }
    done();
  });
  const timer = setInterval(() => {
    const now = Date.now();
    for (const [raw, body] of arriving) {
      if (raw.complete) arriving.delete(raw);
      // Bytes that wait here to be read are not the sender's fault.
      else if (raw.readableLength === 0 && body.isTooSlow(now)) {
        arriving.delete(raw);
        body.refuse();
      }
    }
  }, checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
