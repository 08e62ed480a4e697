import { type RichTextTag, richTextElement, richTextStyle } from '@flink/contract/rules/rich-text.ts';
import type { WindowLike } from 'dompurify';

const TEXT_NODE = 3;
/** No writer goes deeper; below it the words stay and their marks go. */
const MAX_DEPTH = 60;

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>\u00a0]/g, (sign) => NAMES[sign] ?? sign);

const KNOWN = [
  ...['p', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'blockquote'],
  ...['br', 'strong', 'b', 'em', 'i', 'u', 'span'],
];

function wrapped(tag: RichTextTag, element: Element, inner: string): string {
  if (tag === 'br') return '<br>';
  const style = richTextStyle(tag, element.getAttribute('style') ?? '');
  if (style === '' && tag === 'span') return inner;
  return `<${tag}${style === '' ? '' : ` style="${style}"`}>${inner}</${tag}>`;
}

/** Written by hand from the tree: nothing that is not named here can come out, whatever the sanitizer left. */
function written(node: Node, depth: number): string {
  if (depth > MAX_DEPTH) return escaped(node.textContent ?? '');
  let html = '';
  for (const child of node.childNodes) {
    if (child.nodeType === TEXT_NODE) html += escaped(child.nodeValue ?? '');
    if (child.nodeType !== 1) continue;
    const element = child as Element;
    const tag = richTextElement(element);
    const inner = written(element, depth + 1);
    html += tag === null ? inner : wrapped(tag, element, inner);
  }
  return html;
}

/** jsdom and DOMPurify take a third of a second and tens of megabytes to load: only when a text needs them. */
export async function loadRichTextCleaner(): Promise<(html: string) => string> {
  const [{ JSDOM }, { default: createDomPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  const purify = createDomPurify(window as unknown as WindowLike);
  return (html) =>
    written(
      purify.sanitize(html, {
        ALLOWED_TAGS: KNOWN,
        ALLOWED_ATTR: ['style'],
        ALLOW_DATA_ATTR: false,
        ALLOW_ARIA_ATTR: false,
        RETURN_DOM_FRAGMENT: true,
      }),
      0,
    );
}
