import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedMail, checkedText } from './checked-message.ts';

/** Every code unit, lone surrogates included. */
const anyString = fc.uint16Array({ maxLength: 250 }).map((units) => String.fromCharCode(...units));

const mail = { to: 'ana@flink.test', subject: 'Hello', text: 'Hi', kind: 'greeting' } as const;

test('a subject stays one line of bounded length, whatever is in it', () => {
  const hostile = fc.oneof(
    anyString,
    fc.string().map((text) => `Hi\r\nBcc: x@y.z\r\n\r\n${text}`),
  );

  fc.assert(
    fc.property(hostile, (subject) => {
      const checked = checkedMail({ ...mail, subject }).subject;

      expect(checked).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect([...checked].length).toBeLessThanOrEqual(200);
      expect(checked.isWellFormed()).toBe(true);
    }),
  );
});

test('text keeps its lines and loses what the database cannot hold', () => {
  expect(checkedMail({ ...mail, text: 'a\n\tb\0c' }).text).toBe('a\n\tbc');
  expect(checkedText({ to: '+254 700 000001', text: 'Habari\0' })).toEqual({
    to: '+254700000001',
    text: 'Habari',
  });
});

test.each([
  ['a wrong address', { to: 'ana@flink.test, eve@flink.test' }, 'badAddress'],
  ['no text', { text: ' \n' }, 'badContent'],
  ['too much text', { text: 'a'.repeat(500_001) }, 'badContent'],
  ['too much html', { html: 'a'.repeat(500_001) }, 'badContent'],
  ['a kind that is not one', { kind: 'x\r\ny' as const }, 'badContent'],
])('a mail with %s is refused, without naming anybody', (_name, change, reason) => {
  const refused = () => checkedMail({ ...mail, ...change });

  expect(refused).toThrow(
    expect.objectContaining({
      why: reason,
      code: reason === 'badAddress' ? 'mail.badAddress' : 'mail.failed',
    }),
  );
  try {
    refused();
  } catch (error) {
    expect(inspect(error, { depth: 10 })).not.toMatch(/ana@|eve@/);
  }
});

test.each([
  ['a wrong number', { to: '12', text: 'a' }, 'badAddress'],
  ['no text', { to: '+254700000001', text: '' }, 'badContent'],
  ['too much text', { to: '+254700000001', text: 'a'.repeat(1_601) }, 'badContent'],
])('a text message with %s is refused', (_name, message, reason) => {
  expect(() => checkedText(message)).toThrow(expect.objectContaining({ why: reason, code: 'sms.failed' }));
});
