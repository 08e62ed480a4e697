import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import { type RawBuilder, sql } from 'kysely';

/** So many learners may be told of; nobody is told as nobody. */
export const isEnough = (count: string | RawBuilder<unknown>): RawBuilder<unknown> => {
  const number = typeof count === 'string' ? sql.ref(count) : count;
  return sql`((${number}) = 0 or (${number}) >= ${sql.lit(FEWEST_LEARNERS)})`;
};
