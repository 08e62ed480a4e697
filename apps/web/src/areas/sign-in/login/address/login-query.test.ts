import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoginQuery, withoutSecrets } from './login-query.ts';

test('the three pairs of a team are read in order', () => {
  const { players, autoLogin } = readLoginQuery(
    '?autoLogin=1&username=ana&password=a&username2=leo&password2=b',
  );

  expect(autoLogin).toBe(true);
  expect(players).toEqual([
    { username: 'ana', password: 'a' },
    { username: 'leo', password: 'b' },
  ]);
});

test('instructions are shown only when asked for and whole', () => {
  const data = encodeURIComponent(JSON.stringify({ productName: 'Flink', username: 'ana' }));

  expect(readLoginQuery(`?instructionsData=${data}&showInstructions=1`).instructions).toEqual({
    productName: 'Flink',
    username: 'ana',
  });
  for (const shown of ['', '&showInstructions=0', '&showInstructions=', '&showInstructions=no'])
    expect(readLoginQuery(`?instructionsData=${data}${shown}`).instructions, shown).toBeNull();
  expect(readLoginQuery('?showInstructions=1&instructionsData=%7Bbroken').instructions).toBeNull();
});

test('passwords leave the address, everything else stays', () => {
  expect(withoutSecrets('?family=f1&password=secret&locale=es')).toBe('?family=f1&locale=es');
  expect(withoutSecrets('?password=secret')).toBe('');
  expect(withoutSecrets('?family=f1')).toBeNull();
});

test('no address makes the reading fail, and no password survives the cleaning', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('password', 'password2', 'password3', 'username', 'x'), fc.string()),
      (query) => {
        const search = `?${new URLSearchParams(query)}`;

        readLoginQuery(search);
        expect(new URLSearchParams(withoutSecrets(search) ?? search).has('password')).toBe(false);
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (search) => void readLoginQuery(search)));
});
