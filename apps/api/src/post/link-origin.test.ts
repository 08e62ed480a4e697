import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { linkOrigin } from './link-origin.ts';

const here = { publicUrl: null, trustProxy: false, host: '127.0.0.1', port: 3000 };
const request = (host: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) => ({
  hostname: host.replace(/:\d+$/, ''),
  originalUrl: '/api/users/forgot-password',
  headers: { host, ...headers },
  raw: { httpVersion: '1.1', rawHeaders: ['Host', host] },
  socket: { localPort: 4321, remoteAddress },
});
const own = () => new Set(['localhost', '192.168.1.5']);

test('links lead to the public address when there is one, whatever the request says', () => {
  const origin = linkOrigin({ ...here, publicUrl: 'https://play.example.org' }, request('evil.test'), own);

  expect(origin).toBe('https://play.example.org');
});

test.each(['127.0.0.1', 'localhost', '192.168.1.5'])(
  'without one they lead to %s, this machine, whatever port the header claims',
  (name) => {
    expect(linkOrigin(here, request(`${name}:3000`), own)).toBe(`http://${name}:3000`);
    expect(linkOrigin(here, request(`${name}:9999`), own)).toBe(`http://${name}:3000`);
    expect(linkOrigin(here, request(name), own)).toBe(`http://${name}:3000`);
  },
);

test('a server that took a free port names the one it was reached on', () => {
  expect(linkOrigin({ ...here, port: 0 }, request('localhost:9999'), own)).toBe('http://localhost:4321');
});

test('the usual port is not written', () => {
  expect(linkOrigin({ ...here, port: 80 }, request('localhost'), own)).toBe('http://localhost');
});

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

test.each(['localhost', '127.0.0.1', '[::1]'])(
  '%s is believed on this machine alone: elsewhere it names another one',
  (name) => {
    const everywhere = { ...here, host: '0.0.0.0' };

    expect(linkOrigin(everywhere, request(name), own)).toBe(`http://${name}:3000`);
    expect(linkOrigin(everywhere, request(name, '192.168.1.9'), own)).toBe(`http://${hostname()}:3000`);
    expect(
      linkOrigin(everywhere, request(name, '127.0.0.1', { 'x-forwarded-for': '192.168.1.9' }), own),
    ).toBe(`http://${hostname()}:3000`);
  },
);
