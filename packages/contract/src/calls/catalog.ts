import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import {
  activityTemplate,
  animationType,
  animationTypes,
  helpActivity,
  locale,
  missingString,
  publicConfig,
  videosByLocale,
} from '../entities/catalog.ts';
import { publicCenter } from '../entities/organizations.ts';
import { MESSAGE_STATES, outboxMessage } from '../entities/people.ts';
import { chosenOf, id, localeCode, moment, sent, tableQuery, tableReply } from '../entities/shape.ts';
import { chosenDays } from '../resources/kit/filter-schema.ts';

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
      /** Something of the house was translated into it; else all of its strings are English. */
      speaks: z.boolean(),
      locales: z.array(locale),
      strings: z.record(z.string(), z.string()),
      config: publicConfig,
      activityTemplates: z.array(activityTemplate),
      learningCenters: z.array(publicCenter),
      /** What who is no learner may try, in the language that is spoken where there is one; null: nothing is offered. */
      tryActivityId: id.nullable(),
    }),
  }),
  officeTexts: defineCall({
    method: 'GET',
    path: '/api/common/office-texts',
    summary: 'The strings that only the office shows, in the language of the user-locale header',
    access: 'staff',
    withGivenPassword: true,
    etag: true,
    reply: z.object({ locale: localeCode, strings: z.record(z.string(), z.string()) }),
  }),
  accountTexts: defineCall({
    method: 'GET',
    path: '/api/common/account-texts',
    summary: 'The strings that only the account of a family shows, in the language of the user-locale header',
    access: OPEN,
    etag: true,
    reply: z.object({ locale: localeCode, strings: z.record(z.string(), z.string()) }),
  }),
  masterOrganization: defineCall({
    method: 'GET',
    path: '/api/common/get-master-organization-by-id/{id}',
    summary: 'What a sign-in screen shows of the organisation a center belongs to',
    access: OPEN,
    params: sent({ id }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        _id: id,
        name: z.string(),
        cleverSignIn: z.boolean(),
        /** Links of limited life to the pictures that the page shows in turn. */
        loginBackgrounds: z.array(z.string()),
      }),
    }),
    errors: ['notFound'],
  }),
  loginPageDocument: defineCall({
    method: 'GET',
    path: '/api/config/login-page-documents',
    summary: 'A link to a document of the login page, such as quick start or credits',
    access: OPEN,
    query: sent({ key: z.enum(['quickStart', 'credits']), localeCode, documentId: id.optional() }),
    reply: z.object({ success: z.literal(true), link: z.string() }),
    errors: ['notFound'],
  }),
  landingPage: defineCall({
    method: 'GET',
    path: '/api/common/landing-page/{code}',
    summary: 'What visitors see at the address of a landing page; null where there is none',
    access: OPEN,
    params: sent({ code: z.string().max(50) }),
    reply: z.object({
      success: z.literal(true),
      data: z
        .object({
          locale: localeCode,
          title: z.string(),
          /** HTML of the subset of rules/rich-text.ts. */
          text: z.string(),
          sound: z.string().nullable(),
          picture: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  productName: defineCall({
    method: 'GET',
    path: '/api/products/get-product-name/{id}',
    summary: 'The name of a product',
    access: 'signedIn',
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), productName: z.string() }),
    errors: ['notFound'],
  }),
  animationsList: defineCall({
    method: 'GET',
    path: '/api/solutions/get-animations-list',
    summary: 'Videos of the wanted types, separated by commas, by language',
    access: 'signedIn',
    etag: true,
    query: sent({ types: animationTypes.default(['ParentVideos', 'QuickStart']) }),
    reply: z.object({ success: z.literal(true), data: z.partialRecord(animationType, videosByLocale) }),
  }),
  helpActivities: defineCall({
    method: 'GET',
    path: '/api/solutions/get-help-activities',
    summary:
      'One activity of each template that shows how it is played: the first that learners meet in the menus of a language',
    access: 'signedIn',
    query: sent({ locale: localeCode.optional() }),
    reply: z.object({ success: z.literal(true), data: z.array(helpActivity) }),
  }),
  missingStrings: defineCall({
    method: 'GET',
    path: '/api/admin/strings/missing',
    summary: 'Texts without a translation into a language',
    access: { admin: { strings: { view: true } } },
    query: tableQuery(['stringNumber', 'key']).extend({ locale: localeCode }),
    reply: tableReply(missingString),
  }),
  stringStillRight: defineCall({
    method: 'POST',
    path: '/api/admin/strings/{id}/still-right',
    summary: 'A translation was read again after English had changed, and stays as it is',
    access: { admin: { strings: { edit: true } } },
    params: sent({ id }),
    body: sent({ locale: localeCode }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound'],
  }),
  stringChanges: defineCall({
    method: 'GET',
    path: '/api/admin/strings/{id}/changes',
    summary: 'Who changed a text last, and in which languages',
    access: { admin: { strings: { view: true } } },
    params: sent({ id }),
    reply: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({
          _id: id,
          who: z.string(),
          at: moment,
          languages: z.array(z.string()),
          isNew: z.boolean(),
        }),
      ),
    }),
  }),
  distinctStringValues: defineCall({
    method: 'GET',
    path: '/api/admin/strings/distinct-values',
    summary: 'Every text that is written in a language, each once',
    access: { admin: { strings: { view: true } } },
    query: sent({ locale: localeCode.default('en') }),
    reply: z.object({ success: z.literal(true), data: z.array(z.string()) }),
  }),
  outboxTable: defineCall({
    method: 'GET',
    path: '/api/admin/outbox',
    summary:
      'Mails and text messages of the outbox; what opens an account is left out of them, except for who tries the demo world out on its own machine',
    access: ['SUPER'],
    query: tableQuery(['createdAt']).extend({
      'filter.state': chosenOf(MESSAGE_STATES),
      'filter.createdAt': chosenDays(),
    }),
    reply: tableReply(outboxMessage),
  }),
  resendMessage: defineCall({
    method: 'POST',
    path: '/api/admin/outbox/{id}/retry',
    summary: 'Has a message that could not be sent tried again, as long as its links work',
    access: ['SUPER'],
    params: sent({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound', 'outbox.notAgain'],
  }),
  revealMessage: defineCall({
    method: 'POST',
    path: '/api/admin/outbox/{id}/reveal',
    summary: 'The whole text of one message that stays in the outbox, its link included; who asked is logged',
    access: ['SUPER'],
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), text: z.string() }),
    errors: ['notFound', 'outbox.goesOut'],
  }),
};
