import { afterNextPaint } from './after-next-paint.ts';
import type { RunningGame } from './game-runner.ts';

/**
 * The game as it is drawn. A state is seen when the touch that led to it has been answered, and not sooner because
 * something else is drawn in between: a word for a screen reader would draw the whole board in the frame of the touch.
 */
export function drawnGame(game: RunningGame): Pick<RunningGame, 'snapshot' | 'failure' | 'subscribe'> {
  let state = game.snapshot();
  let failure = game.failure();
  const look = () => {
    state = game.snapshot();
    failure = game.failure();
  };
  return {
    snapshot: () => state,
    failure: () => failure,
    subscribe: (listener) => {
      look();
      return game.subscribe(() =>
        afterNextPaint(() => {
          look();
          listener();
        }),
      );
    },
  };
}
