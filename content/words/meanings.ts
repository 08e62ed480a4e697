import { animals } from './meanings/animals.ts';
import { bathroom } from './meanings/bathroom.ts';
import { birds } from './meanings/birds.ts';
import { body } from './meanings/body.ts';
import { clothes } from './meanings/clothes.ts';
import { dressing } from './meanings/dressing.ts';
import { earth } from './meanings/earth.ts';
import type { Entries } from './meanings/entry.ts';
import { food } from './meanings/food.ts';
import { forest } from './meanings/forest.ts';
import { fruit } from './meanings/fruit.ts';
import { health } from './meanings/health.ts';
import { home } from './meanings/home.ts';
import { jobs } from './meanings/jobs.ts';
import { kitchen } from './meanings/kitchen.ts';
import { machines } from './meanings/machines.ts';
import { market } from './meanings/market.ts';
import { meals } from './meanings/meals.ts';
import { music } from './meanings/music.ts';
import { otherParts } from './meanings/other-words.ts';
import { outside } from './meanings/outside.ts';
import { party } from './meanings/party.ts';
import { plants } from './meanings/plants.ts';
import { savanna } from './meanings/savanna.ts';
import { school } from './meanings/school.ts';
import { sea } from './meanings/sea.ts';
import { small } from './meanings/small.ts';
import { space } from './meanings/space.ts';
import { sports } from './meanings/sports.ts';
import { stories } from './meanings/stories.ts';
import { sweets } from './meanings/sweets.ts';
import { things } from './meanings/things.ts';
import { tools } from './meanings/tools.ts';
import { town } from './meanings/town.ts';
import { travel } from './meanings/travel.ts';
import { vegetables } from './meanings/vegetables.ts';
import { vehicles } from './meanings/vehicles.ts';
import { weather } from './meanings/weather.ts';
import { nounCategories } from './nouns.ts';
import { otherMeaningsIn } from './other-meanings.ts';
import { otherWordCategories } from './other-words.ts';

export type LibraryLocale = 'en' | 'es' | 'sw';

/** What a word means, told to a child, and a sentence in which it stands exactly as it is named. */
export interface Meaning {
  readonly definition: string;
  readonly sentence: string;
  readonly syllables: readonly string[];
  /** Another word of the library that goes with it. */
  readonly related: string;
}

const GROUPS: readonly Entries[] = [
  animals,
  savanna,
  forest,
  birds,
  small,
  sea,
  food,
  fruit,
  vegetables,
  meals,
  sweets,
  kitchen,
  home,
  bathroom,
  body,
  health,
  clothes,
  dressing,
  outside,
  weather,
  plants,
  earth,
  space,
  travel,
  vehicles,
  town,
  jobs,
  market,
  things,
  party,
  sports,
  music,
  stories,
  school,
  tools,
  machines,
];

const library = new Map(
  [...nounCategories.values(), ...otherWordCategories.values()].flat().map((word) => [word.en, word]),
);

/** By the English name of the word. */
export const meaningsIn: Readonly<Record<LibraryLocale, ReadonlyMap<string, Meaning>>> = {
  en: new Map([...nounsIn('en'), ...otherWordsIn('en')]),
  es: new Map([...nounsIn('es'), ...otherWordsIn('es')]),
  sw: new Map([...nounsIn('sw'), ...otherWordsIn('sw')]),
};

function nounsIn(locale: LibraryLocale): readonly (readonly [string, Meaning])[] {
  return GROUPS.flatMap((entries) => Object.entries(entries)).map(([english, entry]) => {
    const [syllables, definition, sentence] = entry[locale];
    return [
      english,
      { definition, sentence, syllables: partsOf(syllables), related: nameOf(entry.related, locale) },
    ];
  });
}

function otherWordsIn(locale: LibraryLocale): readonly (readonly [string, Meaning])[] {
  return otherParts.map(([en, es, sw, related]) => {
    const english = en.replaceAll('·', '');
    const told = otherMeaningsIn[locale].get(english);
    if (told === undefined) throw new Error(`the library does not tell what '${english}' means`);
    return [
      english,
      { ...told, syllables: partsOf({ en, es, sw }[locale]), related: nameOf(related, locale) },
    ];
  });
}

function partsOf(syllables: string): readonly string[] {
  return syllables.split(/[· ]/);
}

function nameOf(english: string, locale: LibraryLocale): string {
  const word = library.get(english);
  if (word === undefined) throw new Error(`the library has no word '${english}'`);
  return word[locale];
}
