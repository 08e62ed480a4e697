import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  anewOfList,
  missedAsset,
  preview,
  wishedGames,
  wordChange,
  wordPair,
} from '../../entities/generation.ts';
import { id, line, localeCode, sent } from '../../entities/shape.ts';
import { madeGroup } from './made-groups.ts';

const mayPreview = { flinkMake: { wordlists: { view: true } } } as const;
const mayGenerate = {
  flinkMake: { wordlists: { view: true, generate: true }, activities: { create: true } },
} as const;
const mayRemake = {
  flinkMake: { wordlists: { view: true, generate: true }, activities: { edit: true } },
} as const;
const mayPutIntoMenu = {
  flinkMake: { wordlists: { view: true } },
  admin: { solutions: { edit: true } },
} as const;

const done = z.object({ success: z.literal(true) });

/** Pictures and sounds that are missing were told and do not matter (spec 3 §5.2). */
const createAnyway = z.boolean().default(false);

const made = z.object({
  success: z.literal(true),
  data: madeGroup,
  /** Of the games, in the order of the group. */
  activities: z.array(
    z.object({
      _id: id,
      activityName: z.string(),
      templateAlias: z.string(),
      problemCount: z.number().int(),
    }),
  ),
  missedAssets: z.array(missedAsset),
});

const REFUSED = [
  'notFound',
  'play.groupNotFound',
  'access.denied',
  'wordlists.noneChosen',
  'wordlists.noWordsOfLocale',
  'wordlists.wordsNotFound',
  'wordlists.templatesWithoutGenerator',
  'wordlists.templateRefused',
  'wordlists.assetsMissing',
  'activities.badData',
  'activities.notReady',
] as const;

/** Spec 3 §5.2 and §7.4: games of a list of words. */
export const generationCalls = {
  previewActivities: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/preview-activities',
    summary: 'What each game would be of a wordlist or a group of words, and what it lacks; nothing is made',
    access: mayPreview,
    whileViewing: 'answered',
    body: sent({
      wordlist: id.optional(),
      activeGroup: id.optional(),
      /** The language of the words of a group; its own where it is not said. */
      locale: localeCode.optional(),
      /** All that are made of words where none is named. */
      activities: wishedGames.default([]),
    }),
    reply: z.object({ success: z.literal(true), data: preview }),
    errors: ['notFound', 'play.groupNotFound', 'request.required'],
  }),
  generateActivityGroup: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/generate-activity-group',
    summary: 'Makes games of a wordlist and puts them together in a group',
    access: mayGenerate,
    body: sent({
      activities: wishedGames,
      wordlist: id,
      activityGroupName: line(200),
      createAnyway,
    }),
    bodyLimit: 7_100_000,
    reply: made,
    errors: [...REFUSED, 'wordlists.groupNameTaken'],
  }),
  generateWordActivities: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/generate-word-activities',
    summary: 'Makes games of the words of a group; those that it has are made anew and stay the same ones',
    access: mayGenerate,
    body: sent({ activities: wishedGames, activeGroup: id, createAnyway }),
    bodyLimit: 7_100_000,
    reply: made,
    errors: REFUSED,
  }),
  addLangVersionToWordActivities: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/add-lang-version-to-word-activities',
    summary: 'Makes the games of a group in another language, of the same words',
    access: mayGenerate,
    body: sent({
      /** Ids of activities; all that were made of words where none is named. */
      activities: z.array(id).max(100).default([]),
      activeGroup: id,
      locale: localeCode,
      createAnyway,
    }),
    reply: z.object({
      success: z.literal(true),
      data: madeGroup,
      /** Those that have the language now. */
      added: z.array(id),
      /** Those that have not, with the reason. */
      refused: z.array(
        z.object({
          _id: id,
          activityName: z.string(),
          code: z.string(),
          params: z.record(z.string(), z.string()).optional(),
        }),
      ),
      missedAssets: z.array(missedAsset),
    }),
    errors: [...REFUSED, 'activities.unknownLanguage', 'activities.ownLanguage'],
  }),
  activitiesAnew: defineCall({
    method: 'GET',
    path: '/api/flink-make/wordlists/{id}/activities-anew',
    summary: 'What would be another one in the activities that were made of a wordlist; nothing is made',
    access: mayPreview,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: anewOfList }),
    errors: ['notFound'],
  }),
  remakeActivities: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/remake-activities',
    summary: 'Makes activities of a wordlist anew under their ids; what learners reached in them stays',
    access: mayRemake,
    body: sent({
      wordlist: id,
      /** All that would be others where none is named. */
      activities: z.array(id).max(500).default([]),
    }),
    reply: z.object({ success: z.literal(true), remade: z.array(id) }),
    errors: ['notFound', 'wordlists.noWordsOfLocale', 'activities.notReady'],
  }),
  checkWordAgsAssets: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/check-word-ags-assets',
    summary: 'Which words, pictures and sounds the groups of words lack in a language',
    access: mayPreview,
    whileViewing: 'answered',
    body: sent({ wordAgIds: z.array(id).min(1).max(100), locale: localeCode.optional() }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({ _id: id, name: z.string(), locale: z.string(), missedAssets: z.array(missedAsset) }),
      ),
    }),
    errors: ['play.groupNotFound'],
  }),
  transferToWordAgs: defineCall({
    method: 'POST',
    path: '/api/flink-make/wordlists/transfer-to-word-ags',
    summary: 'Makes a group of words of each wordlist, without games yet',
    access: mayGenerate,
    body: sent({ wordlistsIds: z.array(id).min(1).max(100) }),
    reply: z.object({ success: z.literal(true), data: z.array(z.object({ _id: id, name: z.string() })) }),
    errors: ['notFound', 'access.denied'],
  }),
  keepWordsApart: defineCall({
    method: 'POST',
    path: '/api/flink-make/words/never-together',
    summary: 'Two words never stand in one problem of a game that is made from now on',
    access: mayGenerate,
    body: wordPair,
    reply: done,
    errors: ['notFound'],
  }),
  bringWordsTogether: defineCall({
    method: 'DELETE',
    path: '/api/flink-make/words/never-together/{wordId}/{otherId}',
    summary: 'Two words may stand in one problem again',
    access: mayGenerate,
    params: wordPair,
    reply: done,
    errors: ['notFound'],
  }),
  wordChanges: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-groups/{id}/word-changes',
    summary: 'What has changed in the words of a group since its games were made, and which games have them',
    access: mayPreview,
    params: sent({ id }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        changes: z.array(wordChange),
        activities: z.array(z.object({ _id: id, activityName: z.string(), templateId: id })),
      }),
    }),
    errors: ['play.groupNotFound'],
  }),
  putGroupIntoMenu: defineCall({
    method: 'POST',
    path: '/api/flink-make/activity-groups/{id}/put-into-menu',
    summary: 'Shows a group to learners: at the end of a level of a menu',
    access: mayPutIntoMenu,
    params: sent({ id }),
    body: sent({
      solutionId: id,
      subject: line(60),
      level: z.number().int().min(1).max(12),
    }),
    reply: z.object({ success: z.literal(true), groupId: id }),
    errors: ['notFound', 'play.groupNotFound', 'play.groupEmpty', 'activities.notReady'],
  }),
};
