import type { LoopOptions } from '../content/options.ts';
import type { Draw, RandomState } from '../random.ts';
import type { GameEvent, GameSetting } from '../template.ts';
import { defineLoop, type RoundRules } from './loop.ts';
import { loopRobot, type RobotMoves } from './loop-robot.ts';

interface Played<Round, Move extends GameEvent, Problem> {
  readonly rules: RoundRules<Problem, Round, Move>;
  readonly moves: RobotMoves<Round, Move>;
}

/** What of an activity can be played; the loop mixes it where the author wants it, and keeps to the limit. */
interface OfProblems<Data, Problem> {
  problems(data: Data, setting: GameSetting): readonly Problem[];
}

/** Order and limit are those of something else, as of pairs that lie on sheets: the loop plays what comes as it comes. */
interface InOrder<Data, Options, Problem> {
  inOrder(data: Data, options: Options, random: RandomState, setting: GameSetting): Draw<readonly Problem[]>;
}

/** A game of the loop: what is asked, the rules of one problem, and how a robot moves. */
export function defineGame<Data, Options extends LoopOptions, Problem, Round, Move extends GameEvent>(
  game: Played<Round, Move, Problem> & (OfProblems<Data, Problem> | InOrder<Data, Options, Problem>),
) {
  const loop = defineLoop(game.rules);
  return {
    start: (data: Data, options: Options, seed: RandomState, setting: GameSetting) => {
      if ('problems' in game) return loop.start(game.problems(data, setting), options, seed, setting);
      const { value, random } = game.inOrder(data, options, seed, setting);
      return loop.start(value, { ...options, randomOrder: false, questionsLimit: 0 }, random, setting);
    },
    step: loop.step,
    view: loop.view,
    robot: loopRobot<Problem, Round, Move>(game.moves),
  };
}
