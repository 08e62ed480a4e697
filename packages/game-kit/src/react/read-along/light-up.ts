import { placeOfLetters } from './letters.ts';
import type { HeardLetters } from './reader.ts';

/** The name under which style sheets know the word that is heard: `::highlight(heard)`. */
const NAME = 'heard';

/** Marks the letters without touching the page's elements; where a browser cannot, the text is only heard. Answers where. */
export function lightUp(container: Element, letters: HeardLetters): Element | null {
  lightOff();
  const nodes = textNodesIn(container);
  const place = placeOfLetters(
    nodes.map((node) => node.data),
    letters.first,
    letters.end,
  );
  const start = place && nodes[place.from.text];
  const end = place && nodes[place.to.text];
  if (!start || !end) return null;
  if (!('highlights' in CSS)) return start.parentElement;
  const range = new StaticRange({
    startContainer: start,
    startOffset: place.from.offset,
    endContainer: end,
    endOffset: place.to.offset,
  });
  CSS.highlights.set(NAME, new Highlight(range));
  return start.parentElement;
}

export function lightOff(): null {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
  return null;
}

function textNodesIn(container: Element): readonly Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // What is there for a screen reader alone is not part of the text.
    if (node instanceof Text && !node.parentElement?.closest('[data-unread]')) nodes.push(node);
  }
  return nodes;
}
