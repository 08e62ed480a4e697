import type { Lesson } from './lesson.ts';
import type { Players } from './players.ts';

export type Verdict = 'nothing' | 'part' | 'right' | 'wrong' | 'revealed' | 'clue';

/** What the shell around every game shows of it: progress, the companion's words, the buttons. */
export interface GameView<Event> {
  readonly progress: readonly ('right' | 'tried' | 'now' | 'todo')[];
  /** What the steps are where they are no questions. */
  readonly steps?: 'pages';
  readonly said: {
    readonly verdict: Verdict;
    /** Words of the author about this very answer. */
    readonly text: string | null;
    /** What the answer teaches, where the author says nothing about it. */
    readonly lesson: Lesson | null;
    readonly turn: number;
  };
  readonly players: Players | null;
  /** The events behind the shell's buttons; null where the button has nothing to do. */
  readonly reveal: Event | null;
  readonly clue: Event | null;
  /** Takes the author's words away once they are read. */
  readonly read: Event | null;
  readonly next: Event | null;
  readonly canCheck: boolean;
  readonly over: boolean;
  /** What its maker calls it, of a work that has a title; empty until then. */
  readonly title?: { readonly text: string; rename(text: string): Event };
  /** The work as it is now, of a template that has some. */
  readonly work?: unknown;
}
