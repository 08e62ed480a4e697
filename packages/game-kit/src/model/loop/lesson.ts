import type { Piece } from '../content/piece.ts';

/** Words of the activity, and how they were recorded. */
export interface Named {
  readonly text: string;
  readonly audio?: string;
  /** Of the words, where they are not in the language of the activity. */
  readonly locale?: string;
}

type Spoken = Piece & Pick<Named, 'locale'>;

/** What an answer teaches: said aloud and shown after the sign of right or wrong. */
export interface Lesson {
  /** What was found, as it is called. */
  readonly word?: Named;
  /** A file of the activity that shows it. */
  readonly image?: string;
  /** What was touched instead. */
  readonly touched?: Named;
  /** What was asked: heard once more, it is no answer. */
  readonly again?: Spoken;
  /** What lies in a wrong place and changes with what lies elsewhere; null where it has no name. */
  readonly misplaced?: Named | null;
}

/** A lesson with its place in the game. */
export interface ToldLesson {
  readonly verdict: 'right' | 'wrong';
  readonly lesson: Lesson;
  /** Counts the answers, so that praise and comfort vary. */
  readonly turn: number;
}

/** Longer is a text to read, not what something is called. */
const LONGEST_NAME = 60;

const isName = (text: string | undefined): text is string => {
  const { length } = text?.trim() ?? '';
  return length > 0 && length <= LONGEST_NAME;
};

/** What a piece is called: its words as they were recorded, or what its picture shows. */
function nameOf(piece: Spoken | undefined): Named | undefined {
  if (!piece) return undefined;
  const { text, name, audio, locale } = piece;
  const spoken = locale ? { locale } : {};
  if (isName(text)) return { text: text.trim(), ...(audio ? { audio } : {}), ...spoken };
  return isName(name) ? { text: name.trim(), ...spoken } : undefined;
}

/** What is heard again; a picture alone says nothing. */
const heardAgain = (asked: Spoken | undefined): Spoken | undefined =>
  asked && (isName(asked.text) || asked.audio) ? asked : undefined;

/** An answer to a question was right: the word, and the picture that either of them has. */
export function lessonOfRight(answer: Spoken | undefined, asked?: Spoken): Lesson {
  const word = nameOf(answer) ?? nameOf(asked);
  const image = answer?.image || asked?.image;
  return { ...(word === undefined ? {} : { word }), ...(image ? { image } : {}) };
}

/** It was wrong: what was touched, and what to listen for. */
export function lessonOfWrong(answer: Spoken | undefined, asked?: Spoken): Lesson {
  const touched = nameOf(answer);
  const again = heardAgain(asked);
  return { ...(touched === undefined ? {} : { touched }), ...(again ? { again } : {}) };
}

/** It lies in a wrong place. */
export const lessonOfMisplaced = (piece: Spoken | undefined): Lesson => ({
  misplaced: nameOf(piece) ?? null,
});
