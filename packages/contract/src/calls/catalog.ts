import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { activityTemplate, locale, missingString, publicConfig } from '../entities/catalog.ts';
import { publicCenter } from '../entities/organizations.ts';
import { outboxMessage } from '../entities/people.ts';
import { localeCode, tableQuery, tableReply } from '../entities/shape.ts';

export const catalogCalls = {
  commonAll: defineCall({
    method: 'GET',
    path: '/api/common/all',
    summary:
      'What every screen needs; strings come in the language of the user-locale header, English where missing',
    access: OPEN,
    etag: true,
    reply: z.object({
      locale: localeCode,
      locales: z.array(locale),
      strings: z.record(z.string(), z.string()),
      config: publicConfig,
      activityTemplates: z.array(activityTemplate),
      learningCenters: z.array(publicCenter),
    }),
  }),
  missingStrings: defineCall({
    method: 'GET',
    path: '/api/admin/strings/missing',
    summary: 'Texts without a translation into a language',
    access: { admin: { strings: { view: true } } },
    query: tableQuery(['stringNumber', 'key']).extend({ locale: localeCode }),
    reply: tableReply(missingString),
  }),
  outboxTable: defineCall({
    method: 'GET',
    path: '/api/admin/outbox',
    summary: 'Mails and text messages of the embedded outbox',
    access: ['SUPER'],
    query: tableQuery(['createdAt']),
    reply: tableReply(outboxMessage),
  }),
};
