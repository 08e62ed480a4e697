import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';
import { expect, test } from 'vitest';
import { addressesFor } from './apply-sync.ts';

test('a school gets an address that reads like its name, with a number where somebody has it', () => {
  const names = [
    'Birch School',
    'Birch School',
    'École Élémentaire Nº 4',
    'Play',
    '学校',
    'A',
    'x'.repeat(200),
  ];

  const addresses = addressesFor(names, new Set(['birch-school', 'school']));

  expect(addresses.slice(0, 6)).toEqual([
    'birch-school-2',
    'birch-school-3',
    'ecole-elementaire-n-4',
    'play-2',
    'school-2',
    'school-a',
  ]);
  expect(addresses.map(centerAddressIssue)).toEqual(names.map(() => null));
  expect(new Set(addresses).size).toBe(names.length);
});
