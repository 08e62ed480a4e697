import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPayingHouse, type PayingHouse } from '../../billing/testing/paying-house.ts';

let house: PayingHouse;
let master: string;
let userId: string;

const [FROM, TO] = ['2026-02-02', '2026-03-01'];

beforeAll(async () => {
  house = await openPayingHouse();
  await house.clear();
  master = await house.tokenOf('master@flink.test');
  const { rows } = await sql<{
    _id: string;
  }>`select _id from users where email = 'master@flink.test'`.execute(house.db);
  userId = rows[0]?._id ?? '';
});
afterAll(() => house.close());

const ask = async (report: string, more: object = {}): Promise<ReportAnswer> => {
  const body = { report, from: FROM, to: TO, ...more };
  const reply = await house.ask('report', { as: master, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
};

test.each(['translator-work', 'financial', 'content-partners'])(
  '%s is for the head of the house',
  async (report) => {
    const body = { report, from: FROM, to: TO };
    for (const role of ['district', 'center', 'teacher', 'rep', 'translator']) {
      const as = await house.tokenOf(`${role}@flink.test`);
      expect((await house.ask('report', { as, body })).statusCode, role).toBe(403);
    }
  },
);

describe('translator work', () => {
  const save = (resource: string, rowId: string, before: object | null, after: object, day: string) =>
    sql`insert into audit_log (_id, actor_id, actor_name, action, resource, row_id, row_title, before, after, at)
      values (${uuidv7()}, ${userId}, 'Tina', 'edit', ${resource}, ${rowId}, 'row', ${before && JSON.stringify(before)},
        ${JSON.stringify(after)}, ${`${day}T12:00:00Z`})`.execute(house.db);

  test('is what was changed in a language, each piece once for who worked on it', async () => {
    const [text, word] = [uuidv7(), uuidv7()];
    await save('strings', text, { values: { en: 'Go', es: '' } }, { values: { en: 'Go', es: 'Ve' } }, FROM);
    await save('strings', text, { values: { es: 'Ve' } }, { values: { es: 'Vamos', sw: 'Nenda' } }, FROM);
    await save('words', word, { translations: {} }, { translations: { sw: 'mbwa' } }, TO);
    await save('strings', uuidv7(), null, { values: { es: 'Antes' } }, dayAfter(FROM, -3));
    await save('strings', uuidv7(), { note: 'a' }, { note: 'b' }, FROM);
    await save('menus', uuidv7(), null, { values: { es: 'No' } }, FROM);

    const { rows, total, steps } = await ask('translator-work', { by: 'language' });

    expect(total).toMatchObject({ texts: 2, words: 1, activities: 0, pieces: 3, piecesBefore: 1 });
    expect(rows.map(({ _id, figures }) => [_id, figures.texts, figures.words])).toEqual([
      ['es', 1, 0],
      ['sw', 1, 1],
    ]);
    expect(steps.reduce((sum, { figures }) => sum + (figures.pieces ?? 0), 0)).toBe(3);
    expect((await ask('translator-work')).rows).toMatchObject([{ name: 'Tina', figures: { pieces: 3 } }]);
  });

  test('has the versions of activities in another language', async () => {
    await sql`insert into activity_versions (activity_id, language, version, is_published, outline, author_id, author_name, saved_at)
      select _id, case when row_number() over () = 1 then 'sw' else locale end, 901, false, '{}', ${userId}, 'Tina',
        ${`${FROM}T12:00:00Z`} from activities where locale = 'en' limit 2`.execute(house.db);

    expect((await ask('translator-work')).total).toMatchObject({ activities: 1 });
  });
});

describe('content partners', () => {
  test('is what was played of each owner, and no sum of few', async () => {
    const { rows: activities } = await sql<{ _id: string }>`
      select _id from activities order by _id limit 2`.execute(house.db);
    const [own, other] = activities.map(({ _id }) => _id);
    await sql`update activities set created_by = ${userId} where _id = ${own}`.execute(house.db);
    const { rows: learners } = await sql<{ _id: string }>`
      select _id from family_members order by _id limit 8`.execute(house.db);
    const play = (learner: string | undefined, activity: string | undefined) =>
      sql`insert into play_time (_id, learner_id, activity_id, day, seconds, started_at, ended_at)
        values (${uuidv7()}, ${learner}, ${activity}, ${FROM}, 60, ${`${FROM}T12:00:00Z`}, ${`${FROM}T12:01:00Z`})`.execute(
        house.db,
      );
    for (const { _id } of learners) await play(_id, own);
    for (const { _id } of learners.slice(0, 6)) await play(_id, other);

    const { rows, total } = await ask('content-partners', { by: 'owner' });

    const of = (id: string) => rows.find(({ _id }) => _id === id)?.figures;
    // Those of one of four weeks.
    expect(of(userId)).toMatchObject({ learners: 2, seconds: 480 });
    expect(of('')).toMatchObject({ learners: 2, seconds: 360 });
    expect(total).toMatchObject({ learners: 4, seconds: 840 });

    await sql`delete from play_time where activity_id = ${other} and learner_id <> ${learners[0]?._id}`.execute(
      house.db,
    );
    const few = await ask('content-partners', { by: 'owner' });
    expect(few.rows.map(({ figures }) => figures.seconds)).toEqual([null, null]);
    expect(few.total).toMatchObject({ learners: null, seconds: null });
  });
});

describe('financial', () => {
  test('has the plans of today and the hours that were sold and played in these days, by rep', async () => {
    const { rows: reps } = await sql<{
      _id: string;
    }>`select _id from users where email = 'rep@flink.test'`.execute(house.db);
    const rep = reps[0]?._id ?? '';
    const [{ organization = '' } = {}] = (
      await sql<{ organization: string }>`select center.master_organization_id as organization
        from families as family join learning_centers as center on center._id = family.learning_center_id
        where family._id = ${house.smith}`.execute(house.db)
    ).rows;
    await sql`update master_organizations set rep_id = null`.execute(house.db);
    await sql`update master_organizations set rep_id = ${rep} where _id = ${organization}`.execute(house.db);
    const plans = await sql<{ bought: number; given: number; used: number }>`
      select (select coalesce(sum(plans), 0)::int from organization_plans where master_organization_id = ${organization}) as bought,
        (select coalesce(sum(plans), 0)::int from plan_assignments where master_organization_id = ${organization}) as given,
        (select count(*)::int from families as family join learning_centers as center
          on center._id = family.learning_center_id where center.master_organization_id = ${organization}
          and blocked_at is null and coalesce(family.product_id, center.product_id) is not null) as used`.execute(
      house.db,
    );
    const paid = uuidv7();
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, hours, state)
      values (${paid}, ${house.smith}, 'hours', 'stripe', 'k', 100, 'USD', 5, 'paid')`.execute(house.db);
    await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code, created_at)
      values (${uuidv7()}, ${paid}, 'granted', 100, 'USD', ${`${FROM}T18:00:00Z`})`.execute(house.db);
    await sql`insert into prepaid_ledger (_id, family_id, kind, delta_seconds, seconds_after, started_at, ended_at)
      values (${uuidv7()}, ${house.smith}, 'played', -1200, 0, ${`${FROM}T18:00:00Z`}, ${`${FROM}T18:20:00Z`})`.execute(
      house.db,
    );

    const { rows, total } = await ask('financial');

    const own = rows.find(({ _id }) => _id === rep)?.figures;
    expect(own).toMatchObject({
      bought: plans.rows[0]?.bought,
      assigned: plans.rows[0]?.given,
      inUse: plans.rows[0]?.used,
      sold: 5 * 3_600,
      played: 1_200,
    });
    expect(total).toMatchObject({ sold: 5 * 3_600, played: 1_200 });
    expect((await ask('financial', { by: 'product' })).total).toEqual(total);
  });
});
