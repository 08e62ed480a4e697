import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { type EventPage, type PaymentEvent, PaymentServiceError } from '../../../ports/payments/port.ts';
import { readMissedEvents } from './missed-events.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const MINUTE = 60_000;
const PAGE = 100;

let database: TestDatabase;
let db: Db;
/** The newest first, as the service lists them. */
let listed: { readonly event: PaymentEvent; readonly at: Date }[];
let taken: Set<string>;
let pages: number;
let isStoring: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2, () => undefined);
});
beforeEach(async () => {
  await db.deleteFrom('payment_event_cursors').execute();
  listed = [];
  taken = new Set();
  pages = 0;
  isStoring = true;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const happen = (count: number, at: Date) => {
  for (let n = 0; n < count; n += 1) {
    const id = `evt_${listed.length + 1}`;
    const news = { kind: 'subscription ended', subscriptionId: id } as const;
    listed.unshift({ event: { id, news }, at });
  }
};

async function eventsSince(since: Date, after: string | null): Promise<EventPage> {
  pages += 1;
  const all = listed.filter(({ at }) => at >= since);
  const from = after === null ? 0 : all.findIndex(({ event }) => event.id === after) + 1;
  const page = all.slice(from, from + PAGE).map(({ event }) => event);
  return { events: page, after: from + PAGE < all.length ? (page.at(-1)?.id ?? null) : null };
}

const run = (now: Date, read = eventsSince) =>
  readMissedEvents(
    {
      db,
      payments: { cards: { name: 'stripe', eventsSince: read } },
      log: { warn: () => undefined },
      news: {
        takeAll: async (_service, events) => {
          if (!isStoring) throw new Error('The database is away.');
          for (const { id } of events) taken.add(id);
        },
      },
    },
    now,
  );

const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

test('more events than one run reads are all read by the runs after it, also those that happen meanwhile', async () => {
  happen(2_350, later(-60));

  await run(NOW);
  const afterFirst = taken.size;
  happen(10, later(1));
  for (let minute = 2; minute < 6; minute += 1) await run(later(minute));

  expect(afterFirst).toBe(1_000);
  expect(taken.size).toBe(2_360);
});

test('what was read is not read again, but for the last minutes', async () => {
  happen(500, later(-60));
  await run(NOW);
  happen(1, later(1));
  pages = 0;

  await run(later(2));

  expect([taken.size, pages]).toEqual([501, 1]);
});

test('a page that could not be stored, and a service that is silent, are read with the next run', async () => {
  happen(150, later(-60));
  isStoring = false;
  await expect(run(NOW)).rejects.toThrow('away');
  isStoring = true;
  await run(later(1), () => Promise.reject(new PaymentServiceError('The service does not answer.')));
  expect(taken.size).toBe(0);

  await run(later(2));

  expect(taken.size).toBe(150);
});
