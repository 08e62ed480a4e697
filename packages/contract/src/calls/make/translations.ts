import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { categories, chosenCategory } from '../../entities/make.ts';
import { chosenAmong, id, localeCode, moment, sent, tableQuery } from '../../entities/shape.ts';
import { MAX_ACTIVITIES_AT_ONCE, MAX_TEXT_LENGTH } from '../../rules/make/translation-limits.ts';

const mayView = { flinkMake: { activities: { view: true } } } as const;
const mayEdit = { flinkMake: { activities: { edit: true } } } as const;

/** More than any game holds; what is above is sent in several requests. */
const MAX_TEXTS = 5_000;

const MAX_TABLE_BYTES = 2_000_000;

const mark = z.string().max(20);
const part = z.string().min(1).max(500);

const TRANSLATION_STATES = ['missing', 'outdated', 'done'] as const;

export const filters = {
  language: localeCode,
  from: localeCode.optional(),
  /** `todo`: missing or outdated. */
  state: z.enum(['todo', ...TRANSLATION_STATES, 'all']).default('todo'),
  keyword: z.string().max(200).default(''),
  templateId: id.optional(),
  /** An activity group of Make or a group of a menu. */
  group: id.optional(),
  ...chosenCategory,
};

export const translationFilters = sent(filters);
export type TranslationFilters = z.output<typeof translationFilters>;

const counts = z.object({
  missing: z.number().int(),
  outdated: z.number().int(),
  done: z.number().int(),
});

const worklistRow = z.object({
  _id: id,
  activityName: z.string(),
  templateId: id,
  activityTemplateName: z.string(),
  locale: z.string(),
  generatedFromWordlist: id.nullable(),
  educationalCategories: categories,
  state: z.enum(TRANSLATION_STATES),
  /** Whether anybody has written something in this language. */
  begun: z.boolean(),
  published: z.boolean(),
  textsMissing: z.number().int(),
  textsChanged: z.number().int(),
  /** Recordings of a text that has changed since. */
  recordingsChanged: z.number().int(),
  savedBy: z.string().nullable(),
  savedAt: moment.nullable(),
});

export type WorklistRow = z.output<typeof worklistRow>;

const text = z.object({
  part: z.string(),
  place: z.array(z.union([z.string(), z.number()])).readonly(),
  form: z.enum(['plain', 'html', 'list', 'marked']),
  source: z.string(),
  translation: z.string(),
  state: z.enum(['done', 'changed', 'copied', 'missing', 'optional']),
  was: z.string().nullable(),
  sourceMark: z.string(),
  mark: z.string(),
});

const activityTexts = z.object({
  _id: id,
  activityName: z.string(),
  templateAlias: z.string(),
  locale: z.string(),
  published: z.boolean(),
  texts: z.array(text),
});

export type ActivityTexts = z.output<typeof activityTexts>;

const sentText = sent({
  part,
  value: z.string().max(MAX_TEXT_LENGTH),
  /** Fingerprints of the translation and of its source as they were when the writing began. */
  mark,
  sourceMark: mark,
  /** It is right as it stands, although the source changed or both languages say the same. */
  right: z.boolean().default(false),
});

/** Why a text was not saved. `theirs`: somebody else has translated it meanwhile. */
export const REFUSALS = ['unknown', 'broken', 'outdated', 'theirs'] as const;

const refusedText = z.object({
  part: z.string(),
  why: z.enum(REFUSALS),
  /** As it is now. */
  text: text.nullable(),
});

const savedActivity = z.object({
  _id: id,
  /** An error of the whole activity, as that it is not there any more. */
  error: z.string().nullable(),
  saved: z.number().int(),
  /** Whether learners get it. */
  published: z.boolean(),
  missing: z.number().int(),
  /** Everything is written and the game cannot be played like this. */
  unplayable: z.boolean(),
  refused: z.array(refusedText),
});

export type SavedTranslation = z.output<typeof savedActivity>;

/** The worklist of translators and what is done from there (docs/decisions, "Translators' worklist"). */
export const translationsCalls = {
  translationLanguages: defineCall({
    method: 'GET',
    path: '/api/flink-make/translations/languages',
    summary: 'How much is missing, outdated and done in each language, and where one worked last',
    access: mayView,
    reply: z.object({
      data: z.array(counts.extend({ locale: z.string(), lastSavedAt: moment.nullable() })),
    }),
  }),
  translationWorklist: defineCall({
    method: 'GET',
    path: '/api/flink-make/translations',
    summary: 'Activities by what is left to translate of them into a language',
    access: mayView,
    query: tableQuery(['leftToDo', 'activityName']).extend(filters).omit({ filter: true }),
    reply: z.object({
      data: z.array(worklistRow),
      total: z.number().int(),
      /** With the same filters, in every state. */
      counts,
      /** The languages that the activities are written in. */
      sources: z.array(z.string()),
    }),
  }),
  translationTexts: defineCall({
    method: 'GET',
    path: '/api/flink-make/translations/texts',
    summary: 'The texts of several activities beside their translations',
    access: mayView,
    query: sent({ language: localeCode, ids: chosenAmong(id) }),
    reply: z.object({ data: z.array(activityTexts) }),
    errors: ['request.tooLong', 'activities.unknownLanguage'],
  }),
  saveTranslations: defineCall({
    method: 'POST',
    path: '/api/flink-make/translations/texts',
    summary:
      'Saves translations of several activities together; what others changed meanwhile is told text by text',
    access: mayEdit,
    body: sent({
      language: localeCode,
      activities: z
        .array(sent({ _id: id, texts: z.array(sentText).max(MAX_TEXTS) }))
        .min(1)
        .max(MAX_ACTIVITIES_AT_ONCE),
    }),
    bodyLimit: MAX_TABLE_BYTES,
    reply: z.object({ success: z.literal(true), data: z.array(savedActivity) }),
    errors: ['activities.unknownLanguage'],
  }),
};
