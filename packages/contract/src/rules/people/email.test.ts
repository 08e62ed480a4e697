import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email as shape } from '../../entities/shape.ts';
import { emailError, emailFormatError } from './email.ts';

test.each(['ana@flink.test', ' Ana.Maria@Flink.Test ', "o'hara+flink@mail.example.org", 'a_b-c@x-y.co'])(
  '%j is an email address',
  (text) => {
    expect(emailError(text)).toBeUndefined();
  },
);

test.each([
  'nobody',
  'nobody@x.y',
  'a@b',
  'a b@c.de',
  'a..b@c.de',
  '.a@c.de',
  'a.@c.de',
  '<a@b.co>',
  'ñ@b.com',
  'a@-b.com',
  'a@b.com\u0000',
  `${'a'.repeat(250)}@b.com`,
])('%j is none', (text) => {
  expect(emailError(text)).toBe('request.badEmail');
});

test('nothing typed is missing, but has no wrong format', () => {
  expect(emailError('  ')).toBe('request.required');
  expect(emailFormatError('  ')).toBeUndefined();
});

test('the server takes exactly what the browser sends', () => {
  const part = fc.constantFrom(
    'a',
    'Ana',
    '.',
    '..',
    '@',
    ' ',
    '-',
    '+',
    "'",
    'x.y',
    'x.yz',
    'flink.test',
    'ñ',
  );

  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const text = parts.join('');
      expect(shape.safeParse(text).success).toBe(emailError(text) === undefined);
    }),
  );
});
