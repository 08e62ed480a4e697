import { directionOfText, inLanguage } from '@flink/ui/texts/language.tsx';
import type { Cell } from '../../model/kinds/connecting.ts';

/** A sentence runs as its language does, also where it begins with a foreign name; a word as its letters do. */
export function lineDirection(line: readonly Cell[], inWords: boolean, lang: string): 'ltr' | 'rtl' {
  const ofLanguage = inLanguage(lang).dir;
  if (inWords) return ofLanguage;
  return directionOfText(line.map(({ text }) => text).join('')) ?? ofLanguage;
}
