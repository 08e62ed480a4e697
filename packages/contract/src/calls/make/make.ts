import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  activityChange,
  activityVersion,
  chosenCategory,
  convertedActivity,
  language,
  madeActivity,
  newActivity,
  openedActivity,
  openedLanguage,
  saved,
  savedData,
  versionRow,
  visitor,
} from '../../entities/make.ts';
import { ownCharacters } from '../../entities/play-data.ts';
import { chosenAmong, chosenOf, id, localeCode, pageQuery, sent, tableQuery } from '../../entities/shape.ts';
import { deletedMade } from '../../entities/trash.ts';
import { chosenDays } from '../../resources/kit/filter-schema.ts';
import { structureShape } from '../../resources/kit/structure-schemas.ts';
import { CHARACTER_PLACES, CHARACTER_SIZES } from '../../rules/play/character-place.ts';

const mayView = { flinkMake: { activities: { view: true } } } as const;
const mayCreate = { flinkMake: { activities: { create: true } } } as const;
const mayCopy = { flinkMake: { activities: { copy: true } } } as const;
const mayDelete = { flinkMake: { activities: { delete: true } } } as const;
const mayEdit = { flinkMake: { activities: { edit: true } } } as const;

/** Spec 3 §9: 7,000,000 bytes of data, and what is sent with them. */
const SAVE_LIMIT = 7_100_000;

const done = z.object({ success: z.literal(true) });
const activitiesIds = z.array(id).min(1).max(100);

const SAVE_ERRORS = [
  'notFound',
  'request.required',
  'request.tooLong',
  'activities.changedByOthers',
  'activities.noValidation',
  'activities.dataTooLarge',
  'activities.badData',
  'activities.unknownLanguage',
  'activities.ownLanguage',
  'activities.languageNotBegun',
  'files.badKey',
  'files.notFound',
  'files.notYours',
  'files.notOfYourActivity',
] as const;

const path = z.string().optional();

const template = z.object({
  _id: id,
  alias: z.string(),
  activityTemplateName: z.string(),
  explanation: z.string().nullable(),
  /** What it looks like before one can read its name: paths, 24 by 24 units. */
  glyph: z
    .object({ tint: path, marker: path, line: path, dashed: path, faint: path, solid: path })
    .nullable(),
  /** Where its picture is, for a while. */
  thumb: z.string().nullable(),
  family: z.enum(['match', 'spell', 'read', 'choose', 'make']),
  multiplayer: z.boolean(),
  availableForWordlists: z.boolean(),
  onlyForWordlists: z.boolean(),
  /** Offered in the New Activity dialog (spec 3 §2.3). */
  offered: z.boolean(),
  /** For previews: who stands beside the game, as for learners who have not chosen one of these. */
  characters: z.array(z.string()),
  characterSize: z.enum(CHARACTER_SIZES).nullable(),
  characterLocation: z.enum(CHARACTER_PLACES).nullable(),
});

/** What activities are searched by besides words, template and category. */
export const activityFilters = {
  'filter.locale': chosenAmong(localeCode),
  'filter.isValid': chosenOf(['true', 'false']),
  'filter.wordlist': chosenAmong(id),
  'filter.owner': chosenAmong(id),
  'filter.updatedAt': chosenDays(),
};

