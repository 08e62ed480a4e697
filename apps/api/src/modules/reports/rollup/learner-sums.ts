import { type RawBuilder, sql } from 'kysely';

/** A table of sums by learner and day. */
export interface LearnerSums {
  readonly table: 'learner_play_days' | 'learner_mastery_days';
  readonly sums: readonly string[];
  /** What the raw rows of these learners say, said of `learner_id`; of all days, or of those that are said of `day`. */
  readonly count: (whose: RawBuilder<unknown>, when?: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const KEY = ['learner_id', 'day'] as const;

export const LEARNER_SUMS: readonly LearnerSums[] = [
  {
    table: 'learner_play_days',
    sums: ['seconds', 'together_seconds'],
    count: (whose, when = sql`true`) => sql`
      select learner_id, day, sum(seconds)::integer as seconds,
        coalesce(sum(seconds) filter (where together), 0)::integer as together_seconds
      from play_time where ${whose} and seconds > 0 and ${when} group by 1, 2`,
  },
  {
    table: 'learner_mastery_days',
    sums: ['begun', 'mastered'],
    count: (whose, when = sql`true`) => sql`
      select learner_id, day, sum(begun)::integer as begun, sum(mastered)::integer as mastered from (
        select learner_id, begun_on as day, 1 as begun, 0 as mastered from learner_reports where ${whose}
        union all select learner_id, mastered_on, 0, 1 from learner_reports where ${whose}
      ) as reached where day is not null and ${when} group by 1, 2`,
  },
];

export const columns = (names: readonly string[], of?: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)));
