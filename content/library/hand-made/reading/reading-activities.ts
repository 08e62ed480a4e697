import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import { pictureAddress } from '../../../pictures/picture-address.ts';
import type { LibraryLocale } from '../../../words/meanings.ts';
import { nounCategories } from '../../../words/nouns.ts';
import type { Book, Passage, ReadingCorner } from './reading.ts';
import { readingInEnglish } from './reading-en.ts';
import { readingInSpanish } from './reading-es.ts';
import { readingInSwahili } from './reading-sw.ts';

export const readingIn: Readonly<Record<LibraryLocale, ReadingCorner>> = {
  en: readingInEnglish,
  es: readingInSpanish,
  sw: readingInSwahili,
};

const nouns = new Map([...nounCategories.values()].flat().map((noun) => [noun.en, noun]));

function pictureOf(english: string, locale: LibraryLocale) {
  const noun = nouns.get(english);
  if (noun === undefined) throw new Error(`the library has no picture of '${english}'`);
  return { image: pictureAddress(english), name: noun[locale] };
}

/** Read by the reader or by the house's voice, as the family likes. */
export const bookActivity = (book: Book, locale: LibraryLocale) => ({
  key: book.key,
  name: book.name,
  options: { ebookMode: 'both' },
  gameData: {
    problems: book.pages.map(({ shows, text }, place) => ({
      id: `page-${place + 1}`,
      boxes: [{ text }],
      audioScript: text,
      ...pictureOf(shows, locale),
    })),
  },
});

export const wordsIn = (text: string, locale: LibraryLocale): number =>
  tokensIn(text, locale).filter(({ kind }) => kind === 'word').length;

export const passageActivity = (passage: Passage, locale: LibraryLocale) => ({
  key: passage.key,
  name: passage.name,
  options: {},
  gameData: {
    problems: [
      {
        id: 'page-1',
        text: passage.text,
        ...pictureOf(passage.shows, locale),
        hasTimer: true,
        totalWords: wordsIn(passage.text, locale),
        benchmark: passage.benchmark,
      },
    ],
  },
});
