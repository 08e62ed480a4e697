import { z } from 'zod';
import { learnerSettings, lookName } from './learner-settings.ts';
import { learningGoal } from './learning-goal.ts';
import { learnerReport } from './play.ts';
import { sessionLearner } from './session.ts';
import { id } from './shape.ts';

const byLocale = z.record(z.string(), id);

/** Locale code → file. */
const animation = z.record(z.string(), z.string());

const solution = z.object({
  _id: id,
  displayName: z.string(),
  locale: z.string(),
  themes: z.array(lookName),
  characters: z.array(lookName),
  defaultTheme: lookName.nullable(),
  defaultCharacter: lookName.nullable(),
  animations: z.object({ introduction: animation.optional(), activityBuilder: animation.optional() }),
});

/** Spec 1 §3, product. */
export const product = z.object({
  _id: id,
  name: z.string(),
  onePerson: z.boolean(),
  /** In the order of the product, at least one. */
  solutions: z.array(solution),
  defaultSolutionsForAdmins: byLocale,
  defaultSolutionsForMembers: byLocale,
});

export type Product = z.output<typeof product>;

/** A learner of the team; `reports` by activity and by group. */
export const playingLearner = sessionLearner.extend({
  /** Others belong to the family, one of whom approves of goals (spec 1 §5). */
  hasRelatives: z.boolean(),
  settings: learnerSettings,
  learningGoals: z.array(learningGoal),
  reports: z.record(id, learnerReport),
});

/** Addresses of pictures of what is learned in it, none where its words have none: a menu for who cannot read yet. */
const pictures = z.array(z.string()).max(3);

const menuActivity = z.object({ _id: id, activityName: z.string(), alias: z.string() });

/** Spec 1 §3, menu group; spec 3 §3, solution menu. */
export const solutionMenu = z.object({
  _id: id,
  displayName: z.string(),
  locale: z.string(),
  activityGroups: z.array(
    z.object({
      _id: id,
      isGroup: z.literal(true),
      /** The group it stands in; null at the top. */
      groupId: id.nullable(),
      activityName: z.string(),
      /** As it is shown. */
      formattedName: z.string(),
      menuLevel: z.number().int(),
      /** The subject. */
      firstCategory: z.string(),
      activityCount: z.number().int(),
      pictures,
      /** Empty where they were not asked for. */
      activities: z.array(menuActivity),
    }),
  ),
});

export type SolutionMenu = z.output<typeof solutionMenu>;

/** What is in one group, and what the team has reached in it: by learner, then by activity or group. */
export const menuGroup = z.object({
  _id: id,
  /** As the menu lists them; `step` counts in the order in which they are learned. */
  activities: z.array(menuActivity.extend({ pictures, step: z.number().int() })),
  reports: z.record(id, z.record(id, learnerReport)),
});
