import type { GameEvent, Robot } from '../template.ts';
import type { LoopEvent, LoopState } from './loop.ts';

/** What a robot needs to know: a right move and a wrong one. */
export interface RobotMoves<Round, Move extends GameEvent> {
  right(round: Round): Move;
  /** Null where nothing wrong can be done at this moment. */
  wrong(round: Round): Move | null;
}

export function loopRobot<Problem, Round, Move extends GameEvent>(
  moves: RobotMoves<Round, Move>,
): Robot<LoopState<Problem, Round>, LoopEvent<Move>> {
  return {
    canBeWrong: true,
    move: ({ phase, attempts, round, said }, aim) => {
      if (said.text !== null) return { type: 'read' };
      if (phase !== 'playing') return null;
      const wrong = aim === 'wrong' && attempts === 0 ? moves.wrong(round) : null;
      return wrong ?? moves.right(round);
    },
  };
}
