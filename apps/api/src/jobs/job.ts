import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../ports/files/port.ts';
import type { Mail } from '../ports/mail/open.ts';

export interface JobNeeds {
  readonly db: Db;
  readonly files: FileStore;
  readonly mail: Mail;
  readonly log: FastifyBaseLogger;
}

/** Work on a clock: started once, whichever server's clock strikes first. */
export interface ClockJob {
  readonly name: string;
  /** Five fields, UTC. */
  readonly cron: string;
  run(needs: JobNeeds): Promise<void>;
}
