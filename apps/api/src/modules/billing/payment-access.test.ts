import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessFrom } from './payment-access.ts';

const fine = {
  status: 'Active',
  isPending: false,
  isRefunded: false,
  isRejected: false,
  resumeSubscription: false,
  retryTransaction: false,
};

test('a family without purchases plays on its center', () => {
  expect(accessFrom([])).toBe('ok');
});

test.each([
  [{ isRejected: true }, 'rejected'],
  [{ isRefunded: true }, 'refunded'],
  [{ isPending: true }, 'pending'],
  [{ resumeSubscription: true }, 'resume'],
  [{ retryTransaction: true }, 'retry'],
] as const)('a purchase with %o is %s', (flags, access) => {
  expect(accessFrom([{ ...fine, ...flags }])).toBe(access);
});

test.each(['Active', 'Expired'])(
  'a purchase that is %s without any trouble outweighs the others',
  (status) => {
    expect(
      accessFrom([
        { ...fine, isRefunded: true },
        { ...fine, status },
      ]),
    ).toBe('ok');
  },
);

test.each(['Canceled', 'Past Due', 'Pending'])('one that is %s does not', (status) => {
  expect(
    accessFrom([
      { ...fine, isRefunded: true },
      { ...fine, status },
    ]),
  ).toBe('refunded');
});

test('what can be put right is said before what cannot', () => {
  const all = [
    { ...fine, isPending: true },
    { ...fine, isRefunded: true },
    { ...fine, isRejected: true },
    { ...fine, retryTransaction: true },
    { ...fine, resumeSubscription: true },
  ];

  const said = all.map((_, index) => accessFrom(all.slice(0, index + 1)));

  expect(said).toEqual(['pending', 'refunded', 'rejected', 'retry', 'resume']);
});

test('the order of purchases does not matter, and trouble is never invented', () => {
  const purchase = fc.record({
    status: fc.constantFrom('Active', 'Pending', 'Expired', 'Canceled', 'Past Due'),
    isPending: fc.boolean(),
    isRefunded: fc.boolean(),
    isRejected: fc.boolean(),
    resumeSubscription: fc.boolean(),
    retryTransaction: fc.boolean(),
  });

  fc.assert(
    fc.property(fc.array(purchase, { maxLength: 5 }), (purchases) => {
      const access = accessFrom(purchases);

      expect(accessFrom(purchases.toReversed())).toBe(access);
      const flags = {
        ok: () => true,
        pending: (p: (typeof purchases)[number]) => p.isPending,
        refunded: (p: (typeof purchases)[number]) => p.isRefunded,
        rejected: (p: (typeof purchases)[number]) => p.isRejected,
        resume: (p: (typeof purchases)[number]) => p.resumeSubscription,
        retry: (p: (typeof purchases)[number]) => p.retryTransaction,
      };
      expect(purchases.length === 0 || purchases.some(flags[access])).toBe(true);
    }),
  );
});
