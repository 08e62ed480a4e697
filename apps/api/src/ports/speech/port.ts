/** One word as it is heard. */
export interface SpokenWord {
  /** Milliseconds from the beginning of the sound. */
  readonly start: number;
  readonly end: number;
  /** Its place in the text, as an index into the string; `to` is the first that no longer belongs to it. */
  readonly from: number;
  readonly to: number;
}

/** Spec 3 §7.4, generate-tts: voice. */
export type Reader = 'male' | 'female';

export interface Spoken {
  readonly mp3: Uint8Array;
  readonly words: readonly SpokenWord[];
}

/**
 * Reads texts aloud. Failures are `AppError`s: `notFound` for a language without a voice, `speech.noText` for a text
 * in which nothing can be said, `server.unavailable` while too many wait, `speech.noFile` for a voice that broke.
 */
export interface Speech {
  /** Who reads this language; null for nobody. Sounds are kept under it: it changes when a text would sound otherwise. */
  voiceFor(locale: string): string | null;
  /** The text is read as it stands: markup in it is not obeyed. A man reads it only where one is asked for. */
  say(text: string, locale: string, reader?: Reader): Promise<Spoken>;
  /** So that the first who asks does not wait for the voice to get up. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}
