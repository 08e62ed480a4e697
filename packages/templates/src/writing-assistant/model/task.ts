import { MOST_WORDS, type WritingData } from './schema.ts';

/** What a reader of the text has to know of the task: its words are no mistakes, and copying it is no writing. */
export function taskOf({ guides, starters, words, reading, multiLocaleGuides }: WritingData) {
  const pieces = [
    ...guides,
    ...starters,
    ...Object.values(multiLocaleGuides).flat(),
    ...(reading ? [reading] : []),
  ];
  return {
    words: words.slice(0, MOST_WORDS).map(({ text }) => text.slice(0, 200)),
    text: pieces.map(({ text }) => text).join('\n'),
  };
}
