import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Pick<Payments, 'cards'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Those that were let go this moment, while somebody waits: the first silence leaves the rest to the clock. */
export async function forgetCardsNow({ db, payments, log }: Needs, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const left = await db
    .selectFrom('cards_to_forget')
    .select('id')
    .where('service', '=', payments.cards.name)
    .where('kind', '=', 'card')
    .where('id', 'in', ids)
    .execute();
  try {
    for (const { id } of left) {
      await payments.cards.forgetCard(id);
      await db.deleteFrom('cards_to_forget').where('id', '=', id).execute();
    }
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    log.warn({ err: error }, 'a card is left to be forgotten');
  }
}

/** Cards of families that were deleted, and whom their service knows by them; what their service does not take now is asked for with a later stroke. */
export async function forgetCards({ db, payments, log }: Needs, limit: number): Promise<number> {
  const left = await db
    .selectFrom('cards_to_forget')
    .select(['kind', 'id'])
    .where('service', '=', payments.cards.name)
    .where(sql<boolean>`tried_at is null or tried_at < now() - interval '1 hour'`)
    // A card first: its customer is gone with it.
    .orderBy('kind')
    .limit(limit)
    .execute();
  let forgotten = 0;
  for (const { kind, id } of left) {
    try {
      await (kind === 'card' ? payments.cards.forgetCard(id) : payments.cards.forgetCustomer(id));
      await db.deleteFrom('cards_to_forget').where('id', '=', id).execute();
      forgotten += 1;
    } catch (error) {
      if (!(error instanceof PaymentServiceError)) throw error;
      log.warn({ err: error }, 'a card could not be forgotten');
      await db
        .updateTable('cards_to_forget')
        .set({ tried_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    }
  }
  return forgotten;
}
