import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { CardOnFile } from '../../../ports/payments/port.ts';
import { BY_ITSELF } from '../charges/charges.repo.ts';

/**
 * Which cards that payments of the family were to keep are not wanted any more: with a card that somebody gives now, of all
 * payments, also of those that are still under way; with the card of a payment, of those that were asked for before it;
 * with one that only its service has told of, of those that have paid.
 */
export type After = 'all payments' | 'what has paid' | { readonly paymentId: string };

const isBefore = (after: After) => {
  if (after === 'all payments') return sql`true`;
  if (after === 'what has paid') return sql`state = 'paid'`;
  return sql`created_at <= (select created_at from payments where _id = ${after.paymentId})`;
};

/**
 * What the family pays with from now on. The card before, and what was to take its place, is let go: the ids of those are
 * told.
 */
export async function keepOnFile(
  tx: DbOrTx,
  familyId: string,
  service: string,
  card: CardOnFile,
  after: After,
): Promise<readonly string[]> {
  const before = await tx
    .selectFrom('families')
    .select('payment_method_id as methodId')
    .where('_id', '=', familyId)
    .where('payment_service', '=', service)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await tx
    .updateTable('families')
    .set({
      payment_method_id: card.methodId,
      payment_customer_id: card.customerId,
      payment_method_card: card.label,
      payment_service: service,
    })
    .where('_id', '=', familyId)
    .execute();
  await tx
    .deleteFrom('cards_to_forget')
    .where('service', '=', service)
    .where('id', '=', card.methodId)
    .execute();
  // Who settles one of them this moment waits for the family with the payment in its hand.
  const { rows } = await sql<{ service: string; methodId: string }>`
    with waiting as (
      select _id, service, keeps ->> 'methodId' as method_id from payments
      where family_id = ${familyId} and keeps is not null and ${isBefore(after)}
      for update skip locked
    ), done as (update payments set keeps = null from waiting where payments._id = waiting._id)
    select service, method_id as "methodId" from waiting`.execute(tx);
  if (before?.methodId) rows.push({ service, methodId: before.methodId });
  const gone: string[] = [];
  for (const one of rows) if (await letGo(tx, familyId, one.service, one.methodId)) gone.push(one.methodId);
  return gone;
}

/** What the family does not pay with, and no payment is made with, is forgotten at its service. Whether it is. */
export async function letGo(
  tx: DbOrTx,
  familyId: string | null,
  service: string,
  methodId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into cards_to_forget (service, id) select ${service}, ${methodId}
    where not exists (select from families where _id = ${familyId} and payment_method_id = ${methodId})
      and not exists (select from payments where family_id = ${familyId} and keeps ->> 'methodId' = ${methodId}
        and state not in ('failed', 'refunded'))
    on conflict (service, id) do update set tried_at = null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Who the family is at the service that keeps cards, whatever becomes of this card: with the family it is forgotten there. */
export const keepCustomer = (db: DbOrTx, familyId: string, service: string, customerId: string) =>
  db
    .updateTable('families')
    .set({ payment_customer_id: customerId, payment_service: service })
    .where('_id', '=', familyId)
    .where(sql<boolean>`(payment_method_id is null or coalesce(payment_service, ${service}) = ${service})`)
    .execute();

/** A bank is about to be asked about a card, and nothing is charged. */
export async function addTry(tx: DbOrTx, familyId: string): Promise<string> {
  await tx
    .deleteFrom('card_tries')
    .where('family_id', '=', familyId)
    .where('tried_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  const id = uuidv7();
  await tx.insertInto('card_tries').values({ _id: id, family_id: familyId }).execute();
  return id;
}

/** It was not declined. */
export const forgetTry = (db: DbOrTx, id: string) =>
  db.deleteFrom('card_tries').where('_id', '=', id).execute();

export const onFile = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families')
    .select([
      'payment_method_id as methodId',
      'payment_customer_id as customerId',
      'payment_method_card as label',
      'payment_service as service',
      'currency_iso_code as currency',
      'email',
    ])
    .where('_id', '=', familyId)
    .executeTakeFirst();

/**
 * How often hours went back, or were not paid by themselves; nothing where none were. One of which nobody knows why it
 * failed is tried again after an hour.
 */
export const inVain = async (tx: DbOrTx, familyId: string): Promise<readonly number[]> =>
  (
    await tx
      .selectFrom('payments')
      .select(sql<number>`count(*)::int`.as('times'))
      .where('family_id', '=', familyId)
      .where('what', 'in', ['hours', 'buyout'])
      .where(
        sql<boolean>`(state = 'refunded'
          or state = 'failed' and idempotency_key like ${`${BY_ITSELF} %`} and (failure <> 'unknown' or created_at < now() - interval '1 hour'))`,
      )
      .having(sql<boolean>`count(*) > 0`)
      .execute()
  ).map(({ times }) => times);

/** Hours were bought by themselves so lately that not even half of them can have gone by. */
export const boughtJustNow = async (tx: DbOrTx, familyId: string): Promise<boolean> =>
  (await tx
    .selectFrom('payments')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('idempotency_key', 'like', `${BY_ITSELF} %`)
    .where('state', '=', 'paid')
    .where(sql<boolean>`created_at > now() - make_interval(mins => (hours * 30)::int)`)
    .executeTakeFirst()) !== undefined;
