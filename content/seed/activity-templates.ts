/** Tint of the office: matching, spelling, reading, choosing, making. */
type Family = 'match' | 'spell' | 'read' | 'choose' | 'make';

/** Which words a template's generator takes (decisions, "Templates"). */
interface WordRules {
  readonly imageRequired: boolean;
  readonly audioRequired: boolean;
  readonly hyphenAllowed: boolean;
  readonly spacesAllowed: boolean;
  readonly maxWordLength: number;
  readonly minWords: number;
}

type WithGenerator = WordRules & { readonly availableForWordlists: true };
type WithoutGenerator = {
  readonly [K in keyof WordRules]: WordRules[K] extends boolean ? boolean : null;
} & { readonly availableForWordlists: false };

type ActivityTemplateSeed = {
  /** Also the name of the template's folder. */
  readonly alias: string;
  readonly activityTemplateName: string;
  readonly family: Family;
  readonly multiplayer: boolean;
  readonly defaultForReports: boolean;
  readonly onlyForWordlists: boolean;
} & (WithGenerator | WithoutGenerator);

const DEFAULTS = { defaultForReports: false, onlyForWordlists: false } as const;

const NO_GENERATOR = {
  ...DEFAULTS,
  availableForWordlists: false,
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: null,
  minWords: null,
} as const;

/** Takes any word of up to 30 letters; what differs is written in the row. */
const GENERATOR = {
  ...DEFAULTS,
  availableForWordlists: true,
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
} as const;

/**
 * The 22 templates of spec 2 §1. `multiplayer` are those with one answer at a time that is right or wrong, so that
 * points are given and the turn can pass (spec 2 §4), and all-together-now, which is played in common.
 */
export const activityTemplates: readonly ActivityTemplateSeed[] = [
  {
    ...NO_GENERATOR,
    alias: 'all-together-now',
    activityTemplateName: 'All together now',
    family: 'choose',
    multiplayer: true,
  },
  {
    ...GENERATOR,
    alias: 'concentration',
    activityTemplateName: 'Concentration',
    family: 'match',
    multiplayer: false,
    imageRequired: true,
    maxWordLength: 20,
    minWords: 6,
  },
  {
    ...NO_GENERATOR,
    alias: 'directions-grid',
    activityTemplateName: 'Directions grid',
    family: 'choose',
    multiplayer: false,
  },
  { ...NO_GENERATOR, alias: 'ebook', activityTemplateName: 'E-book', family: 'read', multiplayer: false },
  {
    ...GENERATOR,
    alias: 'find-the-one',
    activityTemplateName: 'Find the one',
    family: 'choose',
    multiplayer: true,
    imageRequired: true,
  },
  {
    ...NO_GENERATOR,
    alias: 'literacy',
    activityTemplateName: 'Click in text',
    family: 'read',
    multiplayer: true,
  },
  {
    ...GENERATOR,
    alias: 'match-by-drag',
    activityTemplateName: 'Match by drag',
    family: 'match',
    multiplayer: true,
    imageRequired: true,
    minWords: 2,
  },
  {
    ...GENERATOR,
    alias: 'match-it',
    activityTemplateName: 'Match it',
    family: 'match',
    multiplayer: true,
    imageRequired: true,
  },
  {
    ...GENERATOR,
    alias: 'matching-definitions',
    activityTemplateName: 'Matching definitions',
    family: 'match',
    multiplayer: true,
  },
  {
    ...GENERATOR,
    alias: 'missing-elements',
    activityTemplateName: 'Missing elements',
    family: 'spell',
    multiplayer: true,
    spacesAllowed: false,
    maxWordLength: 20,
  },
  {
    ...GENERATOR,
    alias: 'moving-answers',
    activityTemplateName: 'Moving answers',
    family: 'choose',
    multiplayer: true,
    imageRequired: true,
  },
  {
    ...GENERATOR,
    alias: 'multiple-choice',
    activityTemplateName: 'Multiple choice',
    family: 'choose',
    multiplayer: true,
    defaultForReports: true,
  },
  { ...NO_GENERATOR, alias: 'ngeli', activityTemplateName: 'Ngeli', family: 'read', multiplayer: false },
  { ...GENERATOR, alias: 'order-it', activityTemplateName: 'Order it', family: 'match', multiplayer: true },
  {
    ...NO_GENERATOR,
    alias: 'reading-deluxe',
    activityTemplateName: 'Reading deluxe',
    family: 'read',
    multiplayer: false,
  },
  {
    ...GENERATOR,
    alias: 'sentence-connectables',
    activityTemplateName: 'Sentence connectables',
    family: 'spell',
    multiplayer: false,
    spacesAllowed: false,
    maxWordLength: 20,
  },
  {
    ...GENERATOR,
    alias: 'spelling-connectables',
    activityTemplateName: 'Spelling connectables',
    family: 'spell',
    multiplayer: false,
    audioRequired: true,
    hyphenAllowed: false,
    spacesAllowed: false,
    maxWordLength: 35,
  },
  {
    ...GENERATOR,
    alias: 'spelling-keyboard',
    activityTemplateName: 'Spelling keyboard',
    family: 'spell',
    multiplayer: false,
    audioRequired: true,
    maxWordLength: 20,
  },
  {
    ...NO_GENERATOR,
    alias: 'story-studio',
    activityTemplateName: 'Story studio',
    family: 'make',
    multiplayer: false,
  },
  {
    ...GENERATOR,
    alias: 'word-connectables',
    activityTemplateName: 'Word connectables',
    family: 'spell',
    multiplayer: false,
    hyphenAllowed: false,
    spacesAllowed: false,
    maxWordLength: 20,
  },
  {
    ...GENERATOR,
    alias: 'word-search',
    activityTemplateName: 'Word search',
    family: 'spell',
    multiplayer: false,
    hyphenAllowed: false,
    spacesAllowed: false,
    maxWordLength: 12,
  },
  {
    ...GENERATOR,
    alias: 'writing-assistant',
    activityTemplateName: 'Writing assistant',
    family: 'make',
    multiplayer: false,
  },
];
