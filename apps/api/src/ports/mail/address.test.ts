import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMailAddress, parsePhone, parseSender } from './address.ts';

test.each([
  ['ana@flink.test', 'ana@flink.test'],
  ['a.b+tag@sub.example.org', 'a.b+tag@sub.example.org'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['Ana@Niño.EXAMPLE', 'Ana@xn--nio-8ma.example'],
])('%s is an address', (text, expected) => {
  expect(parseMailAddress(text)).toBe(expected);
});

test.each([
  '',
  'ana',
  '@flink.test',
  'ana@',
  'ana@localhost',
  'ana@127.0.0.1',
  'a@b.c, d@e.f',
  'a@b.c;d@e.f',
  'a b@c.d',
  'a@b c.d',
  '"a"@b.c',
  '<a@b.c>',
  'a@b.c\r\nBcc: d@e.f',
  'a\r\n@b.c',
  'a@b.c\n',
  'a..b@c.d',
  '.a@b.c',
  'a@-b.c',
  'a@b-.c',
  'a@b..c',
  'a@b\u00ad.c',
  `${'a'.repeat(65)}@b.c`,
  `a@${'b.'.repeat(130)}c`,
  'ñ@b.c',
])('%j is not one address', (text) => {
  expect(parseMailAddress(text)).toBeNull();
});

test('no address holds anything that a header or an envelope would read as more', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('@', '.', '\r\n', '<', '>', ',', ' ', '"', 'a', 'test', '\0', ';', ':', '\u2028'),
        fc.string({ maxLength: 3 }),
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join(''));

  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `${text}@flink.test`),
        hostile.map((text) => `a@${text}.test`),
      ),
      (text) => {
        const address = parseMailAddress(text);
        if (address === null) return;

        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(address).not.toMatch(/[<>,;:"\\()[\]]/);
        expect(address.split('@')).toHaveLength(2);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ['+1 (415) 555-0100', '+14155550100'],
  ['+254700000001', '+254700000001'],
])('%s is a phone number', (text, expected) => {
  expect(parsePhone(text)).toBe(expected);
});

test.each([
  '',
  '4155550100',
  '+0123456789',
  '+1',
  '+1234567890123456',
  '+1415555010a',
  '+14155550100\n',
  '+1415,+1416',
])('%j is not', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test('a sender is an address, with or without a name', () => {
  expect(parseSender('Flink <no-reply@flink.test>')).toEqual({
    name: 'Flink',
    address: 'no-reply@flink.test',
  });
  expect(parseSender('"Flink, Inc." <no-reply@flink.test>')).toEqual({
    name: 'Flink, Inc.',
    address: 'no-reply@flink.test',
  });
  expect(parseSender('no-reply@flink.test')).toEqual({ name: '', address: 'no-reply@flink.test' });
  for (const wrong of ['Flink', 'Flink <>', 'Flink <a@b.c> <d@e.f>', 'Fl\nink <a@b.c>'])
    expect(parseSender(wrong)).toBeNull();
});
