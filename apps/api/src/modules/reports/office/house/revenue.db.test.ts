import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { SOURCES } from '@flink/contract/reports/filters.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { openPayingHouse, type PayingHouse } from '../../../billing/testing/paying-house.ts';

let house: PayingHouse;
let master: string;
let district: string;

beforeAll(async () => {
  house = await openPayingHouse();
  master = await house.tokenOf('master@flink.test');
  district = await house.tokenOf('district@flink.test');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const FROM = '2026-02-01';
const TO = '2026-04-30';

const ask = async (query: object = {}): Promise<ReportAnswer> => {
  const reply = await house.ask('revenueReport', { as: master, query: { from: FROM, to: TO, ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
};

const line = fc.record({
  /** Smith pays in dollars, Otieno in shillings; one family is gone. */
  whose: fc.constantFrom('smith', 'otieno', 'gone'),
  what: fc.constantFrom('hours', 'buyout', 'period', 'registration'),
  service: fc.constantFrom('stripe', 'gift card'),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
  kinds: fc.constantFrom<readonly string[]>(
    ['asked'],
    ['asked', 'paid', 'granted'],
    ['asked', 'paid', 'granted', 'refunded', 'taken back'],
  ),
  // At noon in Chicago and in Nairobi it is the same day.
  day: fc.integer({ min: -100, max: 100 }).map((days) => dayAfter(FROM, days)),
});

async function write(lines: readonly (typeof line extends fc.Arbitrary<infer Line> ? Line : never)[]) {
  await house.clear();
  for (const { whose, what, service, amount, kinds, day } of lines) {
    const payment = uuidv7();
    const family = whose === 'gone' ? null : house[whose as 'smith' | 'otieno'];
    const currency = whose === 'otieno' ? 'KES' : 'USD';
    const at = `${day}T18:00:00Z`;
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, state)
      values (${payment}, ${family}, ${what}, ${service}, ${payment}, ${amount}, ${currency}, 'paid')`.execute(
      house.db,
    );
    for (const kind of kinds)
      await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code, created_at)
        values (${uuidv7()}, ${payment}, ${kind}, ${amount}, ${currency}, ${at})`.execute(house.db);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('revenue equals the ledger, in each currency, by every row and in the chart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (lines) => {
      await write(lines);
      for (const currency of ['USD', 'KES'] as const) {
        const { rows: ledger } = await sql<{ kind: string; amount: number }>`
          select kind, sum(amount_minor)::float8 as amount from money_ledger
          where currency_iso_code = ${currency} and created_at >= ${FROM}::date and created_at < ${TO}::date + 1
          group by kind`.execute(house.db);
        const inLedger = (kind: string) => ledger.find((one) => one.kind === kind)?.amount ?? 0;

        for (const by of ['organization', 'center', 'product', 'month', 'source']) {
          const { total, rows, steps } = await ask({ currency, by });

          expect(total).toMatchObject({
            paid: inLedger('paid'),
            refunded: inLedger('refunded'),
            granted: inLedger('granted') - inLedger('taken back'),
            net: inLedger('paid') - inLedger('refunded'),
          });
          for (const name of ['paid', 'refunded', 'granted', 'net', 'payments']) {
            expect(sum(rows.map(({ figures }) => figures[name] ?? 0))).toBe(total[name]);
            expect(sum(steps.map(({ figures }) => figures[name] ?? 0))).toBe(total[name]);
          }
          expect(sum(SOURCES.map((source) => total[source] ?? 0))).toBe(total.paid);
        }
      }
    }),
    { numRuns: 5 },
  );
});

test('hours that a family buys are there at once, where the family is', async () => {
  const bought = await house.ask('buyHours', {
    as: await house.tokenOf('john'),
    body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce' },
  });
  expect(bought.statusCode, bought.body).toBe(200);
  const today = new Date().toISOString().slice(0, 10);

  const days = { from: dayAfter(today, -2), to: dayAfter(today, 2) };
  const { rows, currency, currencies } = await ask({ ...days, by: 'center' });

  expect({ currency, currencies }).toEqual({ currency: 'USD', currencies: ['USD'] });
  expect(rows).toMatchObject([{ name: 'Maple Library', figures: { paid: 750, granted: 750, hours: 750 } }]);
  const { centers } = await ask(days);
  const elsewhere = centers.find(({ name }) => name !== 'Maple Library')?._id;
  expect((await ask({ ...days, learningCenterId: elsewhere })).total).toMatchObject({ paid: 0 });
});

test('the file is in whole units of its currency', async () => {
  await write([
    { whose: 'smith', what: 'hours', service: 'stripe', amount: 1_250, kinds: ['paid'], day: FROM },
  ]);
  const { body } = await house.ask('reportCsv', {
    as: master,
    query: { report: 'revenue', from: FROM, to: TO },
  });
  expect(body).toContain('Paid (USD)');
  expect(body).toContain('Prepaid hours,12.5,0,,12.5,0,0,1');
});

test('revenue is asked for what was paid for, and the file says so', async () => {
  const smith = { whose: 'smith', service: 'stripe', kinds: ['paid'], day: FROM } as const;
  await write([
    { ...smith, what: 'hours', amount: 700 },
    { ...smith, what: 'period', amount: 1_500 },
  ]);

  expect((await ask()).total).toMatchObject({ paid: 2_200, hours: 700, subscriptions: 1_500 });
  const hours = await ask({ source: 'hours' });
  expect(hours.total).toMatchObject({ paid: 700, hours: 700, subscriptions: 0, payments: 1 });
  expect(hours.filters).toMatchObject([{ name: 'source', value: 'hours' }]);
  const query = { from: FROM, to: TO, source: 'hours' };
  const { body } = await house.ask('revenueCsv', { as: master, query });
  expect(body).toContain('Source: Prepaid hours');
  expect(body).toContain('Total,7,');
});

test('a district is told what its own families paid, a region and a center nothing', async () => {
  await write([
    { whose: 'smith', what: 'hours', service: 'stripe', amount: 1_250, kinds: ['paid'], day: FROM },
    { whose: 'otieno', what: 'hours', service: 'stripe', amount: 9_000, kinds: ['paid'], day: FROM },
    { whose: 'gone', what: 'hours', service: 'stripe', amount: 700, kinds: ['paid'], day: FROM },
  ]);
  const query = { from: FROM, to: TO };
  const own = await house.ask('revenueReport', { as: district, query });
  const { total, rows, currencies } = own.json<{ data: ReportAnswer }>().data;

  expect(currencies).toEqual(['USD']);
  expect(total).toMatchObject({ paid: 1_250 });
  expect(rows).toHaveLength(1);
  for (const name of ['region@flink.test', 'center@flink.test', 'teacher@flink.test']) {
    const as = await house.tokenOf(name);
    expect((await house.ask('revenueReport', { as, query })).statusCode).toBe(403);
    const named = await house.ask('report', { as, body: { report: 'revenue', ...query } });
    expect(named.statusCode).toBe(403);
  }
});

test('a quarter is told with the months before it, which are in no sum', async () => {
  const [before, within] = ['2025-08-10', '2026-02-10'];
  await write([
    { whose: 'smith', what: 'hours', service: 'stripe', amount: 700, kinds: ['paid'], day: before },
    { whose: 'smith', what: 'hours', service: 'stripe', amount: 1_250, kinds: ['paid'], day: within },
  ]);

  const { total, lead, steps, rows } = await ask({ from: '2026-01-01', to: '2026-03-31', by: 'source' });

  expect(steps.map(({ from, figures }) => [from, figures.paid])).toEqual([
    ['2026-01-01', 0],
    ['2026-02-01', 1_250],
    ['2026-03-01', 0],
  ]);
  expect(total).toMatchObject({ paid: 1_250 });
  expect(lead).toHaveLength(9);
  expect(lead.map(({ figures }) => figures.hours)).toEqual([0, 0, 0, 0, 700, 0, 0, 0, 0]);
  expect(rows[0]?.trend).toEqual([0, 0, 0, 0, 700, 0, 0, 0, 0, 0, 1_250, 0]);
  expect((await ask({ from: '2026-01-02', to: '2026-03-31' })).lead).toEqual([]);
});
