import type { Tint } from './disc.ts';

type Pictures = readonly [tint: Tint, ...icons: string[]];

/**
 * What a group shows of itself where no game of it does: swatches for colors, numerals for numbers, faces for families
 * and feelings. By the group's key; the tint lets all three stand out. Words are found by it before they can be read.
 */
const ROWS: Readonly<Record<string, Pictures>> = {
  colours: ['purple', 'red-circle', 'yellow-circle', 'blue-circle'],
  numbers: ['orange', 'keycap-1', 'keycap-2', 'keycap-3'],
  'little-words': ['blue', 'check-mark-button', 'cross-mark', 'plus'],
  family: ['teal', 'woman-medium-dark', 'baby-medium', 'old-man-medium-light'],
  actions: ['orange', 'person-running-medium-dark', 'sleeping-face', 'fork-and-knife'],
  opposites: ['green', 'big-and-small', 'hot-face', 'cold-face'],
  doing: ['blue', 'person-climbing-medium', 'person-swimming-medium-dark', 'clapping-hands-medium'],
  feelings: ['purple', 'grinning-face', 'crying-face', 'pouting-face'],
  'touch-and-taste': ['teal', 'face-savoring-food', 'lollipop', 'feather'],
  thinking: ['red', 'thinking-face', 'speech-balloon', 'light-bulb'],
  'when-and-where': ['green', 'alarm-clock', 'tear-off-calendar', 'round-pushpin'],
  questions: ['blue', 'red-question-mark', 'person-shrugging-medium', 'magnifying-glass-tilted-left'],
  'where-is-it': ['orange', 'compass', 'up-arrow', 'right-arrow'],
  // beside pictures of what is read, made or written about
  'read-aloud': ['teal', 'open-book', 'speaking-head'],
  story: ['orange', 'artist-palette'],
  writing: ['blue', 'pencil'],
};

/** Apart from the pictures of words, which have the names of the words. */
const fileOf = (icon: string): string => `group-${icon}.svg`;

/** File name → icon, for all groups. */
export const groupPictureFiles: ReadonlyMap<string, string> = new Map(
  Object.values(ROWS).flatMap(([, ...icons]) => icons.map((icon) => [fileOf(icon), icon] as const)),
);

/** What a card shows at most. */
const SHOWN = 3;

/** Every picture that an activity shows, in the order of its data. */
function picturesIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return data.startsWith('/pictures/') ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(picturesIn) : [];
}

/**
 * What a group shows of its activities, and nothing that another of its level shows already: of each activity first one
 * picture, then another. `taken` are the pictures of the level so far, and is added to.
 */
export function picturesOfActivities(
  activities: readonly unknown[],
  taken: Set<string>,
  besides: readonly string[] = [],
): readonly string[] {
  const rows = activities.map((data) => [...new Set(picturesIn(data))].filter((one) => !taken.has(one)));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_row, place) =>
    rows.flatMap((row) => row[place] ?? []),
  ).flat();
  const shown = [...new Set(inTurn)].slice(0, SHOWN - besides.length);
  for (const one of shown) taken.add(one);
  return [...shown, ...besides];
}

/** Where the pictures of a group are; none of one whose games have pictures. */
export function groupPictures(key: string): readonly string[] {
  const row = ROWS[key];
  if (!row) return [];
  const [tint, ...icons] = row;
  return icons.map((icon) => `/pictures/${fileOf(icon)}#${tint}`);
}
