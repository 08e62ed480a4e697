/** The three choices of a problem, in their order. */
export const PARTS = ['noun', 'adjective', 'verb'] as const;

export type Part = (typeof PARTS)[number];

/** Spec 2 §4. */
export type NgeliPlace =
  | 'IDLE'
  | 'NOUN_INTRO'
  | 'NOUN_CHOICE'
  | 'NOUN_ANSWERED'
  | 'ADJECTIVE_INTRO'
  | 'ADJECTIVE_CHOICE'
  | 'ADJECTIVE_ANSWERED'
  | 'VERB_INTRO'
  | 'VERB_CHOICE'
  | 'VERB_ANSWERED'
  | 'REVIEW';

/** `RIGHT` and `WRONG` come when the delay after an answer is over, `END` when no problem remains. */
export type Signal = 'START' | 'NEXT' | 'ANSWER' | 'RIGHT' | 'WRONG' | 'END';

type Ways = Readonly<Partial<Record<Signal, NgeliPlace>>>;

/** Spec 2 §4: every way from one place to another; there is no other. */
export const WAYS: Readonly<Record<NgeliPlace, Ways>> = {
  IDLE: { START: 'NOUN_INTRO' },
  NOUN_INTRO: { NEXT: 'NOUN_CHOICE' },
  NOUN_CHOICE: { ANSWER: 'NOUN_ANSWERED' },
  NOUN_ANSWERED: { RIGHT: 'ADJECTIVE_INTRO', WRONG: 'NOUN_CHOICE' },
  ADJECTIVE_INTRO: { NEXT: 'ADJECTIVE_CHOICE' },
  ADJECTIVE_CHOICE: { ANSWER: 'ADJECTIVE_ANSWERED' },
  ADJECTIVE_ANSWERED: { RIGHT: 'VERB_INTRO', WRONG: 'ADJECTIVE_CHOICE' },
  VERB_INTRO: { NEXT: 'VERB_CHOICE' },
  VERB_CHOICE: { ANSWER: 'VERB_ANSWERED' },
  VERB_ANSWERED: { RIGHT: 'REVIEW', WRONG: 'VERB_CHOICE' },
  REVIEW: { NEXT: 'NOUN_INTRO', END: 'IDLE' },
};

/** Where a signal leads; one that has nothing to say here leaves everything as it is. */
export const after = (place: NgeliPlace, signal: Signal): NgeliPlace => WAYS[place][signal] ?? place;

const PART_OF: Readonly<Record<string, Part>> = { NOUN: 'noun', ADJECTIVE: 'adjective', VERB: 'verb' };

/** Which choice a place belongs to: null before the first and after the last. */
export const partAt = (place: NgeliPlace): Part | null => PART_OF[place.split('_')[0] ?? ''] ?? null;

export const isIntro = (place: NgeliPlace): boolean => place.endsWith('_INTRO');
export const isChoice = (place: NgeliPlace): boolean => place.endsWith('_CHOICE');
export const isAnswered = (place: NgeliPlace): boolean => place.endsWith('_ANSWERED');
