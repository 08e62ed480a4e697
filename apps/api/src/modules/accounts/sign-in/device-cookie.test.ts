import { expect, test } from 'vitest';
import { deviceCookie, deviceOf, hashOfDevice, newDeviceSecret } from './device-cookie.ts';

test('a device is known again by its cookie, among others', () => {
  const secret = newDeviceSecret();
  const [pair = ''] = deviceCookie(secret, false).split(';');

  expect(deviceOf(pair)).toBe(hashOfDevice(secret));
  expect(deviceOf(`theme=dark; ${pair}; x=y`)).toBe(hashOfDevice(secret));
});

test.each([
  undefined,
  '',
  'flink-device=',
  'flink-device=short',
  'not-flink-device=x',
  `flink-device=${'?'.repeat(43)}`,
])('%j is no device', (cookies) => {
  expect(deviceOf(cookies)).toBeNull();
});

test('what the browser keeps is out of reach of scripts, other sites and open lines', () => {
  const [, ...attributes] = deviceCookie('secret', true).split('; ');

  expect(attributes).toEqual(['Path=/api', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict', 'Secure']);
  expect(deviceCookie('secret', false)).not.toContain('Secure');
});
