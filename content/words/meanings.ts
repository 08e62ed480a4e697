import { animals } from './meanings/animals/animals.ts';
import { birds } from './meanings/animals/birds.ts';
import { forest } from './meanings/animals/forest.ts';
import { savanna } from './meanings/animals/savanna.ts';
import { sea } from './meanings/animals/sea.ts';
import { small } from './meanings/animals/small.ts';
import type { Entries } from './meanings/entry.ts';
import { food } from './meanings/food/food.ts';
import { fruit } from './meanings/food/fruit.ts';
import { kitchen } from './meanings/food/kitchen.ts';
import { meals } from './meanings/food/meals.ts';
import { sweets } from './meanings/food/sweets.ts';
import { vegetables } from './meanings/food/vegetables.ts';
import { bathroom } from './meanings/home/bathroom.ts';
import { body } from './meanings/home/body.ts';
import { clothes } from './meanings/home/clothes.ts';
import { dressing } from './meanings/home/dressing.ts';
import { health } from './meanings/home/health.ts';
import { home } from './meanings/home/home.ts';
import { otherParts } from './meanings/other-words.ts';
import { earth } from './meanings/outdoors/earth.ts';
import { outside } from './meanings/outdoors/outside.ts';
import { plants } from './meanings/outdoors/plants.ts';
import { space } from './meanings/outdoors/space.ts';
import { weather } from './meanings/outdoors/weather.ts';
import { music } from './meanings/play/music.ts';
import { party } from './meanings/play/party.ts';
import { sports } from './meanings/play/sports.ts';
import { stories } from './meanings/play/stories.ts';
import { things } from './meanings/play/things.ts';
import { jobs } from './meanings/town/jobs.ts';
import { market } from './meanings/town/market.ts';
import { town } from './meanings/town/town.ts';
import { travel } from './meanings/town/travel.ts';
import { vehicles } from './meanings/town/vehicles.ts';
import { machines } from './meanings/work/machines.ts';
import { school } from './meanings/work/school.ts';
import { tools } from './meanings/work/tools.ts';
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
