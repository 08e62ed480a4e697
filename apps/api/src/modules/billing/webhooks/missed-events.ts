import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';
import { type EventCursor, eventCursor, moveEventCursor } from './event-cursor.repo.ts';
import type { NewsService } from './news.service.ts';

/** The next run goes on where this one stopped. */
const MAX_PAGES_A_RUN = 10;

/** Payment services send an event again for three days. */
const FIRST_READ_MS = 3 * 86_400_000;

/** An event may appear in the list a little after the moment that it carries. */
const OVERLAP_MS = 10 * 60_000;

interface Needs {
  readonly db: Db;
  readonly payments: { readonly cards: Pick<Payments['cards'], 'name' | 'eventsSince'> };
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly news: Pick<NewsService, 'takeAll'>;
}

/**
 * Reads the events that never arrived, from the newest back to the last one that was read, however many there are. The
 * cursor moves after a page is stored: a server that stops reads the page again.
 */
export async function readMissedEvents({ db, payments, log, news }: Needs, now: Date): Promise<void> {
  const { cards } = payments;
  let cursor: EventCursor = (await eventCursor(db, cards.name)) ?? {
    readUntil: new Date(now.getTime() - FIRST_READ_MS),
    walkStartedAt: null,
    after: null,
  };
  for (let page = 0; page < MAX_PAGES_A_RUN; page += 1) {
    const { readUntil, walkStartedAt } = cursor;
    const since = new Date(readUntil.getTime() - OVERLAP_MS);
    const read = await cards.eventsSince(since, cursor.after).catch((error: unknown) => {
      if (!(error instanceof PaymentServiceError)) throw error;
      log.warn({ err: error, service: cards.name }, 'the events of a payment service could not be read');
      return null;
    });
    if (read === null) return;
    await news.takeAll(cards.name, read.events);
    cursor =
      read.after === null
        ? { readUntil: walkStartedAt ?? now, walkStartedAt: null, after: null }
        : { readUntil, walkStartedAt: walkStartedAt ?? now, after: read.after };
    await moveEventCursor(db, cards.name, cursor);
    if (cursor.after === null) return;
  }
}
