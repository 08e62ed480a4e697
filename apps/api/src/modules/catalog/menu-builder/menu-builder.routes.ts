import { menuBuilderCalls } from '@flink/contract/calls/office/menu-builder.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export const menuBuilderRoutes = ({ menuBuilder, menus }: Services) =>
  routesOf(menuBuilderCalls)({
    builtMenu: async ({ params }) => ({ success: true, data: await menuBuilder.menu(params.id) }),
    menuAsSeen: async ({ params }) => ({ success: true, data: await menus.menu(null, params.id, 'none') }),
    groupAsSeen: async ({ params }) => {
      const { _id, activities } = await menus.group(null, params.id);
      return { success: true, data: { _id, activities, reports: {} } };
    },
    saveMenu: async ({ params, body, principal }) => ({
      success: true,
      ...(await menuBuilder.save(sessionOf(principal), params.id, body)),
    }),
    groupsForMenu: ({ query }) => menuBuilder.palette(query),
    groupElements: async ({ params }) => ({ success: true, data: await menuBuilder.elements(params.id) }),
    checkGroupsForGroup: async ({ body }) => {
      const refused = await menuBuilder.wouldCloseACircle(body.parentId, body.groupsIds);
      return { success: true, canBeAdded: refused.length === 0, refused };
    },
  });
