import { expect, test } from 'vitest';
import { comesFromThisMachine } from './this-machine.ts';

const alone = { publicUrl: null, trustProxy: false };
const trusting = { publicUrl: 'https://play.example.org', trustProxy: true };
const untrusting = { publicUrl: 'https://play.example.org', trustProxy: false };

type Headers = Readonly<Record<string, string>>;

const request = (remoteAddress: string | undefined, headers: Headers = {}) => ({
  socket: { remoteAddress },
  headers: { host: '127.0.0.1:3000', ...headers },
});

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(comesFromThisMachine(request(address), alone)).toBe(true);
});

test.each([
  '192.168.1.20',
  '203.0.113.9',
  '::ffff:10.0.0.1',
  '2001:db8::1',
  '127.0.0.1.example.org',
  undefined,
])('%s is not this machine', (address) => {
  expect(comesFromThisMachine(request(address), alone)).toBe(false);
});

test.each<Headers>([
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': '' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '2001:db8::1' },
  { forwarded: 'for=203.0.113.9;proto=https' },
  { forwarded: 'proto=https;for="[2001:db8::1]:4711", for=127.0.0.1' },
  { forwarded: 'for=_hidden' },
])('a proxy of this machine that speaks for somebody else (%j) is not this machine', (headers) => {
  for (const config of [alone, trusting, untrusting]) {
    expect(comesFromThisMachine(request('127.0.0.1', headers), config)).toBe(false);
  }
});

test.each<Headers>([
  { via: '1.1 vegur' },
  { 'x-forwarded-proto': 'https' },
  { 'x-envoy-external-address': '203.0.113.9' },
  { 'x-amzn-trace-id': 'Root=1' },
  { 'x-original-forwarded-for': '203.0.113.9' },
  { 'x-proxyuser-ip': '203.0.113.9' },
  { forwarded: 'proto=https' },
])('a proxy that shows itself (%j) and names nobody is not this machine', (headers) => {
  for (const config of [alone, trusting, untrusting])
    expect(comesFromThisMachine(request('127.0.0.1', headers), config)).toBe(false);
});

test('a proxy that speaks as of old and names nobody is not this machine', () => {
  const asked = (httpVersion: string, headers: Headers = {}) =>
    comesFromThisMachine({ ...request('127.0.0.1', headers), raw: { httpVersion } }, alone);
  expect(asked('1.0')).toBe(false);
  expect(asked('1.1')).toBe(true);
  expect(asked('1.0', { 'x-forwarded-for': '127.0.0.1' })).toBe(true);
});

test.each<Headers>([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for="[::1]:4711";host=localhost' },
])('a proxy of this machine that speaks for this machine (%j) is', (headers) => {
  for (const config of [alone, trusting, untrusting]) {
    expect(comesFromThisMachine(request('127.0.0.1', headers), config)).toBe(true);
  }
});

test('behind a proxy that is not trusted to name people, nobody named is not this machine', () => {
  expect(comesFromThisMachine(request('127.0.0.1'), untrusting)).toBe(false);
  expect(comesFromThisMachine(request('127.0.0.1'), trusting)).toBe(true);
  expect(
    comesFromThisMachine(request('127.0.0.1'), { publicUrl: 'http://localhost:8080', trustProxy: false }),
  ).toBe(true);
});

test('a name of somewhere else that leads here is not this machine', () => {
  expect(comesFromThisMachine(request('127.0.0.1', { host: 'rebound.example.org' }), alone)).toBe(false);
  expect(comesFromThisMachine(request('127.0.0.1', { 'x-forwarded-host': 'play.example.org' }), alone)).toBe(
    false,
  );
  for (const host of ['localhost:3000', 'flink.localhost', '[::1]:3000', '127.0.0.1']) {
    expect(comesFromThisMachine(request('127.0.0.1', { host }), alone)).toBe(true);
  }
});
