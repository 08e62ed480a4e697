import { CallFailed } from '@flink/contract/client/client.ts';
import { expect, test } from 'vitest';
import { loginFailure } from './login-failure.ts';

const failed = (code: CallFailed['code'], message = 'a message', fields = {}) =>
  new CallFailed(400, { code, message, fields });

test('a failure without a message says Unknown error', () => {
  expect(loginFailure(new Error('boom'), 'Unknown error')).toEqual({
    kind: 'message',
    message: 'Unknown error',
  });
  expect(loginFailure(failed('auth.unknown', ''), 'Unknown error')).toEqual({
    kind: 'message',
    message: 'Unknown error',
  });
});

test('a family admin whose subscription is paused or whose payment failed is asked to resume', () => {
  expect(loginFailure(failed('payments.resumeNeeded'), '').kind).toBe('resume');
  expect(loginFailure(failed('payments.retryNeeded'), '').kind).toBe('resume');
});

test('rejected, refunded and pending payments are told with a way to support', () => {
  for (const code of [
    'payments.rejected',
    'payments.refunded',
    'payments.pending',
    'payments.resumeByFamilyAdmin',
  ] as const) {
    expect(loginFailure(failed(code), '')).toEqual({ kind: 'payment', message: 'a message' });
  }
});

test('an error of a field is said beside the field', () => {
  const failure = loginFailure(failed('auth.wrongCredentials', 'no', { password2: 'Wrong' }), '');

  expect(failure).toEqual({ kind: 'fields', fields: { password2: 'Wrong' }, message: 'no' });
});
