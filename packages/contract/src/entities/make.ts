import { z } from 'zod';
import { DEEPEST_DATA, LONGEST_LIST, listsAtMost, nestsAtMost } from '../rules/nesting.ts';
import { id, line, localeCode, moment, sent } from './shape.ts';

/** Spec 3 §3, activity data. The template's model reads `version`, `options` and `gameData`, the shell the rest. */
const activityData = z
  .record(z.string(), z.unknown())
  .refine((data) => nestsAtMost(DEEPEST_DATA, data), { params: { code: 'request.notAllowed' } })
  .refine((data) => listsAtMost(LONGEST_LIST, data), { params: { code: 'request.tooLong' } });

/** Spec 3 §9: multiple attributes. */
export const MOST_CATEGORY_SETS = 6;

const chosen = z.string().trim().min(1).max(50).nullable().default(null);

/** Spec 3 §3, educational filter entry. */
const categorySet = sent({
  scopeId: id,
  grade: chosen,
  level: chosen,
  firstCategory: id.nullable().default(null),
  secondCategory: id.nullable().default(null),
  thirdCategory: id.nullable().default(null),
});

export type CategorySet = z.output<typeof categorySet>;

/** Spec 3 §2.3, educational category picker. */
export const chosenCategory = {
  scope: id.optional(),
  grade: z.string().max(50).optional(),
  level: z.string().max(50).optional(),
  firstCategory: id.optional(),
  secondCategory: id.optional(),
  thirdCategory: id.optional(),
};

export const categorySets = z.array(categorySet).max(MOST_CATEGORY_SETS);

const activityName = line(200);
/** The number of a text that is its name in every language. */
const activityNameString = z.number().int().min(1).max(1_000_000_000);

/** Spec 3 §2.3, New Activity dialog. */
export const newActivity = sent({
  activityName: activityName.optional(),
  activityNameString: activityNameString.optional(),
  templateId: id,
  locale: localeCode.default('en'),
  educationalCategories: categorySets.optional(),
});

export type NewActivity = z.output<typeof newActivity>;

/** An old activity in the shape of today (spec 3 §5.3), and its files, which were sent before it. */
export const convertedActivity = sent({
  /** Made by who converts it: sent again after a lost answer, it is the same activity. */
  _id: id,
  activityName,
  templateId: id,
  locale: localeCode,
  data: activityData,
  /** Names of files in the sender's drafts, under `legacy` and the id. */
  files: z.array(z.string().min(1).max(200)).max(LONGEST_LIST),
});

export type ConvertedActivity = z.output<typeof convertedActivity>;

/** What of an activity is changed outside of its editor. */
export const activityChange = sent({
  _id: id,
  activityName: activityName.optional(),
  activityNameString: activityNameString.nullable().optional(),
  locale: localeCode.optional(),
  monolingual: z.boolean().optional(),
  educationalCategories: categorySets.optional(),
});

export type ActivityChange = z.output<typeof activityChange>;

/** `''` is the activity's own language, any other the code of a language version. */
export const language = z.union([z.literal(''), localeCode]).default('');

/** What is saved, and the version in which it was begun. Data above 7,000,000 bytes comes as a file (spec 3 §9). */
export const savedData = sent({
  data: activityData.optional(),
  s3Key: z.string().min(1).max(512).optional(),
  baseVersion: z.number().int().min(0).max(1_000_000_000),
  language,
});

export type SavedData = z.output<typeof savedData>;

const person = z.object({ _id: id, name: z.string() });

/** What an author should know of it, by its place in the data. */
const issue = z.object({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])).readonly(),
  severity: z.enum(['error', 'warning']),
  params: z.record(z.string(), z.number()).readonly().optional(),
});

export const saved = z.object({
  success: z.literal(true),
  version: z.number().int(),
  /** Whether learners see it: a draft reaches them when it is published. */
  published: z.boolean(),
  publishedVersion: z.number().int().nullable(),
  isValid: z.boolean(),
  issues: z.array(issue),
  /** What is kept, where it is not what was sent: changes of others came in, or something was cleaned. */
  data: activityData.nullable(),
  savedAt: moment,
});

