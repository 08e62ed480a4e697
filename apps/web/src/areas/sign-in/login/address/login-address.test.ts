import { expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

function barAt(address: string) {
  const location = { pathname: '', search: '' };
  const go = (to: string) => {
    const { pathname, search } = new URL(to, 'http://flink.test');
    Object.assign(location, { pathname, search });
  };
  go(address);
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => go(to) };
  return { location, history, go };
}

test('a drawing that is thrown away leaves the passwords to the next one', () => {
  const bar = barAt('/login?autoLogin=1&username=leo&password=secret&locale=es');
  const address = loginAddress(bar);

  const first = address.read();

  expect(bar.location.search).toBe('?username=leo&locale=es');
  expect(address.read()).toBe(first);
  expect(first).toMatchObject({ autoLogin: true, players: [{ username: 'leo', password: 'secret' }] });
});

test('who comes back to the clean address is not signed in again', () => {
  const bar = barAt('/login?autoLogin=1&username=leo&password=secret');
  const address = loginAddress(bar);
  address.read();

  address.forget();

  expect(address.read()).toMatchObject({ autoLogin: false, players: [{ username: 'leo', password: '' }] });
});

test('another address is read anew', () => {
  const bar = barAt('/login?username=leo&password=secret');
  const address = loginAddress(bar);
  address.read();

  bar.go('/maple?username=leo');

  expect(address.read().players).toEqual([{ username: 'leo', password: '' }]);
});
