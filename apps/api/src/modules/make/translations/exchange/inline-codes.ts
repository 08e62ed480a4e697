import type { TextForm } from '@flink/contract/rules/make/translated-texts.ts';

/** A stretch of a text: words, or a code that stays as it is in every language, as a tag. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly data: string }
  | {
      readonly kind: 'pair';
      readonly open: string;
      readonly close: string;
      readonly inner: readonly Inline[];
    };

type Token = string | { readonly code: string; readonly opens?: string; readonly closes?: string };

const VOID_TAGS = new Set(['br', 'hr', 'img', 'wbr']);
/** Tags, signs that are named, and signs that stand alone although they mean something. */
const HTML = /<(\/?)([a-z][\w-]*)[^<>]*?(\/?)>|&(?:amp|lt|gt);|&#?\w+;|[<>&]/gi;
const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

function tokensOfHtml(html: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const found of html.matchAll(HTML)) {
    if (found.index > at) tokens.push(html.slice(at, found.index));
    at = found.index + found[0].length;
    const [whole, slash, name, selfClosed] = found;
    const plain = NAMED[whole];
    const tag = name?.toLowerCase();
    if (plain !== undefined) tokens.push(plain);
    else if (tag === undefined || selfClosed === '/' || VOID_TAGS.has(tag)) tokens.push({ code: whole });
    else tokens.push(slash === '/' ? { code: whole, closes: tag } : { code: whole, opens: tag });
  }
  return at < html.length ? [...tokens, html.slice(at)] : tokens;
}

function tokensOfMarked(text: string): readonly Token[] {
  return [...text.matchAll(/\\[\\[\]]|\[|\]|[^\\[\]]+|\\/g)].map(([found]): Token => {
    if (found === '[') return { code: found, opens: 'mark' };
    if (found === ']') return { code: found, closes: 'mark' };
    return found.length === 2 && found.startsWith('\\') ? found.slice(1) : found;
  });
}

/** The words of a text and its codes; those that belong together are pairs. */
export function inlinesOf(form: TextForm, text: string): readonly Inline[] {
  const tokens = form === 'html' ? tokensOfHtml(text) : form === 'marked' ? tokensOfMarked(text) : [text];
  const stack: { name: string; open: string; inner: Inline[] }[] = [{ name: '', open: '', inner: [] }];
  const here = () => stack.at(-1)?.inner ?? [];
  const leave = () => {
    const left = stack.pop();
    if (left) here().push({ kind: 'code', data: left.open }, ...left.inner);
  };
  for (const token of tokens) {
    if (typeof token === 'string') {
      if (token !== '') here().push({ kind: 'text', text: token });
    } else if (token.opens !== undefined) {
      stack.push({ name: token.opens, open: token.code, inner: [] });
    } else if (token.closes !== undefined && stack.some(({ name }) => name === token.closes)) {
      while (stack.at(-1)?.name !== token.closes) leave();
      const pair = stack.pop();
      if (pair) here().push({ kind: 'pair', open: pair.open, close: token.code, inner: pair.inner });
    } else here().push({ kind: 'code', data: token.code });
  }
  while (stack.length > 1) leave();
  return here();
}

/** Words in the way that the text is written in. */
export function wordsIn(form: TextForm, words: string): string {
  if (form === 'html') return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return form === 'marked' ? words.replaceAll(/[\\[\]]/g, '\\$&') : words;
}
