import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Span } from '../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof account>>>;

const allAccounts = (db: DbOrTx) =>
  db
    .selectFrom('prepaid_accounts as account')
    .innerJoin('families as family', 'family._id', 'account.family_id')
    .where('family.is_prepaid_customer', '=', true)
    .select([
      sql<number>`account.total_hours::float8`.as('totalHours'),
      sql<number>`account.hours_paid::float8`.as('hoursPaid'),
      sql<number>`account.hours_in_increment::float8`.as('hoursInIncrement'),
      sql<number>`account.cost_per_hour::float8`.as('costPerHour'),
      'account.seconds_remaining as secondsRemaining',
      'account.discount_percents as discountPercents',
      'account.bought_out as boughtOut',
      'account.automatic_payments as automaticPayments',
      'family.payment_method_id as paymentMethodId',
      'family.currency_iso_code as currencyIsoCode',
      sql<Date>`clock_timestamp()`.as('now'),
    ]);

const accounts = (db: DbOrTx, familyId: string) => allAccounts(db).where('family._id', '=', familyId);

export const accountsOf = (db: DbOrTx, familyIds: readonly string[]) =>
  allAccounts(db).where('family._id', 'in', familyIds).select('family._id as familyId').execute();

export const account = (db: DbOrTx, familyId: string) => accounts(db, familyId).executeTakeFirst();

/** Until the transaction ends the devices of one family wait for each other. */
export const holdAccount = (tx: DbOrTx, familyId: string) =>
  accounts(tx, familyId).forUpdate('account').executeTakeFirst();

export const isKnown = async (tx: DbOrTx, familyId: string, key: string): Promise<boolean> =>
  (await tx
    .selectFrom('prepaid_ledger')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('_id', '=', key)
    .executeTakeFirst()) !== undefined;

/** When somebody of this team was already counted as playing. */
export async function countedSpans(tx: DbOrTx, { familyId, learnerIds }: PlayingTeam, span: Span) {
  const rows = await tx
    .selectFrom('prepaid_ledger')
    .select(['started_at as startedAt', 'ended_at as endedAt'])
    .where('family_id', '=', familyId)
    .where('kind', '=', 'played')
    .where('ended_at', '>', new Date(span.from))
    .where('started_at', '<', new Date(span.to))
    .where(sql<boolean>`learner_ids && ${learnerIds}::uuid[]`)
    .execute();
  return rows.map(({ startedAt, endedAt }) => ({ from: startedAt.getTime(), to: endedAt.getTime() }));
}

interface Played {
  readonly key: string;
  readonly span: Span;
  readonly seconds: number;
  readonly secondsAfter: number;
}

export async function takeSeconds(
  tx: DbOrTx,
  { familyId, learnerIds }: PlayingTeam,
  { key, span, seconds, secondsAfter }: Played,
): Promise<void> {
  await tx
    .insertInto('prepaid_ledger')
    .values({
      _id: key,
      family_id: familyId,
      kind: 'played',
      delta_seconds: -seconds,
      seconds_after: secondsAfter,
      learner_ids: [...learnerIds],
      started_at: new Date(span.from),
      ended_at: new Date(span.to),
    })
    .execute();
  await tx
    .updateTable('prepaid_accounts')
    .set({ seconds_remaining: secondsAfter })
    .where('family_id', '=', familyId)
    .execute();
}

interface Granted {
  readonly kind: 'granted' | 'subscription';
  readonly hours: number;
  readonly secondsAfter: number;
  readonly boughtOut: boolean;
}

/** Hours that were paid for outside of here; the ledger stays the sum of the balance. */
export async function grantHours(
  tx: DbOrTx,
  familyId: string,
  { kind, hours, secondsAfter, boughtOut }: Granted,
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  if (hours > 0)
    await tx
      .insertInto('prepaid_ledger')
      .values({
        _id: uuidv7(),
        family_id: familyId,
        kind,
        delta_seconds: Math.round(hours * 3_600),
        seconds_after: secondsAfter,
        started_at: now,
        ended_at: now,
      })
      .execute();
  await tx
    .updateTable('prepaid_accounts')
    .set({
      hours_paid: sql`hours_paid + ${hours}`,
      seconds_remaining: secondsAfter,
      ...(boughtOut ? { bought_out: true } : {}),
    })
    .where('family_id', '=', familyId)
    .execute();
}

export const setAutomaticPayments = (tx: DbOrTx, familyId: string, automatic: boolean) =>
  tx
    .updateTable('prepaid_accounts')
    .set({ automatic_payments: automatic })
    .where('family_id', '=', familyId)
    .execute();

/** Null when there was none. */
export const forgetPaymentMethod = (tx: DbOrTx, familyId: string) =>
  tx
    .updateTable('families')
    .set({ payment_method_id: null })
    .where('_id', '=', familyId)
    .where('payment_method_id', 'is not', null)
    .returning('_id')
    .executeTakeFirst();

export const familyName = async (tx: DbOrTx, familyId: string): Promise<string> =>
  (await tx.selectFrom('families').select('name').where('_id', '=', familyId).executeTakeFirst())?.name ?? '';
