import { type RichTextTag, richTextElement, richTextStyle } from '@flink/contract/rules/rich-text.ts';

/** Their words are not for reading. */
const SILENT = 'script, style, template, noscript, title, iframe, object, select, textarea, button';

/** Other programs write marks as styles. */
const MARKS = [
  ['strong', /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style:\s*italic/i],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i],
] as const;

/** Read as they are written: the policy of the page lets no style that comes as text have an effect. */
function marksOf(element: HTMLElement): RichTextTag[] {
  const style = element.getAttribute('style') ?? '';
  return MARKS.flatMap(([mark, isWritten]) => (isWritten.test(style) ? [mark] : []));
}

/** Between rows and cells there are no words, only the way in which a table is written down. */
const BETWEEN_CELLS = 'table, thead, tbody, tfoot, tr';

const INSIDE_A_LINE: ReadonlySet<string> = new Set(['strong', 'em', 'u', 'span', 'br']);

/** A row of a table is a line, its cells a space apart: a learner's page has no tables, and words must not touch. */
function copyRow(row: HTMLElement, to: Node, page: Document): void {
  const line = page.createElement('p');
  for (const cell of row.children) {
    const words = page.createElement('span');
    copyClean(cell, words, page, true);
    if (words.textContent?.trim() === '') continue;
    if (line.hasChildNodes()) line.append(' ');
    line.append(...words.childNodes);
  }
  if (line.hasChildNodes()) to.appendChild(line);
}

/** `isLine`: paragraphs and lists in it are parted by a space, as they stand in one line. */
function copyClean(from: Node, to: Node, page: Document, isLine = false): void {
  const isBetweenCells = from instanceof HTMLElement && from.matches(BETWEEN_CELLS);
  for (const node of from.childNodes) {
    if (node.nodeType === node.TEXT_NODE && !(isBetweenCells && node.textContent?.trim() === ''))
      to.appendChild(page.createTextNode(node.textContent ?? ''));
    if (!(node instanceof HTMLElement) || node.matches(SILENT)) continue;
    if (node.localName === 'tr' && !isLine) {
      copyRow(node, to, page);
      continue;
    }
    const asked = richTextElement(node);
    const tag = isLine && asked !== null && !INSIDE_A_LINE.has(asked) ? null : asked;
    if (tag !== asked && (to.textContent ?? '').trim() !== '') to.appendChild(page.createTextNode(' '));
    let place: Node = to;
    if (tag) {
      const element = page.createElement(tag);
      const style = richTextStyle(tag, node.getAttribute('style') ?? '');
      if (style) element.setAttribute('style', style);
      place = to.appendChild(element);
    }
    for (const mark of marksOf(node)) place = place.appendChild(page.createElement(mark));
    copyClean(node, place, page, isLine);
  }
}

/** A text as it may stand in the editor and on the page, whatever was pasted or kept: nothing of it runs or loads. */
export function cleanHtml(html: string): string {
  // A document of its own: its pictures are not fetched, and its handlers never run.
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  const page = document.implementation.createHTMLDocument('');
  copyClean(pasted.body, page.body, page);
  return page.body.innerHTML;
}
