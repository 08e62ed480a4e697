import { type Checked, type Found, found, type Word, wordsOf } from './found.ts';
import { SWAHILI_WORDS } from './swahili-words.ts';

/** What agrees with a noun (content/library/hand-made/ngeli/concords.ts has the same). */
interface Concord {
  /** Before a verb. */
  readonly verb: string;
  /** Before "-a" (wa mtoto), "-angu", and the word for "this" and "that". */
  readonly of: string;
  readonly near: string;
  readonly far: string;
  /** Before an adjective that begins with a consonant. */
  readonly adjective: string;
}

const CONCORDS = {
  m: { verb: 'a', of: 'w', near: 'huyu', far: 'yule', adjective: 'm' },
  wa: { verb: 'wa', of: 'w', near: 'hawa', far: 'wale', adjective: 'wa' },
  mti: { verb: 'u', of: 'w', near: 'huu', far: 'ule', adjective: 'm' },
  mi: { verb: 'i', of: 'y', near: 'hii', far: 'ile', adjective: 'mi' },
  ji: { verb: 'li', of: 'l', near: 'hili', far: 'lile', adjective: '' },
  ma: { verb: 'ya', of: 'y', near: 'haya', far: 'yale', adjective: 'ma' },
  ki: { verb: 'ki', of: 'ch', near: 'hiki', far: 'kile', adjective: 'ki' },
  vi: { verb: 'vi', of: 'vy', near: 'hivi', far: 'vile', adjective: 'vi' },
} as const satisfies Readonly<Record<string, Concord>>;

type Group = keyof typeof CONCORDS;

/** Nouns that children write. Animals agree like people; one or more of them look the same. */
const NOUNS = new Map<string, Group | 'animal'>(
  Object.entries({
    m: 'mtoto mwalimu mtu mama baba dada kaka bibi babu mwanafunzi daktari mkulima mpishi mvuvi mgeni mzee mvulana msichana kijana rafiki_ mfalme',
    wa: 'watoto walimu watu wanafunzi wakulima wapishi wageni wazee wavulana wasichana vijana',
    mti: 'mti mto mkono mguu mlango mwezi mchezo mpira mkate moyo mji mlima',
    mi: 'miti mito mikono miguu milango miezi michezo mipira mikate mioyo miji milima',
    ji: 'tunda gari jani jicho jino yai jua jina dirisha shati ua_ chungwa embe papai nanasi',
    ma: 'matunda magari majani macho meno mayai majina madirisha mashati maua machungwa maembe maji maziwa mapapai mananasi',
    ki: 'kitabu kiti kitanda kikombe kijiko chakula chumba choo kisu kiatu kichwa kidole kitunguu kikapu kijiji kiazi',
    vi: 'vitabu viti vitanda vikombe vijiko vyakula vyumba visu viatu vichwa vidole vitunguu vikapu vijiji viazi',
    animal: "mbwa paka simba kuku ng'ombe mbuzi tembo twiga sungura nyani farasi punda kondoo samaki panya",
  }).flatMap(([group, words]) => words.split(' ').map((word) => [word, group as Group | 'animal'] as const)),
);

const SUBJECTS = ['wa', 'vi', 'ki', 'li', 'ya', 'zi', 'tu', 'ni', 'a', 'u', 'i', 'm'] as const;
const TENSES = 'na li ta me nge ka'.split(' ');
const STEMS = ['kubwa', 'dogo', 'zuri', 'baya', 'refu', 'fupi', 'pya', 'chafu', 'safi_', 'tamu', 'kali'];
const ADJECTIVE = new RegExp(`^(mi|ma|wa|ki|vi|m|n|nz|nd|)(${STEMS.join('|')})$`);

const PRONOUNS = new Map([
  ['mimi', 'ni'],
  ['wewe', 'u'],
  ['yeye', 'a'],
  ['sisi', 'tu'],
  ['ninyi', 'm'],
  ['nyinyi', 'm'],
  ['wao', 'wa'],
]);

