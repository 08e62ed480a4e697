import type { PlainLetter } from './plain-letters.ts';

/** Words that the engine reads wrongly, and how they are said: in its phonemes, or by a rule that gives them. */
interface Pronunciation {
  readonly words: RegExp;
  readonly said: string | ((word: string) => string);
}

/** By language; a pattern begins and ends where a word does. */
const PRONUNCIATIONS: Readonly<Record<string, readonly Pronunciation[]>> = {
  en: [
    // To shut; near (“close to”, “close together”) is as the engine reads it.
    { words: word('close(?! (?:to|together|by)\\b)'), said: "kl'oUz" },
    { words: word('live'), said: "l'Iv" },
    { words: word('lives'), said: "l'Ivz" },
    { words: word('scissors'), said: "s'Iz3z" },
  ],
  // The engine spells out ng' where a word begins, and makes a syllable of nyw.
  sw: [{ words: word("ng['’ʼ]\\p{L}+|\\p{L}*nyw[\\p{L}'’ʼ]+"), said: swahiliPhonemes }],
};

function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'giu');
}

/** Letters of Swahili that are not their own phoneme, the longer ones first. */
const SWAHILI: readonly (readonly [letters: RegExp, phoneme: string])[] = [
  [/^ng['’ʼ]/, 'N'],
  [/^ng/, 'Ng'],
  [/^ny/, 'n^'],
  [/^ch/, 'tS'],
  [/^sh/, 'S'],
  [/^dh/, 'D'],
  [/^th/, 'T'],
  [/^gh/, 'Q'],
  [/^j/, 'J'],
  [/^y/, 'j'],
];

/** Swahili is written as it is said; the last syllable but one is stressed. */
function swahiliPhonemes(written: string): string {
  const phonemes: string[] = [];
  for (let rest = written.toLowerCase(); rest !== ''; ) {
    const [letters, phoneme] = SWAHILI.find(([pattern]) => pattern.test(rest)) ?? [/^./u, null];
    const [read = rest] = letters.exec(rest) ?? [];
    phonemes.push(phoneme ?? read);
    rest = rest.slice(read.length);
  }
  const vowels = phonemes.flatMap((phoneme, at) => (/^[aeiou]$/.test(phoneme) ? [at] : []));
  const stressed = vowels.at(-2) ?? vowels.at(-1);
  return phonemes.map((phoneme, at) => (at === stressed ? `'${phoneme}` : phoneme)).join('');
}

/** The letters for a voice: what it would read wrongly stands there as phonemes, each at the place of its word. */
export function pronounced(letters: readonly PlainLetter[], voice: string): readonly PlainLetter[] {
  const rules = PRONUNCIATIONS[voice.split('-')[0] ?? ''] ?? [];
  return rules.reduce(saidBy, letters);
}

function saidBy(letters: readonly PlainLetter[], { words, said }: Pronunciation): readonly PlainLetter[] {
  const text = letters.map(({ letter }) => letter).join('');
  const result: PlainLetter[] = [];
  let done = 0;
  for (const found of text.matchAll(words)) {
    const from = Array.from(text.slice(0, found.index)).length;
    const to = from + Array.from(found[0]).length;
    const at = letters[from]?.at ?? 0;
    const phonemes = `[[${typeof said === 'string' ? said : said(found[0])}]]`;
    result.push(...letters.slice(done, from), ...Array.from(phonemes, (letter) => ({ letter, at })));
    done = to;
  }
  return [...result, ...letters.slice(done)];
}
