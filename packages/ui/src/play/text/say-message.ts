import { createContext, use, useEffect } from 'react';

/** Reads lines aloud as soon as nothing else is heard; what it returns takes them back. */
export type SayMessage = (lines: readonly string[]) => () => void;

/** Null where everybody can read. */
export const SayMessageContext = createContext<SayMessage | null>(null);

/** Reads a message aloud while it is shown; undefined: nothing yet. */
export function useSaidMessage(...lines: readonly (string | undefined)[]): void {
  const say = use(SayMessageContext);
  const words = lines.filter((line) => line?.trim()).join('\n');
  useEffect(() => (words && say ? say(words.split('\n')) : undefined), [say, words]);
}
