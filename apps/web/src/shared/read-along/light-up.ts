import { placeOfLetters } from './letters.ts';
import type { HeardLetters } from './word-timings.ts';

/** The name under which style sheets know the word that is heard: `::highlight(heard)`. */
const NAME = 'heard';

/** Marks the letters without touching the page's elements; where a browser cannot, the text is only heard. */
export function lightUp(container: Element, letters: HeardLetters): void {
  lightOff();
  if (!('highlights' in CSS)) return;
  const nodes = textNodesIn(container);
  const place = placeOfLetters(
    nodes.map((node) => node.data),
    letters.first,
    letters.end,
  );
  const start = place && nodes[place.from.text];
  const end = place && nodes[place.to.text];
  if (!start || !end) return;
  const range = new StaticRange({
    startContainer: start,
    startOffset: place.from.offset,
    endContainer: end,
    endOffset: place.to.offset,
  });
  CSS.highlights.set(NAME, new Highlight(range));
}

export function lightOff(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME);
}

function textNodesIn(container: Element): readonly Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}
