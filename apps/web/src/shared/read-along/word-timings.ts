import { timingsAddress } from '@flink/contract/client/speech-address.ts';
import { spokenParts } from '@flink/contract/rules/play/spoken-text.ts';
import { lettersIn } from '@flink/game-kit/react/read-along/letters.ts';
import type { HeardAt, HeardLetters } from '@flink/game-kit/react/read-along/reader.ts';

interface TimedWord {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

interface TimedPart {
  readonly text: string;
  readonly before: number;
  words: readonly TimedWord[];
}

/** Fetches when each word of a text is heard. Without an answer the text is read all the same, in the dark. */
export function wordTimings(text: string, locale: string): HeardAt {
  let before = 0;
  const parts = spokenParts(text, locale).map((part): TimedPart => {
    const timed: TimedPart = { text: part, before, words: [] };
    before += lettersIn(part);
    void fetch(timingsAddress(locale, part))
      .then((answer) => (answer.ok ? answer.json() : { words: [] }))
      .then(({ words }: { words: readonly TimedWord[] }) => {
        timed.words = words;
      })
      .catch(() => undefined);
    return timed;
  });
  return (part, milliseconds) => heardIn(parts[part], milliseconds);
}

function heardIn(part: TimedPart | undefined, milliseconds: number): HeardLetters | null {
  const word = part?.words.find(({ start, end }) => milliseconds >= start && milliseconds < end);
  if (!part || !word) return null;
  const first = part.before + lettersIn(part.text.slice(0, word.from));
  return { first, end: first + lettersIn(part.text.slice(word.from, word.to)) };
}
