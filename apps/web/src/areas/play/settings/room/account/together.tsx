import type { ReactNode } from 'react';

/** Several sentences, one after the other as they are written: also those that nobody has translated, on a page from the right. */
export const together = (...sentences: readonly (string | false)[]): ReactNode => (
  <span dir="auto">{sentences.filter((sentence) => sentence !== false).join(' ')}</span>
);
