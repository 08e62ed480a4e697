import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import type { Check } from '@flink/game-kit/model/kinds/moves.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import type { Draw, RandomState } from '@flink/game-kit/model/random.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { capital, type Layout, layoutOf } from './layout.ts';
import { beginsLetter, isCapital, keysOf, lettersOf, sameLetter, typedForm } from './letters.ts';
import type { Problem, SpellingKeyboardData, SpellingKeyboardOptions } from './schema.ts';
import { givenLetters, problemCheck, tidyWord } from './validity.ts';

/** Spec 2 §9. */
const CLICK = { sound: { from: 'app', name: 'key-click' }, volume: 0.5 } as const;

interface Slot {
  readonly letter: string;
  /** It stands there from the start. */
  readonly given: boolean;
}

/** A word with the keyboard that it is written on. */
interface Asked {
  readonly word: string;
  readonly slots: readonly Slot[];
  /** What it means, and how it sounds. */
  readonly task: Piece;
  readonly layout: Layout;
  readonly locale: string;
}

interface Round extends Asked {
  /** By slot: what stands there. */
  readonly written: readonly (string | null)[];
  /** By slot: given, or found right by a check. */
  readonly settled: readonly boolean[];
  /** The slots that were written since the last check, the latest last. */
  readonly trail: readonly number[];
  readonly shift: boolean;
  /** Slots whose letter fell back at the last check; forgotten with the next move. */
  readonly missed: readonly number[];
  /** Checked before it was whole, and right as far as it goes. */
  readonly rightSoFar: boolean;
}

type Move =
  | { readonly type: 'write'; readonly key: string }
  | { readonly type: 'delete' }
  | { readonly type: 'shift' }
  | Check;
export type SpellingKeyboardState = LoopState<Asked, Round>;
export type SpellingKeyboardEvent = LoopEvent<Move>;

/** Of a word whose letters are all given in its language there would be nothing to write: then none is. */
function slotsOf(problem: Problem, locale: string): readonly Slot[] {
  const slots = markedSlots(problem, locale);
  return slots.some(({ given }) => !given) ? slots : slots.map((slot) => ({ ...slot, given: false }));
}

/** Letters of two signs have one slot, unless the author gives a part of them. */
function markedSlots(problem: Problem, locale: string): readonly Slot[] {
  const word = tidyWord(problem.word);
  const letters = lettersOf(word, locale);
  if (problem.letters.length === letters.length)
    return letters.map((letter, index) => ({ letter, given: problem.letters[index] === 1 }));
  const given = givenLetters(problem);
  let at = 0;
  return letters.flatMap((letter): Slot[] => {
    const signs = graphemes(letter, locale);
    const figures = signs.map((_sign, index) => given[at + index] ?? false);
    at += signs.length;
    const [first = false] = figures;
    return figures.every((figure) => figure === first)
      ? [{ letter, given: first }]
      : signs.map((sign, index) => ({ letter: sign, given: figures[index] ?? false }));
  });
}

function askedWords({ problems }: SpellingKeyboardData, locale: string): readonly Asked[] {
  const words = playable(problems, problemCheck);
  const layout = layoutOf(
    words.map(({ word }) => tidyWord(word)),
    locale,
  );
  return words.map((problem) => ({
    word: tidyWord(problem.word),
    slots: slotsOf(problem, locale),
    task: {
      text: problem.definition.trim(),
      ...(problem.image ? { image: problem.image } : {}),
      ...(problem.audio ? { audio: problem.audio } : {}),
    },
    layout,
    locale,
  }));
}

const deal = (asked: Asked, random: RandomState): Draw<Round> => ({
  value: {
    ...asked,
    written: asked.slots.map(({ letter, given }) => (given ? letter : null)),
    settled: asked.slots.map(({ given }) => given),
    trail: [],
    shift: false,
    missed: [],
    rightSoFar: false,
  },
  random,
});

const FRESH = { missed: [], rightSoFar: false } as const;

const ONLY_MARKS = /^\p{M}+$/u;

/**
 * Whether a key continues the letter in the last written slots. An accent or vowel sign always does. Other keys do when
 * the asked letter goes on that way, or when the joined letter would not skip over a slot that is given or settled.
 */
function continues(round: Round, places: readonly number[], key: string, whole: string): boolean {
  const [first = 0] = places;
  const isOneLetter = lettersOf(whole, round.locale).length === 1;
  if (isOneLetter && ONLY_MARKS.test(key)) return true;
  if (beginsLetter(whole, round.slots[first]?.letter ?? '', round.locale)) return true;
  const next = round.written.indexOf(null);
  return isOneLetter && (next === -1 || next === first + places.length);
}

/** Joins a key with what was just written: a vowel sign with its letter, and n, g and ' to one Swahili letter. */
function joinedWith(round: Round, key: string): Round | null {
  for (const count of [1, 2]) {
    const places = round.trail.slice(-count);
    const [first] = places;
    const inARow = places.every((place, index) => place === (first ?? 0) + index);
    if (first === undefined || places.length < count || !inARow) continue;
    const whole = `${places.map((place) => round.written[place] ?? '').join('')}${key}`.normalize('NFC');
    if (!continues(round, places, key, whole)) continue;
    const written = round.written.map((letter, place) =>
      place === first ? whole : places.includes(place) ? null : letter,
    );
    return { ...round, ...FRESH, written, trail: [...round.trail.slice(0, -count), first] };
  }
  return null;
}

