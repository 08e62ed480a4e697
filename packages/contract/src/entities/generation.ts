import { z } from 'zod';
import { DEEPEST_DATA, LONGEST_LIST, listsAtMost, nestsAtMost } from '../rules/nesting.ts';
import { id, line, sent } from './shape.ts';

/** One of the 22 templates, and more than there will be. */
const MOST_GAMES = 50;
/** Every pair of a list of twenty. */
const MOST_PAIRS = 200;

const fields = z
  .record(z.string(), z.unknown())
  .refine((data) => nestsAtMost(DEEPEST_DATA, data), { params: { code: 'request.notAllowed' } })
  .refine((data) => listsAtMost(LONGEST_LIST, data), { params: { code: 'request.tooLong' } });

/** Two meanings. */
export const wordPair = sent({ wordId: id, otherId: id });

/** A game that somebody wants. With the same luck and the same pairs it is made as it was previewed. */
export const wishedGame = sent({
  templateId: id,
  luck: z.number().int().min(-2_147_483_648).max(2_147_483_647).optional(),
  /** Swapped in this game: the second word is no wrong answer for the first. */
  apart: z.array(wordPair).max(MOST_PAIRS).default([]),
  activityName: line(200).optional(),
  /** Spec 3 §3, generated activity: made elsewhere, and judged by its template like any other. */
  options: fields.optional(),
  gameData: fields.optional(),
});

export type WishedGame = z.output<typeof wishedGame>;

export const wishedGames = z.array(wishedGame).max(MOST_GAMES);

/** A sentence of the error catalogue. */
const said = z.object({ code: z.string(), params: z.record(z.string(), z.string()).optional() });

const assetKind = z.enum(['picture', 'audio', 'word']);

/** A word that a game is made without, or with less than it should have. */
export const missedAsset = z.object({
  word: z.string(),
  asset: assetKind,
  /** The games that it is missing in. */
  games: z.array(z.string()),
});

export type MissedAsset = z.output<typeof missedAsset>;

const previewedWord = z.object({
  word: z.string(),
  /** Null where it is not in the words database for the language. */
  wordId: id.nullable(),
  picture: z.string().nullable(),
  hasAudio: z.boolean(),
  /** Where it has no sound and the house has a voice for it: what would be its sound. */
  spokenAt: z.string().nullable(),
  hasDefinition: z.boolean(),
  hasSentence: z.boolean(),
});

const previewedGame = z.object({
  templateId: id,
  alias: z.string(),
  activityTemplateName: z.string(),
  activityName: z.string(),
  family: z.enum(['match', 'spell', 'read', 'choose', 'make']),
  multiplayer: z.boolean(),
  /** The one of the group that counts in reports. */
  counts: z.boolean(),
  luck: z.number().int(),
  needs: z
    .object({
      imageRequired: z.boolean(),
      audioRequired: z.boolean(),
      hyphenAllowed: z.boolean(),
      spacesAllowed: z.boolean(),
      maxWordLength: z.number().int(),
      minWords: z.number().int(),
    })
    .nullable(),
  /** How many words of the list it takes, and how many were found. */
  taken: z.number().int(),
  of: z.number().int(),
  misfits: z.array(
    z.object({
      word: z.string(),
      reason: z.enum(['blank', 'picture', 'hyphen', 'space', 'length', 'twice']),
    }),
  ),
  silent: z.array(z.string()),
  /** What it is made without, and why (spec 3 §5.2). */
  notes: z.array(said),
  /** Why it cannot be made; empty where it can. */
  issues: z.array(said),
  problemCount: z.number().int(),
  /** As a player gets it; null where it cannot be made. */
  data: z.record(z.string(), z.unknown()).nullable(),
  /** The words in each problem, where its wrong answers are words that can be swapped. */
  problems: z.array(z.object({ wordId: id, others: z.array(id) }).nullable()),
});

export type PreviewedGame = z.output<typeof previewedGame>;

export const preview = z.object({
  name: z.string(),
  locale: z.string(),
  words: z.array(previewedWord),
  /** Why nothing can be made of the list as it is (spec 3 §5.2). */
  issues: z.array(said),
  games: z.array(previewedGame),
});

export type Preview = z.output<typeof preview>;

/** What is another one since activities were made of a word. */
export const wordChange = z.object({
  wordId: id,
  word: z.string(),
  part: z.enum(['word', 'picture', 'audio', 'definition', 'sentence', 'syllables', 'added', 'removed']),
  was: z.string().nullable(),
  now: z.string().nullable(),
});

export type WordChange = z.output<typeof wordChange>;

/** What the games of a list would be, made anew of its words as they are now. */
export const anewOfList = z.object({
  /** Words that some game asks for first, or no more, or otherwise than now. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  otherwise: z.array(z.string()),
  /** Those that would be others. */
  activities: z.array(
    z.object({
      _id: id,
      activityName: z.string(),
      family: previewedGame.shape.family,
      /** Problems now and then. */
      before: z.number().int(),
      after: z.number().int(),
      /** Why it cannot be made of these words; it stays as it is. */
      refused: said.nullable(),
    }),
  ),
  missedAssets: z.array(missedAsset),
});

export type AnewOfList = z.output<typeof anewOfList>;
