const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([sign, name]) => [name, sign]),
);

/** A text as the editor of rich text writes it: a paragraph for each line. */
export const htmlOfWords = (words: string): string =>
  words === ''
    ? ''
    : words
        .split('\n')
        .map((line) => `<p>${line.replaceAll(/[&<>\u00a0]/g, (sign) => NAMES[sign] ?? sign)}</p>`)
        .join('');

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
  return {
    text: lines
      .map((line) => line.replaceAll(/&(?:amp|lt|gt|nbsp);/g, (name) => SIGNS[name] ?? name))
      .join('\n'),
  };
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
