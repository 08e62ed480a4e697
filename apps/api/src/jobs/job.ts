import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../ports/files/port.ts';
import type { Mail } from '../ports/mail/open.ts';
import type { Payments } from '../ports/payments/port.ts';
import type { SchoolRosters } from '../ports/school-sign-in/port.ts';
import type { SecretBox } from '../secret-box.ts';
import type { JobCursor } from './job-cursor.ts';

export interface JobNeeds {
  readonly db: Db;
  readonly files: FileStore;
  readonly mail: Mail;
  readonly rosters: SchoolRosters;
  readonly schoolTokens: SecretBox;
  readonly payments: Payments;
  /** Where links in mails lead. */
  readonly origin: () => string;
  readonly log: FastifyBaseLogger;
  /** Aborted when the server stops, the run takes too long, or another server has taken it: stop after the current item. */
  readonly signal?: AbortSignal;
  /** Where a run that was stopped goes on. */
  readonly cursor?: JobCursor;
}

/** Work on a clock: started once, whichever server's clock strikes first. */
export interface ClockJob {
  readonly name: string;
  /** Five fields. One with an hour goes by the time zone of the installation, all others by UTC. */
  readonly cron: string;
  /** After so many minutes a run is asked to stop, and goes on with a second try. */
  readonly maxMinutes?: number;
  run(needs: JobNeeds): Promise<void>;
}

/** Work that somebody starts by a press. */
export interface OnDemandJob {
  readonly name: string;
  readonly cron: null;
  readonly maxMinutes?: number;
  run(needs: JobNeeds & { readonly url: string }): Promise<void>;
}
