import type { WorkDesk } from '@flink/game-kit/react/work/work-desk.ts';

/** What the shell of an activity needs of the work that is made in it. */
export interface Workshop {
  /** Counts on when the game must begin anew with another work: two devices were put together. */
  readonly round: number;
  readonly desk: WorkDesk;
  current(): unknown;
  onWork(work: unknown): void;
  /** The learner leaves, or the tablet is closed. */
  onPause(): void;
  /** The game is over with its result; what was made stays. */
  onFinish(): void;
}
