import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { Named, ToldLesson } from '../model/loop/lesson.ts';

/** How many ways there are to say each, so that none wears out. */
const WAYS = { praise: 5, comfort: 4, right: 4, wrong: 3, touched: 3, again: 2 } as const;

type Slot = 'word' | 'touched' | 'again' | 'misplaced';

interface Sentence {
  readonly names: Readonly<Partial<Record<Slot, Named>>>;
  written(t: Translate, names: Readonly<Record<string, string>>): string;
}

/** What is said about an answer: it names the word, never scolds, and never gives the answer away. */
function sentenceOf({ verdict, lesson: { word, touched, again, misplaced }, turn }: ToldLesson): Sentence {
  const way = (kind: keyof typeof WAYS) => (turn % WAYS[kind]) + 1;
  if (verdict === 'right')
    return word
      ? { names: { word }, written: (t, names) => t(`games.lesson.right.${way('right')}`, names) }
      : { names: {}, written: (t) => t(`games.praise.${way('praise')}`) };
  if (misplaced === null) return { names: {}, written: (t) => t('games.lesson.swap') };
  if (misplaced) return { names: { misplaced }, written: (t, names) => t('games.lesson.misplaced', names) };
  const asked = again?.text.trim() ? again : undefined;
  if (touched && asked)
    return {
      names: { touched, again: asked },
      written: (t, names) => t(`games.lesson.wrong.${way('wrong')}`, names),
    };
  if (touched)
    return { names: { touched }, written: (t, names) => t(`games.lesson.touched.${way('touched')}`, names) };
  if (asked)
    return { names: { again: asked }, written: (t, names) => t(`games.lesson.again.${way('again')}`, names) };
  return { names: {}, written: (t) => t(`games.comfort.${way('comfort')}`) };
}

/** Without the marks that keep a name apart in writing. */
export const spokenText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').trim();

/** Words of the house, or a name of the activity: each is read in its own language. */
export type SpokenPart = { readonly house: string } | { readonly named: Named };

/** Marks of the private use area: no text has them. */
const MARKS: Readonly<Record<Slot, string>> = {
  word: '\uE000',
  touched: '\uE001',
  again: '\uE002',
  misplaced: '\uE003',
};

const slotOf = (mark: string) => (Object.keys(MARKS) as Slot[]).find((slot) => MARKS[slot] === mark);

/** The sentence with a mark in place of each name. */
const marked = ({ names, written }: Sentence, t: Translate): string =>
  written(t, Object.fromEntries(Object.keys(names).map((slot) => [slot, MARKS[slot as Slot]])));

/** A name may be a sentence with a mark of its own: two never end one sentence. */
function ended(name: string, isolated: string, stop: string): string {
  if (stop && /[!?…]$/u.test(name)) return `${name}${isolated}`;
  return `${stop ? name.replace(/(?<!\.)\.$/u, '') : name}${isolated}${stop}`;
}

/** A longer question is read where it stands: repeated in a bubble, it would reach over the board. */
const MAX_QUESTION_IN_BUBBLE = 24;

function inBubble({ lesson: { again, ...rest }, ...told }: ToldLesson): ToldLesson {
  const isShort = again && again.text.trim().length <= MAX_QUESTION_IN_BUBBLE;
  return { ...told, lesson: isShort ? { ...rest, again } : rest };
}

/** What is written in the bubble. */
export function lessonWords(told: ToldLesson, t: Translate): string {
  const sentence = sentenceOf(inBubble(told));
  return marked(sentence, t).replaceAll(
    /([\uE000-\uE003])(\u2069?)([.!?]?)/gu,
    (_all, mark: string, isolated: string, stop: string) => {
      const slot = slotOf(mark);
      return ended((slot && sentence.names[slot]?.text.trim()) ?? '', isolated, stop);
    },
  );
}

/**
 * The same sentence in parts. A voice is made of each part once: of whole sentences there would be one for every two
 * words, and a recording of the author's would not be heard.
 */
export function lessonParts(told: ToldLesson, t: Translate): readonly SpokenPart[] {
  const sentence = sentenceOf(told);
  const pieces = marked(sentence, t).split(/([\uE000-\uE003])/);
  const parts = pieces.flatMap((part): SpokenPart[] => {
    const slot = slotOf(part);
    const named = slot && sentence.names[slot];
    if (named) return [{ named }];
    // What is left between two names may be a full stop.
    return /[\p{L}\p{N}]/u.test(part) ? [{ house: spokenText(part) }] : [];
  });
  const { again } = told.lesson;
  // A question that was only recorded is heard after the words.
  const recorded = told.verdict === 'wrong' && again?.audio && !again.text.trim();
  return recorded ? [...parts, { named: again }] : parts;
}
