/** The noun classes of standard Swahili, named by the prefixes of their nouns. */
export const NOUN_CLASSES = ['M–WA', 'M–MI', 'JI–MA', 'KI–VI', 'N–N', 'U–N', 'PA–KU–MU'] as const;

export type NounClass = (typeof NOUN_CLASSES)[number];

/** A noun of each class that is asked for nowhere. */
export const EXAMPLES: Readonly<Record<NounClass, string>> = {
  'M–WA': 'mtu, watu',
  'M–MI': 'mto, mito',
  'JI–MA': 'tunda, matunda',
  'KI–VI': 'kijiko, vijiko',
  'N–N': 'meza, meza',
  'U–N': 'uzi, nyuzi',
  'PA–KU–MU': 'hapa, huku, humu',
};

/** What agrees with a noun: its class, and whether there is one or more; of places, which kind of place. */
export interface Concord {
  readonly nounClass: NounClass;
  readonly number: 'one' | 'many' | 'at' | 'to' | 'in';
  /** Before a consonant, before a vowel, before a stem of one syllable. `N` is the nasal, which changes with the stem. */
  readonly adjective: 'N' | { readonly plain: string; readonly vowel: string; readonly short?: string };
  readonly verb: string;
}

const M = { plain: 'm', vowel: 'mw' };

export const CONCORDS: readonly Concord[] = [
  { nounClass: 'M–WA', number: 'one', adjective: M, verb: 'a' },
  { nounClass: 'M–WA', number: 'many', adjective: { plain: 'wa', vowel: 'w' }, verb: 'wa' },
  { nounClass: 'M–MI', number: 'one', adjective: M, verb: 'u' },
  { nounClass: 'M–MI', number: 'many', adjective: { plain: 'mi', vowel: 'my' }, verb: 'i' },
  { nounClass: 'JI–MA', number: 'one', adjective: { plain: '', vowel: 'j', short: 'ji' }, verb: 'li' },
  { nounClass: 'JI–MA', number: 'many', adjective: { plain: 'ma', vowel: 'm' }, verb: 'ya' },
  { nounClass: 'KI–VI', number: 'one', adjective: { plain: 'ki', vowel: 'ch' }, verb: 'ki' },
  { nounClass: 'KI–VI', number: 'many', adjective: { plain: 'vi', vowel: 'vy' }, verb: 'vi' },
  { nounClass: 'N–N', number: 'one', adjective: 'N', verb: 'i' },
  { nounClass: 'N–N', number: 'many', adjective: 'N', verb: 'zi' },
  { nounClass: 'U–N', number: 'one', adjective: M, verb: 'u' },
  { nounClass: 'U–N', number: 'many', adjective: 'N', verb: 'zi' },
  { nounClass: 'PA–KU–MU', number: 'at', adjective: { plain: 'pa', vowel: 'p' }, verb: 'pa' },
  { nounClass: 'PA–KU–MU', number: 'to', adjective: { plain: 'ku', vowel: 'kw' }, verb: 'ku' },
  { nounClass: 'PA–KU–MU', number: 'in', adjective: M, verb: 'm' },
];

/** Stems that the nasal changes beyond a rule. */
const NASAL_OF_ITS_OWN: Readonly<Record<string, string>> = { refu: 'ndefu', ema: 'njema', pya: 'mpya' };

const isVowel = (letter: string | undefined): boolean => /^[aeiou]$/.test(letter ?? '');

/** One vowel alone, as in -pya: the prefix carries the stress. */
const isShort = (stem: string): boolean => (stem.match(/[aeiou]/g) ?? []).length === 1;

function withNasal(stem: string): string {
  const own = NASAL_OF_ITS_OWN[stem];
  if (own) return own;
  if (isVowel(stem[0])) return `ny${stem}`;
  if (/^[bv]/.test(stem)) return `m${stem}`;
  // It is not heard before ch, f, k, m, n, p, s and t.
  return /^[dgjz]/.test(stem) ? `n${stem}` : stem;
}

/** The adjective as it agrees. */
export function adjectiveIn({ adjective }: Concord, stem: string): string {
  if (adjective === 'N') return withNasal(stem);
  if (isVowel(stem[0])) return adjective.vowel + stem;
  return (isShort(stem) ? (adjective.short ?? adjective.plain) : adjective.plain) + stem;
}

/** The verb as it agrees; `rest` begins with the tense, as in -mepotea. */
export const verbIn = ({ verb }: Concord, rest: string): string => verb + rest;
