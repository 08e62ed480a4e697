import { expect, test } from 'vitest';
import { isOurCallback } from './addresses.ts';

const here = { protocol: 'http', host: 'flink.school:8080' };

test.each([
  'http://flink.school:8080/login/clever',
  'https://flink.school:8080/login/clever',
  'https://play.flink.test/login/clever',
])('%s is our own page', (address) => {
  expect(isOurCallback(address, here, 'https://play.flink.test/app')).toBe(true);
});

test.each([
  'https://evil.test/login/clever',
  'http://flink.school/login/clever',
  'http://play.flink.test/login/clever',
  'http://flink.school:8080.evil.test/login/clever',
  'http://flink.school:8080@evil.test/login/clever',
  'http://evil.test\\@flink.school:8080/login/clever',
  'http://flink.school:8080/login/clever/../../evil',
  'http://flink.school:8080/login/clever?next=https://evil.test',
  'http://flink.school:8080/login/clever#x',
  'http://flink.school:8080/login/cleverer',
  'http://flink.school:8080/',
  '//flink.school:8080/login/clever',
  'javascript:alert(1)',
  '/login/clever',
])('%s is not', (address) => {
  expect(isOurCallback(address, here, 'https://play.flink.test/app')).toBe(false);
});

test('without a public address only the one that was asked is ours', () => {
  expect(isOurCallback('https://play.flink.test/login/clever', here, null)).toBe(false);
});
