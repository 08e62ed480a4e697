import rateLimit from '@fastify/rate-limit';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../rate-limits/place-hash.ts';
import { NOT_KEPT } from './errors.ts';
import { looksLikeFile } from './web/page-paths.ts';

/** Bodies above this are refused unless the call says otherwise. */
export const BODY_LIMIT = 100_000;

/** Connections of people who went away, or never meant to ask, are closed. */
export const CONNECTION_LIMITS = {
  /** Silence in the middle of a request. */
  connectionTimeout: 60_000,
  /** A whole request, which may be a video over a bad line: as long as a link for uploading lives. */
  requestTimeout: 3_600_000,
  /** Between two requests: longer than the minute after which proxies close, so that none sends into a closed one. */
  keepAliveTimeout: 72_000,
  http: {
    /** From the opening of a connection, or the first byte of a request, to the end of its headers. */
    headersTimeout: 15_000,
    connectionsCheckingInterval: 2_000,
  },
} as const;

/** What no page of ours asks for stays shut, whatever gets into one; voices are recorded in ours alone. */
const PERMISSIONS_POLICY = [
  'microphone=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'].map(shut),
  ...['magnetometer', 'midi', 'payment', 'serial', 'usb'].map(shut),
].join(', ');

function shut(feature: string): string {
  return `${feature}=()`;
}

/** Answers that are not a page need nothing and may be framed nowhere; pages bring their own policy (plugins/web/web.ts). */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/**
 * What a page is made of lies beside the program and is asked for by the dozen: the tablets of a school, all behind one
 * address, would use up its minute with that.
 */
const isFileOfThePage = (request: FastifyRequest): boolean =>
  !isCall(request) && looksLikeFile(request.url.replace(/\?.*/s, ''));

/** By the route: the same address can be written in many ways. */
const isCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');

export async function limit(app: FastifyInstance, config: Config): Promise<void> {
  const headers = config.publicUrl?.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : SECURITY_HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    // A closed connection has no address that could be counted, and nobody waits for the answer.
    if (request.socket.remoteAddress === undefined) return done(new AppError('request.invalid'));
    reply.headers(headers);
    // Names of children, tokens and links are in answers: none stays on a shared tablet unless its route says how.
    if (isCall(request)) reply.header('cache-control', NOT_KEPT);
    done();
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: isFileOfThePage,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
}