const WORDS: ReadonlySet<string> = new Set([
  ...SWAHILI_WORDS,
  ...[...NOUNS.keys()].filter((word) => !word.endsWith('_')),
]);
const OWN = /^(w|y|z|l|ch|vy|k|pw)(angu|ako|ake|etu|enu|ao)$/;
const OF = /^(wa|ya|za|la|cha|vya|kwa|pa)$/;
const THIS = new Set(['huyu', 'hawa', 'huu', 'hii', 'hili', 'haya', 'hiki', 'hivi', 'hizi']);
const THAT = new Set(['yule', 'wale', 'ule', 'ile', 'lile', 'yale', 'kile', 'vile', 'zile']);

/** Letters that are confused, written twice, or left out. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/r/g, 'l'],
  [/l/g, 'r'],
  [/([a-z])\1/g, '$1'],
  [/(?<![a-z]m|m)b/g, 'mb'],
  [/(?<!n)d/g, 'nd'],
  [/(?<!n)g/g, 'ng'],
  [/sh/g, 's'],
  [/s(?!h)/g, 'sh'],
  [/z/g, 's'],
  [/s(?!h)/g, 'z'],
  [/z/g, 'dh'],
  [/dh/g, 'z'],
  [/th/g, 's'],
  [/f/g, 'v'],
  [/v/g, 'f'],
  [/ch/g, 'sh'],
  [/sh/g, 'ch'],
  [/gh/g, 'g'],
  [/^(?=[aeiou])/g, 'h'],
];

export function swahili({ text, known }: Checked): readonly Found[] {
  const words = wordsOf(text);
  return words.flatMap((word, place) => {
    const spelled = spelling(word, known);
    if (spelled) return [spelled];
    const next = words[place + 1];
    const after = words[place + 2];
    const pronoun = PRONOUNS.get(word.small);
    if (pronoun && follows(next)) return verbAfter(word, next, [pronoun], 'person');
    const group = NOUNS.get(word.small);
    // After another noun it is somebody's: "kitabu cha mtoto kinaanguka".
    if (!group || isPossessor(words, place)) return [];
    const isAnimal = group === 'animal';
    const concord: Concord = isAnimal ? CONCORDS.m : CONCORDS[group];
    const verbs = isAnimal ? ['a', 'wa'] : [concord.verb];
    if (!follows(next)) return [];
    const beside = isAnimal ? [] : agreeing(word, next, concord);
    if (beside.length > 0) return beside;
    const verb = verbAfter(word, next, verbs, 'agreement');
    if (verb.length > 0 || !isAdjective(next.small) || !follows(after)) return verb;
    return verbAfter(word, after, verbs, 'agreement');
  });
}

const follows = (next: Word | undefined): next is Word => next !== undefined && /^ +$/.test(next.before);

const isAdjective = (small: string): boolean => ADJECTIVE.test(small) || OWN.test(small);

const isPossessor = (words: readonly Word[], place: number): boolean => {
  const last = words[place - 1];
  return last !== undefined && (OF.test(last.small) || last.small === 'na') && follows(words[place]);
};

/** A verb of one of the usual tenses that begins with another subject. */
function verbAfter(noun: Word, verb: Word, wanted: readonly string[], kind: 'person' | 'agreement'): Found[] {
  const read = verbOf(verb.small);
  if (!read || wanted.includes(read.subject)) return [];
  const right = (wanted[0] ?? '') + verb.small.slice(read.subject.length);
  return [found(kind, verb, right, noun.text)];
}

function verbOf(small: string): { readonly subject: string } | null {
  for (const subject of SUBJECTS) {
    const rest = small.slice(subject.length);
    const tense = TENSES.find((one) => rest.startsWith(one));
    // A stem of at least two letters that ends as verbs do.
    if (
      small.startsWith(subject) &&
      tense &&
      /^.{2,}[aeiu]$/.test(rest.slice(tense.length)) &&
      !WORDS_NOT_VERBS.has(small)
    )
      return { subject };
  }
  return null;
}