/** Spec 3 §7.4. */
export const makeCalls = {
  makeCommon: defineCall({
    method: 'GET',
    path: '/api/flink-make/common',
    summary: 'Templates, languages and the own scopes with their categories',
    access: mayView,
    etag: true,
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        templates: z.array(template),
        characters: ownCharacters,
        locales: z.array(
          z.object({
            _id: id,
            code: z.string(),
            name: z.string(),
            displayName: z.string(),
            /** Whether texts can be spoken by the house's voice. */
            speaks: z.boolean(),
          }),
        ),
        scopes: z.array(z.object({ _id: id, name: z.string(), categories: structureShape('categories') })),
      }),
    }),
  }),
  makeStrings: defineCall({
    method: 'GET',
    path: '/api/flink-make/strings',
    summary: 'Texts of the house in a language, by number or by words',
    access: mayView,
    query: pageQuery.extend({ locale: localeCode.default('en'), keyword: z.string().max(200).default('') }),
    reply: z.object({
      data: z.array(
        z.object({ stringNumber: z.number().int(), text: z.string(), audio: z.string().nullable() }),
      ),
      total: z.number().int(),
    }),
  }),
  searchActivities: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities',
    summary: 'Activities by words, template, category, language, wordlist, owner, date and readiness',
    access: mayView,
    query: tableQuery([
      'activityName',
      'activityTemplateName',
      'locale',
      'isValid',
      'updatedAt',
      'leftToDo',
    ]).extend({
      keyword: z.string().max(200).default(''),
      templateId: id.optional(),
      locale: localeCode.optional(),
      ...chosenCategory,
      /** Those of the own edit list, or those that are not in it. */
      inEditList: z.stringbool().optional(),
      isValid: z.stringbool().optional(),
      kind: z.enum(['all', 'authored', 'generated']).default('all'),
      ...activityFilters,
    }),
    reply: z.object({ data: z.array(madeActivity), total: z.number().int(), unfiltered: z.number().int() }),
  }),
  activityFilterChoices: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-filter-choices',
    summary: 'Wordlists and owners of the activities that somebody sees, by name or by id',
    access: mayView,
    query: sent({
      of: z.enum(['wordlist', 'owner']),
      keyword: z.string().max(200).default(''),
      ids: chosenAmong(id),
    }),
    reply: z.object({ data: z.array(z.object({ _id: id, name: z.string() })), total: z.number().int() }),
  }),
  openActivity: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}',
    summary: 'An activity as it is being made, with its language versions',
    access: mayView,
    params: sent({ id }),
    query: sent({ language }),
    reply: z.object({ success: z.literal(true), data: openedActivity }),
    errors: ['notFound'],
  }),
  editList: defineCall({
    method: 'GET',
    path: '/api/flink-make/edit-list',
    summary: 'The own edit list, what was worked on last first',
    access: mayView,
    reply: z.object({ data: z.array(madeActivity), total: z.number().int() }),
  }),
  createActivity: defineCall({
    method: 'POST',
    path: '/api/flink-make/edit-list',
    summary: 'Makes a new activity and puts it into the own edit list',
    access: mayCreate,
    body: newActivity,
    reply: z.object({ success: z.literal(true), data: madeActivity }),
    errors: [
      'activities.nameRequired',
      'activities.templateNotOffered',
      'activities.unknownLanguage',
      'strings.translationNotFound',
      'strings.valueNotFound',
      'categories.notYours',
    ],
  }),
  convertLegacy: defineCall({
    method: 'POST',
    path: '/api/flink-make/edit-list/convert-legacy',
    summary: 'Makes an activity of an old one, whole with its files, and puts it into the own edit list',
    access: { flinkMake: { activities: { create: true, edit: true } } },
    body: convertedActivity,
    bodyLimit: SAVE_LIMIT,
    reply: z.object({ success: z.literal(true), data: madeActivity }),
    errors: [
      'conflict',
      'activities.templateNotOffered',
      'activities.unknownLanguage',
      'activities.noValidation',
      'activities.dataTooLarge',
      'activities.badData',
      'files.badKey',
      'files.notFound',
    ],
  }),
  changeActivities: defineCall({
    method: 'PUT',
    path: '/api/flink-make/edit-list',
    summary: 'Changes names, languages and categories of activities',
    access: mayEdit,
    body: sent({ activities: z.array(activityChange).min(1).max(100) }),
    reply: z.object({ success: z.literal(true), data: z.array(madeActivity) }),
    errors: [
      'notFound',
      'activities.unknownLanguage',
      'activities.languageTaken',
      'strings.translationNotFound',
      'strings.valueNotFound',
      'categories.notYours',
    ],
  }),
  removeFromEditList: defineCall({
    method: 'POST',
    path: '/api/flink-make/edit-list/remove-from-edit-list',
    summary: 'Takes activities out of the own edit list; they stay as they are',
    access: mayView,
    body: sent({ activitiesIds }),
    reply: done,
  }),
  moveToEditList: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/move-to-edit-list',
    summary: 'Puts activities into the own edit list',
    access: mayEdit,
    body: sent({ activitiesIds }),
    reply: done,
    errors: ['notFound'],
  }),
  saveActivity: defineCall({
    method: 'PUT',
    path: '/api/flink-make/activities/{id}/save-data',
    summary: 'Saves what was made and shows it to learners; changes of others to other problems stay',
    access: mayEdit,
    params: sent({ id }),
    body: savedData,
    bodyLimit: SAVE_LIMIT,
    reply: saved,
    errors: [
      ...SAVE_ERRORS,
      'activities.notReady',
      'activities.translationIncomplete',
      'activities.translationUnplayable',
    ],
  }),
  saveDraft: defineCall({
    method: 'PUT',
    path: '/api/flink-make/activities/{id}/save-draft',
    summary: 'Saves what was made: a draft where learners have the activity in a menu, at once where not',
    access: mayEdit,
    params: sent({ id }),
    body: savedData,
    bodyLimit: SAVE_LIMIT,
    reply: saved,
    errors: SAVE_ERRORS,
  }),
  activityVersions: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}/versions',
    summary: 'Who saved an activity and when, the latest first',
    access: mayView,
    params: sent({ id }),
    query: sent({ language }),
    reply: z.object({ data: z.array(versionRow), total: z.number().int() }),
    errors: ['notFound'],
  }),
  activityVersion: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}/versions/{version}',
    summary: 'An activity as it was once',
    access: mayView,
    params: sent({ id, version: z.coerce.number().int().min(1).max(1_000_000_000) }),
    query: sent({ language }),
    reply: z.object({ success: z.literal(true), data: activityVersion }),
    errors: ['notFound'],
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/{id}/versions/{version}/restore',
    summary: 'Makes an older version the newest, as automatic saving would keep it',
    access: mayEdit,
    params: sent({ id, version: z.coerce.number().int().min(1).max(1_000_000_000) }),
    body: sent({ baseVersion: z.number().int().min(0).max(1_000_000_000), language }),
    reply: saved,
    errors: SAVE_ERRORS,
  }),
  visitActivity: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/{id}/presence',
    summary:
      'Says that somebody has the activity open, and tells who else has; to be said three times a minute',
    access: mayView,
    params: sent({ id }),
    body: sent({
      language,
      problemId: z.string().max(200).nullable().default(null),
      /** The editor is closed. */
      leaves: z.boolean().default(false),
    }),
    reply: z.object({
      success: z.literal(true),
      visitors: z.array(visitor),
      /** The latest of this language: a higher one than the own means that somebody saved. */
      version: z.number().int(),
      /** The same of what it is translated from. */
      originalVersion: z.number().int(),
    }),
    errors: ['notFound'],
  }),
  copyActivity: defineCall({
    method: 'POST',
    path: '/api/activities/copy-activity/{id}',
    summary: 'Copies an activity with its files and languages, and puts it into the own edit list',
    access: mayCopy,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: madeActivity }),
    errors: ['notFound', 'activities.copyFailed', 'files.tooMuchToday'],
  }),
  copyActivityFiles: defineCall({
    method: 'POST',
    path: '/api/activities/copy-activity-files/{id}',
    summary: 'Copies files of an activity into another one, for problems that are copied there',
    access: mayEdit,
    params: sent({ id }),
    body: sent({ targetId: id, files: z.array(z.string().min(1).max(512)).min(1).max(500) }),
    reply: z.object({
      success: z.literal(true),
      /** What each file is called there; one that is not there is left out. */
      files: z.record(z.string(), z.string()),
    }),
    errors: ['notFound', 'files.badKey', 'activities.copyFailed', 'files.tooMuchToday'],
  }),
  deleteActivity: defineCall({
    method: 'DELETE',
    path: '/api/activities/delete-activity/{id}',
    summary:
      'Deletes an activity with its files, unless a menu, a group or saved work of a learner refers to it',
    access: mayDelete,
    params: sent({ id }),
    reply: deletedMade,
    errors: [
      'notFound',
      'activities.inUse',
      'activities.inUseUnseen',
      'activities.hasLearnerWorks',
      'trash.tooLarge',
    ],
  }),
  clipart: defineCall({
    method: 'GET',
    path: '/api/flink-make/clipart',
    summary: 'Pictures of words, by the word in any language',
    access: mayView,
    query: pageQuery.extend({ keyword: z.string().max(100).default(''), locale: localeCode.default('en') }),
    reply: z.object({
      data: z.array(
        z.object({
          key: z.string(),
          /** The word in the language that was asked for. */
          name: z.string(),
          /** Where it can be seen; one of the library can be used there as it is. */
          url: z.string(),
        }),
      ),
      total: z.number().int(),
    }),
  }),
  generateTts: defineCall({
    method: 'POST',
    path: '/api/polly/generate-tts',
    summary: 'Reads a text aloud into a new file of a folder; a file that it replaces is deleted',
    access: mayEdit,
    perMinute: 120,
    body: sent({
      path: z.string().min(1).max(400),
      voice: z.enum(['male', 'female']).default('female'),
      locale: localeCode,
      text: z.string().max(3_000),
      useFileBucket: z.boolean().optional(),
      fileToDelete: z.string().max(200).optional(),
    }),
    reply: z.object({ success: z.literal(true), filename: z.string() }),
    errors: [
      'notFound',
      'request.tooMany',
      'speech.noText',
      'speech.noFile',
      'server.unavailable',
      'files.badKey',
      'files.notYours',
      'files.notOfYourActivity',
    ],
  }),
  addLanguage: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/{id}/languages',
    summary: 'Begins a language version, with the pictures of the original and none of its words',
    access: mayEdit,
    params: sent({ id }),
    body: sent({ locale: localeCode }),
    reply: z.object({ success: z.literal(true), data: openedLanguage }),
    errors: ['notFound', 'activities.unknownLanguage', 'activities.ownLanguage'],
  }),
  openLanguage: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}/languages/{locale}',
    summary: 'A language version beside its original, part by part',
    access: mayView,
    params: sent({ id, locale: localeCode }),
    reply: z.object({ success: z.literal(true), data: openedLanguage }),
    errors: ['notFound'],
  }),
  stillRight: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/{id}/languages/{locale}/still-right',
    summary: 'Parts of a language version mean the same although the original has changed',
    access: mayEdit,
    params: sent({ id, locale: localeCode }),
    body: sent({ parts: z.array(z.string().max(500)).min(1).max(5_000) }),
    bodyLimit: 1_000_000,
    reply: z.object({ success: z.literal(true), data: openedLanguage }),
    errors: ['notFound'],
  }),
  cleanLanguage: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/current-lang-clean',
    summary: 'Takes a language version out of activities; the own language of an activity stays',
    access: mayEdit,
    body: sent({ activitiesIds, locale: localeCode.optional() }),
    reply: z.object({ success: z.literal(true), cleaned: z.array(id) }),
    errors: ['notFound'],
  }),
  addMonolingual: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/add-monolingual',
    summary: 'Makes activities monolingual: everybody plays them in their own language',
    access: mayEdit,
    body: sent({ activitiesIds }),
    reply: done,
    errors: ['notFound'],
  }),
  fixMonolingualHelp: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/fix-monolingual-help',
    summary: 'Gives monolingual activities the help of their language versions, each in its language',
    access: mayEdit,
    body: sent({ activitiesIds }),
    reply: z.object({ success: z.literal(true), fixed: z.array(id) }),
    errors: ['notFound', 'activities.noValidation', 'activities.changedByOthers'],
  }),
};
