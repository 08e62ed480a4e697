import { endOverdueViewings } from '../modules/accounts/viewing/viewing.repo.ts';
import { LONGEST_WAIT_SECONDS } from '../modules/play/time/play-time.service.ts';
import type { ClockJob } from './job.ts';

/** A place nobody signed in from for half a year is no longer known, nor is a device. */
const PLACE_KEPT_DAYS = 180;

const DAY_MS = 86_400_000;

/** Minutes that were played without a connection are believed of who was signed in then. */
const SESSION_KEPT_MS = LONGEST_WAIT_SECONDS * 1_000;

/** What signing in leaves behind: counters of the last hour, dead links, sessions that are over, places and devices of long ago. */
export const sweepSignIn: ClockJob = {
  name: 'sweep-sign-in',
  cron: '25 * * * *',
  run: async ({ db }) => {
    const now = Date.now();
    await db.deleteFrom('sign_in_guesses').where('expire', '<', String(now)).execute();
    await db
      .deleteFrom('password_links')
      .where('expires_at', '<', new Date(now - DAY_MS))
      .execute();
    await db
      .deleteFrom('email_changes')
      .where('expires_at', '<', new Date(now - DAY_MS))
      .execute();
    await db.transaction().execute(endOverdueViewings);
    await db
      .deleteFrom('sessions')
      .where('expires_at', '<', new Date(now - SESSION_KEPT_MS))
      .execute();
    await db
      .deleteFrom('sign_in_places')
      .where('seen_at', '<', new Date(now - PLACE_KEPT_DAYS * DAY_MS))
      .execute();
    await db
      .deleteFrom('known_devices')
      .where('seen_at', '<', new Date(now - PLACE_KEPT_DAYS * DAY_MS))
      .execute();
  },
};
