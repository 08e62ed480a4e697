import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Bodies above this are refused unless the call says otherwise. */
export const BODY_LIMIT = 100_000;

/** The disk store and the sandboxes live under our own origin; with S3 the bucket is talked to directly. */
export async function limit(app: FastifyInstance, config: Config): Promise<void> {
  const bucket = config.s3?.endpoint ? [new URL(config.s3.endpoint).origin] : config.s3 ? ['https://*.amazonaws.com'] : [];
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...bucket],
        mediaSrc: ["'self'", 'blob:', ...bucket],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...bucket],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: '1 minute' });
}
