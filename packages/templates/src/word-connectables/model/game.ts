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
import type { Problem, WordConnectablesData, WordConnectablesOptions } from './schema.ts';
import { GRID, isEmpty, lineOf } from './syllables.ts';
import { problemCheck } from './validity.ts';

export type WordConnectablesState = LoopState<Connection, ConnectingRound>;
export type WordConnectablesEvent = LoopEvent<Join>;

function connectionOf(problem: Problem): Connection {
  const { definition, image, audio, syllables, options } = problem;
  return {
    question: { text: definition, ...(image ? { image } : {}) },
    whole: {
      text: syllables
        .filter((one) => !isEmpty(one))
        .join('')
        .trim(),
      ...(audio ? { audio } : {}),
    },
    line: lineOf(problem),
    extras: options,
    grid: GRID,
  };
}

export const { start, step, view, robot } = defineGame<
  WordConnectablesData,
  WordConnectablesOptions,
  Connection,
  ConnectingRound,
  Join
>({
  problems: ({ problems }) => playable(problems, problemCheck).map(connectionOf),
  rules: connectingRules,
  moves: connectingMoves,
});
