import type { Listened, Reading } from '../reading/reading.ts';
import type { ToldLesson } from './lesson.ts';

/** A recording of the activity, or one of the app's own sounds. */
export type SoundSource =
  | { readonly from: 'activity'; readonly file: string }
  | { readonly from: 'app'; readonly name: string };

/** Spec 2 §3, score payload. */
export interface Score {
  readonly allProblemsCount: number;
  readonly problemsAnsweredCorrectly: number;
  readonly problemsAnsweredIncorrectly: number;
}

/** Spec 1 §4: a score is held against the center's threshold, a verdict stands by itself. */
export type Result =
  | {
      readonly kind: 'score';
      readonly score: Score;
      /** By the ids of its problems: what was asked, and what of it was not right at the first go. */
      readonly problems?: { readonly asked: readonly string[]; readonly missed: readonly string[] };
    }
  | {
      readonly kind: 'verdict';
      readonly verdict: 'mastered' | 'partial';
      /** How fast a text was read, where it was timed. */
      readonly reading?: Reading;
      /** How well it was read aloud, where an adult listened. */
      readonly listened?: Listened;
    };

/** Whose turn it is now, by their place in the team; nobody is told who has played on already. */
interface Turning {
  readonly type: 'turn';
  readonly player: number;
}

/** What is asked, as its problem comes: the same task is not heard with every problem. */
interface OfTask {
  readonly isTask?: true;
}

/** What is heard: a recording, words read aloud, what an answer teaches, or whose turn it is. */
export type Utterance =
  | ({ readonly type: 'sound'; readonly sound: SoundSource } & OfTask)
  | ({ readonly type: 'speech'; readonly text: string; readonly locale: string } & OfTask)
  | { readonly type: 'lesson'; readonly told: ToldLesson }
  | Turning;

/** What a game asks of the world around it. `next` is sent back when the effect has ended. */
export type Effect<Event> =
  | ({
      readonly type: 'sound';
      readonly sound: SoundSource;
      readonly volume?: number;
      readonly next?: Event;
    } & OfTask)
  | ({
      readonly type: 'speech';
      readonly text: string;
      readonly locale: string;
      readonly next?: Event;
    } & OfTask)
  | { readonly type: 'lesson'; readonly told: ToldLesson; readonly next?: Event }
  | (Turning & { readonly next?: Event })
  | { readonly type: 'delay'; readonly milliseconds: number; readonly next: Event }
  | { readonly type: 'partial' }
  /** Reached before the end, as by reading the last page: it counts though the game is left there. */
  | { readonly type: 'mastered' }
  /** For the log: an author left something out, and the game does without. */
  | { readonly type: 'warn'; readonly message: string }
  | { readonly type: 'save' }
  | { readonly type: 'result'; readonly result: Result };

export interface Step<State, Event> {
  readonly state: State;
  readonly effects: readonly Effect<Event>[];
}
