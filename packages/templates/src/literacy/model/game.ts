import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules } from '@flink/game-kit/model/loop/loop.ts';
import type { LiteracyData, LiteracyOptions } from './schema.ts';
import { problemCheck } from './validity.ts';
import { type Token, tokensOf } from './words.ts';

/** A problem cut into words once, in the language of the activity. */
interface Page {
  readonly task: Piece;
  readonly tokens: readonly Token[];
}

interface Round extends Page {
  /** Places of the marked words that were found, and of the others that were touched. */
  readonly found: readonly number[];
  readonly tried: readonly number[];
  /** Places of other words that a clue took away. */
  readonly gone: readonly number[];
}

type Touch = { readonly type: 'touch'; readonly place: number };
export type LiteracyState = LoopState<Page, Round>;
export type LiteracyEvent = LoopEvent<Touch>;

export const markedPlaces = (tokens: readonly Token[]): readonly number[] =>
  tokens.flatMap(({ marked }, place) => (marked ? [place] : []));

const isKnown = ({ found, tried, gone }: Round, place: number): boolean =>
  [found, tried, gone].some((places) => places.includes(place));

const openWords = (round: Round, isMarked: boolean): readonly number[] =>
  round.tokens.flatMap(({ kind, marked }, place) =>
    kind === 'word' && marked === isMarked && !isKnown(round, place) ? [place] : [],
  );

/** The marked words that are still to be found, each by its number among the marked ones. */
const missingParts = ({ tokens, found }: Round): readonly number[] =>
  markedPlaces(tokens).flatMap((place, part) => (found.includes(place) ? [] : [part]));

/** Takes every second of the other words away, as long as one is left: a passage is long. */
function clue(round: Round): Round | null {
  const open = openWords(round, false);
  if (open.length < 2) return null;
  return { ...round, gone: [...round.gone, ...open.filter((_place, index) => index % 2 === 0)] };
}

const rules: RoundRules<Page, Round, Touch> = {
  deal: ({ task, tokens }, random) => ({ value: { task, tokens, found: [], tried: [], gone: [] }, random }),
  play: (round, { place }) => {
    const token = round.tokens[place];
    if (token?.kind !== 'word' || isKnown(round, place)) return { round, verdict: 'nothing' };
    if (!token.marked) {
      const next = { ...round, tried: [...round.tried, place] };
      return {
        round: next,
        verdict: 'wrong',
        // Every other word was tried: those that are left are no choice any more.
        ...(openWords(next, false).length === 0 ? { missed: missingParts(next) } : {}),
        lesson: lessonOfWrong({ text: token.text }, round.task),
      };
    }
    const found = [...round.found, place];
    const last = found.length === markedPlaces(round.tokens).length;
    return {
      round: { ...round, found },
      verdict: last ? 'right' : 'part',
      lesson: lessonOfRight({ text: token.text }),
    };
  },
  reveal: (round) => ({ ...round, found: markedPlaces(round.tokens) }),
  parts: ({ tokens, found }) => markedPlaces(tokens).map((place) => found.includes(place)),
  clue,
  introduction: ({ task }) => soundOf(task),
};

export const { start, step, view, robot } = defineGame<LiteracyData, LiteracyOptions, Page, Round, Touch>({
  problems: (data, { locale }) =>
    playable(data.problems, problemCheck).map(({ task, passage }) => ({
      task,
      tokens: tokensOf(passage, locale),
    })),
  rules,
  moves: {
    right: ({ tokens, found }) => ({
      type: 'touch',
      place: markedPlaces(tokens).find((place) => !found.includes(place)) ?? 0,
    }),
    wrong: (round) => {
      const [place] = openWords(round, false);
      return place === undefined ? null : { type: 'touch', place };
    },
  },
});