export const categories = z.array(
  z.object({
    scopeId: id,
    grade: z.string().nullable(),
    level: z.string().nullable(),
    firstCategory: id.nullable(),
    secondCategory: id.nullable(),
    thirdCategory: id.nullable(),
  }),
);

/** How far a translation is, in parts. `ready`: learners see it; `changed`: the original is another one since. */
const languageProgress = z.object({
  locale: z.string(),
  state: z.enum(['ready', 'changed', 'draft']),
  done: z.number().int(),
  changed: z.number().int(),
  missing: z.number().int(),
});

/** An activity in the edit list or among what was found. */
export const madeActivity = z.object({
  _id: id,
  activityName: z.string(),
  activityNameString: z.number().int().nullable(),
  templateId: id,
  templateAlias: z.string(),
  activityTemplateName: z.string(),
  locale: z.string(),
  monolingual: z.boolean(),
  isValid: z.boolean(),
  /** How much keeps it from being ready; null where nobody has saved it since this is counted. */
  toFix: z.number().int().nullable(),
  generatedFromWordlist: id.nullable(),
  /** The name of that list. */
  wordlistName: z.string().nullable(),
  /** Who made it; null where it came with the product. */
  owner: z.string().nullable(),
  contentFolder: z.string(),
  educationalCategories: categories,
  /** Null where its data is so large that it lies in a file. */
  problemCount: z.number().int().nullable(),
  /** Whose edit list it is in: the own id before others. */
  inEditList: id.nullable(),
  /** In whose edit lists it is, without the own. */
  editors: z.array(person),
  /** Who else has it open. */
  visitors: z.array(person),
  inMenu: z.boolean(),
  hasDraft: z.boolean(),
  languages: z.array(languageProgress),
  /** Whether who asks may delete it, as far as nothing refers to it. */
  mayDelete: z.boolean(),
  updatedAt: moment,
  updatedBy: z.string().nullable(),
});

export type MadeActivity = z.output<typeof madeActivity>;

const place = z.object({ groupId: id, groupName: z.string(), solutionId: id, solutionName: z.string() });

/** Everything that its editor needs. */
export const openedActivity = madeActivity.extend({
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  /** As it is being made; what learners see is the published version. */
  data: activityData,
  issues: z.array(issue),
  currentLanguageVersion: z.object({ version: z.string(), locale: z.string() }),
  languageVersionData: z.record(z.string(), activityData),
  languageVersions: z.array(
    languageProgress.extend({
      version: z.number().int(),
      publishedVersion: z.number().int().nullable(),
      hasDraft: z.boolean(),
    }),
  ),
  /** The menus that it stands in. */
  usedIn: z.array(place),
});

export type OpenedActivity = z.output<typeof openedActivity>;

export const versionRow = z.object({
  version: z.number().int(),
  isPublished: z.boolean(),
  /** False where only the newest of several is kept. */
  isKept: z.boolean(),
  author: z.string().nullable(),
  savedAt: moment,
});
export const activityVersion = versionRow.extend({ data: activityData });

export const visitor = person.extend({
  language: z.string(),
  problemId: z.string().nullable(),
  since: moment,
});

/** One text or recording of a language version beside its original. */
const partState = z.object({
  part: z.string(),
  kind: z.enum(['text', 'texts', 'audio']),
  value: z.string(),
  state: z.enum(['done', 'changed', 'copied', 'missing']),
  translation: z.string(),
  /** The original when it was translated, where it has changed since. */
  was: z.string().nullable(),
});

export const openedLanguage = z.object({
  locale: z.string(),
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  hasDraft: z.boolean(),
  data: activityData,
  original: z.object({ locale: z.string(), version: z.number().int(), data: activityData, savedAt: moment }),
  parts: z.array(partState),
  /** What each part was translated from, to tell while typing what is done. */
  from: z.record(
    z.string(),
    z.object({ was: z.string(), said: z.string().optional(), copied: z.literal(true).optional() }),
  ),
  done: z.number().int(),
  changed: z.number().int(),
  missing: z.number().int(),
});

export type OpenedLanguage = z.output<typeof openedLanguage>;
