import { sql } from 'kysely';
import type { PayingHouse, Recount } from './paying-house.ts';

export interface MoneyState extends Pick<Recount, 'wrong' | 'unbalanced'> {
  /** Payments by their state. */
  readonly paid: number;
  readonly refunded: number;
  /** Charges that the sandbox service has made. */
  readonly charged: number;
  /** Subscriptions that go on at the sandbox service. */
  readonly renewing: number;
  /** Payments that nobody has settled; refunds made by hand are not counted. */
  readonly unfinished: number;
  /** Payments that are in another state at the sandbox service; it does not hear of refunds made by hand. */
  readonly unlikeService: number;
  /** Refunds that were granted while the payment is still paid. */
  readonly grantedUnmade: number;
}

/** What the payments, the ledgers and the books of the sandbox service say about each other. */
export async function moneyState({ db, recount }: Pick<PayingHouse, 'db' | 'recount'>): Promise<MoneyState> {
  const { rows } = await sql<Omit<MoneyState, 'wrong' | 'unbalanced'>>`
    select
      (select count(*)::int from payments where state = 'paid') as paid,
      (select count(*)::int from payments where state = 'refunded') as refunded,
      (select count(*)::int from sandbox_charges where state in ('paid', 'refunded'))
        + (select coalesce(sum(period), 0)::int from sandbox_subscriptions) as charged,
      (select count(*)::int from sandbox_subscriptions where state in ('active', 'trialing', 'past due')) as renewing,
      (select count(*)::int from payments where state in ('asked', 'authenticating', 'waiting')
        or state = 'refunding' and service <> 'sandbox phone') as unfinished,
      (select count(*)::int from sandbox_charges as charge left join payments on payments._id = charge.payment_id
        where not coalesce(payments.service = 'sandbox phone' and payments.state = 'refunded', false) and ((charge.state = 'paid') <> (payments.state is not null and payments.state in ('paid', 'held'))
          or (charge.state = 'refunded') <> (payments.state is not null and payments.state = 'refunded')))
        as "unlikeService",
      (select count(*)::int from refund_requests as request join payments on payments._id = request.payment_id
        where request.state = 'granted' and payments.state = 'paid') as "grantedUnmade"`.execute(db);
  const { wrong, unbalanced } = await recount();
  const [state] = rows;
  if (!state) throw new Error('A count without a row.');
  return { ...state, wrong, unbalanced };
}
