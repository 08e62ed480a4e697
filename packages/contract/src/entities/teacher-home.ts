import { z } from 'zod';
import { id, moment } from './shape.ts';

const count = z.number().int().min(0);
const day = z.iso.date();

/** A day of a family in minutes, by who sat at the device. */
const familyDay = z.object({ day, child: count, together: count, adult: count });

const begun = z.object({ firstname: z.string(), activityName: z.string() });

const need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('noPlay'),
    days: count,
    lastSeen: day.nullable(),
    begun: begun.nullable(),
  }),
  z.object({ kind: z.literal('less'), percent: count, minutes: count, usual: count, week: day }),
  z.object({ kind: z.literal('littleTime'), minutes: count, hoursPaid: z.number() }),
  z.object({
    kind: z.literal('stuck'),
    learnerId: id,
    firstname: z.string(),
    activityId: id,
    activityName: z.string(),
    tries: count,
  }),
  z.object({
    kind: z.literal('ready'),
    learnerId: id,
    firstname: z.string(),
    solutionId: id,
    level: count,
    next: count,
  }),
]);

const homeFamily = z.object({
  _id: id,
  name: z.string(),
  isBlocked: z.boolean(),
  members: z.array(z.object({ _id: id, firstname: z.string(), type: z.enum(['adult', 'child']) })),
  /** From the first day of the week, by the clock of the learning center. */
  days: z.array(familyDay).length(7),
  minutes: count,
  /** In percent of what is usual; of a week that is still going on, of the same days. Null where nothing is usual. */
  change: z.number().int().nullable(),
  /** Groups that were mastered in the week, the latest first. */
  mastered: z.array(
    z.object({ learnerId: id, groupId: id, groupName: z.string(), day, together: z.boolean() }),
  ),
  lastSeen: day.nullable(),
  /** As things are today, whichever week is asked for. */
  needs: z.array(need),
  /** False where there is nothing that was not talked about. */
  needsAWord: z.boolean(),
  talkedAt: moment.nullable(),
});

/** What a teacher meets: a week of the families that are assigned to them. */
export const teacherHome = z.object({
  /** Of the learning center's clock. */
  today: day,
  /** The first day of the week that is told, as the language of the learning center has it. */
  week: day,
  timeZone: z.string(),
  learningCenterName: z.string(),
  /** The teacher is told every Monday by mail. */
  weeklyMail: z.boolean(),
  families: z.array(homeFamily),
});

/** Words of one language that are missed most often, and the game that was made of them. */
export const missedWordsIn = z.object({
  locale: z.string(),
  words: z.array(z.object({ _id: id, word: z.string(), learners: count, times: count })),
  game: z.object({ activityId: id, madeAt: moment }).nullable(),
});

export type MissedWordsIn = z.infer<typeof missedWordsIn>;
export type TeacherHome = z.infer<typeof teacherHome>;
export type HomeFamily = z.infer<typeof homeFamily>;
