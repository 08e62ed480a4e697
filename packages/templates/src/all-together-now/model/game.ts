import { type ChoiceProblem, choiceProblemCheck } from '@flink/game-kit/model/content/choice-problem.ts';
import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type ChoosingRound,
  choose,
  dealAnswers,
  MOST_ANSWERS,
  oneLess,
} from '@flink/game-kit/model/kinds/choosing.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import { NOBODY } from '@flink/game-kit/model/loop/players.ts';
import type { Draw, RandomState } from '@flink/game-kit/model/random.ts';
import type { AllTogetherNowData, AllTogetherNowOptions } from './schema.ts';

/**
 * `passing`: the device goes to the next player, the answers are covered. `picking`: that player chooses alone.
 * `ready`: all have chosen. `open`: the picks lie open, and the team looks for the right one together;
 * a single player begins here.
 */
type Stage =
  | { readonly name: 'passing'; readonly player: number }
  | { readonly name: 'picking'; readonly player: number }
  | { readonly name: 'ready' }
  | { readonly name: 'open' };

interface Round extends ChoosingRound {
  readonly question: Piece;
  readonly players: number;
  readonly stage: Stage;
  /** The place that each player chose, in the order of the players. */
  readonly picks: readonly number[];
}

type Move =
  /** The device is in the right hands. */
  | { readonly type: 'take' }
  | { readonly type: 'choose'; readonly place: number }
  /** Everybody looks: the picks are opened. */
  | { readonly type: 'show' };

export type AllTogetherNowState = LoopState<ChoiceProblem, Round>;
export type AllTogetherNowEvent = LoopEvent<Move>;

function deal(problem: ChoiceProblem, random: RandomState, players: number): Draw<Round> {
  const { question, correctAnswer, incorrectAnswers } = problem;
  const dealt = dealAnswers(correctAnswer, incorrectAnswers, MOST_ANSWERS, random);
  const stage: Stage = players > 1 ? { name: 'passing', player: 0 } : { name: 'open' };
  return { value: { question, players, stage, picks: [], ...dealt.value }, random: dealt.random };
}

const isRight = ({ answers }: Round, place: number | undefined): boolean =>
  place !== undefined && answers[place]?.correct === true;

/** Who chose the right answer, or who did not. */
export const playersWho = (round: Round, right: boolean): number[] =>
  round.picks.flatMap((place, player) => (isRight(round, place) === right ? [player] : []));

function pick(round: Round, player: number, place: number): Turn<Round> {
  const next = player + 1;
  const stage: Stage = next < round.players ? { name: 'passing', player: next } : { name: 'ready' };
  return { round: { ...round, picks: [...round.picks, place], stage }, verdict: 'nothing' };
}

/** decisions.md: correct only when everybody was right first try; points go to every player who was right, and to no other. */
function show(round: Round): Turn<Round> {
  const scorers = playersWho(round, true);
  const wrong = new Set(round.picks.filter((place) => !isRight(round, place)));
  const opened = { ...round, stage: { name: 'open' }, tried: [...wrong] } as const;
  const { question, answers } = round;
  if (wrong.size === 0) {
    const lesson = lessonOfRight(
      answers.find(({ correct }) => correct),
      question,
    );
    return { round: { ...opened, found: true }, verdict: 'right', scorers, lesson };
  }
  // Nobody's pick is named as the wrong one: all hear once more what is asked.
  const lesson = lessonOfWrong(undefined, question);
  return { round: opened, verdict: 'wrong', scorers, losers: playersWho(round, false), lesson };
}

/** What the team finds when the picks lie open is told to all: it is worth nothing to anybody. */
const chooseTogether = (round: Round, place: number): Turn<Round> => ({
  ...choose(round, place),
  scorers: [],
});

function play(round: Round, move: Move): Turn<Round> {
  const { stage } = round;
  const nothing: Turn<Round> = { round, verdict: 'nothing' };
  if (move.type === 'take')
    return stage.name === 'passing'
      ? { round: { ...round, stage: { name: 'picking', player: stage.player } }, verdict: 'nothing' }
      : nothing;
  if (move.type === 'show') return stage.name === 'ready' ? show(round) : nothing;
  if (round.answers[move.place] === undefined) return nothing;
  if (stage.name === 'picking') return pick(round, stage.player, move.place);
  return stage.name === 'open' ? chooseTogether(round, move.place) : nothing;
}

const rules: RoundRules<ChoiceProblem, Round, Move> = {
  deal,
  play,
  reveal: (round) => ({ ...round, stage: { name: 'open' }, found: true }),
  clue: (round) => (round.stage.name === 'open' ? oneLess(round) : null),
  // Who has the device hears the question when it is in their hands; before, all hear whose turn it is.
  introduction: ({ question }, { players }) => (players > 1 ? null : soundOf(question)),
  together: ({ stage }) => (stage.name === 'passing' || stage.name === 'picking' ? stage.player : NOBODY),
};

function moveTowards(round: Round, correct: boolean): Move {
  if (round.stage.name === 'passing') return { type: 'take' };
  if (round.stage.name === 'ready') return { type: 'show' };
  return { type: 'choose', place: round.answers.findIndex((answer) => answer.correct === correct) };
}

export const { start, step, view, robot } = defineGame<
  AllTogetherNowData,
  AllTogetherNowOptions,
  ChoiceProblem,
  Round,
  Move
>({
  problems: ({ problems }) => playable(problems, choiceProblemCheck),
  rules,
  moves: {
    right: (round) => moveTowards(round, true),
    wrong: (round) => moveTowards(round, false),
  },
});
