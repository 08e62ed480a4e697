import { nounCategories } from '../words/nouns.ts';

/** The tints that a disc can have; the look has a token for each. */
export type Tint = 'green' | 'orange' | 'blue' | 'purple' | 'red' | 'teal';

const CATEGORIES: Readonly<Record<Tint, readonly string[]>> = {
  green: ['animals', 'forest', 'small', 'plants', 'vegetables', 'outside'],
  orange: ['savanna', 'food', 'meals', 'stories', 'party', 'body', 'jobs'],
  blue: ['sea', 'birds', 'weather', 'travel', 'vehicles', 'bathroom', 'machines'],
  purple: ['space', 'music', 'clothes', 'dressing', 'school', 'things'],
  red: ['fruit', 'sweets', 'health', 'sports', 'home', 'kitchen'],
  teal: ['earth', 'town', 'market', 'tools'],
};

/** Where the picture has the disc's own hue it would drown, and takes the other. */
export const OTHER_TINT: Readonly<Record<Tint, Tint>> = {
  green: 'orange',
  orange: 'blue',
  blue: 'orange',
  purple: 'teal',
  red: 'green',
  teal: 'purple',
};

/** Their pictures have the hue of their category's disc. Written down, so that the server needs no picture to know; a test looks at them. */
const DROWNING = new Set<string>([
  'lion',
  'giraffe',
  'monkey',
  'camel',
  'leopard',
  'frog',
  'snake',
  'lizard',
  'caterpillar',
  'grasshopper',
  'beetle',
  'fish',
  'whale',
  'dolphin',
  'jellyfish',
  'wave',
  'banana',
  'bread',
  'egg',
  'honey',
  'cheese',
  'watermelon',
  'strawberry',
  'cherries',
  'peas',
  'cucumber',
  'pepper',
  'olive',
  'pizza',
  'hamburger',
  'sandwich',
  'hot dog',
  'pancakes',
  'flatbread',
  'chicken leg',
  'candy',
  'cupcake',
  'teapot',
  'chopsticks',
  'razor',
  'ear',
  'nose',
  'hand',
  'finger',
  'fist',
  'foot',
  'muscle',
  'gloves',
  'umbrella',
  'tree',
  'leaf',
  'lightning',
  'snowflake',
  'ice',
  'seedling',
  'palm tree',
  'pine tree',
  'cactus',
  'bouquet',
  'branch',
  'canoe',
  'anchor',
  'railroad',
  'teacher',
  'farmer',
  'builder',
  'singer',
  'yo-yo',
  'video game',
  'Ferris wheel',
  'ticket',
  'confetti',
  'racket',
  'boxing glove',
  'roller skate',
  'target',
  'diving mask',
  'crown',
]);

/** The tint of its category. */
export const categoryTint = (category: string): Tint =>
  (Object.keys(CATEGORIES) as Tint[]).find((tint) => CATEGORIES[tint].includes(category)) ?? 'blue';

const categoryOf = new Map(
  [...nounCategories].flatMap(([category, nouns]) => nouns.map(({ en }) => [en, category] as const)),
);

/** The tint of the disc that a word's picture lies on. */
export function discOf(english: string): Tint {
  const tint = categoryTint(categoryOf.get(english) ?? '');
  return DROWNING.has(english) ? OTHER_TINT[tint] : tint;
}
