import { htmlOfWords, signsOf } from '@flink/contract/rules/html-words.ts';

export interface Worded {
  readonly text: string;
  /** Only where letters are set: then the text says nothing, so that a translator meets the words once. */
  readonly html?: string;
}

const PLAIN = /^(?:<p>[^<]*<\/p>)+$/;

/** What is stored of rich text: words without marks as a text like any other. */
export function keptWords(html: string): Worded {
  if (html === '') return { text: '' };
  if (!PLAIN.test(html)) return { text: '', html };
  const lines = html.slice('<p>'.length, -'</p>'.length).split('</p><p>');
  return { text: lines.map(signsOf).join('\n') };
}

/** A thing with a text, and what it is opened as. */
export const htmlOf = (thing: unknown): string => {
  const { text, html } = (typeof thing === 'object' && thing !== null ? thing : {}) as Record<
    string,
    unknown
  >;
  if (typeof html === 'string' && html !== '') return html;
  return typeof text === 'string' ? htmlOfWords(text) : '';
};

/** The thing with other words. */
export function withWords<Thing extends object>(thing: Thing, html: string): Thing & Worded {
  const { html: _old, ...rest } = thing as Thing & { readonly html?: string };
  return { ...(rest as unknown as Thing), ...keptWords(html) };
}
