import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { Named, ToldLesson } from '../model/loop/lesson.ts';

/** How many ways there are to say each, so that none wears out. */
const WAYS = { praise: 5, comfort: 4, right: 4, wrong: 3, touched: 3, again: 2 } as const;

type Slot = 'word' | 'touched' | 'again';

interface Sentence {
  readonly names: Readonly<Partial<Record<Slot, Named>>>;
  written(t: Translate, names: Readonly<Record<string, string>>): string;
}

/** What is said about an answer: it names the word, never scolds, and never gives the answer away. */
function sentenceOf({ verdict, lesson: { word, touched, again }, turn }: ToldLesson): Sentence {
  const way = (kind: keyof typeof WAYS) => (turn % WAYS[kind]) + 1;
  if (verdict === 'right')
    return word
      ? { names: { word }, written: (t, names) => t(`games.lesson.right.${way('right')}`, names) }
      : { names: {}, written: (t) => t(`games.praise.${way('praise')}`) };
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

export function lessonWords(told: ToldLesson, t: Translate): string {
  const { names, written } = sentenceOf(told);
  return written(t, Object.fromEntries(Object.entries(names).map(([slot, { text }]) => [slot, text.trim()])));
}

/** Words of the house, or a name of the activity: each is read in its own language. */
export type SpokenPart = { readonly house: string } | { readonly named: Named };

/** Marks of the private use area: no text has them. */
const MARKS: Readonly<Record<Slot, string>> = { word: '\uE000', touched: '\uE001', again: '\uE002' };

/**
 * The same sentence in parts. A voice is made of each part once: of whole sentences there would be one for every two
 * words, and a recording of the author's would not be heard.
 */
export function lessonParts(told: ToldLesson, t: Translate): readonly SpokenPart[] {
  const { names, written } = sentenceOf(told);
  const marked = written(
    t,
    Object.fromEntries(Object.keys(names).map((slot) => [slot, MARKS[slot as Slot]])),
  );
  const parts = marked.split(/([\uE000-\uE002])/).flatMap((part): SpokenPart[] => {
    const slot = (Object.keys(MARKS) as Slot[]).find((one) => MARKS[one] === part);
    const named = slot && names[slot];
    if (named) return [{ named }];
    // What is left between two names may be a full stop.
    return /[\p{L}\p{N}]/u.test(part) ? [{ house: part.replaceAll(/[\u2066-\u2069]/g, '').trim() }] : [];
  });
  const { again } = told.lesson;
  // A question that was only recorded is heard after the words.
  const recorded = told.verdict === 'wrong' && again?.audio && !again.text.trim();
  return recorded ? [...parts, { named: again }] : parts;
}
