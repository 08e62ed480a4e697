import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, localeCode, sent, tableQuery, tableReply } from '../../entities/shape.ts';
import { deletedMade } from '../../entities/trash.ts';
import {
  newWord,
  newWordlist,
  savedWordlist,
  wordChange,
  wordlist,
  wordlistRow,
  wordMeaning,
  writtenWord,
} from '../../entities/wordlists.ts';
import { MOST_WORDS } from '../../rules/make/wordlist.ts';

const mayView = { flinkMake: { wordlists: { view: true } } } as const;
const mayEdit = { flinkMake: { wordlists: { edit: true } } } as const;

const done = z.object({ success: z.literal(true) });
const ids = z.array(id).min(1).max(100);

/** Where each of the files can be got for a while, by its key. */
const links = z.record(z.string(), z.string());
const opened = z.object({ success: z.literal(true), data: wordlist, links });

/** Spec 3 §7.4, wordlists. */
export const wordlistsCalls = {
  wordlists: defineCall({
    method: 'GET',
    path: '/api/flink-make/wordlists',
    summary: 'Wordlists of the own scopes, of everybody and of oneself',
    access: mayView,
    query: tableQuery(['name', 'locale', 'wordCount', 'isValid', 'updatedAt']).extend({
      keyword: z.string().max(200).default(''),
      locale: localeCode.optional(),
      scope: id.optional(),
      grade: z.string().max(50).optional(),
      level: z.string().max(50).optional(),
      firstCategory: id.optional(),
      secondCategory: id.optional(),
      thirdCategory: id.optional(),
      isValid: z.stringbool().optional(),
      inEditList: z.stringbool().optional(),
    }),
    reply: tableReply(wordlistRow),
  }),
  myWordlists: defineCall({
    method: 'GET',
    path: '/api/flink-make/wordlists/my-list',
    summary: 'The wordlists in the own edit list, what was worked on last first',
    access: mayView,
    reply: z.object({ data: z.array(wordlistRow), total: z.number().int() }),
  }),
  wordlist: defineCall({
    method: 'GET',
    path: '/api/flink-make/wordlists/{id}',
    summary: 'A wordlist with its words and their meanings',
    access: mayView,
    params: sent({ id }),
    reply: opened,
    errors: ['notFound'],
  }),
  createWordlist: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists',
    summary: 'Makes a wordlist and puts it into the own edit list',
    access: { flinkMake: { wordlists: { create: true } } },
    body: newWordlist,
    reply: opened,
    errors: ['activities.unknownLanguage', 'categories.notYours', 'request.tooLong'],
  }),
  saveWordlist: defineCall({
    method: 'PUT',
    path: '/api/flink-make/wordlists',
    summary: 'Saves name, language, categories and words of a wordlist',
    access: mayEdit,
    body: savedWordlist,
    reply: opened,
    errors: [
      'notFound',
      'wordlists.changedByOthers',
      'activities.unknownLanguage',
      'categories.notYours',
      'request.tooLong',
    ],
  }),
  deleteWordlist: defineCall({
    method: 'DELETE',
    path: '/api/flink-make/wordlists/{id}',
    summary: 'Deletes a wordlist that no activity was made of',
    access: { flinkMake: { wordlists: { delete: true } } },
    params: sent({ id }),
    reply: deletedMade,
    errors: ['notFound', 'wordlists.inUse', 'trash.tooLarge'],
  }),
  addWords: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/add-words',
    summary: 'Adds words to a wordlist, or puts them in the place of all that are in it',
    access: mayEdit,
    body: sent({
      _id: id,
      /** As they come: blanks and those that are in the list are left out. */
      words: z.array(writtenWord).min(1).max(MOST_WORDS),
      replace: z.boolean().default(false),
    }),
    reply: z.object({ success: z.literal(true), wordlist, wordsNotInDB: z.array(z.string()), links }),
    errors: ['notFound', 'request.tooLong'],
  }),
  moveWordlistsToEditList: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/move-to-edit-list',
    summary: 'Puts wordlists into the own edit list',
    access: mayEdit,
    body: sent({ wordlistsIds: ids }),
    reply: done,
    errors: ['notFound'],
  }),
  removeFromUserWordlists: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/remove-from-user-wordlists',
    summary: 'Takes wordlists out of the own edit list; they stay as they are',
    access: mayView,
    body: ids,
    reply: done,
  }),
  wordsByNamesAndLocale: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/get-words-by-names-and-locale',
    summary: 'Every meaning of words in a language, and the words that have none',
    access: mayView,
    whileViewing: 'answered',
    body: sent({ words: z.array(writtenWord).min(1).max(100), locale: localeCode }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(wordMeaning),
      missedWords: z.array(z.string()),
      links,
    }),
  }),
  checkWordAssets: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/check-assets',
    summary: 'Whether pictures and sounds of words are there',
    access: mayView,
    whileViewing: 'answered',
    body: z.array(z.string().min(1).max(512)).min(1).max(200),
    reply: z.object({
      success: z.literal(true),
      data: z.array(z.object({ key: z.string(), success: z.boolean() })),
    }),
  }),
  suggestWords: defineCall({
    method: 'POST',
    path: '/api/flink-make/words/suggest',
    summary: 'Pictures of the house that may show words which the words do not have',
    access: mayView,
    whileViewing: 'answered',
    body: sent({ words: z.array(writtenWord).min(1).max(MOST_WORDS), locale: localeCode }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({
          word: z.string(),
          pictures: z.array(
            z.object({
              key: z.string(),
              name: z.string(),
              /** The meaning that it shows, and whether that is said in the language already. */
              wordId: id,
              isSaid: z.boolean(),
            }),
          ),
        }),
      ),
      links,
    }),
  }),
  makeWords: defineCall({
    method: 'POST',
    path: '/api/flink-make/words',
    summary: 'Adds meanings to the words, with what is known of them in one language',
    access: mayEdit,
    body: sent({ locale: localeCode, words: z.array(newWord).min(1).max(MOST_WORDS) }),
    reply: z.object({ success: z.literal(true), data: z.array(wordMeaning), links }),
    errors: ['activities.unknownLanguage', 'files.notFound', 'files.typeNotAllowed'],
  }),
  changeWords: defineCall({
    method: 'PUT',
    path: '/api/flink-make/words',
    summary: 'Adds what words lack in one language; what they have is changed by who made them',
    access: mayEdit,
    body: sent({ locale: localeCode, words: z.array(wordChange).min(1).max(MOST_WORDS) }),
    reply: z.object({ success: z.literal(true), data: z.array(wordMeaning), links }),
    errors: [
      'notFound',
      'activities.unknownLanguage',
      'files.notFound',
      'files.typeNotAllowed',
      'words.notYours',
    ],
  }),
};
