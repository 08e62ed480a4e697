import { z } from 'zod';
import { learnerReport } from './play.ts';
import { sessionLearner } from './session.ts';
import { id } from './shape.ts';

const byLocale = z.record(z.string(), id);

/** Spec 1 §3, product. */
export const product = z.object({
  _id: id,
  name: z.string(),
  onePerson: z.boolean(),
  /** In the order of the product, at least one. */
  solutions: z.array(z.object({ _id: id, displayName: z.string(), locale: z.string() })),
  defaultSolutionsForAdmins: byLocale,
  defaultSolutionsForMembers: byLocale,
});

export type Product = z.output<typeof product>;

/** A learner of the team; `reports` by activity, and by group of the selected solution. */
export const playingLearner = sessionLearner.extend({ reports: z.record(id, learnerReport) });

/** Spec 1 §3, menu group; spec 3 §3, solution menu. */
export const solutionMenu = z.object({
  _id: id,
  displayName: z.string(),
  locale: z.string(),
  activityGroups: z.array(
    z.object({
      _id: id,
      isGroup: z.literal(true),
      activityName: z.string(),
      menuLevel: z.number().int(),
      /** The subject. */
      firstCategory: z.string(),
      activities: z.array(z.object({ _id: id, activityName: z.string(), alias: z.string() })),
    }),
  ),
});

export type SolutionMenu = z.output<typeof solutionMenu>;
