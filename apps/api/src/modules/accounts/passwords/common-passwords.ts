import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * The most common first, from the dictionary of zxcvbn-ts (common-passwords.licence.txt): the first four thousand of any
 * length, then those that are long enough to be a password here. Packed, because people write things into passwords that
 * nobody should come upon in a project for children.
 */
const listed = gunzipSync(readFileSync(new URL('common-passwords.txt.gz', import.meta.url)))
  .toString()
  .trim()
  .split('\n');

/** Of these a year or a mark at the end makes no better one. */
const VERY_COMMON = 4_000;

/** Ours: the demo world's, the product's, and what people begin with in our other languages. */
const OURS = [
  'letmeplay',
  'letsplay',
  'flink',
  'flinkflink',
  'fletcher',
  'familia',
  'mifamilia',
  'contrasena',
  'contraseña',
  'micontraseña',
  'teamomucho',
  'nenosiri',
  'nenosirilangu',
  'hakunamatata',
  'karibu',
  'mwalimu',
];

const all: ReadonlySet<string> = new Set([...listed, ...OURS]);
const veryCommon: ReadonlySet<string> = new Set([...listed.slice(0, VERY_COMMON), ...OURS]);

export const isListed = (password: string): boolean => all.has(password);
export const isVeryCommon = (word: string): boolean => veryCommon.has(word);
