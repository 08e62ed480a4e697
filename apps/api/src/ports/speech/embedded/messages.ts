import type { Reader, Spoken } from '../port.ts';

/** What goes to the child that speaks, and comes from it: text and sound, nothing else. */
export interface SpeechWish {
  readonly text: string;
  readonly voice: string;
  readonly locale: string;
  readonly reader: Reader;
}

/** Null for a text in which nothing can be said. */
export type SpeechAnswer = Spoken | null;
