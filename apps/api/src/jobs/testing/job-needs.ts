import { type Db, openDatabase } from '../../db/database.ts';
import { logger } from '../../plugins/logging.ts';
import type { FileStore } from '../../ports/files/port.ts';
import { openMail } from '../../ports/mail/open.ts';
import type { Payments } from '../../ports/payments/port.ts';
import { sandboxRosters } from '../../ports/school-sign-in/sandbox-rosters.ts';
import { secretBox } from '../../secret-box.ts';
import type { JobNeeds } from '../job.ts';

/** What jobs get in tests: a database, and services that reach nothing. */
export function jobNeeds(db: Db): JobNeeds {
  return {
    db,
    files: { removeAbandonedUploads: async () => 0 } as unknown as FileStore,
    mail: openMail({ smtp: null, sms: null }, db),
    rosters: sandboxRosters,
    schoolTokens: secretBox(new Uint8Array(32)),
    payments: {} as Payments,
    origin: () => 'http://flink.test',
    log: logger({ logLevel: 'silent' }),
  };
}

export const openJobsDatabase = (url: string): Db => openDatabase(url, 4, () => undefined);
