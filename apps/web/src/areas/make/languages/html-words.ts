const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

export const isHtml = (value: string): boolean => /<\/?[a-z][^<>]*>/i.test(value);

/** The words of a formatted text as they are written in a plain field: a paragraph is a line. */
export function wordsOfHtml(value: string): string {
  if (!isHtml(value)) return value;
  return value
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|h[1-6]|li)>\s*/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\n+$/, '');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The other way round; nothing written is no text at all. */
export function htmlOfWords(words: string): string {
  if (words.trim() === '') return '';
  return words
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)}</p>`)
    .join('');
}
