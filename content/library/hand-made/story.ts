/** A part of a story: what to find in it, and its text with the words to find in [brackets]. */
interface StoryPart {
  readonly task: string;
  readonly text: string;
}

export interface Story {
  readonly name: string;
  readonly parts: readonly StoryPart[];
}

/** The wordlist whose group the story stands in → the story. */
export type Stories = Readonly<Record<string, Story>>;

interface Run {
  readonly text: string;
  readonly marked?: true;
}

/** The text as the literacy template takes it. */
export const passageOf = (text: string): readonly Run[] =>
  text
    .split(/\[([^\]]+)\]/)
    .map((run, place): Run => (place % 2 === 1 ? { text: run, marked: true } : { text: run }))
    .filter((run) => run.text !== '');
