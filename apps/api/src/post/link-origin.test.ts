import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { linkOrigin } from './link-origin.ts';

const here = { publicUrl: null, host: '127.0.0.1', port: 3000 };
const request = (host: string) => ({ protocol: 'http' as const, host, hostname: host.replace(/:\d+$/, '') });
const own = () => new Set(['localhost', '192.168.1.5']);

test('links lead to the public address when there is one, whatever the request says', () => {
  const origin = linkOrigin({ ...here, publicUrl: 'https://play.example.org' }, request('evil.test'), own);

  expect(origin).toBe('https://play.example.org');
});

test.each(['127.0.0.1:3000', 'localhost:5173', '192.168.1.5:3000'])(
  'without one they lead to %s, this machine',
  (host) => {
    expect(linkOrigin(here, request(host), own)).toBe(`http://${host}`);
  },
);

test.each(['evil.test', 'evil.test:3000', '127.0.0.1.evil.test', '127.0.0.1:3000@evil.test'])(
  'a header that names %s is not believed',
  (host) => {
    expect(linkOrigin(here, request(host), own)).toBe('http://127.0.0.1:3000');
  },
);

test('a server that listens everywhere names itself', () => {
  const origin = linkOrigin({ ...here, host: '0.0.0.0' }, request('evil.test'), own);

  expect(origin).toBe(`http://${hostname()}:3000`);
});
