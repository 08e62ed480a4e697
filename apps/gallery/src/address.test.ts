import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test('an address names the look, the specimen and the language', () => {
  const address = readAddress('', '#/play/button?locale=es');

  expect(address).toEqual({ look: 'play', id: 'button', locale: 'es', scheme: 'light', bare: false });
});

test('bare may stand before or after the hash', () => {
  expect(readAddress('?bare=1', '#/office/table').bare).toBe(true);
  expect(readAddress('', '#/office/table?bare=1').bare).toBe(true);
  expect(readAddress('', '#/office/table').bare).toBe(false);
});

test('what is written reads back the same', () => {
  const address = {
    look: 'template',
    id: 'order-it/first/edit',
    locale: 'ar',
    scheme: 'dark',
    bare: true,
  } as const;

  expect(readAddress('', writeAddress(address))).toEqual(address);
});

test('an unknown look, language or scheme falls back to play, English and light', () => {
  expect(readAddress('', '#/shop/cart?locale=xx&scheme=blue')).toMatchObject({
    look: 'play',
    locale: 'en',
    scheme: 'light',
  });
});
