import { sql } from 'kysely';
import { PgBoss, type Queue } from 'pg-boss';
import { Connection } from '../db/connection.ts';
import type { DbOrTx } from '../db/database.ts';
import { endsConnection } from '../db/database-away.ts';
import { installationTimeZone } from '../modules/catalog/settings.service.ts';
import { dataExportsJob } from './data-exports.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { emptyTrashJob } from './empty-trash.ts';
import type { ClockJob, JobNeeds, OnDemandJob } from './job.ts';
import { storedJobCursor } from './job-cursor.ts';
import { loadStarterLibraryJob } from './load-starter-library.ts';
import { makeMonthsJob } from './make-months.ts';
import { mergeReportTotalsJob } from './merge-report-totals.ts';
import { paymentNoticesJob } from './payment-notices.ts';
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
  dataExportsJob,
  deliverOutbox,
  emptyTrashJob,
  makeMonthsJob,
  mergeReportTotalsJob,
  paymentNoticesJob,
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

const ON_DEMAND_JOBS: readonly OnDemandJob[] = [loadStarterLibraryJob];

/** A database that stands still must not keep the clock from going on later. */
const QUERY_MS = 60_000;

const MAX_MINUTES = 60;

/** A run whose server said nothing for so long is taken by another one. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 15;

/** The longest that pg-boss allows: a run that is late is asked to stop by its signal, and never started beside itself. */
const EXPIRE_SECONDS = 86_400;

const QUEUE: Omit<Queue, 'name'> = {
  // One waiting, running or waiting to be tried again: what takes longer than its interval never piles up.
  policy: 'exclusive',
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 3,
  retryBackoff: true,
  deleteAfterSeconds: 86_400,
};

type Job = ClockJob | OnDemandJob;

const hasHour = ({ cron }: ClockJob): boolean => cron.split(' ')[1] !== '*';

export interface JobRunner {
  /** Of the work on a clock. */
  readonly names: readonly string[];
  /** Does it now, once, on whichever server takes it; one that is waiting or running already is enough. */
  runNow(name: string): Promise<void>;
  /** The nightly jobs of all servers go by this time zone once the caller has committed. */
  setTimeZone(on: DbOrTx, timeZone: string): Promise<void>;
}

export interface Jobs extends JobRunner {
  stop(): Promise<void>;
}

/** Starts the clock of this server. Several servers on one database share the work: each job runs on one of them. */
export async function startJobs(
  needs: JobNeeds & { readonly url: string },
  clockJobs: readonly ClockJob[] = CLOCK_JOBS,
  superviseSeconds = SUPERVISE_SECONDS,
): Promise<Jobs> {
  const connections = { connectionString: needs.url, max: 2, Client: Connection, query_timeout: QUERY_MS };
  const boss = new PgBoss({
    ...connections,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  // Without a listener a lost connection would end the process; pg-boss connects again by itself.
  boss.on('error', (error) => {
    // While the database is away this comes several times a second, and is in the log already.
    const isOutage = endsConnection(error) || 'syscall' in error;
    needs.log[isOutage ? 'debug' : 'warn']({ err: error }, 'job queue');
  });
  const stopping = new AbortController();
  await boss.start();
  const timeZone = await installationTimeZone(needs.db);
  const jobs: readonly Job[] = [...clockJobs, ...ON_DEMAND_JOBS];
  for (const job of jobs) {
    const { policy, ...options } = QUEUE;
    await boss.createQueue(job.name, QUEUE);
    // A queue that an earlier version made keeps its options otherwise.
    await boss.updateQueue(job.name, options);
    if (job.cron !== null)
      await boss.schedule(job.name, job.cron, null, { tz: hasHour(job) ? timeZone : 'UTC' });
  }
  for (const job of jobs) {
    await boss.work(
      job.name,
      { pollingIntervalSeconds: 2, heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3 },
      async ([claimed]) => {
        if (claimed) await runJob(job, needs, [stopping.signal, claimed.signal]);
      },
    );
  }
  return {
    names: clockJobs.map(({ name }) => name),
    runNow: async (name) => {
      await boss.send(name, {});
    },
    setTimeZone: async (on, to) => {
      await sql`update pgboss.schedule set timezone = ${to}, updated_on = now()
        where name = any(${clockJobs.filter(hasHour).map(({ name }) => name)})`.execute(on);
    },
    stop: () => {
      stopping.abort(new Error('The server stopped.'));
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

/** Ends when the work has really ended. One that was cut short counts as failed, so that it goes on soon. */
async function runJob(
  job: Job,
  needs: JobNeeds & { readonly url: string },
  ends: readonly AbortSignal[],
): Promise<void> {
  const late = new AbortController();
  const maxMinutes = job.maxMinutes ?? MAX_MINUTES;
  const timer = setTimeout(() => {
    needs.log.warn({ job: job.name, maxMinutes }, 'a job takes too long and is asked to stop');
    late.abort(new Error(`Stopped after ${maxMinutes} minutes.`));
  }, maxMinutes * 60_000);
  const signal = AbortSignal.any([...ends, late.signal]);
  const cursor = storedJobCursor(needs.db, job.name);
  try {
    await job.run({ ...needs, signal, cursor });
  } finally {
    clearTimeout(timer);
  }
  signal.throwIfAborted();
  await cursor.clear();
}
