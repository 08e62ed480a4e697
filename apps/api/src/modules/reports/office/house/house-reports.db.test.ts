import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { REPORT_NAMES, type ReportName } from '@flink/contract/reports/names.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { scopeOf } from '../../../../plugins/access/scope.ts';
import { principalNow } from '../../../accounts/sessions/principal-now.service.ts';
import { openPayingHouse, type PayingHouse } from '../../../billing/testing/paying-house.ts';
import { officeReportsService } from '../office-reports.service.ts';

let house: PayingHouse;
let master: string;
let userId: string;
let center: string;

const SETTINGS = { reportsRate: 'Monthly', reportsDates: [], hideGroupsSmallerThan: null } as const;
const [FROM, TO] = ['2026-02-02', '2026-03-01'];

beforeAll(async () => {
  house = await openPayingHouse();
  await house.clear();
  master = await house.tokenOf('master@flink.test');
  const { rows } = await sql<{
    _id: string;
  }>`select _id from users where email = 'master@flink.test'`.execute(house.db);
  userId = rows[0]?._id ?? '';
  const family = await house.db
    .selectFrom('families')
    .select('learning_center_id')
    .where('_id', '=', house.smith)
    .executeTakeFirstOrThrow();
  center = family.learning_center_id;
});
afterAll(() => house.close());

