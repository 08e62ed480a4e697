import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { missedAsset } from '../../entities/generation.ts';
import { categories, categorySets, chosenCategory } from '../../entities/make.ts';
import { id, line, localeCode, moment, pageQuery, sent } from '../../entities/shape.ts';
import { deletedMade } from '../../entities/trash.ts';

/** Spec 3 §4.2, type switch: educational categories, menu, word. */
const kind = z.enum(['edu', 'menu', 'word']);

const name = line(200);
const element = sent({ _id: id, isGroup: z.boolean().default(false) });

export const MOST_ELEMENTS = 500;
const elements = z.array(element).max(MOST_ELEMENTS);

const groupRow = z.object({
  _id: id,
  type: kind,
  name: z.string(),
  version: z.number().int(),
  activityCount: z.number().int(),
  groupCount: z.number().int(),
  wordCount: z.number().int(),
  /** In the own list of groups of words. */
  inWordAgList: z.boolean(),
  updatedAt: moment,
});

/** Spec 3 §3, word group. */
const multilanguageWord = z.object({
  word: z.string(),
  /** Null where the words database does not have it. */
  wordId: id.nullable(),
  locale: z.string(),
  otherLocales: z.record(z.string(), z.object({ word: z.string() })),
});

const writtenWord = line(60);

/** What a learner is told in a language; the sound is the address of a spoken text or the name of a file. */
const wordHelp = { helpString: z.string().max(2_000), helpAudio: z.string().max(512) };
const helps = z.record(
  localeCode,
  sent({ helpString: wordHelp.helpString.default(''), helpAudio: wordHelp.helpAudio.default('') }),
);

/** Spec 3 §9: words per list. */
const MOST_GROUP_WORDS = 20;

export const madeGroup = groupRow.extend({
  /** The language of its words; null where it has none. */
  locale: z.string().nullable(),
  /** The list that its games were made of. */
  wordlistId: id.nullable(),
  multilanguageWords: z.array(multilanguageWord),
  multilangWordsHelp: z.record(z.string(), z.object(wordHelp)),
  /** The languages that its games are in, with how many are. */
  languages: z.array(z.object({ locale: z.string(), activityCount: z.number().int() })),
  defaultActivityId: id.nullable(),
  educationalCategories: categories,
  elements: z.array(
    z.object({
      _id: id,
      isGroup: z.boolean(),
      name: z.string(),
      templateAlias: z.string().nullable(),
      isValid: z.boolean(),
      /** Made of words. */
      isGenerated: z.boolean(),
    }),
  ),
});

export type MadeGroup = z.output<typeof madeGroup>;

const mayChange = { flinkMake: { activityGroups: { edit: true } } } as const;
const wordAgIds = z.array(id).min(1).max(100);
const done = z.object({ success: z.literal(true) });
const copied = z.object({
  success: z.literal(true),
  copied: z.number().int(),
  missedAssets: z.array(missedAsset),
});

const reply = z.object({ success: z.literal(true), data: madeGroup });

