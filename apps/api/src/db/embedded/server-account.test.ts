import { expect, test } from 'vitest';
import { chooseAccount, parseAccounts } from './server-account.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const DAEMON = 'daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin';
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';

function chosenFrom(...lines: string[]): string | undefined {
  return chooseAccount(parseAccounts(lines.join('\n')))?.name;
}

test('the database runs as the user postgres where there is one', () => {
  expect(chosenFrom(ROOT, DAEMON, NOBODY, POSTGRES)).toBe('postgres');
});

test('without a user postgres it runs as nobody', () => {
  expect(chosenFrom(ROOT, DAEMON, NOBODY)).toBe('nobody');
});

test('without either it runs as the first user that is not root', () => {
  expect(chosenFrom(ROOT, 'toor:x:0:0::/root:/bin/sh', DAEMON)).toBe('daemon');
});

test('a user postgres that is root in disguise is passed over', () => {
  expect(chosenFrom(ROOT, 'postgres:x:0:0::/:/bin/sh', NOBODY)).toBe('nobody');
});

test('a machine that knows only root has no user for the database', () => {
  expect(chosenFrom(ROOT, '')).toBeUndefined();
});

test('comments, empty and broken lines of the user list are skipped', () => {
  const accounts = parseAccounts(
    ['# macOS', '', 'broken', 'odd:x:one:two::/:', 'nobody:*:-2:-2::/:'].join('\n'),
  );

  expect(accounts).toEqual([{ kind: 'other', name: 'nobody', uid: -2, gid: -2 }]);
});
