/** The parameters of a text, `{name}`, each once. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));

/** The numbers of other texts that stand in a text as `#419` (spec 3 §2.3). */
export const stringNumbersIn = (text: string): ReadonlySet<number> =>
  new Set(Array.from(text.matchAll(/#(\d{1,9})\b/g), ([, number]) => Number(number)));

/** The languages in which a parameter of the English text is lost, or one stands that nothing fills in. */
export function unlikeEnglish(texts: Readonly<Record<string, string>>): readonly string[] {
  const wanted = placeholdersIn(texts.en ?? '');
  return Object.entries(texts)
    .filter(([locale, text]) => {
      const own = placeholdersIn(text);
      return locale !== 'en' && (own.size !== wanted.size || [...own].some((name) => !wanted.has(name)));
    })
    .map(([locale]) => locale);
}

/** Anything that a mail program makes a link of: a scheme, an email address, the name of a machine. */
const ADDRESS = /\/\/|\bwww\.|@|[\p{L}\p{N}-]\.\p{L}{2,}|\d+(?:\.\d+){3}/iu;
/** What makes an address of words, wherever it stands in them. */
const MAKES_ADDRESS =
  /[a-z][a-z0-9+.-]*:\/\/|\/\/|@|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})|(?<=\bwww)\.|(?<=\d)\.(?=\d+\.\d)|(?<=\.\d+)\.(?=\d)/giu;

/** The words that somebody typed, of which no mail program makes a link. */
export const withoutAddresses = (words: string): string =>
  ADDRESS.test(words) ? words.replaceAll(MAKES_ADDRESS, ' ').replaceAll(/ {2,}/g, ' ').trim() : words;

/** A link with something of its own before or behind it leads where that says. */
const LED_ASTRAY = /\S\{link\}|\{link\}\S/;

/** Whether the text of a mail would take its readers, and what their link opens, to another place than Flink. */
export const leadsElsewhere = (text: string): boolean => ADDRESS.test(text) || LED_ASTRAY.test(text);
