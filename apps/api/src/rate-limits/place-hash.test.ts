import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, placeOf } from './place-hash.ts';

const key = new Uint8Array(32).fill(7);
const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16));
const prefix = fc.tuple(
  fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16)),
  group,
  group,
  group,
);
const rest = fc.tuple(group, group, group, group);

test('all addresses of an IPv6 network of a household are one place', () => {
  fc.assert(
    fc.property(prefix, rest, rest, (network, a, b) => {
      expect(networkOf([...network, ...a].join(':'))).toBe(networkOf([...network, ...b].join(':')));
    }),
  );
});

test('two IPv6 networks are two places', () => {
  fc.assert(
    fc.property(prefix, prefix, rest, (a, b, host) => {
      fc.pre(a.join() !== b.join());

      expect(networkOf([...a, ...host].join(':'))).not.toBe(networkOf([...b, ...host].join(':')));
    }),
  );
});

test('an IPv4 address is its own place, also in the clothes of IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(networkOf(address)).toBe(address);
      expect(networkOf(`::ffff:${address}`)).toBe(address);
    }),
  );
});

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:c0a8:0001', '192.168.0.1'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a place tells neither its address nor, without the key, anything to compare with', () => {
  const place = placeOf('203.0.113.9', key);

  expect(place).toMatch(/^[\w-]{22}$/);
  expect(placeOf('203.0.113.9', key)).toBe(place);
  expect(placeOf('203.0.113.9', new Uint8Array(32).fill(8))).not.toBe(place);
  expect(placeOf('203.0.113.10', key)).not.toBe(place);
});
