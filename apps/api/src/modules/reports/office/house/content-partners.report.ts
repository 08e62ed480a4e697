import { sql } from 'kysely';
import { activityReport } from './activity-facts.ts';

/** What was played and finished by who made it or by the scope that it is for; a learner counts once for each center. */
export const contentPartnersReport = activityReport({
  used: sql`count(distinct activity_id)`,
  learners: sql`count(distinct case when seconds > 0 then who end)`,
  seconds: sql`sum(seconds)`,
  finished: sql`sum(finished)`,
});
