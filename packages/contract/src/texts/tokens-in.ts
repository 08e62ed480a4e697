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
