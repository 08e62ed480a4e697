import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { asRightAs } from '../words/as-right.ts';
import { onlyBorrowedInSwahili } from '../words/borrowed.ts';
import { type LibraryLocale, meaningsIn } from '../words/meanings.ts';
import { type Noun, nounCategories } from '../words/nouns.ts';
import { wrongInSentence } from '../words/other-meanings/wrong-in-sentence.ts';
import { type OtherWord, otherWordCategories } from '../words/other-words.ts';
import { libraryId } from './library-id.ts';

/** A line of the menu's board: what we use, what there is around us, and what no picture shows. */
type Subject = 'reading' | 'world' | 'words';

export interface Wordlist {
  /** The category of its words; a learner's progress hangs on it. */
  readonly key: string;
  readonly subject: Subject;
  readonly level: number;
  readonly name: Readonly<Record<LibraryLocale, string>>;
}

type Row = readonly [key: string, level: number, en: string, es: string, sw: string];

/** In the order of the menu, easier worlds first. */
const ROWS: Readonly<Record<Subject, readonly Row[]>> = {
  reading: [
    ['food', 1, 'Good to eat', 'Qué rico', 'Chakula'],
    ['home', 1, 'At home', 'En casa', 'Nyumbani'],
    ['body', 2, 'My body', 'Mi cuerpo', 'Mwili wangu'],
    ['clothes', 2, 'What I wear', 'Mi ropa', 'Nguo zangu'],
    ['kitchen', 2, 'In the kitchen', 'En la cocina', 'Jikoni'],
    ['travel', 3, 'On the way', 'De viaje', 'Safarini'],
    ['things', 3, 'Time to play', 'A jugar', 'Wakati wa kucheza'],
    ['school', 3, 'At school', 'En la escuela', 'Shuleni'],
    ['bathroom', 3, 'Nice and clean', 'Bien limpios', 'Usafi'],
    ['meals', 4, 'A good meal', 'A la mesa', 'Mlo mzuri'],
    ['sweets', 4, 'Sweet things', 'Cosas dulces', 'Vitu vitamu'],
    ['jobs', 4, 'People at work', 'Gente que trabaja', 'Watu kazini'],
    ['dressing', 4, 'Ready to go out', 'Listos para salir', 'Tayari kutoka'],
    ['sports', 5, 'Sports', 'Deportes', 'Michezo'],
    ['music', 5, 'Music', 'Música', 'Muziki'],
    ['party', 5, 'At the fair', 'En la feria', 'Kwenye sherehe'],
    ['tools', 6, 'Made by hand', 'Hecho a mano', 'Kazi za mikono'],
    ['machines', 6, 'Machines', 'Máquinas', 'Mashine'],
    ['stories', 6, 'Once upon a time', 'Había una vez', 'Hapo zamani za kale'],
  ],
  world: [
    ['animals', 1, 'On the farm', 'En la granja', 'Shambani'],
    ['fruit', 1, 'Fruit', 'Frutas', 'Matunda'],
    ['outside', 2, 'Out of doors', 'Al aire libre', 'Nje'],
    ['small', 2, 'Small animals', 'Animales pequeños', 'Wanyama wadogo'],
    ['savanna', 3, 'In the wild', 'Animales salvajes', 'Porini'],
    ['vegetables', 3, 'From the garden', 'De la huerta', 'Kutoka bustanini'],
    ['sea', 3, 'In the sea', 'En el mar', 'Baharini'],
    ['birds', 4, 'Birds', 'Aves', 'Ndege'],
    ['forest', 4, 'In the forest', 'En el bosque', 'Msituni'],
    ['weather', 4, 'The weather', 'El tiempo', 'Hali ya hewa'],
    ['town', 5, 'In town', 'En la ciudad', 'Mjini'],
    ['market', 5, 'Going shopping', 'De compras', 'Sokoni'],
    ['plants', 5, 'Plants', 'Plantas', 'Mimea'],
    ['vehicles', 5, 'On wheels and waves', 'Sobre ruedas y olas', 'Barabarani na majini'],
    ['earth', 6, 'Our Earth', 'Nuestra Tierra', 'Dunia yetu'],
    ['health', 6, 'Feeling well', 'La salud', 'Afya njema'],
    ['space', 6, 'In space', 'En el espacio', 'Angani'],
  ],
  words: [
    ['colours', 1, 'Colors', 'Colores', 'Rangi'],
    ['numbers', 1, 'One to ten', 'Del uno al diez', 'Moja hadi kumi'],
    ['little-words', 2, 'Little words', 'Palabras pequeñas', 'Maneno madogo'],
    ['family', 2, 'My family', 'Mi familia', 'Familia yangu'],
    ['actions', 2, 'What I do', 'Lo que hago', 'Ninachofanya'],
    ['opposites', 3, 'Big and small', 'Grande y pequeño', 'Kubwa na ndogo'],
    ['doing', 3, 'Busy hands', 'Manos a la obra', 'Mikono ya kazi'],
    ['feelings', 4, 'How I am', 'Cómo estoy', 'Jinsi nilivyo'],
    ['touch-and-taste', 4, 'Touch and taste', 'Tocar y probar', 'Gusa na onja'],
    ['thinking', 5, 'Think and speak', 'Pensar y hablar', 'Fikiri na useme'],
    ['when-and-where', 5, 'When and where', 'Cuándo y dónde', 'Lini na wapi'],
    ['questions', 6, 'Questions', 'Preguntas', 'Maswali'],
  ],
};

