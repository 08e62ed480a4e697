import type { WishedGame } from '@flink/contract/entities/generation.ts';
import type { LibraryText } from '@flink/game-kit/model/facts.ts';
import { type Assessment, assess } from '@flink/game-kit/model/generate/assess.ts';
import { withWordIds } from '@flink/game-kit/model/generate/game-words.ts';
import type { GenerateIssue, WordCriteria } from '@flink/game-kit/model/template.ts';
import { models } from '@flink/templates/models.gen.ts';
import { toldOfTemplate, wordGames } from '@flink/templates/word-games.ts';
import type { WordTemplate } from './generation.repo.ts';
import { type PreparedWord, withSwaps } from './generator-words.ts';

export interface Game {
  readonly template: WordTemplate;
  readonly activityName: string;
  readonly counts: boolean;
  readonly luck: number;
  readonly assessed: Assessment<unknown, unknown>;
  /** Null where it cannot be made. */
  readonly data: GameContent | null;
}

interface GameContent {
  readonly version: number;
  readonly options: unknown;
  readonly gameData: unknown;
  readonly helpString?: string;
  readonly helpAudio?: string;
}

/** A sentence of the error catalogue. */
export const said = ({ code, params }: GenerateIssue) => ({
  code,
  ...(params ? { params: { ...params } } : {}),
});

/** The same for the same list and template on every server. */
function lotOf(...parts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

const inLanguage = (text: LibraryText | undefined, locale: string): string | undefined =>
  text && Object.hasOwn(text, locale) ? text[locale as keyof LibraryText] : undefined;

interface Help {
  readonly helpString: string;
  readonly helpAudio: string;
}

interface Task {
  readonly words: readonly PreparedWord[];
  readonly locale: string;
  /** Of what it is made: the id of the list. */
  readonly source: string;
  /** What learners are told, where somebody wrote it for these words. */
  readonly help?: Help | undefined;
}

/** Which words a template takes, as set in Admin; null where nothing is made of words. */
export function criteriaOf({ alias, limits }: WordTemplate): WordCriteria | null {
  const own = models.get(alias)?.generator?.criteria;
  return own
    ? {
        ...limits,
        maxWordLength: limits.maxWordLength ?? own.maxWordLength,
        minWords: limits.minWords ?? own.minWords,
      }
    : null;
}

/** What one template makes of the words. */
export function gameOf(
  template: WordTemplate,
  wish: Partial<WishedGame>,
  { words, locale, source, help: written }: Task,
): Game {
  const model = models.get(template.alias);
  const luck = wish.luck ?? lotOf(source, template.alias);
  const told = toldOfTemplate(template.alias, {
    areRanked: words.some(({ word }) => word.rank !== undefined),
    havePictures: words.some(({ word }) => word.hasPicture),
  });
  const criteria = criteriaOf(template) ?? undefined;
  const assessed = assess(model ?? {}, withSwaps(words, wish.apart ?? []), {
    random: luck,
    locale,
    criteria,
  });
  const { made } = assessed;
  const ids = new Map(words.map(({ id, word }) => [word.word, id]));
  const help = written?.helpString || inLanguage(told?.help, locale);
  const data =
    made.ok && model
      ? {
          version: model.version,
          options: made.options,
          gameData: withWordIds(made.gameData, ids),
          ...(help === undefined ? {} : { helpString: help }),
          ...(written?.helpAudio ? { helpAudio: written.helpAudio } : {}),
        }
      : null;
  return {
    template,
    activityName:
      wish.activityName ?? inLanguage(told?.name, locale) ?? told?.name.en ?? template.activityTemplateName,
    counts: template.countsForReports,
    luck,
    assessed,
    data,
  };
}

/** As a group shows them: as words are learned, and last the one that counts. */
export function inGroupOrder<One>(games: readonly One[], templateOf: (game: One) => WordTemplate): One[] {
  const place = (game: One) => {
    const { alias, countsForReports } = templateOf(game);
    const at = wordGames.findIndex((one) => one.alias === alias);
    return countsForReports ? Number.POSITIVE_INFINITY : at < 0 ? wordGames.length : at;
  };
  return games.toSorted((one, other) => place(one) - place(other));
}

export function problemCountOf(data: { readonly gameData: unknown } | null): number {
  const { gameData } = data ?? {};
  if (typeof gameData !== 'object' || gameData === null || !('problems' in gameData)) return data ? 1 : 0;
  return Array.isArray(gameData.problems) ? gameData.problems.length : 1;
}
