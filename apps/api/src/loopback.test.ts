import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackName } from './loopback.ts';

test.each(['127.0.0.1', '127.8.0.1', '::1', '[::1]', '::ffff:127.0.0.1', '::FFFF:127.0.0.1'])(
  '%s is a loopback address',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

test.each([
  '',
  '127.0.0.1.example.org',
  '127.0.0.256',
  '127.1',
  '0.0.0.0',
  '::',
  '::ffff:10.0.0.1',
  'localhost',
])('%j is not a loopback address', (address) => {
  expect(isLoopbackAddress(address)).toBe(false);
});

test.each(['localhost', 'LOCALHOST:3000', 'flink.localhost', '[::1]:3000', '127.0.0.1:80'])(
  '%s is a loopback name',
  (host) => {
    expect(isLoopbackName(host)).toBe(true);
  },
);

test.each([
  '',
  'evil.test',
  'localhost.evil.test',
  'evillocalhost',
  '127.0.0.1:3000@evil.test',
  '127.evil.test',
])('%j is not a loopback name', (host) => {
  expect(isLoopbackName(host)).toBe(false);
});
