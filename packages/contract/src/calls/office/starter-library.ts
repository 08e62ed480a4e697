import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { starterLibrary } from '../../entities/starter-library.ts';

const reply = z.object({ success: z.literal(true), data: starterLibrary });

export const starterLibraryCalls = {
  starterLibrary: defineCall({
    method: 'GET',
    path: '/api/admin/starter-library',
    summary: 'Whether the starter library is loaded, and how far it is while it is being loaded',
    access: ['SUPER'],
    reply,
  }),
  loadStarterLibrary: defineCall({
    method: 'POST',
    path: '/api/admin/starter-library',
    summary: 'Starts loading the starter library and the product that holds it; once is enough',
    access: ['SUPER'],
    reply,
    perMinute: 12,
  }),
};
