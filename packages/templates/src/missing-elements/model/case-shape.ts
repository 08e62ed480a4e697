type Writing = (text: string) => string;

const asItIs: Writing = (text) => text;

/** Nothing to change where a script has no capitals. */
const isUpper = (text: string, locale: string) => text !== text.toLocaleLowerCase(locale);

/**
 * How other words are written beside a word as its sentence writes it, so that a capital does not give it away.
 * Small letters only where the list itself writes this word with a capital: a name keeps its own. The English “I” has
 * its capital everywhere; inside a sentence others have none.
 */
export function writtenLike(found: string, listed: string, locale: string, begins: boolean): Writing {
  const upper: Writing = (text) => text.toLocaleUpperCase(locale);
  const [first = '', ...rest] = found;
  if (found === listed && rest.length === 0 && !begins) return asItIs;
  if (!isUpper(found, locale)) {
    return isUpper(listed, locale) ? (text) => text.toLocaleLowerCase(locale) : asItIs;
  }
  if (found === upper(found) && isUpper(rest.join(''), locale)) return upper;
  if (!isUpper(first, locale)) return asItIs;
  return (text) => {
    const [initial = '', ...others] = text;
    return upper(initial) + others.join('');
  };
}
