import { sql } from 'kysely';
import { activityReport } from './activity-facts.ts';

/** Played for half a minute or more, and not finished on that day. */
const left = sql`(finished = 0 and seconds >= 30)::integer`;

export const activityDifficultyReport = activityReport({
  attempts: sql`sum(finished + ${left})`,
  masteredAttempts: sql`sum(mastered)`,
  failed: sql`sum(finished - mastered)`,
  left: sql`sum(${left})`,
  unmastered: sql`sum(finished - mastered + ${left})`,
  seconds: sql`sum(seconds)`,
  learners: sql`count(distinct who)`,
});
