import { CallFailed } from '@flink/contract/client/client.ts';
import { expect, test } from 'vitest';
import { endOfSession } from './renewal.ts';

const failed = (status: number, code: CallFailed['code']) => new CallFailed(status, { code, message: 'no' });

test.each([
  [401, 'session.invalid'],
  [402, 'payments.rejected'],
  [402, 'payments.resumeNeeded'],
  [403, 'learningCenters.expired'],
  [404, 'notFound'],
] as const)('a renewal refused with %d %s ends the session and says so', (status, code) => {
  expect(endOfSession(failed(status, code))).toBe(code);
});

test('a refusal without a word ends the session as one that is not valid', () => {
  expect(endOfSession(failed(403, 'server.noResponse'))).toBe('session.invalid');
});

test.each([
  ['no connection', failed(0, 'network')],
  ['a server in trouble', failed(503, 'server.unavailable')],
  ['a server that failed', failed(500, 'server.failed')],
  ['too many requests', failed(429, 'request.tooMany')],
  ['a mistake of this program', new Error('boom')],
])('%s leaves the session to the next renewal', (_, error) => {
  expect(endOfSession(error)).toBeNull();
});