const WORDS_NOT_VERBS = new Set(['unaitwa', 'wakati', 'akili', 'amani', 'wananchi', 'inayofuata']);

/** This, that, mine, of, and the adjective. */
function agreeing(noun: Word, next: Word, concord: Concord): Found[] {
  const { small } = next;
  const beside = noun.text;
  const own = OWN.exec(small);
  if (own) {
    // "Mama yangu", "rafiki yangu": people of the family.
    if (FAMILY.has(noun.small)) return [];
    const right = `${concord.of}${own[2]}`;
    return right === small ? [] : [found('agreement', next, right, beside)];
  }
  if (OF.test(small) && small !== 'kwa' && small !== 'pa') {
    if (FAMILY.has(noun.small)) return [];
    const right = `${concord.of}a`;
    return right === small ? [] : [found('agreement', next, right, beside)];
  }
  if (THIS.has(small)) return small === concord.near ? [] : [found('agreement', next, concord.near, beside)];
  if (THAT.has(small)) return small === concord.far ? [] : [found('agreement', next, concord.far, beside)];
  const adjective = ADJECTIVE.exec(small);
  if (adjective) {
    const stem = stemOf(small);
    const prefix = stem === 'pya' && concord.adjective === '' ? 'ji' : concord.adjective;
    const right = `${prefix}${stem}`;
    return right === small ? [] : [found('agreement', next, right, beside)];
  }
  return [];
}

const FAMILY = new Set(['mama', 'baba', 'dada', 'kaka', 'bibi', 'babu']);

const stemOf = (small: string): string => STEMS.find((stem) => small.endsWith(stem)) ?? small;

/** Each letter of a word is tried with other sounds, which takes quadratic time. */
const MAX_WORD_LENGTH = 40;

function spelling(word: Word, known: ReadonlySet<string>): Found | null {
  const { small, text, isFirst } = word;
  if (small.length < 4 || small.length > MAX_WORD_LENGTH || known.has(small) || WORDS.has(small)) return null;
  if (/^\p{Lu}/u.test(text) && !isFirst) return null;
  const single = small.replaceAll(/([a-z])\1/g, '$1');
  const right = single !== small && [single, ...soundsLike(single)].find((one) => WORDS.has(one));
  if (right) return found('spelling', word, right);
  return isWord(small) ? null : nearest(word);
}

function nearest(word: Word): Found | null {
  const right = soundsLike(word.small).find((one) => WORDS.has(one) || isAdjectiveForm(one));
  return right ? found('spelling', word, right) : null;
}

const isAdjectiveForm = (small: string): boolean =>
  /^(?:mi|ma|wa|ki|vi|m|n)?(?:zuri|kubwa|dogo|refu|fupi|tamu)$/.test(small);

/** In the list, or made as words are: a verb with its prefixes, a place with "-ni". */
function isWord(small: string): boolean {
  if (WORDS.has(small) || isAdjective(small) || verbOf(small) !== null) return true;
  if (small.endsWith('ni') && WORDS.has(small.slice(0, -2))) return true;
  return (
    /^(?:ku|si|hu|ha|na|mw|wa)/.test(small) &&
    /[aeiu]$/.test(small) &&
    !/(.)\1/.test(small.replaceAll(/[aeiou]{2}/g, ''))
  );
}

function soundsLike(word: string): readonly string[] {
  return SOUNDS.flatMap(([sound, other]) =>
    [...word.matchAll(sound)].map(
      (match) =>
        word.slice(0, match.index) +
        match[0].replace(new RegExp(sound.source.replace(/\(\?<!.*?\)/, '')), other) +
        word.slice(match.index + match[0].length),
    ),
  ).filter((one) => one !== word);
}
