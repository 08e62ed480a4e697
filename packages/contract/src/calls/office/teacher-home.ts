import { z } from 'zod';
import { OPEN } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { id, localeCode, moment, sent } from '../../entities/shape.ts';
import { missedWordsIn, teacherHome } from '../../entities/teacher-home.ts';

/** Spec 3 §6: teachers see only assigned families. */
export const teacherHomeCalls = {
  teacherHome: defineCall({
    method: 'GET',
    path: '/api/teachers/home',
    summary: 'A week of the families that are assigned to the teacher who asks, and who of them needs a word',
    access: ['TEACHER'],
    /** Any day of the week; the last full week when not said. */
    query: sent({ week: z.iso.date().optional() }),
    reply: z.object({ success: z.literal(true), data: teacherHome }),
    errors: ['notFound'],
  }),
  talkedToFamily: defineCall({
    method: 'POST',
    path: '/api/teachers/talks',
    summary: 'Writes down that the teacher who asks has talked to a family',
    access: ['TEACHER'],
    tenant: { 'body.familyId': 'family' },
    /** The id is the browser's: a talk that is sent twice is one talk. */
    body: sent({ _id: id, familyId: id }),
    reply: z.object({ success: z.literal(true), data: z.object({ talkedAt: moment }) }),
    errors: ['notFound', 'conflict', 'request.notAllowed'],
  }),
  notTalkedToFamily: defineCall({
    method: 'DELETE',
    path: '/api/teachers/talks/{id}',
    summary: 'Takes back that the teacher who asks has talked to a family',
    access: ['TEACHER'],
    params: sent({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
  missedWords: defineCall({
    method: 'GET',
    path: '/api/teachers/missed-words',
    summary: 'The words that the families of the teacher who asks miss most often, by language',
    access: ['TEACHER'],
    reply: z.object({ success: z.literal(true), data: z.array(missedWordsIn) }),
    errors: ['notFound'],
  }),
  makeMissedWordsGame: defineCall({
    method: 'POST',
    path: '/api/teachers/missed-words/game',
    summary:
      'Makes a game of the words that are missed most often in a language; made again it stays the same one',
    access: ['TEACHER'],
    body: sent({ locale: localeCode }),
    reply: z.object({ success: z.literal(true), data: z.object({ activityId: id }) }),
    errors: ['notFound', 'wordlists.minThreeWords'],
  }),
  wantWeeklyMail: defineCall({
    method: 'PUT',
    path: '/api/teachers/weekly-mail',
    summary: 'Whether the teacher who asks is told every Monday by mail who needs a word',
    access: ['TEACHER'],
    body: sent({ wanted: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
  /** Of a mail program, which sends a form. Who does not know the key is answered the same. */
  stopWeeklyMail: defineCall({
    method: 'POST',
    path: '/api/teachers/weekly-mail/stop/{key}',
    summary: 'Ends the weekly mail of a teacher by the key that stands in it (RFC 8058)',
    access: OPEN,
    params: sent({ key: id }),
    rawBody: true,
    bodyLimit: 1_000,
    reply: z.object({ success: z.literal(true) }),
    perMinute: 60,
  }),
  openWeeklyMail: defineCall({
    method: 'GET',
    path: '/api/teachers/weekly-mail/stop/{key}',
    summary: 'Sends a browser that opens this address to where the weekly mail is switched off',
    access: OPEN,
    params: sent({ key: id }),
    reply: { raw: 'text/html; charset=utf-8' },
    alsoAnswers: [303],
  }),
};
