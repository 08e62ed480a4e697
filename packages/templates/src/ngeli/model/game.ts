import type { LoopOptions } from '@flink/game-kit/model/content/options.ts';
import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type Choose,
  type ChoosingRound,
  choose,
  choosingMoves,
  dealAnswers,
  oneLess,
} from '@flink/game-kit/model/kinds/choosing.ts';
import type { Effect, Step } from '@flink/game-kit/model/loop/effect.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfRight, lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import type { Draw, RandomState } from '@flink/game-kit/model/random.ts';
import type { GameSetting, Robot } from '@flink/game-kit/model/template.ts';
import { after, isAnswered, isChoice, isIntro, type NgeliPlace, type Part, partAt } from './machine.ts';
import type { Inflected, NgeliData, NgeliOptions, Problem } from './schema.ts';
import { isCategory, pieceTo, sentenceOf, wordOf } from './sentence.ts';
import { problemCheck } from './validity.ts';

/** Spec 2 §9: from a right answer to the next part, and from a wrong one back to the choice. */
const DELAY = 1_000;

/** Three to choose from, the right one among them. */
const CHOICES = 3;

export interface Choice extends Piece {
  readonly example?: string;
}

export interface Round {
  readonly at: NgeliPlace;
  readonly problem: Problem;
  readonly choices: Readonly<Record<Part, ChoosingRound<Choice>>>;
}

/** What comes of a sound or a delay, with the place that it was for: another one has nothing to hear of it. */
type Sent = {
  readonly type: 'introduced-part' | 'told' | 'settle' | 'reviewed';
  readonly problem: number;
  readonly at: NgeliPlace;
};
type Move = Choose | Sent;

export type NgeliState = LoopState<Problem, Round>;
export type NgeliEvent = LoopEvent<Move>;
type Out = Step<NgeliState, NgeliEvent>;

const wordsOf = (inflected: Inflected): readonly Choice[] =>
  inflected.prefixes.map((prefix) => ({ text: wordOf(inflected, prefix) }));

function optionsOf(problem: Problem, part: Part): readonly [Choice, readonly Choice[]] {
  if (part === 'noun') {
    const { categories, correctCategory } = problem.noun;
    const right = categories.find((category) => isCategory(category, correctCategory));
    return [
      right ?? { text: correctCategory },
      categories.filter((category) => !isCategory(category, correctCategory)),
    ];
  }
  const [right = { text: '' }, ...others] = wordsOf(problem[part]);
  return [right, others];
}

function deal(problem: Problem, random: RandomState): Draw<Round> {
  const dealt = (part: Part, from: RandomState) =>
    dealAnswers<Choice>(...optionsOf(problem, part), CHOICES, from);
  const noun = dealt('noun', random);
  const adjective = dealt('adjective', noun.random);
  const verb = dealt('verb', adjective.random);
  const choices = { noun: noun.value, adjective: adjective.value, verb: verb.value };
  return { value: { at: 'NOUN_INTRO', problem, choices }, random: verb.random };
}

/** What is right now, with the picture that it is about; what was touched, and the words that it must agree with. */
function lessonOf({ problem }: Round, part: Part, answer: Choice, right: boolean) {
  const { image } = problem.noun;
  const before = part === 'verb' ? 'adjective' : 'noun';
  if (!right) return lessonOfWrong(answer, pieceTo(problem, before));
  const { text } = pieceTo(problem, part);
  const named = part === 'noun' ? { text: `${text}: ${answer.text}` } : { text };
  return lessonOfRight(named, image ? { text, image } : undefined);
}

function play(round: Round, move: Move): Turn<Round> {
  const part = partAt(round.at);
  const answer = part && move.type === 'choose' ? round.choices[part].answers[move.place] : undefined;
  if (part === null || move.type !== 'choose' || answer === undefined || !isChoice(round.at))
    return { round, verdict: 'nothing' };
  const turn = choose(round.choices[part], move.place);
  if (turn.verdict === 'nothing') return { round, verdict: 'nothing' };
  const right = turn.verdict === 'right';
  return {
    round: {
      ...round,
      at: after(round.at, 'ANSWER'),
      choices: { ...round.choices, [part]: turn.round },
    },
    // Spec 2 §4: the problem is correct only if each of the three was right first try, so it is over with the last.
    verdict: right && part !== 'verb' ? 'part' : turn.verdict,
    lesson: lessonOf(round, part, answer, right),
  };
}

function reveal(round: Round): Round {
  const found = (part: Part) => ({ ...round.choices[part], found: true });
  return {
    ...round,
    at: 'VERB_ANSWERED',
    choices: { noun: found('noun'), adjective: found('adjective'), verb: found('verb') },
  };
}

function clue(round: Round): Round | null {
  const part = partAt(round.at);
  const less = part && isChoice(round.at) ? oneLess(round.choices[part]) : null;
  return part && less ? { ...round, choices: { ...round.choices, [part]: less } } : null;
}

const rules: RoundRules<Problem, Round, Move> = { deal, play, reveal, clue };

const choicesAt = ({ at, choices }: Round): ChoosingRound => choices[partAt(at) ?? 'noun'];

const game = defineGame<NgeliData, LoopOptions, Problem, Round, Move>({
  problems: ({ problems }) => playable(problems, problemCheck),
  rules,
  moves: {
    right: (round) => choosingMoves.right(choicesAt(round)),
    wrong: (round) => choosingMoves.wrong(choicesAt(round)),
  },
});

