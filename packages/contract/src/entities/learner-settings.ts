import { z } from 'zod';
import { id, sent } from './shape.ts';

/** The name of a theme or a character: savanna, fletcher. */
export const lookName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,49}$/);

/** Spec 1 §3 and §9, learner settings: its switches are on until they are turned off. */
export const learnerSettings = z.object({
  /** Null until the first menu was chosen and saved (spec 1 §4, initial settings). */
  selectedSolutionId: id.nullable().default(null),
  autoAnimation: z.boolean().default(true),
  activityHelp: z.boolean().default(true),
  teamHelp: z.boolean().default(true),
  /** In the menu the first touch says what a card is called, the second opens it. */
  touchSpeaks: z.boolean().default(false),
  theme: lookName.nullable().default(null),
  character: lookName.nullable().default(null),
  bySolution: z
    .record(id, z.object({ theme: lookName.optional(), character: lookName.optional() }))
    .default({}),
});

export type LearnerSettings = z.output<typeof learnerSettings>;

/** More solutions than a product has. */
const MAX_SOLUTIONS = 50;

/** What is not named stays as it is; of `bySolution` each solution is merged by itself. */
export const settingsChange = sent({
  selectedSolutionId: id.toLowerCase(),
  autoAnimation: z.boolean(),
  activityHelp: z.boolean(),
  teamHelp: z.boolean(),
  touchSpeaks: z.boolean(),
  theme: lookName,
  character: lookName,
  bySolution: z
    .record(id.toLowerCase(), sent({ theme: lookName, character: lookName }).partial())
    .refine((solutions) => Object.keys(solutions).length <= MAX_SOLUTIONS, {
      params: { code: 'request.tooLong' },
    }),
}).partial();

export type SettingsChange = z.output<typeof settingsChange>;
