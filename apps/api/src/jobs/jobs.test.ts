import { expect, test, vi } from 'vitest';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../ports/files/port.ts';
import { CLOCK_JOBS } from './jobs.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { jobNeeds } from './testing/job-needs.ts';

// Queues and failed runs are kept by these names: under another one a job would begin anew beside itself.
test('every job runs under its name at its time', () => {
  expect(Object.fromEntries(CLOCK_JOBS.map(({ name, cron }) => [name, cron]))).toEqual({
    'data-exports': '* * * * *',
    'deliver-outbox': '* * * * *',
    'empty-trash': '35 3 * * *',
    'make-months': '5 3 * * *',
    'merge-report-totals': '*/10 * * * *',
    'payment-notices': '*/10 * * * *',
    'personal-data': '* * * * *',
    'rebuild-report-sums': '25 3 * * 0',
    'reconcile-payments': '* * * * *',
    'recount-groups': '30 3 * * *',
    'reverse-points': '5 * * * *',
    'sweep-activity-files': '20 3 * * *',
    'sweep-goals': '35 * * * *',
    'sweep-outbox': '10 3 * * *',
    'sweep-sign-in': '25 * * * *',
    'sweep-uploads': '40 * * * *',
    'sweep-voices': '50 3 * * *',
    'sweep-works': '*/10 * * * *',
    'sync-schools': '40 3 * * *',
    'weekly-mails': '15 * * * *',
  });
});

test('an upload is given up after a day', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 19, 12), toFake: ['Date'] });
  const removeAbandonedUploads = vi.fn(async (_before: Date) => 0);
  const list = async () => ({ files: [], folders: [], cursor: null });
  const files = { removeAbandonedUploads, list } as unknown as FileStore;

  await sweepUploads.run({ ...jobNeeds({} as Db), files });
  vi.useRealTimers();

  expect(removeAbandonedUploads).toHaveBeenCalledExactlyOnceWith(new Date(Date.UTC(2026, 10, 18, 12)));
});
