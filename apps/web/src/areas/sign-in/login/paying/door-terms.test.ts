import { type Translate, textsOf } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import rows from '../../../../../../../content/strings/account-paying.json' with { type: 'json' };
import type { Owed } from '../address/login-failure.ts';
import { doorTerms } from './door-terms.tsx';

const english = Object.fromEntries(Object.entries(rows).map(([key, { en }]) => [key, en]));
const t: Translate = textsOf(english, 'en').t;

const owed = (more: Partial<Owed>): Owed => ({
  amount: '$7.99',
  byPhone: false,
  card: 'Visa 4242',
  renews: null,
  left: null,
  next: null,
  blocks: false,
  payer: null,
  ...more,
});

test.each([
  [
    'renews by itself',
    { renews: 'month' },
    'You pay $7.99 today with Visa 4242.',
    'It renews by itself each month for $7.99. You can cancel at any time in Settings, under Manage.',
  ],
  [
    'is one of several installments',
    { renews: 'month', left: 3 },
    'You pay $7.99 today with Visa 4242.',
    'After that, 2 more payments of $7.99 follow by themselves, one each month. You can cancel at any time in Settings, under Manage.',
  ],
  [
    'is charged again on a day, of a plan that blocks when it is left',
    { renews: 'month', left: 3, next: '2026-12-18T10:00:00.000Z', blocks: true },
    'You pay $7.99 today with Visa 4242.',
    'After that, 2 more payments of $7.99 follow by themselves, one each month. The next payment is on Dec 18, 2026. You can cancel at any time in Settings, under Manage. Cancelled before all of it is paid, the account is blocked until you go on paying.',
  ],
  [
    'one of several people makes',
    { payer: 'Astrid Berg' },
    'Astrid Berg pays $7.99 today with Visa 4242.',
    '',
  ],
  [
    'one of several people approves on a telephone',
    { payer: 'Wanjiru Mwangi', byPhone: true },
    'Wanjiru Mwangi pays $7.99 today by mobile money, from the number that you enter.',
    'Nothing is charged by itself.',
  ],
  [
    'is the last',
    { renews: 'month', left: 1 },
    'You pay $7.99 today with Visa 4242.',
    'It is the last payment.',
  ],
  [
    'is for several that differ',
    { renews: 'several' },
    'You pay $7.99 today with Visa 4242.',
    'After that, each goes on as before. You see and cancel them in Settings, under Manage.',
  ],
  ['has no card on file', { card: null }, 'You pay $7.99 today.', ''],
  [
    'is approved on a telephone',
    { byPhone: true, renews: 'month' },
    'You pay $7.99 today by mobile money, from the number that you enter.',
    'Nothing is charged by itself.',
  ],
] as const)('before a payment that %s all of it is said', (_what, more, now, later) => {
  expect(doorTerms(t, 'en', owed(more))).toEqual({ now, later });
});
