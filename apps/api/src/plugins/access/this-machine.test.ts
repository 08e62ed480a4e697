import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comesFromThisMachine, type IncomingRequest, isForwardingHeader } from './this-machine.ts';

const alone = { publicUrl: null, trustProxy: false };
const trusting = { publicUrl: 'https://play.example.org', trustProxy: true };
const untrusting = { publicUrl: 'https://play.example.org', trustProxy: false };

const FORWARDING_HEADERS = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded',
  'X-Original-Forwarded-For',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'True-Client-IP',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'DO-Connecting-IP',
  'X-Azure-ClientIP',
  'X-Appengine-User-IP',
  'X-Envoy-External-Address',
  'X-Amzn-Trace-Id',
  'X-Vercel-Forwarded-For',
  'X-Remote-Addr',
  'X-ProxyUser-IP',
  'WL-Proxy-Client-IP',
  'Proxy-Connection',
  'X-Nginx-Proxy',
  'X_Forwarded_For',
  'X-Rewrite-URL',
  'X-Varnish',
  'Surrogate-Capability',
  'Max-Forwards',
  'X-Cache-Lookup',
  'X-Squid-Error',
  'X-HAProxy-Server-State',
  'X-Traefik-Router',
  'X-Edge-IP',
  'X-SSL-Client-Verify',
];

const BROWSER_HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Connection',
  'Content-Length',
  'Content-Type',
  'Cookie',
  'DNT',
  'If-None-Match',
  'Origin',
  'Priority',
  'Range',
  'Referer',
  'Sec-CH-UA',
  'Sec-Fetch-Site',
  'Upgrade-Insecure-Requests',
  'User-Agent',
  'User-Locale',
];

interface Parts {
  readonly peer?: string | undefined;
  readonly version?: string;
  readonly url?: string;
  readonly hosts?: readonly string[];
  readonly headers?: readonly (readonly [string, string])[];
}

function request({
  peer,
  version = '1.1',
  url = '/api/auth/login',
  hosts,
  headers = [],
}: Parts): IncomingRequest {
  const all = [...(hosts ?? ['127.0.0.1:3000']).map((host) => ['Host', host] as const), ...headers];
  const named = Object.fromEntries(all.toReversed().map(([name, value]) => [name.toLowerCase(), value]));
  return {
    originalUrl: url,
    headers: named,
    raw: { httpVersion: version, rawHeaders: all.flat() },
    socket: { remoteAddress: peer },
  };
}

const here = (parts: Parts = {}) => request({ peer: '127.0.0.1', ...parts });

const value = fc.constantFrom(
  '127.0.0.1',
  '::1',
  'localhost',
  'for=127.0.0.1;host=localhost',
  '203.0.113.9',
  '',
);
const forwarding = fc.tuple(fc.constantFrom(...FORWARDING_HEADERS), value);
const ordinary = fc.tuple(
  fc.constantFrom(...BROWSER_HEADERS),
  fc.constantFrom('keep-alive', 'x', 'localhost'),
);
const requests = fc.record({
  peer: fc.constantFrom(
    '127.0.0.1',
    '127.8.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '192.168.1.20',
    '2001:db8::1',
    undefined,
  ),
  version: fc.constantFrom('0.9', '1.0', '1.1', '2.0'),
  url: fc.constantFrom('/api/auth/login', 'http://127.0.0.1:3000/api/auth/login', 'http://play.example.org/'),
  hosts: fc.array(fc.constantFrom('127.0.0.1:3000', 'localhost', '[::1]:3000', 'play.example.org', ''), {
    maxLength: 2,
  }),
  headers: fc.array(ordinary, { maxLength: 3 }),
});
const configs = fc.record({
  publicUrl: fc.constantFrom(null, 'https://play.example.org', 'http://localhost:8080'),
  trustProxy: fc.boolean(),
});

test('a forwarding header never raises trust, whatever the peer, the version, the target and the Host', () => {
  fc.assert(
    fc.property(
      requests,
      fc.array(forwarding, { minLength: 1, maxLength: 4 }),
      configs,
      (parts, added, config) => {
        const forwarded = request({ ...parts, headers: [...parts.headers, ...added] });

        expect(comesFromThisMachine(forwarded, config)).toBe(false);
      },
    ),
  );
});

test('only HTTP/1.1 from a loopback peer with one loopback Host is this machine', () => {
  fc.assert(
    fc.property(requests, configs, (parts, config) => {
      if (!comesFromThisMachine(request(parts), config)) return;

      expect(parts.peer).toMatch(/^(::1|(::ffff:)?127\..*)$/);
      expect(parts.version).toBe('1.1');
      expect(parts.url).toMatch(/^\//);
      expect(parts.hosts).toHaveLength(1);
      expect(parts.hosts[0]).not.toMatch(/^$|example/);
      expect(config.publicUrl?.includes('example') && !config.trustProxy).not.toBe(true);
    }),
  );
});

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (peer) => {
  expect(comesFromThisMachine(request({ peer }), alone)).toBe(true);
});

test.each(['localhost:3000', 'flink.localhost', '[::1]:3000', '127.0.0.1'])(
  '%s names this machine',
  (host) => {
    expect(comesFromThisMachine(here({ hosts: [host] }), alone)).toBe(true);
  },
);

test.each(FORWARDING_HEADERS)('%s is sent by proxies only', (name) => {
  expect(isForwardingHeader(name.toLowerCase())).toBe(true);
});

test.each(BROWSER_HEADERS)('%s is sent by browsers', (name) => {
  expect(isForwardingHeader(name.toLowerCase())).toBe(false);
});

test('behind a proxy that is not trusted to name people, nobody is on this machine', () => {
  const local = { publicUrl: 'http://localhost:8080', trustProxy: false };

  expect(comesFromThisMachine(here(), untrusting)).toBe(false);
  expect(comesFromThisMachine(here(), trusting)).toBe(true);
  expect(comesFromThisMachine(here(), local)).toBe(true);
});
