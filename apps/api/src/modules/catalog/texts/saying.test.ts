import { expect, test } from 'vitest';
import { readStrings } from '../../../../../../content/load/strings.ts';
import { AS_THEY_ARE, saying } from './saying.ts';

/** What somebody may have typed as they liked: no address in it reaches a reader. */
const TYPED = [
  ...['activity', 'author', 'center', 'comment', 'family', 'from', 'group', 'menu', 'name', 'needs', 'note'],
  ...['organization', 'product', 'reviewer'],
  ...['sentence', 'story', 'teacher', 'to', 'who', 'whom', 'whose'],
];

const mails = [...readStrings()].filter(([key]) => key.startsWith('mail.'));

test('of everything that a mail is told it is known whether somebody has typed it', () => {
  const told = mails.flatMap(([, row]) =>
    Object.values(row).flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)),
  );

  expect([...new Set(told)].toSorted()).toEqual([...AS_THEY_ARE, ...TYPED].toSorted());
});

test('a mail keeps its own addresses and names to sign in with, and takes nobody where a name leads', () => {
  const t = saying(
    { 'mail.x': '{name}: {parentUsername}, {childUsername}, {signIn}, {stop}, {amount}' },
    'en',
  );

  expect(
    t('mail.x', {
      name: 'www.evil.test',
      parentUsername: 'ana.garcia',
      childUsername: 'leo.g',
      signIn: 'https://flink.test/login?family=1',
      stop: 'https://flink.test/flink-admin#weekly-mail',
      amount: '$1.50',
    }),
  ).toMatch(
    /^(?!.*evil\.test).*: ana\.garcia, leo\.g, https:\/\/flink\.test\/login\?family=1, https:\/\/flink\.test\/flink-admin#weekly-mail, \$1\.50$/,
  );
});
