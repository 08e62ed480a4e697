import { CallFailed } from '@flink/contract/client/client.ts';
import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

const failed = (code: CallFailed['code'], message = 'a message', fields = {}) =>
  new CallFailed(400, { code, message, fields });

const words = { unknown: 'Unknown error', unreachable: 'Error connecting to server.' };

test.each([
  ['a mistake of this program', new Error('boom')],
  ['an answer without a message', failed('auth.unknown', '')],
  ['an answer without a body', failed('server.noResponse', 'No response from server')],
])('%s says Unknown error', (_, error) => {
  expect(loginFailure(error, words)).toEqual({ kind: 'message', message: 'Unknown error' });
});

test('without a connection it is said that it is missing', () => {
  expect(loginFailure(failed('network', 'No response from server'), words)).toEqual({
    kind: 'message',
    message: 'Error connecting to server.',
  });
});

test('a family admin whose subscription is paused or whose payment failed is asked to resume', () => {
  for (const code of ['payments.resumeNeeded', 'payments.retryNeeded'] as const)
    expect(loginFailure(failed(code, 'no', { password: 'no' }), words)).toEqual({
      kind: 'resume',
      payer: 0,
      owed: {},
    });
});

test('what the server says of the payment is what is said before it', () => {
  const theirs = { amount: '$7.99', byPhone: false, card: 'Visa 4242', renews: 'month', left: null };
  const refused = new CallFailed(402, { code: 'payments.retryNeeded', message: 'no', theirs });

  expect(loginFailure(refused, words)).toEqual({ kind: 'resume', payer: 0, owed: theirs });
});

test('where somebody else was here last, the question of the server is asked', () => {
  expect(loginFailure(failed('auth.othersHere', 'Sign in as Leo?'), words)).toEqual({
    kind: 'othersHere',
    question: 'Sign in as Leo?',
  });
});

test('of a team the one who is asked to resume is the one the server names', () => {
  const refused = failed('payments.resumeNeeded', 'no', { password3: 'no' });

  expect(loginFailure(refused, words)).toEqual({
    kind: 'resume',
    payer: 2,
    owed: {},
  });
});

test('rejected, refunded and pending payments are told with a way to support', () => {
  for (const code of [
    'payments.rejected',
    'payments.refunded',
    'payments.pending',
    'payments.resumeByFamilyAdmin',
  ] as const) {
    expect(loginFailure(failed(code), words)).toEqual({ kind: 'payment', message: 'a message', who: 0 });
  }
});

test('an error of a field is said beside the field', () => {
  const failure = loginFailure(failed('auth.wrongCredentials', 'no', { password2: 'Wrong' }), words);

  expect(failure).toEqual({ kind: 'fields', fields: { password2: 'Wrong' }, message: 'no' });
});
