import { expect, test } from 'vitest';
import { readToken } from './read-token.ts';

const NOW = Date.UTC(2026, 0, 1);
const token = (payload: unknown) =>
  `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
const inAnHour = NOW / 1000 + 3600;

test('a valid token gives its session', () => {
  const reading = readToken(
    token({ user: { firstname: 'Zoë' }, userRole: { alias: 'TEACHER' }, exp: inAnHour }),
    NOW,
  );

  expect(reading).toMatchObject({ kind: 'session', session: { user: { firstname: 'Zoë' } } });
});

test('a renewed token says the same of the same people', () => {
  const people = { user: { firstname: 'Leo' }, userRole: { alias: 'LEARNER' } };
  const sessionAt = (time: number) => {
    const reading = readToken(token({ ...people, iat: time, exp: time + 3_600 }), NOW);
    return reading.kind === 'session' ? reading.session : null;
  };

  expect(sessionAt(NOW / 1000)).toEqual(people);
  expect(sessionAt(NOW / 1000 + 300)).toEqual(people);
});

test('a token past its expiry is refused as expired', () => {
  expect(readToken(token({ userRole: {}, exp: NOW / 1000 }), NOW)).toEqual({
    kind: 'refused',
    code: 'session.expired',
  });
});

test.each([['TEACHER'], [null], [['TEACHER']]])(
  'a role that is %j and not an object is refused by its shape',
  (userRole) => {
    expect(readToken(token({ userRole, exp: inAnHour }), NOW)).toEqual({
      kind: 'refused',
      code: 'session.roleShape',
    });
  },
);

test.each(['', 'a.b.c', 'only-one-part', `x.${Buffer.from('3').toString('base64url')}.y`])(
  'what is not a token at all (%j) is refused as invalid',
  (text) => {
    expect(readToken(text, NOW)).toEqual({ kind: 'refused', code: 'session.invalid' });
  },
);
