import * as z from 'zod/mini';

/** The pictures that a learner may look through, each by its name in every language of the library. */
export const clipartSchema = z.array(
  z.object({ file: z.string(), en: z.string(), es: z.string(), sw: z.string() }),
);

export type ClipartPicture = z.infer<typeof clipartSchema>[number];
