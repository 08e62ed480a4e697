const NAMED_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(NAMED_SIGNS).map(([sign, name]) => [name, sign])),
  '&quot;': '"',
  '&#39;': "'",
};

/** A text as the editor of rich text writes it: a paragraph for each line. */
export const htmlOfWords = (words: string): string =>
  words === ''
    ? ''
    : words
        .split('\n')
        .map((line) => `<p>${line.replaceAll(/[&<>\u00a0]/g, (sign) => NAMED_SIGNS[sign] ?? sign)}</p>`)
        .join('');

/** What stands between marks, with the signs that it names. */
export const signsOf = (marked: string): string =>
  marked.replaceAll(/&(?:amp|lt|gt|nbsp|quot|#39);/g, (name) => SIGNS[name] ?? name);

export const isHtml = (value: string): boolean => /<\/?[a-z][^<>]*>/i.test(value);

/** The words of a formatted text without their marks: a paragraph is a line. */
export function wordsOfHtml(value: string): string {
  if (!isHtml(value)) return value;
  return signsOf(
    value
      .replace(/\s*\n\s*/g, ' ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(p|div|h[1-6]|li)>\s*/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  ).replace(/\n+$/, '');
}
