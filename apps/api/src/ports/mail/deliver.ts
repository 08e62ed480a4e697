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

/** Minutes from one attempt to the next; the shortest is longer than an attempt can take. */
const WAIT_MINUTES = [0, 5, 10, 45, 180] as const;

/** A message that was taken longer ago is with nobody any more. */
export const LEASE_MINUTES = WAIT_MINUTES[1];

/** What is older is not sent any more: its links are dead, and a service switched on later must not send history. */
export const MAX_AGE_HOURS = 24;

/**
 * Messages of one channel that are sent at a time, and the most that a server killed between the other side's yes and
 * its own note can send twice.
 */
export const CONCURRENCY = 5;

/** The table does not keep what a message was about. */
const KIND = 'queued';

type Channel = 'mail' | 'sms';

const isDue = sql<SqlBool>`(claimed_at is null or claimed_at <= now() - make_interval(mins => (${sql.lit(
  `{${WAIT_MINUTES.join(',')}}`,
)}::integer[])[attempts + 1]))`;

/** Takes the next message; until its lease is over no other server takes it too. */
async function claim(db: Db, channel: Channel) {
  return db
    .updateTable('outbox_messages')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), claimed_at: sql<Date>`now()`, error: null }))
    .where('_id', '=', (eb) =>
      eb
        .selectFrom('outbox_messages')
        .select('_id')
        .where('sent_at', 'is', null)
        .where('channel', '=', channel)
        .where(sql<SqlBool>`created_at > now() - make_interval(hours => ${MAX_AGE_HOURS})`)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where(isDue)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['_id', 'attempts', 'recipient', 'subject', 'text', 'html', 'stop_url', 'forgotten_when_sent'])
    .executeTakeFirst();
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function send(
  services: Services,
  channel: Channel,
  { recipient: to, subject, text, html, stop_url: stopUrl }: Claimed,
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

async function attempt(db: Db, services: Services, channel: Channel, message: Claimed): Promise<boolean> {
  const row = db.updateTable('outbox_messages').where('_id', '=', message._id);
  try {
    await send(services, channel, message);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const set = error.isFinal
      ? { error: error.explanation, attempts: MAX_ATTEMPTS }
      : { error: error.explanation };
    // Somebody who took it after the lease was over says how their own attempt went.
    await row.where('attempts', '=', message.attempts).set(set).execute();
    return false;
  }
  if (message.forgotten_when_sent)
    await db.deleteFrom('outbox_messages').where('_id', '=', message._id).execute();
  else await row.set({ sent_at: sql<Date>`now()`, error: null }).execute();
  return true;
}

async function deliverChannel(
  db: Db,
  services: Services,
  channel: Channel,
  signal: AbortSignal | undefined,
): Promise<Delivered> {
  let sent = 0;
  let failed = 0;
  const sendInTurn = async () => {
    while (!signal?.aborted) {
      const message = await claim(db, channel);
      if (!message) return;
      if (await attempt(db, services, channel, message)) sent += 1;
      else failed += 1;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sendInTurn));
  await services[channel]?.close?.();
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return { sent, failed };
}

/** Sends what waits in the outbox through the services that are switched on. Safe to run on several servers. */
export async function deliverOutbox(db: Db, services: Services, signal?: AbortSignal): Promise<Delivered> {
  const channels = (['mail', 'sms'] as const).filter((channel) => services[channel] !== null);
  const delivered = await Promise.all(
    channels.map((channel) => deliverChannel(db, services, channel, signal)),
  );
  return {
    sent: delivered.reduce((sum, { sent }) => sum + sent, 0),
    failed: delivered.reduce((sum, { failed }) => sum + failed, 0),
  };
}
