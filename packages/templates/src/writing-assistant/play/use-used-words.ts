import { findWord } from '@flink/game-kit/model/text/find-word.ts';
import { type RefObject, useEffect } from 'react';

const NAME = 'used-word';

/** A green shade on words of the bank in the text. It is painted over the text, which stays as it was written. */
export function useUsedWords(
  paper: RefObject<HTMLElement | null>,
  used: readonly string[],
  locale: string,
  text: string,
): void {
  const words = used.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text itself is read from the page
  useEffect(() => {
    // Older browsers do without.
    if (!paper.current || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(paper.current, words.split('\n'), locale)));
    return () => void CSS.highlights.delete(NAME);
  }, [paper, words, locale, text]);
}

function rangesIn(paper: HTMLElement, words: readonly string[], locale: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const word of words) {
      const found = word ? findWord(node.nodeValue ?? '', word, locale) : null;
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.start);
      range.setEnd(node, found.end);
      ranges.push(range);
    }
  }
  return ranges;
}
