import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutSecrets } from './one-time-links.ts';

const newToken = () => randomBytes(32).toString('base64url');

test('what opens something is not in the text any more, wherever it stands in the address', () => {
  const [one, other] = [newToken(), newToken()];
  const text = `Set it:\n\nhttp://127.0.0.1:3000/set-password/${one}\n\nor https://play.example.org/a?token=${other}&x=1.`;

  expect(withoutSecrets(text)).toBe(
    'Set it:\n\nhttp://127.0.0.1:3000/set-password/••••••\n\nor https://play.example.org/a?token=••••••&x=1.',
  );
});

test.each(['Hello Ana', 'http://127.0.0.1:3000/login', 'a-very-long-word-that-is-no-address-at-all'])(
  'a text without one is left alone: %s',
  (text) => {
    expect(withoutSecrets(text)).toBeNull();
  },
);
