import type { Concord, NounClass } from './concords.ts';

/** A sentence of noun, adjective and verb, as a teacher would write it on the board. */
export interface NgeliSentence {
  readonly noun: string;
  readonly nounClass: NounClass;
  readonly number: Concord['number'];
  /** The English name of the word whose picture shows it: one thing shows no many. */
  readonly picture?: string;
  readonly stem: string;
  readonly adjective: string;
  /** What follows the prefix of the verb. */
  readonly rest: string;
  readonly verb: string;
  /** Classes that somebody would accept as well: the noun looks like one of them, whatever agrees with it. */
  readonly alsoLike?: readonly NounClass[];
  /** The noun is the same for one and for many, so the agreement of the other number is right as well. */
  readonly sameForMany?: true;
}

export interface NgeliSet {
  readonly key: string;
  readonly name: string;
  readonly sentences: readonly NgeliSentence[];
}

type More = Pick<NgeliSentence, 'picture' | 'alsoLike' | 'sameForMany'>;

const of =
  (nounClass: NounClass) =>
  (
    number: Concord['number'],
    sentence: string,
    stem: string,
    rest: string,
    more: More = {},
  ): NgeliSentence => {
    const [noun = '', adjective = '', verb = ''] = sentence.split(' ');
    return { noun, nounClass, number, stem, adjective, rest, verb, ...more };
  };

const mwa = of('M–WA');
const mmi = of('M–MI');
const jima = of('JI–MA');
const kivi = of('KI–VI');
const nn = of('N–N');
const un = of('U–N');
const pakumu = of('PA–KU–MU');

const same = { sameForMany: true } as const;

