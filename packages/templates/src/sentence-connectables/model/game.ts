import { playable } from '@flink/game-kit/model/content/problems.ts';
import {
  type ConnectingRound,
  type Connection,
  connectingMoves,
  connectingRules,
  type Join,
} from '@flink/game-kit/model/kinds/connecting.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { LoopEvent, LoopState } from '@flink/game-kit/model/loop/loop.ts';
import type { Problem, SentenceConnectablesData, SentenceConnectablesOptions } from './schema.ts';
import { GRID, lineOf } from './sentence.ts';
import { problemCheck } from './validity.ts';

export type SentenceConnectablesState = LoopState<Connection, ConnectingRound>;
export type SentenceConnectablesEvent = LoopEvent<Join>;

const connectionOf = (problem: Problem): Connection => ({
  question: { text: '' },
  whole: { text: problem.sentence.trim(), ...(problem.audio ? { audio: problem.audio } : {}) },
  line: lineOf(problem),
  extras: problem.options,
  grid: GRID,
});

export const { start, step, view, robot } = defineGame<
  SentenceConnectablesData,
  SentenceConnectablesOptions,
  Connection,
  ConnectingRound,
  Join
>({
  problems: ({ problems }) => playable(problems, problemCheck).map(connectionOf),
  rules: connectingRules,
  moves: connectingMoves,
});
