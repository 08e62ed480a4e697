import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { menuGroup, solutionMenu } from '../../entities/menu.ts';
import { builtMenu, groupElements, menuChanges, paletteItem } from '../../entities/menu-builder.ts';
import { id, localeCode, pageQuery, sent } from '../../entities/shape.ts';

const mayBuild = { admin: { solutions: { edit: true } } } as const;

/** Every entry of a large menu on another place. */
const BODY_LIMIT = 2_000_000;

/** Spec 3 §2.1 (`/admin/solutions/solution-menu/{id}`) and §7.4 (activity-groups). */
export const menuBuilderCalls = {
  builtMenu: defineCall({
    method: 'GET',
    path: '/api/solutions/{id}/menu',
    summary: 'The whole menu of a solution, as it is built',
    access: mayBuild,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: builtMenu }),
    errors: ['notFound'],
  }),
  menuAsSeen: defineCall({
    method: 'GET',
    path: '/api/solutions/{id}/menu-as-seen',
    summary: 'The menu of a solution as learners see it, without its activities',
    access: mayBuild,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: solutionMenu }),
    errors: ['notFound', 'play.solutionWithoutMenu'],
  }),
  groupAsSeen: defineCall({
    method: 'GET',
    path: '/api/activity-groups/{id}/as-seen',
    summary: 'What is in a group of a menu as learners see it; nobody has reached anything',
    access: mayBuild,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: menuGroup }),
    errors: ['play.groupNotFound'],
  }),
  saveMenu: defineCall({
    method: 'PUT',
    path: '/api/solutions/{id}/menu',
    summary: 'Saves what was built since a version, all of it or nothing',
    access: mayBuild,
    params: sent({ id }),
    body: menuChanges,
    bodyLimit: BODY_LIMIT,
    reply: z.object({ success: z.literal(true), version: z.number().int() }),
    errors: [
      'notFound',
      'conflict',
      'menus.cycle',
      'menus.twice',
      'menus.unknown',
      'menus.tooDeep',
      'menus.activityInCell',
      'menus.notReady',
    ],
  }),
  groupsForMenu: defineCall({
    method: 'GET',
    path: '/api/activity-groups/get-for-menu',
    summary: 'Groups of all menus and activities to put into a menu, by name',
    access: mayBuild,
    query: pageQuery.extend({
      filter: z.string().max(200).default(''),
      kind: z.enum(['all', 'groups', 'activities']).default('all'),
      /** Activities that can be played as they are. */
      ready: z.stringbool().default(false),
      locale: localeCode.optional(),
    }),
    reply: z.object({
      data: z.array(paletteItem),
      /** How many were found of each kind, whatever kind is shown. */
      groups: z.number().int(),
      activities: z.number().int(),
    }),
  }),
  groupElements: defineCall({
    method: 'GET',
    path: '/api/activity-groups/get-group-elements-by-id/{id}',
    summary: 'A group with all groups and activities in it',
    access: mayBuild,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: groupElements }),
    errors: ['play.groupNotFound'],
  }),
  checkGroupsForGroup: defineCall({
    method: 'POST',
    path: '/api/activity-groups/check-if-groups-can-be-added-to-group',
    summary: 'Which of these groups would close a circle inside another group',
    access: mayBuild,
    whileViewing: 'answered',
    body: sent({ parentId: id, groupsIds: z.array(id).min(1).max(1_000) }),
    reply: z.object({
      success: z.literal(true),
      canBeAdded: z.boolean(),
      refused: z.array(z.object({ _id: id, name: z.string() })),
    }),
    errors: ['play.groupNotFound'],
  }),
};
