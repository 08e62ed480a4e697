import { PgBoss } from 'pg-boss';
import { Connection } from '../db/connection.ts';
import { endsConnection } from '../db/database-away.ts';
import { countReportCellsJob } from './count-report-cells.ts';
import { dataExportsJob } from './data-exports.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { ClockJob, JobNeeds } from './job.ts';
import { makeMonthsJob } from './make-months.ts';
import { personalDataJob } from './personal-data.ts';
import { rebuildReportSumsJob } from './rebuild-report-sums.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { recountGroupsJob } from './recount-groups.ts';
import { reversePointsJob } from './reverse-points.ts';
import { sweepActivityFilesJob } from './sweep-activity-files.ts';
import { sweepGoalsJob } from './sweep-goals.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { sweepSignIn } from './sweep-sign-in.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { sweepVoicesJob } from './sweep-voices.ts';
import { sweepWorksJob } from './sweep-works.ts';
import { syncSchoolsJob } from './sync-schools.ts';
import { weeklyMailsJob } from './weekly-mails.ts';

export const CLOCK_JOBS: readonly ClockJob[] = [
  countReportCellsJob,
  dataExportsJob,
  deliverOutbox,
  makeMonthsJob,
  personalDataJob,
  rebuildReportSumsJob,
  reconcilePaymentsJob,
  recountGroupsJob,
  reversePointsJob,
  sweepActivityFilesJob,
  sweepGoalsJob,
  sweepOutbox,
  sweepSignIn,
  sweepUploads,
  sweepVoicesJob,
  sweepWorksJob,
  syncSchoolsJob,
  weeklyMailsJob,
];

/** A database that stands still must not keep the clock from going on later. */
const QUERY_MS = 60_000;

export interface JobRunner {
  /** Of the work on a clock. */
  readonly names: readonly string[];
  /** Does it now, once, on whichever server takes it. */
  runNow(name: string): Promise<void>;
}

export interface Jobs extends JobRunner {
  stop(): Promise<void>;
}

/** Starts the clock of this server. Several servers on one database share the work: each job runs on one of them. */
export async function startJobs(
  needs: JobNeeds & { readonly url: string },
  clockJobs: readonly ClockJob[] = CLOCK_JOBS,
): Promise<Jobs> {
  const connections = { connectionString: needs.url, max: 2, Client: Connection, query_timeout: QUERY_MS };
  const boss = new PgBoss(connections);
  // Without a listener a lost connection would end the process; pg-boss connects again by itself.
  boss.on('error', (error) => {
    // While the database is away this comes several times a second, and is in the log already.
    const isOutage = endsConnection(error) || 'syscall' in error;
    needs.log[isOutage ? 'debug' : 'warn']({ err: error }, 'job queue');
  });
  const stopping = new AbortController();
  await boss.start();
  for (const job of clockJobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true, deleteAfterSeconds: 86_400 });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
      await job.run({ ...needs, stopping: stopping.signal });
    });
  }
  return {
    names: clockJobs.map(({ name }) => name),
    runNow: async (name) => {
      await boss.send(name, {}, { singletonKey: name, singletonSeconds: 5, singletonNextSlot: true });
    },
    stop: () => {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
