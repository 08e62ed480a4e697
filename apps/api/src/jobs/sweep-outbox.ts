import { MAX_AGE_HOURS } from '../ports/mail/deliver.ts';
import type { ClockJob } from './job.ts';

/** Messages hold names and links; nobody needs them after a month. */
const KEPT_HOURS = 30 * 24;

export const sweepOutbox: ClockJob = {
  name: 'sweep-outbox',
  cron: '10 3 * * *',
  run: async ({ db }) => {
    const before = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await db
      .deleteFrom('outbox_messages')
      .where((eb) =>
        eb.or([
          eb('created_at', '<', before(KEPT_HOURS)),
          // What is as old as that is not sent any more.
          eb.and([eb('forgotten_when_sent', '=', true), eb('created_at', '<', before(MAX_AGE_HOURS))]),
        ]),
      )
      .execute();
  },
};
