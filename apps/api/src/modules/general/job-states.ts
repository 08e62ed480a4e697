import type { jobState } from '@flink/contract/calls/office/general.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { isoMomentOf } from '../../db/table-page.ts';
import type { JobRunner } from '../../jobs/jobs.ts';

type JobState = z.output<typeof jobState>;

const NO_RUN = { state: 'none', askedAt: null, endedAt: null, failures: 0, error: null } as const;

/** How the last run of each work on a clock went, if the queue still remembers one, and one more of it. */
export function jobStates({ db, jobs }: { readonly db: Db; readonly jobs: JobRunner }) {
  const all = async (): Promise<readonly JobState[]> => {
    // Where no clock goes there is no queue to ask.
    if (jobs.names.length === 0) return [];
    const { rows } = await sql<JobState>`
      select distinct on (name) name, state::text as state,
        ${isoMomentOf(sql`created_on`)} as "askedAt",
        ${isoMomentOf(sql`completed_on`)} as "endedAt",
        count(*) filter (where state = 'failed') over (partition by name)::int as failures,
        case when state in ('failed', 'retry') then left(output ->> 'message', 500) end as error
      from pgboss.job
      where name = any(${jobs.names})
      order by name, created_on desc
    `.execute(db);
    const runs = new Map(rows.map((run) => [run.name, run]));
    return [...jobs.names].sort().map((name) => runs.get(name) ?? { name, ...NO_RUN });
  };
  return {
    all,
    async run(name: string): Promise<void> {
      if (!jobs.names.includes(name)) throw new AppError('notFound');
      await jobs.runNow(name);
    },
  };
}