const listsOf = (subject: Subject): readonly Wordlist[] =>
  ROWS[subject].map(([key, level, en, es, sw]) => ({ key, subject, level, name: { en, es, sw } }));

export const wordlists: readonly Wordlist[] = [
  ...listsOf('reading'),
  ...listsOf('world'),
  ...listsOf('words'),
];

/** A list of words that no picture shows is told in words alone. */
export const hasPictures = ({ key }: Wordlist): boolean => nounCategories.has(key);

type Told = Pick<GeneratorWord, 'definition' | 'sentence' | 'syllables'>;

function toldOf(english: string, locale: LibraryLocale): Told {
  const { definition, sentence, syllables } = meaningsIn[locale].get(english) ?? {};
  return {
    ...(definition ? { definition } : {}),
    ...(sentence ? { sentence } : {}),
    ...(syllables ? { syllables } : {}),
  };
}

/** Their words have an order of their own, which is that of the list. */
const RANKED = new Set(['numbers']);

/** Whether the words of a list have another order than that of the alphabet. */
export const isRanked = ({ key }: Wordlist): boolean => RANKED.has(key);

const isTaught = ({ en }: Noun, locale: LibraryLocale): boolean =>
  locale !== 'sw' || !onlyBorrowedInSwahili.has(en);

const nounsIn = ({ key }: Wordlist, locale: LibraryLocale): readonly Noun[] =>
  (nounCategories.get(key) ?? []).filter((noun) => isTaught(noun, locale));

const othersIn = ({ key }: Wordlist): readonly OtherWord[] => otherWordCategories.get(key) ?? [];

/** The same on every installation: activities are made of it, and groups count by it. */
export const wordlistId = ({ key }: Wordlist, locale: LibraryLocale): string =>
  libraryId('wordlist', key, locale);

/** The words of a list in one language, as they were written. */
export const listedWords = (list: Wordlist, locale: LibraryLocale): readonly (Noun | OtherWord)[] => [
  ...nounsIn(list, locale),
  ...othersIn(list),
];

/** The words of a list in one language, as the generators take them. */
export function wordsOf(list: Wordlist, locale: LibraryLocale): readonly GeneratorWord[] {
  const nouns = nounsIn(list, locale);
  const others = othersIn(list);
  const names = new Map([...nouns, ...others].map((word) => [word.en, word[locale]]));
  const common = (word: Noun | OtherWord) => ({
    word: word[locale],
    wordAudio: speechAddress(locale, word[locale]),
    ...toldOf(word.en, locale),
    asRight: asRightAs(word.en).flatMap((english) => names.get(english) ?? []),
  });
  return [
    ...nouns.map((noun) => ({ ...common(noun), hasPicture: true, picture: pictureAddress(noun.en) })),
    ...others.map((other, place) => ({
      ...common(other),
      wrongInSentence: (wrongInSentence.get(other.en) ?? []).flatMap((english) => names.get(english) ?? []),
      hasPicture: false,
      ...(isRanked(list) ? { rank: place + 1 } : {}),
    })),
  ];
}
