import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { categories, categorySets } from '../../entities/make.ts';
import { id, moment, pageQuery, sent } from '../../entities/shape.ts';

/** Spec 3 §4.2, type switch: educational categories, menu. */
const kind = z.enum(['edu', 'menu']);

const name = z.string().trim().min(1).max(200);
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
  updatedAt: moment,
});

const madeGroup = groupRow.extend({
  educationalCategories: categories,
  elements: z.array(
    z.object({
      _id: id,
      isGroup: z.boolean(),
      name: z.string(),
      templateAlias: z.string().nullable(),
      isValid: z.boolean(),
    }),
  ),
});

export type MadeGroup = z.output<typeof madeGroup>;

const reply = z.object({ success: z.literal(true), data: madeGroup });

/** SUPER sees all types, others those of flinkMake searchAgsTab actions (spec 3 §6): hence `access.denied`. */
export const madeGroupsCalls = {
  madeGroups: defineCall({
    method: 'GET',
    path: '/api/flink-make/activity-groups',
    summary: 'Groups of one type, by name',
    access: 'flinkMake',
    query: pageQuery.extend({ type: kind.default('edu'), keyword: z.string().max(200).default('') }),
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
    }),
    reply,
    errors: [
      'access.denied',
      'notFound',
      'play.groupNotFound',
      'wordlists.groupNameTaken',
      'menus.twice',
      'categories.notYours',
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
      /** Left alone where it is not sent. */
      educationalCategories: categorySets.optional(),
    }),
    reply,
    errors: [
      'notFound',
      'conflict',
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
    reply: z.object({ success: z.literal(true) }),
    errors: ['play.groupNotFound', 'groups.inUse'],
  }),
};
