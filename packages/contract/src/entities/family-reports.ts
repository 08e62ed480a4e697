import { z } from 'zod';
import { familyMember } from './people.ts';
import { id, moment } from './shape.ts';

const count = z.number().int().min(0);

/** Seven days of a week as the language of the learning center has it, by its clock. */
const week = z.array(z.object({ day: z.iso.date(), minutes: count })).length(7);

const reader = familyMember.pick({ _id: true, firstname: true, lastname: true, type: true, face: true });

export const weekOfTime = z.object({
  starts: z.iso.date(),
  minutes: count,
  learners: z.array(reader.extend({ minutes: count, days: week })),
});

const reached = z.object({ mastered: count, partial: count, total: count });

/** An activity that somebody has mastered or begun. */
export const reachedActivity = z.object({
  _id: id,
  activityName: z.string(),
  /** The group of the menu that it stands in. */
  groupName: z.string(),
  /** When it was mastered; of what is begun and not mastered, when it was begun. */
  date: moment,
  masteredTogether: z.boolean(),
});

export const reachedState = z.enum(['mastered', 'begun']);

/** A text that was read against the clock. */
const timedReading = z.object({
  _id: id,
  activityName: z.string(),
  date: moment,
  /** Words a minute; where an adult listened, words correct a minute. */
  speed: count,
  benchmark: z.number(),
  /** Percent of the words tried, with one decimal; null where nobody listened. */
  accuracy: z.number().nullable(),
});

/** What a family's progress page is made of. */
export const familyProgress = z.object({
  /** Null where the family's product has no menu. */
  solution: z.object({ _id: id, displayName: z.string(), locale: z.string() }).nullable(),
  /** The time that is reported on, as it is set for the whole installation. */
  period: z.object({ starts: z.iso.date(), ends: z.iso.date() }),
  learners: z.array(
    reader.extend({
      /** Of the solution. Partial are those begun and not mastered. */
      activities: reached,
      groups: reached,
      /** In the order of the menu. */
      levels: z.array(
        z.object({ subject: z.string(), level: z.number().int(), activities: reached, groups: reached }),
      ),
      thisWeek: week,
      previousWeek: week,
      /** Played in the period, and mastered of the solution. */
      inPeriod: z.object({ minutes: count, mastered: count }),
      /** The latest readings against the clock, the earliest of them first, whichever menu they stand in. */
      readings: z.array(timedReading),
      /** Activities of the solution, the latest first. All of them are told page by page. */
      latest: z.object({ mastered: z.array(reachedActivity), begun: z.array(reachedActivity) }),
    }),
  ),
});
