import { z } from 'zod';

const count = z.number().int().min(0);

/** How far the starter library is; the total is 0 until it is known. */
export const starterLibrary = z.object({
  state: z.enum(['none', 'loading', 'failed', 'loaded']),
  loaded: count,
  total: count,
});

export type StarterLibrary = z.output<typeof starterLibrary>;
