import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Mailer, TextMessenger } from './port.ts';

export interface Services {
  readonly mail: Mailer | null;
  readonly sms: TextMessenger | null;
}

export interface Delivered {
  readonly sent: number;
  readonly failed: number;
}

export const MAX_ATTEMPTS = 5;

/** Minutes after a message was written before its second, third… attempt; longer than one attempt can take. */
const WAIT_MINUTES = [0, 5, 15, 60, 240] as const;

/** What is older is not sent any more: its links are dead, and a service switched on later must not send history. */
export const MAX_AGE_HOURS = 24;

/** The table does not keep what a message was about. */
const KIND = 'queued';

function isDue() {
  const due = WAIT_MINUTES.map(
    (minutes, attempts) =>
      sql`(attempts = ${attempts} and created_at <= now() - make_interval(mins => ${minutes}))`,
  );
  return sql<SqlBool>`(${sql.join(due, sql` or `)})`;
}

/** Takes the next message and counts the attempt at once, so that no other server takes it too. */
async function claim(db: Db, channels: readonly string[]) {
  return db
    .updateTable('outbox_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('_id', '=', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('_id')
        .where('sent_at', 'is', null)
        .where('channel', 'in', channels)
        .where(sql<SqlBool>`created_at > now() - make_interval(hours => ${MAX_AGE_HOURS})`)
        .where(isDue())
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['_id', 'channel', 'recipient', 'subject', 'text', 'html', 'stop_url', 'forgotten_when_sent'])
    .executeTakeFirst();
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function send(
  services: Services,
  { channel, recipient: to, subject, text, html, stop_url: stopUrl }: Claimed,
): Promise<void> {
  if (channel === 'sms') await services.sms?.send({ to, text });
  else
    await services.mail?.send({
      to,
      subject: subject ?? '',
      text,
      kind: KIND,
      ...(html === null ? {} : { html }),
      ...(stopUrl === null ? {} : { stopUrl }),
    });
}

async function attempt(db: Db, services: Services, message: Claimed): Promise<boolean> {
  const row = db.updateTable('outbox_messages').where('_id', '=', message._id);
  try {
    await send(services, message);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const set = error.isFinal
      ? { error: error.explanation, attempts: MAX_ATTEMPTS }
      : { error: error.explanation };
    await row.set(set).execute();
    return false;
  }
  if (message.forgotten_when_sent)
    await db.deleteFrom('outbox_messages').where('_id', '=', message._id).execute();
  else await row.set({ sent_at: sql<Date>`now()`, error: null }).execute();
  return true;
}

/** Sends what waits in the outbox through the services that are switched on. Safe to run on several servers. */
export async function deliverOutbox(db: Db, services: Services): Promise<Delivered> {
  const channels = (['mail', 'sms'] as const).filter((channel) => services[channel] !== null);
  let sent = 0;
  let failed = 0;
  if (channels.length === 0) return { sent, failed };
  for (let message = await claim(db, channels); message; message = await claim(db, channels)) {
    if (await attempt(db, services, message)) sent++;
    else failed++;
  }
  return { sent, failed };
}
