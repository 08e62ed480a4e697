import { describe, expect, test } from 'vitest';
import { handMadeFor } from '../library/hand-made/hand-made.ts';
import { handMadeGroups } from '../library/hand-made/hand-made-groups.ts';
import { wordlists } from '../library/wordlists.ts';
import { readStrings } from '../load/strings.ts';
import { meaningsIn } from '../words/meanings.ts';
import { nounCategories } from '../words/nouns.ts';
import { otherWordCategories } from '../words/other-words.ts';

/** Decision 44: American English and the Spanish of Latin America. These are of elsewhere. */
const OF_ELSEWHERE = {
  en: /\b(\w*colour\w*|favourites?|greys?|trousers|mum|centred?|neighbour\w*|flavours?|aeroplanes?|lorry|lorries|pyjamas|tyres?|maths|practise\w*|licences?|litres?|metres?|behaviours?|\w{3,}isations?|(?:synchron|organ|recogn|real|apolog|custom)is\w+)\b/i,
  es: /\b(vosotr[oa]s|vuestr[oa]s?|ordenador(?:es)?|coches?|zumos?|patatas?|gafas|arvejas?|melocotón|melocotones|cacahuetes?|piruletas?|aparcar)\b/i,
} as const;

/** Every text of a value; addresses of pictures and voices are none. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(['en', 'es'] as const)('what people read in %s is of one country', (locale) => {
  // A name in braces is no word.
  const elsewhere = (texts: readonly string[]) =>
    texts.filter((text) => OF_ELSEWHERE[locale].test(text.replaceAll(/\{\w+\}/g, '')));

  test('on every screen', () => {
    const rows = [...readStrings()].map(([, row]) => row[locale] ?? '');

    expect(rows.length).toBeGreaterThan(1_000);
    expect(elsewhere(rows)).toEqual([]);
  });

  test('in every word and what is told of it', () => {
    const words = [...nounCategories.values(), ...otherWordCategories.values()].flat();
    const names = [...wordlists.map(({ name }) => name[locale]), ...words.map((word) => word[locale])];

    expect(elsewhere([...names, ...textsOf([...meaningsIn[locale].values()])])).toEqual([]);
  });

  test('in everything that is made by hand', () => {
    const made = [
      ...wordlists.flatMap(({ key }) => handMadeFor(key, locale)),
      ...handMadeGroups(locale).flatMap(({ activities }) => activities),
    ].map(({ activityName, data }) => [activityName, data]);

    expect(made.length).toBeGreaterThan(30);
    expect(elsewhere(textsOf(made))).toEqual([]);
  });
});
