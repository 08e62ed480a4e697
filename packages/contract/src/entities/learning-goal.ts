import { z } from 'zod';
import { id, moment, sent } from './shape.ts';

const level = z.number().int().min(1).max(1_000);
const subject = z.string().min(1).max(100);

/** Spec 1 §3, learning goal. One for each solution. */
export const learningGoal = z.object({
  solution: id,
  level,
  subject,
  /** The last millisecond of its day in the time zone of the learning center. */
  expiredAt: moment,
  approvedBy: id.nullable(),
  /** Set when it is reached: the person is congratulated, and the goal taken away by sending null. */
  accomplishedAt: moment.nullable(),
});

export type LearningGoal = z.output<typeof learningGoal>;

export const goalWish = sent({
  level,
  subject,
  /** A day of the learning center's calendar. */
  day: z.iso.date(),
  /** Another member of the family, in the team; needed where the family has more than one member. */
  approvedBy: id.toLowerCase().optional(),
});

export type GoalWish = z.output<typeof goalWish>;

const MAX_GOALS = 50;

/** By solution; null takes the goal away. Solutions that are not named keep theirs. */
export const goalsChange = z
  .record(id.toLowerCase(), goalWish.nullable())
  .refine((goals) => Object.keys(goals).length <= MAX_GOALS, { params: { code: 'request.tooLong' } });
