import { z } from 'zod';
import { STAFF } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { home } from '../../entities/home.ts';
import { sent } from '../../entities/shape.ts';

export const homeCalls = {
  home: defineCall({
    method: 'GET',
    path: '/api/home',
    summary: 'What the person who asks can act on today, by role',
    access: STAFF,
    reply: z.object({ success: z.literal(true), data: home }),
  }),
  hideSetup: defineCall({
    method: 'PUT',
    path: '/api/home/setup',
    summary: 'Hides the setup checklist of the installation, or shows it again',
    access: ['SUPER'],
    body: sent({ hidden: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
