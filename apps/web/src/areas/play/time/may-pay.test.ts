import { expect, test } from 'vitest';
import { mayPay } from './may-pay.ts';

const family = { _id: 'smith', familyMembers: [{ isAdmin: true }, { isAdmin: false }] };
const account = { product: { onePerson: false }, family };
const admin = { isAdmin: true, familyId: 'smith' };
const child = { isAdmin: false, familyId: 'smith' };

test.each([
  ['the family admin', [admin], true],
  ['the family admin beside a child', [child, admin], true],
  ['a child', [child], false],
  ['the admin of another family', [child, { isAdmin: true, familyId: 'otieno' }], false],
] as const)('%s: may pay for the family that plays is %s', (_who, team, may) => {
  expect(mayPay(account, team)).toBe(may);
});

test('one person pays where nobody else holds the account', () => {
  const product = { onePerson: true };

  expect(mayPay({ product, family }, [child])).toBe(false);
  expect(mayPay({ product, family: { ...family, familyMembers: [{ isAdmin: false }] } }, [child])).toBe(true);
});
