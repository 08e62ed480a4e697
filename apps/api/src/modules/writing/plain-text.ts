/** What an editor sends, as lines: paragraphs and breaks end one, other marks are taken out. */
export const plainText = (written: string): string =>
  written
    .replaceAll(/<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
