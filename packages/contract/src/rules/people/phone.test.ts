import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, PHONE_PREFIX } from './phone.ts';

test('+1 and ten digits is a phone number', () => {
  fc.assert(fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => isPhone(`${PHONE_PREFIX}${digits}`)));
});

test('another number of digits, another prefix or another sign is not', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]*$/).filter((digits) => digits.length !== 10),
      (digits) => !isPhone(`${PHONE_PREFIX}${digits}`),
    ),
  );
  for (const text of [
    '12025550143',
    '+22025550143',
    '+1202555014x',
    ' +12025550143',
    '+12025550143\n',
    '+1２０２５５５０１４３',
  ])
    expect(isPhone(text), text).toBe(false);
});
