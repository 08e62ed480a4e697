import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, localeCode, sent } from '../../entities/shape.ts';
import { activityFilters } from './make.ts';

const mayView = { flinkMake: { activities: { view: true } } } as const;

const counts = z.record(z.string(), z.number().int());

/** What lists and translators of Make look up beside the activities themselves. */
export const makeListsCalls = {
  translatedElsewhere: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}/languages/{locale}/elsewhere',
    summary:
      'How a phrase or a similar one was translated in other activities, and the terms of the glossary in it',
    access: mayView,
    params: sent({ id, locale: localeCode }),
    query: sent({ phrase: z.string().min(1).max(500) }),
    reply: z.object({
      data: z.array(
        z.object({
          translation: z.string(),
          /** One of the activities that say so; null: a word of the house. */
          activityName: z.string().nullable(),
          count: z.number().int(),
          /** Of a similar phrase: what it says. */
          source: z.string().nullable(),
          match: z.number(),
        }),
      ),
      terms: z.array(z.object({ term: z.string(), translation: z.string(), note: z.string().nullable() })),
    }),
    errors: ['notFound'],
  }),
  categoryCounts: defineCall({
    method: 'GET',
    path: '/api/flink-make/category-counts',
    summary: 'How many activities stand below each value of the category columns of a scope',
    access: mayView,
    query: sent({
      scope: id,
      keyword: z.string().max(200).default(''),
      templateId: id.optional(),
      grade: z.string().max(50).optional(),
      level: z.string().max(50).optional(),
      firstCategory: id.optional(),
      secondCategory: id.optional(),
      ...activityFilters,
    }),
    /** By column and value; under the empty name those of the whole column. */
    reply: z.object({
      success: z.literal(true),
      data: z.object({
        grade: counts,
        level: counts,
        firstCategory: counts,
        secondCategory: counts,
        thirdCategory: counts,
      }),
    }),
  }),
};