/** As they are taught: people first, then things by the class that is heard most, places last, then all of them mixed. */
export const ngeliSets: readonly NgeliSet[] = [
  {
    key: 'm-wa',
    name: 'Ngeli ya M–WA',
    sentences: [
      mwa('one', 'mwalimu mzuri anafundisha', 'zuri', 'nafundisha', { picture: 'teacher' }),
      mwa('one', 'mkulima mrefu analima', 'refu', 'nalima', { picture: 'farmer' }),
      mwa('many', 'walimu wapya wamefika', 'pya', 'mefika'),
      mwa('many', 'wapishi wema wanapika', 'ema', 'napika'),
      mwa('one', 'simba mkali ananguruma', 'kali', 'nanguruma', {
        picture: 'lion',
        alsoLike: ['N–N'],
        ...same,
      }),
      mwa('one', 'kipepeo mdogo anaruka', 'dogo', 'naruka', { picture: 'butterfly', alsoLike: ['KI–VI'] }),
    ],
  },
  {
    key: 'ki-vi',
    name: 'Ngeli ya KI–VI',
    sentences: [
      kivi('one', 'kitabu kikubwa kinaanguka', 'kubwa', 'naanguka', { picture: 'book' }),
      kivi('one', 'kiatu kizuri kimepotea', 'zuri', 'mepotea', { picture: 'shoe' }),
      kivi('many', 'viatu vizuri vimepotea', 'zuri', 'mepotea'),
      kivi('one', 'kikombe cheupe kimevunjika', 'eupe', 'mevunjika', { picture: 'cup' }),
      kivi('many', 'viti vifupi vimepangwa', 'fupi', 'mepangwa'),
      kivi('one', 'kisu kikali kinakata', 'kali', 'nakata', { picture: 'knife' }),
    ],
  },
  {
    key: 'ji-ma',
    name: 'Ngeli ya JI–MA',
    sentences: [
      jima('one', 'jani kubwa limeanguka', 'kubwa', 'meanguka', { picture: 'leaf' }),
      jima('many', 'majani makavu yameanguka', 'kavu', 'meanguka'),
      jima('one', "jino bovu limeng'oka", 'bovu', "meng'oka", { picture: 'tooth' }),
      jima('one', 'yai dogo limevunjika', 'dogo', 'mevunjika', { picture: 'egg' }),
      jima('one', 'gari jipya limefika', 'pya', 'mefika', { picture: 'car' }),
      jima('many', 'macho meusi yanapendeza', 'eusi', 'napendeza'),
    ],
  },
  {
    key: 'm-mi',
    name: 'Ngeli ya M–MI',
    sentences: [
      mmi('one', 'mti mrefu umeanguka', 'refu', 'meanguka', { picture: 'tree' }),
      mmi('many', 'miti mirefu imeanguka', 'refu', 'meanguka'),
      mmi('one', 'mlango mzito umefungwa', 'zito', 'mefungwa', { picture: 'door' }),
      mmi('one', 'mkate mtamu umeliwa', 'tamu', 'meliwa', { picture: 'bread' }),
      mmi('many', 'mikono michafu imeoshwa', 'chafu', 'meoshwa'),
      mmi('one', 'mlima mkubwa unaonekana', 'kubwa', 'naonekana', { picture: 'mountain' }),
    ],
  },
  {
    key: 'n-n',
    name: 'Ngeli ya N–N',
    sentences: [
      nn('one', 'nyumba nzuri imejengwa', 'zuri', 'mejengwa', { picture: 'house', ...same }),
      nn('one', 'ndizi tamu imeiva', 'tamu', 'meiva', { picture: 'banana', ...same }),
      nn('one', 'kofia nyekundu imechafuka', 'ekundu', 'mechafuka', { picture: 'cap', ...same }),
      nn('one', 'ngazi ndefu imeanguka', 'refu', 'meanguka', { picture: 'ladder', ...same }),
      nn('one', 'kalamu mpya imepotea', 'pya', 'mepotea', { picture: 'pen', ...same }),
      nn('many', 'taa ndogo zinawaka', 'dogo', 'nawaka', same),
    ],
  },
  {
    key: 'u-n',
    name: 'Ngeli ya U–N',
    sentences: [
      un('one', 'ukuta mrefu umeanguka', 'refu', 'meanguka', { picture: 'wall' }),
      un('many', 'kuta ndefu zimeanguka', 'refu', 'meanguka', { alsoLike: ['N–N'] }),
      un('one', 'ufunguo mdogo umepotea', 'dogo', 'mepotea', { picture: 'key' }),
      un('many', 'funguo ndogo zimepotea', 'dogo', 'mepotea', { alsoLike: ['N–N'] }),
      un('one', 'ulimi mwekundu unaonekana', 'ekundu', 'naonekana', { picture: 'tongue' }),
      un('one', 'ufagio mpya umenunuliwa', 'pya', 'menunuliwa', { picture: 'broom' }),
    ],
  },
  {
    key: 'pa-ku-mu',
    name: 'Ngeli ya PA–KU–MU',
    sentences: [
      pakumu('at', 'mahali pazuri panapendeza', 'zuri', 'napendeza'),
      pakumu('at', 'mahali peupe panaonekana', 'eupe', 'naonekana'),
      pakumu('to', 'shuleni kuzuri kunapendeza', 'zuri', 'napendeza', { picture: 'school' }),
      pakumu('to', 'sokoni kuchafu kumefagiliwa', 'chafu', 'mefagiliwa'),
      // Grammars give the possessive of mu- for sure; with other adjectives they differ.
      pakumu('in', 'chumbani mwangu mmefagiliwa', 'angu', 'mefagiliwa'),
      pakumu('at', 'mahali pakubwa pametengwa', 'kubwa', 'metengwa'),
    ],
  },
  {
    key: 'all',
    name: 'Ngeli zote',
    sentences: [
      mwa('one', 'daktari mzuri anatibu', 'zuri', 'natibu', {
        picture: 'doctor',
        alsoLike: ['JI–MA', 'N–N'],
      }),
      kivi('one', 'kitanda kipana kimetandikwa', 'pana', 'metandikwa', { picture: 'bed' }),
      jima('one', 'dirisha kubwa limefunguliwa', 'kubwa', 'mefunguliwa', { picture: 'window' }),
      mmi('one', 'mkono mchafu umeoshwa', 'chafu', 'meoshwa', { picture: 'hand' }),
      nn('one', 'ndoo nzito imejaa', 'zito', 'mejaa', { picture: 'bucket', ...same }),
      un('one', 'ubao mweusi umefutwa', 'eusi', 'mefutwa'),
      pakumu('at', 'mahali padogo panatosha', 'dogo', 'natosha'),
    ],
  },
];
