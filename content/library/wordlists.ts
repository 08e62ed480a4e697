import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { pictureFile } from '../pictures/word-pictures.ts';
import { type LibraryLocale, meaningsIn } from '../words/meanings.ts';
import { nounCategories } from '../words/nouns.ts';

export interface Wordlist {
  readonly key: string;
  /** A line of the menu's board. */
  readonly subject: 'reading' | 'world';
  readonly level: number;
  readonly name: Readonly<Record<LibraryLocale, string>>;
}

/** One wordlist per category, easier worlds first. */
export const wordlists: readonly Wordlist[] = [
  {
    key: 'animals',
    subject: 'world',
    level: 1,
    name: { en: 'On the farm', es: 'En la granja', sw: 'Shambani' },
  },
  { key: 'food', subject: 'reading', level: 1, name: { en: 'Good to eat', es: 'Qué rico', sw: 'Chakula' } },
  { key: 'home', subject: 'reading', level: 1, name: { en: 'At home', es: 'En casa', sw: 'Nyumbani' } },
  { key: 'body', subject: 'reading', level: 2, name: { en: 'My body', es: 'Mi cuerpo', sw: 'Mwili wangu' } },
  {
    key: 'clothes',
    subject: 'reading',
    level: 2,
    name: { en: 'What I wear', es: 'Mi ropa', sw: 'Nguo zangu' },
  },
  {
    key: 'outside',
    subject: 'world',
    level: 2,
    name: { en: 'Out of doors', es: 'Al aire libre', sw: 'Nje' },
  },
  {
    key: 'savanna',
    subject: 'world',
    level: 3,
    name: { en: 'In the wild', es: 'Animales salvajes', sw: 'Porini' },
  },
  { key: 'travel', subject: 'reading', level: 3, name: { en: 'On the way', es: 'De viaje', sw: 'Safarini' } },
  {
    key: 'things',
    subject: 'reading',
    level: 3,
    name: { en: 'Play and work', es: 'Jugar y trabajar', sw: 'Kucheza na kazi' },
  },
];

/** The words of a list in one language, as the generators take them. */
export function wordsOf({ key }: Wordlist, locale: LibraryLocale): readonly GeneratorWord[] {
  return (nounCategories.get(key) ?? []).map((noun) => {
    const meaning = meaningsIn[locale].get(noun.en);
    return {
      word: noun[locale],
      hasPicture: true,
      picture: `/pictures/${pictureFile(noun.en)}`,
      ...(meaning ? { definition: meaning.definition, sentence: meaning.sentence } : {}),
    };
  });
}
