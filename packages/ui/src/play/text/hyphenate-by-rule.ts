import { softening } from './hyphenate.ts';
import { englishBreaks, spanishBreaks } from './syllable-breaks.ts';

/** Where the browser knows no dictionary: between syllables as a child claps them, not always as printers part words. */
export const hyphenateEnglish = softening(englishBreaks);

export const hyphenateSpanish = softening(spanishBreaks);
