import { useEffect, useState } from 'react';
import { softened } from './soft-hyphens.ts';

/** The text with soft hyphens where they are known, for a line that breaks by itself; as it is until they have come. */
export function useSoftHyphens(text: string, lang: string): string {
  const [soft, setSoft] = useState({ of: text, text });
  useEffect(() => {
    let gone = false;
    softened(text, lang).then((found) => {
      if (!gone && found !== null) setSoft({ of: text, text: found });
    });
    return () => {
      gone = true;
    };
  }, [text, lang]);
  return soft.of === text ? soft.text : text;
}
