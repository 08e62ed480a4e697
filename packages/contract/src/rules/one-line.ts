/** A name as it is kept and shown: one line, spelt one way, whatever was pasted into it. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
