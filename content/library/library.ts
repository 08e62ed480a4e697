import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { models } from '@flink/templates/models.gen.ts';
import { countsForReports, luckOf, toldOf, type WordGame, wordGames } from '@flink/templates/word-games.ts';
import type { ActivityContent } from '../load/activities.ts';
import { groupPictures } from '../pictures/group-pictures.ts';
import type { LibraryLocale } from '../words/meanings.ts';
import { handMadeFor } from './hand-made/hand-made.ts';
import { handMadeGroups } from './hand-made/hand-made-groups.ts';
import { libraryId } from './library-id.ts';
import { hasPictures, isRanked, type Wordlist, wordlistId, wordlists, wordsOf } from './wordlists.ts';

export const LIBRARY_LOCALES = ['en', 'es', 'sw'] as const satisfies readonly LibraryLocale[];

/**
 * What one wordlist gives in one language: an activity of each game that can be made from its words, and what people made
 * for it; or what people made about something else than words.
 */
export interface LibraryGroup {
  readonly key: string;
  readonly name: string;
  readonly subject: Wordlist['subject'] | 'writing';
  readonly level: number;
  readonly locale: LibraryLocale;
  /** Null where no wordlist is behind it. */
  readonly wordlistId: string | null;
  /** Addresses of what it shows of itself; none where its games have pictures. */
  readonly pictures: readonly string[];
  readonly activities: readonly ActivityContent[];
  /** The one that counts for the group's reports. */
  readonly defaultActivityId: string | null;
}

/** Fewer sentences than this are over before they are a game. */
const LEAST_SENTENCES = 6;

/** Whether all words of a list begin with one letter. */
const beginAlike = (words: readonly GeneratorWord[]): boolean =>
  new Set(words.map(({ word }) => word.charAt(0).toLocaleLowerCase())).size === 1;

function wordsFor(list: Wordlist, game: WordGame, locale: LibraryLocale): readonly GeneratorWord[] {
  const words = wordsOf(list, locale);
  // Swahili names its verbs with ku-: there is nothing to see of the alphabet in kuimba, kulia, kuruka.
  if (game.byFirstLetters && beginAlike(words)) return [];
  if (!game.inSentences) return words;
  const told = words.filter(({ sentence }) => sentence);
  return told.length < LEAST_SENTENCES ? [] : told;
}

function activityOf(list: Wordlist, game: WordGame, locale: LibraryLocale): ActivityContent | null {
  const template = models.get(game.alias);
  if (!template) return null;
  const id = libraryId('activity', list.key, game.alias, locale);
  const made = generateFrom(template, wordsFor(list, game, locale), { random: luckOf(id), locale });
  if (!made.ok) return null;
  const { name, help } = toldOf(game, { areRanked: isRanked(list), havePictures: hasPictures(list) });
  return {
    id,
    activityName: name[locale],
    templateAlias: game.alias,
    locale,
    contentFolder: `library/${list.key}`,
    generatedFrom: wordlistId(list, locale),
    data: {
      version: template.version,
      options: made.options,
      gameData: made.gameData,
      helpString: help[locale],
    },
  };
}

function groupOf(list: Wordlist, locale: LibraryLocale): LibraryGroup {
  const generated = wordGames.flatMap((game) => activityOf(list, game, locale) ?? []);
  const counting = generated.find(({ templateAlias }) => countsForReports(templateAlias));
  return {
    key: list.key,
    name: list.name[locale],
    subject: list.subject,
    level: list.level,
    locale,
    wordlistId: wordlistId(list, locale),
    pictures: groupPictures(list.key),
    // Last, for it asks for what the others have taught.
    activities: [
      ...generated.filter((activity) => activity !== counting),
      ...handMadeFor(list.key, locale),
      ...(counting ? [counting] : []),
    ],
    defaultActivityId: counting?.id ?? null,
  };
}

export const libraryGroups = (): readonly LibraryGroup[] =>
  LIBRARY_LOCALES.flatMap((locale) => [
    ...wordlists.map((list) => groupOf(list, locale)),
    ...handMadeGroups(locale),
  ]);