function write(round: Round, key: unknown): Round {
  // Of a kept event: what is no text is no letter.
  if (typeof key !== 'string') return round;
  const joined = joinedWith(round, key);
  if (joined !== null) return joined;
  const place = round.written.indexOf(null);
  if (place === -1) return round;
  return {
    ...round,
    ...FRESH,
    written: round.written.with(place, key.normalize('NFC')),
    trail: [...round.trail, place],
  };
}

/** Spec 2 §4: delete removes the last non-fixed entered letter. */
function remove(round: Round): Round {
  const place = round.trail.at(-1);
  if (place === undefined) return round;
  return { ...round, ...FRESH, written: round.written.with(place, null), trail: round.trail.slice(0, -1) };
}

const isRight = ({ slots, written, locale }: Round, place: number): boolean => {
  const letter = written[place] ?? null;
  return letter !== null && sameLetter(slots[place]?.letter ?? '', letter, locale);
};

/** Right letters stay, wrong ones fall back. */
function check(round: Round): Turn<Round> {
  const settled = round.slots.map((_slot, place) => isRight(round, place));
  const missed = round.written.flatMap((letter, place) => (letter === null || settled[place] ? [] : [place]));
  const written = round.written.map((letter, place) => (settled[place] ? letter : null));
  const next = { ...round, written, settled, missed, trail: [], rightSoFar: false };
  if (missed.length > 0)
    return { round: next, verdict: 'wrong', lesson: lessonOfWrong(undefined, round.task) };
  if (written.includes(null)) return { round: { ...next, rightSoFar: true }, verdict: 'nothing', ...CLICK };
  const { text: _meaning, ...heardAndSeen } = round.task;
  const { image, audio } = heardAndSeen;
  return {
    round: next,
    verdict: 'right',
    lesson: {
      word: { text: round.word, ...(audio ? { audio } : {}) },
      ...(image ? { image } : {}),
    },
  };
}

/** Fewer letters that are open leave nothing to think over once one of them is given. */
const LEAST_FOR_A_CLUE = 3;

/** The first letter that is open. */
function clue(round: Round): Round | null {
  const open = round.settled.flatMap((settled, place) => (settled ? [] : [place]));
  const [place] = open;
  if (place === undefined || open.length < LEAST_FOR_A_CLUE) return null;
  const written = round.written.map((letter, index) =>
    index === place ? (round.slots[place]?.letter ?? letter) : round.settled[index] ? letter : null,
  );
  return { ...round, ...FRESH, written, settled: round.settled.with(place, true), trail: [] };
}

const rules: RoundRules<Asked, Round, Move> = {
  deal,
  play: (round, move) => {
    switch (move.type) {
      case 'check':
        // A second press, before what came of the first is seen.
        return round.trail.length === 0 ? { round, verdict: 'nothing' } : check(round);
      case 'delete':
        return { round: remove(round), verdict: 'nothing', ...CLICK };
      case 'shift':
        return { round: { ...round, ...FRESH, shift: !round.shift }, verdict: 'nothing', ...CLICK };
      default:
        return { round: write(round, move.key), verdict: 'nothing', ...CLICK };
    }
  },
  reveal: (round) => ({
    ...round,
    ...FRESH,
    written: round.slots.map(({ letter }) => letter),
    settled: round.slots.map(() => true),
    trail: [],
  }),
  clue,
  introduction: ({ task }) => soundOf(task),
  canCheck: ({ trail }) => trail.length > 0,
};

/** The next key of what is to stand in the slots, or delete where something else stands there. */
function nextKey(round: Round): Move {
  const { slots, settled, locale, shift } = round;
  const place = slots.findIndex((_slot, index) => !settled[index] && !isRight(round, index));
  const slot = slots[place];
  if (slot === undefined) return { type: 'check' };
  const asked = typedForm(slot.letter);
  const there = typedForm(round.written[place] ?? '');
  if (there !== '' && (there === asked || !asked.startsWith(there))) return { type: 'delete' };
  const [key = ''] = keysOf(asked.slice(there.length), locale);
  const hasCase = capital(key.toLocaleLowerCase(locale), locale) !== key.toLocaleLowerCase(locale);
  return hasCase && isCapital(key, locale) !== shift ? { type: 'shift' } : { type: 'write', key };
}

/** A letter that is not the first one asked for. */
function wrongKey({ slots, settled, layout }: Round): string | undefined {
  const asked = slots[settled.indexOf(false)]?.letter ?? '';
  return layout.alphabet.find(({ letter }) => !asked.toLowerCase().startsWith(letter))?.letter;
}

export const { start, step, view, robot } = defineGame<
  SpellingKeyboardData,
  SpellingKeyboardOptions,
  Asked,
  Round,
  Move
>({
  problems: (data, { locale }) => askedWords(data, locale),
  rules,
  moves: {
    right: nextKey,
    wrong: (round) => {
      if (round.trail.length > 0) return { type: 'check' };
      const key = wrongKey(round);
      return key === undefined ? null : { type: 'write', key };
    },
  },
});
