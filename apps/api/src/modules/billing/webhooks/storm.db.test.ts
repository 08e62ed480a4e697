import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EventNews, Outcome } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { openPayingHouse, type PayingHouse } from '../testing/paying-house.ts';
import { newsService } from './news.service.ts';

/** Eight of each family; `npm run bench -- paying` asks for more. */
const EVENTS = Number(process.env.FLINK_STORM_EVENTS ?? 10_000);

vi.setConfig({ testTimeout: Math.max(240_000, EVENTS * 24), hookTimeout: 120_000 });

const FAMILIES = EVENTS / 8;
const AT_ONCE = 12;

let house: PayingHouse;

/** A family each, with one payment for five hours that was asked for and not heard of since. */
async function makePayments(): Promise<readonly string[]> {
  const { db, smith } = house;
  await house.clear();
  await sql`with made as (
      insert into families (_id, learning_center_id, name, currency_iso_code, is_prepaid_customer)
      select gen_random_uuid(), learning_center_id, 'Storm', 'USD', true
      from families, generate_series(1, ${FAMILIES}) where _id = ${smith} returning _id
    ), accounts as (
      insert into prepaid_accounts (family_id, total_hours, cost_per_hour) select _id, 20, 1.5 from made
    ), asked as (
      insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, hours)
      select gen_random_uuid(), _id, 'hours', 'sandbox', 'storm', 750, 'USD', 5 from made returning _id
    )
    insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code)
    select gen_random_uuid(), _id, 'asked', 750, 'USD' from asked`.execute(db);
  const rows = await db
    .selectFrom('payments')
    .select('_id')
    .where('idempotency_key', '=', 'storm')
    .orderBy('_id')
    .execute();
  return rows.map(({ _id }) => _id);
}

/** A server that stops in the middle: every so often what writes to the ledger breaks its transaction. */
const crash = (share: number) =>
  sql`create or replace function crash_now_and_then() returns trigger language plpgsql as $body$ begin
      if random() < ${sql.lit(share)} then raise exception 'crash'; end if; return new; end $body$;
    create or replace trigger crash before insert on money_ledger for each row execute function crash_now_and_then()`.execute(
    house.db,
  );

/** The same order in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 42;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  return items
    .map((item) => [next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

test('thousands of events, told twice, in any order, at once and through crashes, bring every grant once and none without money', async () => {
  const paymentIds = await makePayments();
  const charges = chargesService(house.house);
  const news = newsService({ ...house.house, charges });
  const told = (paymentId: string, kind: Outcome['kind'], name: string) => ({
    id: `${paymentId} ${name}`,
    news: {
      kind: 'outcome',
      paymentId,
      outcome: { kind, externalId: `x ${paymentId}`, reason: 'declined' },
    } as EventNews,
  });
  const isPaid = (nth: number) => nth % 5 !== 0;
  const isRefunded = (nth: number) => nth % 5 === 1;
  const events = shuffled(
    paymentIds.flatMap((id, nth) => {
      const paid = isPaid(nth) ? told(id, 'paid', 'paid') : told(id, 'failed', 'failed again');
      const last = isRefunded(nth) ? told(id, 'refunded', 'refunded') : paid;
      const first = told(id, 'failed', 'failed');
      return [
        told(id, 'waiting', 'waiting'),
        first,
        first,
        paid,
        paid,
        { ...paid, id: `${paid.id} again` },
        last,
        last,
      ];
    }),
  );
  expect(events).toHaveLength(EVENTS);
  await crash(0.03);

  let crashes = 0;
  const queue = [...events];
  const listen = async () => {
    for (let event = queue.pop(); event !== undefined; event = queue.pop())
      await news.take('sandbox', event).catch(() => {
        crashes += 1;
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, listen));
  await crash(0);
  while ((await news.catchUp(1_000)) > 0);

  const of = (which: (nth: number) => boolean) => paymentIds.filter((_, nth) => which(nth)).length;
  expect(crashes).toBeGreaterThan(0);
  expect(await house.recount()).toEqual({
    lines: {
      asked: FAMILIES,
      paid: of(isPaid),
      granted: of(isPaid),
      refunded: of(isRefunded),
      'taken back': of(isRefunded),
    },
    wrong: 0,
    unbalanced: 0,
  });
  const { rows } = await sql<{ hours: number; families: number }>`
    select hours_paid::float8 as hours, count(*)::int as families from prepaid_accounts as account
    join payments as payment on payment.family_id = account.family_id and idempotency_key = 'storm'
    group by 1 order by 1`.execute(house.db);
  const keeping = of((nth) => isPaid(nth) && !isRefunded(nth));
  expect(rows).toEqual([
    { hours: 0, families: FAMILIES - keeping },
    { hours: 5, families: keeping },
  ]);
});
