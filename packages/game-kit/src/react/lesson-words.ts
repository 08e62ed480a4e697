import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { ToldLesson } from '../model/loop/lesson.ts';

/** How many ways there are to say each, so that none wears out. */
const WAYS = { praise: 5, comfort: 4, right: 4, wrong: 3, touched: 3, again: 2 } as const;

const wayOf = (kind: keyof typeof WAYS, turn: number): number => (turn % WAYS[kind]) + 1;

/** What is said about an answer: it names the word, never scolds, and never gives the answer away. */
export function lessonWords({ verdict, lesson, turn }: ToldLesson, t: Translate): string {
  const { word, touched } = lesson;
  if (verdict === 'right')
    return word === undefined
      ? t(`games.praise.${wayOf('praise', turn)}`)
      : t(`games.lesson.right.${wayOf('right', turn)}`, { word });
  const again = lesson.again?.text.trim() || undefined;
  if (touched !== undefined && again !== undefined)
    return t(`games.lesson.wrong.${wayOf('wrong', turn)}`, { touched, again });
  if (touched !== undefined) return t(`games.lesson.touched.${wayOf('touched', turn)}`, { touched });
  if (again !== undefined) return t(`games.lesson.again.${wayOf('again', turn)}`, { again });
  return t(`games.comfort.${wayOf('comfort', turn)}`);
}
