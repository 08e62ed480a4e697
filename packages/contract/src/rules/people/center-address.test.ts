import { expect, test } from 'vitest';
import { centerAddressIssue } from './center-address.ts';

test.each(['maple', 'old-mill', '3rd-street', 'a1'])('%s is an address of a center', (address) => {
  expect(centerAddressIssue(address)).toBeNull();
});

test.each(['', 'a', 'Maple', '-maple', 'ma ple', 'maple/east', 'escuela-niña', 'x'.repeat(64)])(
  '%j is not written like an address',
  (address) => {
    expect(centerAddressIssue(address)).toBe('learningCenters.addressLetters');
  },
);

test.each(['login', 'play', 'admin', 'flink-make', 'api', 'assets'])('%s is needed by the app', (address) => {
  expect(centerAddressIssue(address)).toBe('learningCenters.addressReserved');
});