const placed = (state: NgeliState, at: NgeliPlace): NgeliState => ({
  ...state,
  round: { ...state.round, at },
});

const sent = ({ current, round }: NgeliState, type: Sent['type']): Sent => ({
  type,
  problem: current,
  at: round.at,
});

/** A recording, or the words by the voice of the place. */
function heard({ locale }: NgeliState, piece: Piece, next?: NgeliEvent): Effect<NgeliEvent> {
  const sound = soundOf(piece);
  const then = next === undefined ? {} : { next };
  return sound
    ? { type: 'sound', sound, ...then }
    : { type: 'speech', text: piece.text.trim(), locale, ...then };
}

const wait = (state: NgeliState): Effect<NgeliEvent> => ({
  type: 'delay',
  milliseconds: DELAY,
  next: sent(state, 'settle'),
});

/** What a place brings with it as it is reached, or taken up again. */
function arrived(state: NgeliState): Out {
  const { at, problem } = state.round;
  const part = partAt(at);
  if (part && isIntro(at))
    return { state, effects: [heard(state, problem[part], sent(state, 'introduced-part'))] };
  if (at === 'REVIEW') return { state, effects: [heard(state, sentenceOf(problem, state.locale))] };
  return { state, effects: isAnswered(at) ? [wait(state)] : [] };
}

/** Spec 2 §4: right goes on after the delay, once it has been said what is right; wrong is open again after one second. */
function answered({ state, effects }: Out): Out {
  const last = effects.at(-1);
  if (state.said.verdict === 'wrong') return { state, effects: [...effects, wait(state)] };
  if (last === undefined || !('sound' in last || 'told' in last)) return { state, effects };
  return { state, effects: [...effects.slice(0, -1), { ...last, next: sent(state, 'told') }] };
}

export function start(data: NgeliData, options: NgeliOptions, seed: RandomState, setting: GameSetting): Out {
  const { state, effects } = game.start(data, { ...options, delayBeforeNext: DELAY / 1_000 }, seed, setting);
  return { state: placed(state, 'IDLE'), effects };
}

function taken(state: NgeliState, { type, problem, at }: Sent): Out {
  // The learner was faster than the sound, or has come back since.
  if (problem !== state.current || at !== state.round.at) return { state, effects: [] };
  if (type === 'introduced-part') return arrived(placed(state, after(at, 'NEXT')));
  if (type === 'told') return { state, effects: [wait(state)] };
  if (type === 'reviewed') return reviewed(state);
  const right = choicesAt(state.round).found;
  return arrived(placed(state, after(at, right ? 'RIGHT' : 'WRONG')));
}

function begun(state: NgeliState): Out {
  if (state.phase === 'over') return { state, effects: [] };
  const on = game.step(state, { type: 'start' });
  if (state.round.at === 'IDLE') return arrived(placed(on.state, after('IDLE', 'START')));
  return state.phase === 'resolved' && state.round.at !== 'REVIEW' ? on : arrived(on.state);
}

/** From the last answer to the review. What comes later, of a sound that somebody did not wait for, moves nothing. */
function next(state: NgeliState, event: NgeliEvent & { readonly type: 'next' }): Out {
  const isDue = event.problem === state.current && state.phase === 'resolved' && state.round.at !== 'REVIEW';
  return isDue ? arrived(placed(state, after(state.round.at, 'RIGHT'))) : { state, effects: [] };
}

/** NEXT of the learner: from the review to the next problem or to the results. */
function reviewed(state: NgeliState): Out {
  if (state.phase !== 'resolved' || state.round.at !== 'REVIEW') return { state, effects: [] };
  const on = game.step(state, { type: 'next', problem: state.current });
  if (on.state.phase === 'over') return { ...on, state: placed(on.state, after('REVIEW', 'END')) };
  return arrived(placed(on.state, after('REVIEW', 'NEXT')));
}

export function step(state: NgeliState, event: NgeliEvent): Out {
  switch (event.type) {
    case 'start':
      return begun(state);
    case 'introduced-part':
    case 'told':
    case 'settle':
    case 'reviewed':
      return taken(state, event);
    case 'next':
      return next(state, event);
    default: {
      const on = game.step(state, event);
      const wasAnswered = !isAnswered(state.round.at) && isAnswered(on.state.round.at);
      return wasAnswered && on.state.phase === 'playing' ? answered(on) : on;
    }
  }
}

export function view(state: NgeliState) {
  const shown = game.view(state);
  // An introduction can be skipped; the review has a button of its own.
  if (state.phase === 'playing' && isIntro(state.round.at))
    return { ...shown, next: sent(state, 'introduced-part') };
  return state.round.at === 'REVIEW' ? { ...shown, next: null } : shown;
}

/** What the button of the review sends. */
export const reviewedBy = (state: NgeliState): NgeliEvent => sent(state, 'reviewed');

export const robot: Robot<NgeliState, NgeliEvent> = {
  canBeWrong: true,
  move: (state, aim, random) => {
    if (state.round.at === 'REVIEW' && state.phase === 'resolved') return reviewedBy(state);
    return isChoice(state.round.at) ? game.robot.move(state, aim, random) : null;
  },
};