/** SUPER sees all types, others those of flinkMake searchAgsTab actions (spec 3 §6): hence `access.denied`. */
export const madeGroupsCalls = {
  madeGroups: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-groups',
    summary: 'Groups of one type, by name and category',
    access: 'flinkMake',
    query: pageQuery.extend({
      type: kind.default('edu'),
      keyword: z.string().max(200).default(''),
      /** Those of the own list of groups of words. */
      inWordAgList: z.stringbool().optional(),
      ...chosenCategory,
    }),
    reply: z.object({ data: z.array(groupRow), total: z.number().int() }),
    errors: ['access.denied'],
  }),
  madeGroup: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-groups/{id}',
    summary: 'A group with what is in it',
    access: 'flinkMake',
    params: sent({ id }),
    reply,
    errors: ['play.groupNotFound'],
  }),
  groupNameIsFree: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-groups/name-is-free',
    summary: 'Whether a group of a type can have a name, and one like it that is free',
    access: 'flinkMake',
    query: sent({ type: kind.default('edu'), name }),
    reply: z.object({ success: z.literal(true), isFree: z.boolean(), freeName: z.string() }),
    errors: ['access.denied'],
  }),
  createGroup: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups',
    summary: 'Puts activities and groups together under a name',
    access: { flinkMake: { activityGroups: { create: true } } },
    body: sent({
      type: kind,
      name,
      elements: elements.default([]),
      educationalCategories: categorySets.default([]),
      locale: localeCode.optional(),
      words: z.array(writtenWord).max(MOST_GROUP_WORDS).optional(),
    }),
    reply,
    errors: [
      'access.denied',
      'notFound',
      'play.groupNotFound',
      'wordlists.groupNameTaken',
      'menus.twice',
      'categories.notYours',
      'activities.unknownLanguage',
    ],
  }),
  changeGroup: defineCall({
    method: 'PUT',
    path: '/api/flink-make/activity-groups',
    summary: 'Changes the name of a group and what is in it',
    access: { flinkMake: { activityGroups: { edit: true } } },
    body: sent({
      _id: id,
      version: z.number().int().min(1).max(1_000_000_000),
      name,
      elements,
      /** Left alone where they are not sent. */
      educationalCategories: categorySets.optional(),
      words: z.array(writtenWord).max(MOST_GROUP_WORDS).optional(),
      multilangWordsHelp: helps.optional(),
    }),
    reply,
    errors: [
      'notFound',
      'conflict',
      'files.badKey',
      'play.groupNotFound',
      'wordlists.groupNameTaken',
      'menus.twice',
      'menus.cycle',
      'categories.notYours',
    ],
  }),
  deleteGroup: defineCall({
    method: 'DELETE',
    path: '/api/flink-make/activity-groups/{id}',
    summary: 'Deletes a group that stands in no other; what was in it stays',
    access: { flinkMake: { activityGroups: { delete: true } } },
    params: sent({ id }),
    reply: deletedMade,
    errors: ['play.groupNotFound', 'groups.inUse', 'trash.tooLarge'],
  }),
  moveToWordAgList: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/move-to-word-ag-list',
    summary: 'Puts groups of words into the own list',
    access: mayChange,
    body: sent({ wordAgIds }),
    reply: done,
    errors: ['play.groupNotFound'],
  }),
  removeFromWordAgList: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/remove-from-word-ag-list',
    summary: 'Takes groups of words out of the own list; they stay as they are',
    access: 'flinkMake',
    body: sent({ wordAgIds }),
    reply: done,
  }),
  checkGroup: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/check-group',
    summary: 'Whether groups are there, hold something and can be played',
    access: 'flinkMake',
    whileViewing: 'answered',
    body: sent({ groups: z.array(id).min(1).max(100), userId: id.optional() }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({
          _id: id,
          name: z.string().nullable(),
          isValid: z.boolean(),
          /** Of the error catalogue; null where nothing is wrong. */
          code: z.string().nullable(),
          /** Whether it is in the list of groups of words of the one who was named, oneself where nobody was. */
          inWordAgList: z.boolean(),
        }),
      ),
    }),
  }),
  checkGroupWords: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/check-group-words',
    summary: 'Which words the words database has in a language, and which are missing there',
    access: 'flinkMake',
    whileViewing: 'answered',
    body: sent({ words: z.array(writtenWord).min(1).max(100), locale: localeCode }),
    reply: z.object({
      success: z.literal(true),
      words: z.array(z.object({ _id: id, word: z.string(), hasPicture: z.boolean(), hasAudio: z.boolean() })),
      missedWords: z.array(z.string()),
    }),
  }),
  removeElementsFromWordAg: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/remove-elements-from-word-ag',
    summary:
      'Takes games out of their groups of words, or one of their languages where it is not their own; the activities stay',
    access: mayChange,
    body: sent({ elementsIds: z.array(id).min(1).max(100), locale: localeCode }),
    reply: z.object({ success: z.literal(true), removed: z.array(id), cleaned: z.array(id) }),
    errors: ['notFound'],
  }),
  copyOtherLangWordsFiles: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/copy-other-lang-words-files',
    summary: 'Brings the sounds of words in another language to the games of a group',
    access: mayChange,
    body: sent({
      activeGroup: id,
      locale: localeCode,
      /** Keys of files; all of the words where none is named. */
      allWordsAssets: z.array(z.string().min(1).max(512)).max(500).default([]),
    }),
    reply: copied,
    errors: ['play.groupNotFound', 'files.badKey'],
  }),
  copyWordlistFiles: defineCall({
    method: 'POST',
    path: '/api/activity-groups/copy-wordlist-files/{id}',
    summary: 'Brings the pictures and sounds of the words of a group to its games once more',
    access: mayChange,
    params: sent({ id }),
    reply: copied,
    errors: ['play.groupNotFound'],
  }),
};
