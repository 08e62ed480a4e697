import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { Preview, PreviewedGame } from '@flink/contract/entities/generation.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { ShownDraft } from '../../../shared/preview/draft-stage.ts';
import { groupAddress, listAddress } from '../wordlists/list-address.ts';

/** What games are made of: a list, or the words of a group. */
export type Source = { readonly wordlist: string } | { readonly activeGroup: string };

export const idOf = (source: Source): string => ('wordlist' in source ? source.wordlist : source.activeGroup);

/** Where the words are written. */
export const addressOf = (source: Source): string =>
  'wordlist' in source ? listAddress(source.wordlist) : groupAddress(source.activeGroup);

/** What somebody changed in one game before it is made. */
export interface Tuned {
  readonly luck: number;
  readonly apart: readonly { readonly wordId: string; readonly otherId: string }[];
}

export const canBeMade = ({ data }: PreviewedGame): boolean => data !== null;

/** Those that work, in the order of the group. */
export const allThatWork = (games: readonly PreviewedGame[]): ReadonlySet<string> =>
  new Set(games.filter(canBeMade).map(({ templateId }) => templateId));

export function wishesFor(
  games: readonly PreviewedGame[],
  chosen: ReadonlySet<string>,
  tuned: ReadonlyMap<string, Tuned>,
) {
  return games
    .filter((game) => chosen.has(game.templateId) && canBeMade(game))
    .map(({ templateId, luck }) => {
      const own = tuned.get(templateId);
      return { templateId, luck: own?.luck ?? luck, apart: [...(own?.apart ?? [])] };
    });
}

/** Games that are made once more, as they were wished for: mixed, and with the words that were swapped. */
export const wishesAgain = (wishes: ReturnType<typeof wishesFor>, templateIds: readonly string[]) =>
  templateIds.map((templateId) => wishes.find((wish) => wish.templateId === templateId) ?? { templateId });

/** Another lot, the same for two who press as often. */
export const nextLuck = (luck: number): number => (Math.imul(luck, 1_664_525) + 1_013_904_223) | 0;

/** What a chosen game is made without: to be agreed to before it is made. */
export interface Missed {
  readonly word: string;
  readonly asset: 'word' | 'picture' | 'audio';
}

/** A word that games are made without, with all that it lacks and the games that leave it out. */
export interface MissedWord extends Missed {
  readonly picture: string | null;
  readonly lacks: readonly Missed['asset'][];
  readonly games: readonly string[];
}

export function missedIn(
  { words }: Pick<Preview, 'words'>,
  games: readonly PreviewedGame[],
): readonly Missed[] {
  const missed = [
    ...words.filter(({ wordId }) => wordId === null).map(({ word }) => ({ word, asset: 'word' as const })),
    ...games.flatMap(({ misfits, silent }) => [
      ...misfits
        .filter(({ reason }) => reason === 'picture')
        .map(({ word }) => ({ word, asset: 'picture' as const })),
      ...silent.map((word) => ({ word, asset: 'audio' as const })),
    ]),
  ];
  return [...new Map(missed.map((one) => [`${one.asset} ${one.word}`, one])).values()];
}

/** Each word once, in the order of the list. */
export function missedWords(
  { words }: Pick<Preview, 'words'>,
  games: readonly PreviewedGame[],
): readonly MissedWord[] {
  const missed = missedIn({ words }, games);
  return words.flatMap(({ word, picture }) => {
    const lacks = missed.filter((one) => one.word === word).map(({ asset }) => asset);
    const [asset] = lacks;
    if (asset === undefined) return [];
    const leftOut = games.filter(
      ({ misfits, silent }) =>
        asset === 'word' ||
        silent.includes(word) ||
        misfits.some((misfit) => misfit.word === word && misfit.reason === 'picture'),
    );
    return [
      { word, asset, picture, lacks, games: leftOut.map(({ activityTemplateName }) => activityTemplateName) },
    ];
  });
}

/** A group with its games, and what they are made without. */
export type Made = Pick<ReplyOf<Calls['generateActivityGroup']>, 'data' | 'activities' | 'missedAssets'>;

/** What was made so far, and the game that came last. */
export function withNext(made: Made | null, next: Made): Made {
  const missed = new Map<string, Made['missedAssets'][number]>();
  for (const one of [...(made?.missedAssets ?? []), ...next.missedAssets]) {
    const key = `${one.asset} ${one.word}`;
    missed.set(key, { ...one, games: [...(missed.get(key)?.games ?? []), ...one.games] });
  }
  return {
    data: next.data,
    activities: [...(made?.activities ?? []), ...next.activities],
    missedAssets: [...missed.values()],
  };
}

const problemsIn = (data: ActivityData): readonly unknown[] => {
  const { gameData } = data;
  return typeof gameData === 'object' &&
    gameData !== null &&
    'problems' in gameData &&
    Array.isArray(gameData.problems)
    ? gameData.problems
    : [];
};

/** With this problem first, the others behind it in their order. */
export function fromProblem(data: ActivityData, index: number): ActivityData {
  const problems = problemsIn(data);
  if (index <= 0 || index >= problems.length) return withoutLot(data);
  const turned = [...problems.slice(index), ...problems.slice(0, index)];
  return withoutLot({ ...data, gameData: { ...(data.gameData as object), problems: turned } });
}

/** As the list has them: what is looked at is the problem that is named. */
function withoutLot(data: ActivityData): ActivityData {
  const { options } = data;
  return typeof options === 'object' && options !== null && 'randomOrder' in options
    ? { ...data, options: { ...options, randomOrder: false } }
    : data;
}

/** A game that nobody has made yet, as a learner's player gets it. */
export function draftOf(game: PreviewedGame, locale: string, problem: number): ShownDraft['activity'] | null {
  if (game.data === null) return null;
  return {
    _id: game.templateId,
    activityName: game.activityName,
    contentFolder: '',
    locale,
    monolingual: false,
    templateId: game.templateId,
    generatedFrom: null,
    template: {
      alias: game.alias,
      activityTemplateName: game.activityTemplateName,
      multiplayer: game.multiplayer,
      helpStrings: {},
      characters: [],
      characterSize: null,
      characterLocation: null,
      parentVideos: {},
    },
    data: { ...fromProblem(game.data, problem) },
    languageVersionData: {},
    activityImage: null,
  };
}
