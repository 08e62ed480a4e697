import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Where a request comes from, as a keyed hash: who reads the table learns no address. */
export type PlaceHash = string;

/** A household or a school has one IPv4 address, but a whole /64 of IPv6: within it an address costs nothing. */
export function placeOf(address: string, key: Uint8Array): PlaceHash {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}

export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [...bytesOf(groups[6]), ...bytesOf(groups[7])].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

const bytesOf = (group = 0) => [group >> 8, group & 255];

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = partsOf(head);
  if (tail === undefined) return left;
  const right = partsOf(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function partsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
