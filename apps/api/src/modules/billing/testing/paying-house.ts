import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { rewriting } from '../../../db/testing/rewriting.ts';
import type { TestHouseWishes } from '../../../testing/test-house.ts';
import { openSignInHouse, type SignInHouse } from '../../accounts/testing/sign-in-house.ts';

export interface Recount {
  /** Every line of the money ledger, by kind. */
  readonly lines: Readonly<Record<string, number>>;
  /** Payments whose lines do not fit what they are: money without a grant, a grant without money. */
  readonly wrong: number;
  /** Families whose balance is not the sum of their ledger. */
  readonly unbalanced: number;
}

interface PaidRow {
  readonly what: string;
  readonly state: string;
  readonly amount: number;
  readonly hours: number;
}

export interface PayingHouse extends SignInHouse {
  readonly smith: string;
  readonly otieno: string;
  /** Nobody has paid anything yet: of 20 hours 5 are paid and played, an hour costs 1.50; Otieno pays 150 shillings. */
  clear(): Promise<void>;
  recount(): Promise<Recount>;
  paymentsOf(familyId: string): Promise<readonly PaidRow[]>;
}

const NOTHING_ON_FILE = {
  payment_method_id: null,
  payment_customer_id: null,
  payment_method_card: null,
  payment_service: null,
};

const ACCOUNT = {
  total_hours: 20,
  hours_paid: 5,
  seconds_remaining: 0,
  hours_in_increment: 5,
  cost_per_hour: 1.5,
  discount_percents: 10,
  bought_out: false,
  automatic_payments: false,
  purchase_product_type: 'product',
  subscription_type: null,
  months_paid: 0,
  paid_until: null,
  total_months: 0,
  renewal_ends: false,
  subscription_id: null,
  months_ahead: 0,
  ahead_from: null,
  free_trial_weeks: 0,
  unpaid_since: null,
};

export async function openPayingHouse(wishes: TestHouseWishes = {}): Promise<PayingHouse> {
  const house = await openSignInHouse(wishes);
  const [smith, otieno] = [(await house.member('john')).familyId, (await house.member('baraka')).familyId];
  const { db } = house;
  return {
    ...house,
    smith,
    otieno,
    async clear() {
      await sql`with lines as (delete from money_ledger), news as (delete from payment_events),
        asked as (delete from refund_requests), charges as (delete from sandbox_charges),
        subscriptions as (delete from sandbox_subscriptions), ended as (delete from ended_subscriptions), tries as (delete from card_tries),
        left_over as (delete from cards_to_forget), gone as (delete from payments) select`.execute(db);
      await rewriting(db, (tx) => sql`delete from prepaid_ledger`.execute(tx));
      await db.updateTable('prepaid_accounts').set(ACCOUNT).execute();
      await db
        .updateTable('prepaid_accounts')
        .set({ cost_per_hour: 150 })
        .where('family_id', '=', otieno)
        .execute();
      await db.updateTable('families').set(NOTHING_ON_FILE).where('_id', 'in', [smith, otieno]).execute();
    },
    recount: () => recount(db),
    paymentsOf: async (familyId) =>
      (
        await sql<PaidRow>`
          select what, state, amount_minor as amount, hours::float8 as hours
          from payments where family_id = ${familyId} order by created_at, _id`.execute(db)
      ).rows,
  };
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>, db: Db): Promise<number> =>
  (await query.execute(db)).rows[0]?.count ?? 0;

/** From the ledgers alone, whatever states say. */
async function recount(db: Db): Promise<Recount> {
  const { rows: lines } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from money_ledger group by kind`.execute(db);
  const wrong = sql<{ count: number }>`
    select count(*)::int as count from (
      select payment.state,
        array(select kind from money_ledger where payment_id = payment._id and kind <> 'refunded in part'
          order by kind) as kinds,
        coalesce((select sum(amount_minor) from money_ledger where payment_id = payment._id
          and kind in ('refunded', 'refunded in part')), 0) as back,
        case when state = 'refunded' then amount_minor else refunded_minor end as told_back
      from payments as payment
    ) as each
    where back <> told_back or kinds <> case
      when state = 'refunding' and not 'granted' = any(kinds) then array['asked', 'paid']
      when state in ('paid', 'refunding') then array['asked', 'granted', 'paid']
      when state = 'held' then array['asked', 'paid']
      when state = 'refunded' and not 'granted' = any(kinds) then array['asked', 'paid', 'refunded']
      when state = 'refunded' then array['asked', 'granted', 'paid', 'refunded', 'taken back']
      else array['asked'] end`;
  const unbalanced = sql<{ count: number }>`
    select count(*)::int as count from prepaid_accounts as account
    where seconds_remaining <> coalesce(
      (select sum(delta_seconds) from prepaid_ledger where family_id = account.family_id), 0)`;
  return {
    lines: Object.fromEntries(lines.map(({ kind, count }) => [kind, count])),
    wrong: await countOf(wrong, db),
    unbalanced: await countOf(unbalanced, db),
  };
}

/** What an answer says, in short. */
export function told(reply: LightMyRequestResponse) {
  const { code, data, fields } = reply.json();
  return {
    status: reply.statusCode,
    ...(code ? { code } : {}),
    ...(fields ? { fields: Object.keys(fields) } : {}),
    ...(data?.state ? { state: data.state } : {}),
  };
}
