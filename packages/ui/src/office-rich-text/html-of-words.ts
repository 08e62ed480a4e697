export const NAMED_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** A text as the editor of rich text writes it: a paragraph for each line. */
export const htmlOfWords = (words: string): string =>
  words === ''
    ? ''
    : words
        .split('\n')
        .map((line) => `<p>${line.replaceAll(/[&<>\u00a0]/g, (sign) => NAMED_SIGNS[sign] ?? sign)}</p>`)
        .join('');