const ask = async (report: string, more: object = {}): Promise<ReportAnswer> => {
  const body = { report, from: FROM, to: TO, ...more };
  const reply = await house.ask('report', { as: master, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
};

/** Who has which report, as the decisions say: written a second time, the permissions are held against it. */
const PLACED = ['district', 'region', 'center', 'teacher'];
const HAVE: Readonly<Record<ReportName, readonly string[]>> = {
  'usage-and-master': PLACED,
  mastery: PLACED,
  cohort: ['district', 'region', 'center'],
  continuity: ['district', 'region', 'center'],
  revenue: ['district', 'rep'],
  financial: ['rep'],
  'activity-difficulty': ['district', 'region', 'center'],
  'content-partners': [],
  'translator-work': ['translator'],
};
const OWN_CALLS = {
  revenue: ['revenueReport', 'revenueCsv'],
  financial: ['financialReport', 'financialCsv'],
  'translator-work': ['translatorWorkReport', 'translatorWorkCsv'],
} as const;
const EVERYBODY = [
  'super master author translator authored generated district region center teacher rep consumer clever regular',
].flatMap((names) => names.split(' '));

test.each(EVERYBODY)(
  '%s has the reports of the role, as an answer and as a file, and no others',
  async (name) => {
    const as = await house.tokenOf(`${name}@flink.test`);
    const days = { from: FROM, to: TO };
    for (const report of REPORT_NAMES) {
      const has = name === 'super' || name === 'master' || HAVE[report].includes(name);
      const own = report in OWN_CALLS ? OWN_CALLS[report as keyof typeof OWN_CALLS] : [];
      const replies = await Promise.all([
        ...own.map((call) => house.ask(call, { as, query: days })),
        ...(own.length > 0 && !PLACED.includes(name)
          ? []
          : [
              house.ask('report', { as, body: { report, ...days } }),
              house.ask('reportCsv', { as, query: { report, ...days } }),
            ]),
      ]);
      expect(
        replies.map(({ statusCode }) => statusCode),
        report,
      ).toEqual(replies.map(() => (has ? 200 : 403)));
    }
  },
);

test('every report is read from the copy alone, and says as of when', async () => {
  const principal = await principalNow(house.db, userId);
  if (!principal) throw new Error('Nobody is signed in.');
  const reports = officeReportsService({
    // Whoever asked it would fail.
    db: null as never,
    replica: house.db,
    catalog: null as never,
    families: null as never,
    centerPurchases: null as never,
    settings: { reports: async () => SETTINGS },
  });
  for (const report of REPORT_NAMES) {
    const before = Date.now();
    const { asOf } = await reports.answer(
      report,
      { from: FROM, to: TO, compared: 'before' },
      { principal, scope: scopeOf(principal), locale: 'en' },
    );
    expect(Date.parse(asOf), report).toBeGreaterThan(before - 5_000);
  }
});

test('small groups are hidden in answers and files while the setting is on', async () => {
  await sql`insert into learner_play_days (learner_id, day, seconds)
    select member._id, ${FROM}, 600 from family_members as member where member.family_id = ${house.smith}`.execute(
    house.db,
  );
  const question = { by: 'center' };
  const figures = async () =>
    (await ask('usage-and-master', question)).rows.find(({ _id }) => _id === center)?.figures;
  expect((await figures())?.learners).toBeGreaterThan(0);

  await sql`insert into config (key, value) values ('hideGroupsSmallerThan', '50')`.execute(house.db);
  const shown = await ask('usage-and-master', question);
  const row = shown.rows.find(({ _id }) => _id === center);
  expect(Object.values(row?.figures ?? {}).every((value) => value === null)).toBe(true);
  expect([shown.hiddenBelow, row?.trend]).toEqual([50, undefined]);
  const { body } = await house.ask('reportCsv', {
    as: master,
    query: { report: 'usage-and-master', from: FROM, to: TO, ...question },
  });
  expect(body).toContain('Hidden');
  expect(body).toContain('Rows about fewer than 50 learners are hidden');
  await sql`delete from config where key = 'hideGroupsSmallerThan'`.execute(house.db);
  expect((await ask('usage-and-master', question)).hiddenBelow).toBeNull();
});

describe('translator work', () => {
  const save = (resource: string, rowId: string, before: object | null, after: object, day: string) =>
    sql`insert into audit_log (_id, actor_id, actor_name, action, resource, row_id, row_title, before, after, at)
      values (${uuidv7()}, ${userId}, 'Tina', 'edit', ${resource}, ${rowId}, 'row', ${before && JSON.stringify(before)},
        ${JSON.stringify(after)}, ${`${day}T12:00:00Z`})`.execute(house.db);

  /** Rows that exist: what was deleted since is not counted. */
  const idsOf = async (table: 'strings' | 'words', many: number): Promise<readonly string[]> => {
    const { rows } = await sql<{ _id: string }>`
      select _id from ${sql.table(table)} order by _id limit ${many}`.execute(house.db);
    expect(rows).toHaveLength(many);
    return rows.map(({ _id }) => _id);
  };

  test('is what was changed in a language, each piece once for who worked on it', async () => {
    const [[text = '', early = '', noted = ''], [word = '']] = [
      await idsOf('strings', 3),
      await idsOf('words', 1),
    ];
    await save('strings', uuidv7(), null, { values: { es: 'Borrado' } }, FROM);
    await save('strings', text, { values: { en: 'Go', es: '' } }, { values: { en: 'Go', es: 'Ve' } }, FROM);
    await save('strings', text, { values: { es: 'Ve' } }, { values: { es: 'Vamos', sw: 'Nenda' } }, FROM);
    await save('words', word, { translations: {} }, { translations: { sw: 'mbwa' } }, TO);
    await save('strings', early, null, { values: { es: 'Antes' } }, dayAfter(FROM, -3));
    await save('strings', noted, { note: 'a' }, { note: 'b' }, FROM);
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

  test('has what a file brought in, each text by itself, and no words of the language of the house', async () => {
    const before = (await ask('translator-work')).total;
    const [, , , known = '', unchanged = '', added = ''] = await idsOf('strings', 6);
    const [, , cat = ''] = await idsOf('words', 3);
    const file = (resource: string, was: readonly object[], came: readonly object[]) =>
      sql`insert into audit_log (_id, actor_id, actor_name, action, resource, row_id, row_title, row_count, before, after, at)
        values (${uuidv7()}, ${userId}, 'Tina', 'edit', ${resource}, null, 'rows', ${came.length}, ${JSON.stringify(was)},
          ${JSON.stringify(came)}, ${`${FROM}T12:00:00Z`})`.execute(house.db);
    await file(
      'strings',
      [
        { _id: unchanged, values: { en: 'Up', es: 'Arriba' } },
        { _id: known, values: { en: 'Go', es: 'Ve' } },
      ],
      [
        { _id: known, values: { en: 'Go on', es: 'Vamos' } },
        { _id: unchanged, values: { en: 'Up', es: 'Arriba' } },
        { _id: added, values: { en: 'New', sw: 'Mpya', es: 'Nuevo' } },
      ],
    );
    await file('words', [], [{ _id: cat, translations: { en: 'cat', sw: 'paka' } }]);

    const { total, rows } = await ask('translator-work', { by: 'language' });

    expect([(total.texts ?? 0) - (before.texts ?? 0), (total.words ?? 0) - (before.words ?? 0)]).toEqual([
      3, 1,
    ]);
    expect(rows.map(({ _id }) => _id)).toEqual(['es', 'sw']);
    await sql`delete from audit_log where row_id is null and actor_name = 'Tina'`.execute(house.db);
  });

  test('of a translator is the own work, and of nobody else', async () => {
    const as = await house.tokenOf('translator@flink.test');
    const mine = async () =>
      (await house.ask('translatorWorkReport', { as, query: { from: FROM, to: TO } })).json<{
        data: ReportAnswer;
      }>().data;
    expect((await ask('translator-work')).total.pieces).toBe(3);
    expect(await mine()).toMatchObject({ rows: [], total: { pieces: 0 }, groupings: ['month', 'language'] });
    const [{ _id = '' } = {}] = (
      await sql<{ _id: string }>`select _id from users where email = 'translator@flink.test'`.execute(
        house.db,
      )
    ).rows;
    const [, entry = ''] = await idsOf('words', 2);
    await save('words', entry, null, { translations: { sw: 'paka' } }, FROM);
    await sql`update audit_log set actor_id = ${_id}, actor_name = 'Tom' where row_id = ${entry}`.execute(
      house.db,
    );

    expect((await mine()).total).toMatchObject({ pieces: 1, words: 1 });
    const file = await house.ask('translatorWorkCsv', { as, query: { from: FROM, to: TO, by: 'month' } });
    expect(file.body.split('\r\n\r\n')[0]?.split('\r\n')).toHaveLength(3);
    expect(file.body).not.toContain('Tina');
    const refused = await house.ask('translatorWorkReport', {
      as,
      query: { from: FROM, to: TO, by: 'translator' },
    });
    expect(refused.statusCode).toBe(400);
    await sql`delete from audit_log where row_id = ${entry}`.execute(house.db);
  });

  test('has the versions of activities in another language', async () => {
    await sql`insert into activity_versions (activity_id, language, version, is_published, outline, author_id, author_name, saved_at)
      select _id, case when row_number() over () = 1 then 'sw' else locale end, 901, false, '{}', ${userId}, 'Tina',
        ${`${FROM}T12:00:00Z`} from activities where locale = 'en' limit 2`.execute(house.db);

    expect((await ask('translator-work')).total).toMatchObject({ activities: 1 });
  });
});

describe('content partners', () => {
  test('is what was played of each owner; a learner counts once for each center', async () => {
    const { rows: activities } = await sql<{ _id: string }>`
      select _id from activities order by _id limit 2`.execute(house.db);
    const [own, other] = activities.map(({ _id }) => _id);
    await sql`update activities set created_by = ${userId} where _id = ${own}`.execute(house.db);
    const { rows: learners } = await sql<{ _id: string; isThere: boolean }>`
      select member._id, family.learning_center_id = (
          select learning_center_id from families where _id = ${house.smith}) as "isThere"
      from family_members as member join families as family on family._id = member.family_id
      order by 2 desc, 1`.execute(house.db);
    const play = (learner: string, activity: string | undefined) =>
      sql`insert into play_time (_id, learner_id, activity_id, day, seconds, started_at, ended_at)
        values (${uuidv7()}, ${learner}, ${activity}, ${FROM}, 60, ${`${FROM}T12:00:00Z`}, ${`${FROM}T12:01:00Z`})`.execute(
        house.db,
      );
    const here = learners.filter(({ isThere }) => isThere).slice(0, 3);
    const elsewhere = learners.filter(({ isThere }) => !isThere).slice(0, 1);
    for (const { _id } of [...here, ...elsewhere]) await play(_id, own);
    for (const { _id } of here.slice(0, 2)) await play(_id, other);

    const { rows, total } = await ask('content-partners', { by: 'owner' });

    const of = (id: string) => rows.find(({ _id }) => _id === id)?.figures;
    expect(of(userId)).toMatchObject({ used: 1, learners: 4, seconds: 240 });
    expect(of('')).toMatchObject({ used: 1, learners: 2, seconds: 120 });
    expect(total).toMatchObject({ used: 2, learners: 4, seconds: 360 });
    const one = await ask('content-partners', { by: 'owner', learningCenterId: center });
    expect(one.total).toMatchObject({ learners: 3, seconds: 300 });
    await sql`delete from play_time where day = ${FROM}`.execute(house.db);
  });
});

describe('activity difficulty', () => {
  test('counts what was mastered, failed and left, by activity, template, group and language', async () => {
    const { rows: activities } = await sql<{ _id: string; locale: string }>`
      select _id, locale from activities order by _id limit 2`.execute(house.db);
    const [hard, other] = activities.map(({ _id }) => _id);
    const { rows: learners } = await sql<{ _id: string }>`
      select _id from family_members where family_id = ${house.smith} order by _id limit 2`.execute(house.db);
    const [one, two] = learners.map(({ _id }) => _id);
    const finish = (learner: string | undefined, activity: string | undefined, mastered: boolean) =>
      sql`insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
          problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
        values (${uuidv7()}, ${learner}, ${activity}, ${`${FROM}T18:00:00Z`}, 4, 2, 2, ${mastered}, 1)`.execute(
        house.db,
      );
    const play = (learner: string | undefined, activity: string | undefined, seconds: number) =>
      sql`insert into play_time (_id, learner_id, activity_id, day, seconds, started_at, ended_at)
        values (${uuidv7()}, ${learner}, ${activity}, ${FROM}, ${seconds}, ${`${FROM}T12:00:00Z`}, ${`${FROM}T12:01:00Z`})`.execute(
        house.db,
      );
    await finish(one, hard, false);
    await finish(one, hard, true);
    await play(one, hard, 100);
    await play(two, hard, 60);
    // Looked at, and no attempt.
    await play(two, other, 29);

    const { rows, total } = await ask('activity-difficulty', { by: 'activity' });

    expect(rows.find(({ _id }) => _id === hard)?.figures).toMatchObject({
      attempts: 3,
      masteredAttempts: 1,
      failed: 1,
      left: 1,
      unmastered: 2,
      seconds: 160,
      learners: 2,
    });
    expect(total).toMatchObject({ attempts: 3, unmastered: 2, learners: 2 });
    for (const by of ['template', 'group', 'language'])
      expect((await ask('activity-difficulty', { by })).total).toEqual(total);
    expect((await ask('activity-difficulty', { by: 'language' })).rows.map(({ _id }) => _id)).toContain(
      activities[0]?.locale,
    );
    const as = await house.tokenOf('center@flink.test');
    const inCenter = await house.ask('report', {
      as,
      body: { report: 'activity-difficulty', from: FROM, to: TO, by: 'activity' },
    });
    expect(inCenter.json<{ data: ReportAnswer }>().data.total).toEqual(total);
    await sql`delete from play_time where day = ${FROM}`.execute(house.db);
    await sql`delete from activity_results where finished_at = ${`${FROM}T18:00:00Z`}`.execute(house.db);
  });
});

describe('financial', () => {
  let rep: string;
  let organization: string;

  beforeAll(async () => {
    const { rows } = await sql<{ rep: string; organization: string }>`
      select (select _id from users where email = 'rep@flink.test') as rep, center.master_organization_id as organization
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where family._id = ${house.smith}`.execute(house.db);
    [{ rep = '', organization = '' } = {}] = rows;
    await sql`update master_organizations set rep_id = null`.execute(house.db);
    await sql`update master_organizations set rep_id = ${rep} where _id = ${organization}`.execute(house.db);
  });

  test('has the plans of today and the hours that were sold in these days, by rep and for the rep', async () => {
    const plans = await sql<{ bought: number; given: number; used: number }>`
      select (select coalesce(sum(plans), 0)::int from organization_plans where master_organization_id = ${organization}) as bought,
        (select coalesce(sum(plans), 0)::int from plan_assignments where master_organization_id = ${organization}) as given,
        (select count(*)::int from families as family join learning_centers as center
          on center._id = family.learning_center_id
          join organization_plans as had on had.master_organization_id = center.master_organization_id
            and had.product_id = coalesce(family.product_id, center.product_id) and had.plans > 0
          where center.master_organization_id = ${organization} and blocked_at is null) as used`.execute(
      house.db,
    );
    const paid = uuidv7();
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, hours, state)
      values (${paid}, ${house.smith}, 'hours', 'stripe', 'k', 100, 'USD', 5, 'paid')`.execute(house.db);
    await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code, created_at)
      values (${uuidv7()}, ${paid}, 'granted', 100, 'USD', ${`${FROM}T18:00:00Z`})`.execute(house.db);

    const { rows, total } = await ask('financial');

    const wanted = {
      bought: plans.rows[0]?.bought,
      assigned: plans.rows[0]?.given,
      inUse: plans.rows[0]?.used,
      sold: 5 * 3_600,
    };
    expect(rows.find(({ _id }) => _id === rep)?.figures).toMatchObject(wanted);
    expect(total).toMatchObject({ sold: 5 * 3_600 });
    expect((await ask('financial', { by: 'product' })).total).toEqual(total);
    const as = await house.tokenOf('rep@flink.test');
    const own = async () =>
      (await house.ask('financialReport', { as, query: { from: FROM, to: TO, by: 'organization' } })).json<{
        data: ReportAnswer;
      }>().data;
    expect(await own()).toMatchObject({
      total: wanted,
      groupings: ['product', 'organization'],
      rows: [{ _id: organization }],
    });
    await sql`update master_organizations set rep_id = null where _id = ${organization}`.execute(house.db);
    expect(await own()).toMatchObject({ rows: [], centers: [], total: { sold: 0, inUse: 0 } });
    await sql`update master_organizations set rep_id = ${rep} where _id = ${organization}`.execute(house.db);
  });

  describe('hours that were played', () => {
    const WEEK = dayAfter(FROM, 7);
    let people: string[] = [];

    /** Families of a center with so many learners each, who pay by the hour or not. */
    const arrive = async (sizes: readonly number[]) => {
      await sql`delete from families where name like 'Hours %'`.execute(house.db);
      people = [];
      for (const [place, size] of sizes.entries()) {
        const family = uuidv7();
        await sql`insert into families (_id, learning_center_id, name) values (${family}, ${center}, ${`Hours ${place}`})`.execute(
          house.db,
        );
        await sql`insert into prepaid_accounts (family_id, total_hours, hours_paid, seconds_remaining)
          values (${family}, 0, 0, 0) on conflict do nothing`.execute(house.db);
        for (let member = 0; member < size; member += 1) {
          const _id = uuidv7();
          people.push(_id);
          await sql`insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type)
            values (${_id}, ${family}, ${`H${place}${member}`}, '', ${`hours${place}${member}`}, '-', 'child')`.execute(
            house.db,
          );
        }
      }
    };
    const play = async (who: readonly number[], seconds: number, isPaid = true) => {
      for (const one of who) {
        const [at, until] = [`${WEEK}T18:00:00Z`, `${WEEK}T18:20:00Z`];
        await sql`insert into learner_play_days (learner_id, day, seconds) values (${people[one]}, ${WEEK}, ${seconds})
          on conflict (learner_id, day) do update set seconds = learner_play_days.seconds + excluded.seconds`.execute(
          house.db,
        );
        if (isPaid)
          await sql`insert into prepaid_ledger (_id, family_id, kind, delta_seconds, seconds_after, learner_ids, started_at, ended_at)
            select ${uuidv7()}, family_id, 'tracked', ${-seconds}::integer, 0, array[_id], ${at}, ${until}
            from family_members where _id = ${people[one]}`.execute(house.db);
      }
    };
    test('count in the center of that day, whoever played them', async () => {
      await arrive([1, 2]);
      await play([0, 1], 600);
      await play([2], 60, false);

      expect((await ask('financial')).total).toMatchObject({ played: 1_200 });
      expect((await ask('financial', { from: WEEK, to: WEEK })).total).toMatchObject({ played: 1_200 });
      expect((await ask('financial', { from: dayAfter(WEEK, 1) })).total).toMatchObject({ played: 0 });
      expect((await ask('financial', { learningCenterId: center })).total).toMatchObject({ played: 1_200 });
    });
  });

  test('a family uses a plan only where its organization bought that product', async () => {
    const before = (await ask('financial')).total.inUse ?? 0;
    const family = uuidv7();
    await sql`insert into families (_id, learning_center_id, name)
      select ${family}, center._id, 'No plan' from learning_centers as center
      where center.product_id is not null and not exists (
        select from organization_plans as had where had.master_organization_id = center.master_organization_id
          and had.product_id = center.product_id) limit 1`.execute(house.db);
    const { rows } = await sql`select from families where _id = ${family}`.execute(house.db);
    expect(rows).toHaveLength(1);

    expect((await ask('financial')).total.inUse).toBe(before);
    await sql`delete from families where _id = ${family}`.execute(house.db);
  });
});
