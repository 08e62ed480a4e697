import { randomInt } from 'node:crypto';

/** Written on cards and typed by hand: no look-alikes (0 O 1 l I), as in the usernames of the one-person product. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Nobody guesses one among 900 million, thirty tries a minute. */
const LENGTH = 6;
const HEAD_LENGTH = 8;

/** `MAPLE-7KQ4XN`: the head tells a person where the card is from. */
export function newCode(centerUrl: string, random: (below: number) => number = randomInt): string {
  const head = (centerUrl.split('-')[0] ?? '').slice(0, HEAD_LENGTH).toUpperCase();
  const tail = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join('');
  return `${head}-${tail}`;
}
