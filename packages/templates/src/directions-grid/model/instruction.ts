import type { AssetsType, Direction, Question } from './schema.ts';
import type { AskedIn, Thing } from './things.ts';

/** What is asked, cut where the words of the direction begin and end. */
export interface Instruction {
  readonly before: string;
  readonly direction: string;
  readonly after: string;
}

/** What is asked for: one and all of it. */
type Kinds = Readonly<Record<AssetsType, readonly [one: string, all: string]>>;

interface Helper {
  readonly kinds: Kinds;
  readonly directions: Readonly<
    Record<Exclude<Direction, 'BETWEEN_HORIZONTAL' | 'BETWEEN_VERTICAL'>, string>
  >;
  readonly between: string;
  readonly and: string;
  /** A thing with its article, as it follows the words of the direction. */
  named(thing: Thing, assetsType: AssetsType): string;
}

const english: Helper = {
  kinds: {
    FARM: ['Touch the animal', 'Touch all the animals'],
    FOOD: ['Touch the fruit', 'Touch all the fruits'],
    LETTERS: ['Touch the letter', 'Touch all the letters'],
    SHAPES: ['Touch the shape', 'Touch all the shapes'],
  },
  directions: { ABOVE: 'above', BELOW: 'below', LEFT: 'to the left of', RIGHT: 'to the right of' },
  between: 'between',
  and: 'and',
  named: ({ name }, assetsType) => (assetsType === 'LETTERS' ? name.en : `the ${name.en}`),
};

const spanish: Helper = {
  kinds: {
    FARM: ['Toca el animal que está', 'Toca todos los animales que están'],
    FOOD: ['Toca la fruta que está', 'Toca todas las frutas que están'],
    LETTERS: ['Toca la letra que está', 'Toca todas las letras que están'],
    SHAPES: ['Toca la figura que está', 'Toca todas las figuras que están'],
  },
  directions: {
    ABOVE: 'encima de',
    BELOW: 'debajo de',
    LEFT: 'a la izquierda de',
    RIGHT: 'a la derecha de',
  },
  between: 'entre',
  and: 'y',
  named: ({ name, gender }) => `${gender === 'f' ? 'la' : 'el'} ${name.es}`,
};

/** Swahili: the noun class of what is asked for gives the relative (aliye, lililo, iliyo) and -ote its prefix. */
const CONCORDS = {
  'M–WA': { one: 'aliye', many: 'walio', all: 'wote' },
  'JI–MA': { one: 'lililo', many: 'yaliyo', all: 'yote' },
  'N–N': { one: 'iliyo', many: 'zilizo', all: 'zote' },
} as const;

const swahiliKind = (one: string, many: string, nounClass: keyof typeof CONCORDS) => {
  const concord = CONCORDS[nounClass];
  return [`Gusa ${one} ${concord.one}`, `Gusa ${many} ${concord.all} ${concord.many}`] as const;
};

const swahili: Helper = {
  kinds: {
    FARM: swahiliKind('mnyama', 'wanyama', 'M–WA'),
    FOOD: swahiliKind('tunda', 'matunda', 'JI–MA'),
    LETTERS: swahiliKind('herufi', 'herufi', 'N–N'),
    SHAPES: swahiliKind('umbo', 'maumbo', 'JI–MA'),
  },
  directions: {
    ABOVE: 'juu ya',
    BELOW: 'chini ya',
    LEFT: 'upande wa kushoto wa',
    RIGHT: 'upande wa kulia wa',
  },
  between: 'kati ya',
  and: 'na',
  named: ({ name }) => name.sw,
};

const HELPERS: Readonly<Record<AskedIn, Helper>> = { en: english, es: spanish, sw: swahili };

/** Where the house has no words in the language of an activity it asks in English. */
export function askedIn(locale: string): AskedIn {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  return language === 'es' || language === 'sw' ? language : 'en';
}

/** Spanish: de and el become one word. */
const contracted = (direction: string, thing: string): readonly [string, string] =>
  direction.endsWith(' de') && thing.startsWith('el ')
    ? [`${direction}l`, thing.slice('el '.length)]
    : [direction, thing];

export function instructionOf(
  { direction, requiredAnswers, assetsType }: Question,
  references: readonly Thing[],
  language: AskedIn,
): Instruction {
  const { kinds, directions, between, and, named } = HELPERS[language];
  const before = kinds[assetsType][requiredAnswers === 'ALL' ? 1 : 0];
  const names = references.map((thing) => named(thing, assetsType));
  if (direction === 'BETWEEN_HORIZONTAL' || direction === 'BETWEEN_VERTICAL')
    return { before, direction: between, after: names.join(` ${and} `) };
  const [words, thing] = contracted(directions[direction], names[0] ?? '');
  return { before, direction: words, after: thing };
}

export const sentenceOf = ({ before, direction, after }: Instruction): string =>
  `${before} ${direction} ${after}.`;
