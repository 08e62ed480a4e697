import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../ports/files/port.ts';
import type { Mail } from '../ports/mail/open.ts';
import type { Payments } from '../ports/payments/port.ts';
import type { SchoolRosters } from '../ports/school-sign-in/port.ts';
import type { SecretBox } from '../secret-box.ts';

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
  /** The server is to stop: long work gives up what another can go on with. */
  readonly stopping?: AbortSignal;
}

/** Work on a clock: started once, whichever server's clock strikes first. */
export interface ClockJob {
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  run(needs: JobNeeds): Promise<void>;
}
