/** What is left of an author's HTML: words and a handful of ways to set them. */
export type HelpNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'picture'; readonly file: string; readonly alt: string }
  | { readonly type: HelpTag; readonly children: readonly HelpNode[] };

export type HelpTag = 'p' | 'b' | 'i' | 'u' | 'ul' | 'ol' | 'li';

/** The part of a DOM node that is read. */
export interface MarkupNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<MarkupNode>;
  getAttribute?(name: string): string | null;
}

const ELEMENT = 1;
const TEXT = 3;

const TAGS: Readonly<Record<string, HelpTag>> = {
  P: 'p',
  DIV: 'p',
  BLOCKQUOTE: 'p',
  B: 'b',
  STRONG: 'b',
  I: 'i',
  EM: 'i',
  U: 'u',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
};

/** They become bold paragraphs: the dialog has a heading of its own. */
const HEADING = /^H[1-6]$/;

/** Their words are not for reading. Of any other unknown element the words are kept. */
const SILENT = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'NOSCRIPT',
  'SVG',
  'MATH',
  'HEAD',
  'TITLE',
  'TEXTAREA',
  'SELECT',
  'BUTTON',
]);

/** No attribute passes but the file and the words of a picture: no script, no style, no address. */
export function cleanHelp(node: MarkupNode): readonly HelpNode[] {
  return [...node.childNodes].flatMap(cleanNode);
}

function cleanNode(node: MarkupNode): readonly HelpNode[] {
  if (node.nodeType === TEXT) return node.nodeValue ? [{ type: 'text', text: node.nodeValue }] : [];
  const name = node.nodeName.toUpperCase();
  if (node.nodeType !== ELEMENT || SILENT.has(name)) return [];
  if (name === 'BR') return [{ type: 'break' }];
  if (name === 'IMG') return picture(node);
  const tag = TAGS[name];
  const children = cleanHelp(node);
  if (children.length === 0) return [];
  if (HEADING.test(name)) return [{ type: 'p', children: [{ type: 'b', children }] }];
  return tag === undefined ? children : [{ type: tag, children }];
}

/** Only files of the activity: an address could tell a stranger who is playing. */
function picture(node: MarkupNode): readonly HelpNode[] {
  const file = node.getAttribute?.('src')?.trim() ?? '';
  if (!/^\/?[\w-][\w./ -]*$/.test(file) || file.includes('..')) return [];
  return [{ type: 'picture', file, alt: node.getAttribute?.('alt') ?? '' }];
}

/** The words alone, to be read aloud; a block ends a sentence. */
export function wordsOf(nodes: readonly HelpNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'break' || node.type === 'picture') return ' ';
      return `${wordsOf(node.children)}${node.type === 'p' || node.type === 'li' ? '\n' : ''}`;
    })
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}
