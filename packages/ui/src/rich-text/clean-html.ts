import { type RichTextTag, richTextElement, richTextStyle } from '@flink/contract/rules/rich-text.ts';

/** Their words are not for reading. */
const SILENT = 'script, style, template, noscript, title, iframe, object, select, textarea, button';

/** Other programs write bold letters as a style. */
function marksOf({ style }: HTMLElement): RichTextTag[] {
  return [
    ...(style.fontWeight === 'bold' || Number(style.fontWeight) >= 600 ? (['strong'] as const) : []),
    ...(style.fontStyle === 'italic' ? (['em'] as const) : []),
    ...(style.textDecoration.includes('underline') ? (['u'] as const) : []),
  ];
}

function copyClean(from: Node, to: Node, page: Document): void {
  for (const node of from.childNodes) {
    if (node.nodeType === node.TEXT_NODE) to.appendChild(page.createTextNode(node.textContent ?? ''));
    if (!(node instanceof HTMLElement) || node.matches(SILENT)) continue;
    const tag = richTextElement(node);
    let place: Node = to;
    if (tag) {
      const element = page.createElement(tag);
      const style = richTextStyle(tag, node.getAttribute('style') ?? '');
      if (style) element.setAttribute('style', style);
      place = to.appendChild(element);
    }
    for (const mark of marksOf(node)) place = place.appendChild(page.createElement(mark));
    copyClean(node, place, page);
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
