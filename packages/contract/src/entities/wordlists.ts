import { z } from 'zod';
import { LONGEST_WORD, MOST_WORDS, wordLine } from '../rules/make/wordlist.ts';
import { oneLine } from '../rules/one-line.ts';
import { categories, categorySets } from './make.ts';
import { id, lineOrNone, localeCode, moment, sent } from './shape.ts';

const oneLineOf = (max: number) => z.string().max(max).transform(oneLine).pipe(lineOrNone(max));

const name = oneLineOf(200);

/** A word as somebody writes it. */
export const writtenWord = z.string().max(LONGEST_WORD).transform(wordLine).pipe(lineOrNone(LONGEST_WORD));

/** Key of a file, address of a picture of the library or of a text that is spoken. */
const asset = z.string();

/** What can be told of a word in one language; the picture is the same in all of them. */
export const WORD_FIELDS = [
  'word',
  'definition',
  'sentence',
  'syllables',
  'pronunciation',
  'wordImage',
  'wordAudio',
  'definitionAudio',
] as const;

/** Spec 3 §3, word: one meaning, as a list of one language shows it. */
export const wordMeaning = z.object({
  _id: id,
  version: z.number().int(),
  word: z.string(),
  relatedWord: z.string().nullable(),
  definition: z.string().nullable(),
  definitionAudio: asset.nullable(),
  wordAudio: asset.nullable(),
  sentence: z.string().nullable(),
  hasPicture: z.boolean(),
  wordImage: asset.nullable(),
  syllables: z.array(z.string()),
  /** How a voice is to say it, where that is not how it is written. */
  pronunciation: z.string().nullable(),
  otherLocales: z.record(
    z.string(),
    z.object({ word: z.string(), wordAudio: asset.nullable(), sentence: z.string().nullable() }),
  ),
  /** What is there may be written over; what is missing may be added by everybody who makes lists. */
  mayChange: z.boolean(),
  /** What somebody has added to a word of others stays theirs to change. */
  own: z.array(z.enum(WORD_FIELDS)),
});

export type WordMeaning = z.output<typeof wordMeaning>;

const wordOfList = z.object({
  word: z.string(),
  /** Null where it is not in the words database for the language. */
  meaning: wordMeaning.nullable(),
  /** How many meanings this spelling has. */
  meaningCount: z.number().int(),
});

/** A list in a table or at the side. */
export const wordlistRow = z.object({
  _id: id,
  version: z.number().int(),
  name: z.string(),
  locale: z.string(),
  /** Comes with the product. */
  shipped: z.boolean(),
  wasChanged: z.boolean(),
  isValid: z.boolean(),
  educationalCategories: categories,
  wordCount: z.number().int(),
  /** Words that are not in the words database. */
  unknownCount: z.number().int(),
  /** Activities that were made of it. */
  activityCount: z.number().int(),
  inEditList: z.boolean(),
  owner: z.string().nullable(),
  updatedAt: moment,
  updatedBy: z.string().nullable(),
});

export type WordlistRow = z.output<typeof wordlistRow>;

export const wordlist = wordlistRow.extend({ words: z.array(wordOfList) });

export type Wordlist = z.output<typeof wordlist>;

export const newWordlist = sent({
  name,
  locale: localeCode.default('en'),
  educationalCategories: categorySets.default([]),
  words: z.array(writtenWord).max(MOST_WORDS).default([]),
});

export type NewWordlist = z.output<typeof newWordlist>;

export const savedWordlist = sent({
  _id: id,
  version: z.number().int().min(1).max(1_000_000_000),
  name,
  locale: localeCode,
  /** Left alone where it is not sent. */
  educationalCategories: categorySets.optional(),
  words: z
    .array(
      sent({
        word: writtenWord,
        /** The meaning, where somebody has chosen one; else the first that is spelt so. */
        wordId: id.nullable().default(null),
      }),
    )
    .max(MOST_WORDS),
});

export type SavedWordlist = z.output<typeof savedWordlist>;

/** What is known of a word in one language; null and empty take it away, what is not sent stays. */
const wordFields = {
  definition: oneLineOf(300).nullable().optional(),
  sentence: oneLineOf(300).nullable().optional(),
  syllables: z.array(oneLineOf(LONGEST_WORD)).max(20).optional(),
  pronunciation: oneLineOf(100).nullable().optional(),
  /** A file under `words/`, a picture of the library, an address of the house's voice. */
  wordImage: z.string().min(1).max(512).nullable().optional(),
  wordAudio: z.string().min(1).max(512).nullable().optional(),
  definitionAudio: z.string().min(1).max(512).nullable().optional(),
};

/** A meaning that the words do not have yet. */
export const newWord = sent({
  /** Made by who sends it: sent again after a lost answer, it is the same word. */
  _id: id,
  word: writtenWord.pipe(z.string().min(1)),
  ...wordFields,
});

export type NewWord = z.output<typeof newWord>;

export const wordChange = sent({
  _id: id,
  /** How the meaning is said in the language; what is told of it there comes with it. */
  word: writtenWord.pipe(z.string().min(1)).optional(),
  ...wordFields,
});

export type WordChange = z.output<typeof wordChange>;
