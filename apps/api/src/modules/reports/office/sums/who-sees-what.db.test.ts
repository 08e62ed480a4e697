import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import {
  ask,
  closeRecount,
  east,
  everythingAbove,
  FROM,
  house,
  live,
  maple,
  openRecount,
  people,
  TO,
  tokens,
  untimed,
} from '../../testing/recount-house.ts';

beforeAll(openRecount);
afterAll(closeRecount);

const played = async (who: readonly number[]) =>
  live({
    beats: who.map((one) => ({ person: one, day: FROM, seconds: 60, together: false })),
    mastered: [],
    moves: [null, null, null, null, FROM],
    deleted: null,
  });

test('above the center no sum of few, nor what it could be subtracted from; in the center every one', async () => {
  await played([0, 1, 2, 3, 4, 5, 8, 9]);

  const { rows, total } = await ask('region');
  const figuresOf = (_id: string) => rows.find((row) => row._id === _id)?.figures;
  expect(figuresOf(east)).toMatchObject({ learners: null, seconds: null });
  // Six in the one week in which people played.
  expect(figuresOf(maple)).toMatchObject({ learners: 6, seconds: 360 });
  // Without those of the other center: taken from each other nothing remains.
  expect(total).toMatchObject({ seconds: 360 });
  expect((await ask('region', { learningCenterId: east })).total).toMatchObject({ seconds: null });
  expect((await ask('region', { learningCenterId: maple })).total).toMatchObject({ seconds: 360 });
  expect((await ask('center')).total).toMatchObject({ learners: 6, seconds: 360 });
});

test('no answer, chart or file above the center changes with what too few have played', async () => {
  const everything = async () => {
    const files = [];
    const answers = [];
    for (const role of ['district', 'region'])
      for (const to of [TO, dayAfter(FROM, 2)])
        for (const more of [{}, { by: 'center' }, { learningCenterId: east }]) {
          const { asOf: _, ...answer } = await ask(role, { to, ...more });
          answers.push(answer);
          const query = { report: 'usage-and-master', from: FROM, to, ...more };
          const file = await house.ask('reportCsv', { as: tokens.get(role) ?? '', query });
          files.push(untimed(file.body));
        }
    return { answers, files };
  };
  const history = (seconds: number) => ({
    beats: [0, 1, 2, 3, 4, 5, 8, 9].map((one) => ({
      person: one,
      day: FROM,
      seconds: one > 7 ? seconds : 60,
      together: one > 7,
    })),
    mastered: [],
    moves: [null, null, null, null, FROM],
    deleted: null,
  });
  await live(history(60));
  const before = await everything();

  await live(history(3_333));

  expect(await everything()).toEqual(before);
});

test('above the center weeks are held against those of which as much is told', async () => {
  const six = [0, 1, 2, 3, 4, 5];
  const on = (day: string, who: readonly number[]) =>
    who.map((one) => ({ person: one, day, seconds: 60, together: false }));
  const second = dayAfter(FROM, 7);
  const beats = [
    ...on(FROM, six),
    ...on(second, six),
    ...on(dayAfter(FROM, -28), six),
    // Of these nothing is told, so what is told a month later is held against nothing.
    ...on(dayAfter(second, -28), [0, 1]),
  ];
  await live({ beats, mastered: [], moves: [null, null, null, null, null], deleted: null });

  const { rows, total } = await ask('region');

  const told = { seconds: 720, secondsBefore: 360, comparedSeconds: 360, comparedSecondsBefore: 360 };
  expect(total).toMatchObject(told);
  expect(rows.find(({ _id }) => _id === maple)?.figures).toMatchObject(told);
});

test('how long few of a center that is told played together is told to nobody above it', async () => {
  const told = async (few: readonly number[]) => {
    const beats = [0, 1, 2, 3, 4, 5].map((one) => ({
      person: one,
      day: FROM,
      seconds: 60 * (one + 1),
      together: few.includes(one),
    }));
    await live({ beats, mastered: [], moves: [null, null, null, null, null], deleted: null });
    const { total } = await ask('region', { learningCenterId: maple });
    return total;
  };

  const one = await told([0]);
  expect(one).toMatchObject({ seconds: 1_260, togetherSeconds: null });
  expect(await told([1, 2, 4])).toEqual(one);
  expect(await told([0, 1, 2, 3, 4, 5])).toMatchObject({ togetherSeconds: 1_260, togetherOf: 1_260 });
});

/** Families 0 to 3 went on, family 4 is of the other center. */
const spring = (few: readonly { readonly person: number; readonly day: string }[]) => ({
  beats: [
    ...['2026-01-15', '2026-02-15', '2026-03-15'].flatMap((on) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((one) => ({ person: one, day: on })),
    ),
    ...few,
  ].map((beat) => ({ ...beat, seconds: 60, together: false })),
  mastered: [],
  moves: [null, null, null, null, '2026-01-01'],
  deleted: null,
});

test.each([
  [
    'of another center',
    [
      [8, '2026-02-10'],
      [8, '2026-03-10'],
    ],
    [
      [8, '2026-02-11'],
      [9, '2026-02-12'],
      [8, '2026-03-11'],
    ],
  ],
  [
    'who came back',
    [[0, '2026-05-11']],
    [
      [0, '2026-05-11'],
      [2, '2026-05-12'],
      [4, '2026-05-13'],
    ],
  ],
] as const)('of few %s nothing is told by any report, day, place or file', async (_, some, others) => {
  const beatsOf = (few: typeof some | typeof others) => few.map(([who, on]) => ({ person: who, day: on }));
  await live(spring(beatsOf(some)));
  const before = await everythingAbove();

  await live(spring(beatsOf(others)));

  const after = await everythingAbove();
  expect(after).toEqual(before);
  // Not because nothing is told at all.
  expect(JSON.stringify(after)).toMatch(/"stayed":8/u);
});

test('a teacher sees the families that are assigned, and sums of no others', async () => {
  await played([0, 1, 2]);

  const { rows, total, groupings } = await ask('teacher', { by: 'family' });

  expect(rows.map(({ name }) => name)).toEqual(['García', 'Smith']);
  expect(total).toMatchObject({ seconds: 0, learners: 0 });
  expect(groupings).toEqual(['learner', 'family']);
});

test('the report of a family is that of its members, by name and in the center alone', async () => {
  await played([0, 1, 2]);
  const of = async (role: string, familyId = people[0]?.familyId) => {
    const reply = await house.ask('familyReport', {
      as: tokens.get(role) ?? '',
      body: { familyId, from: FROM, to: TO },
    });
    return { status: reply.statusCode, data: reply.json<{ data: ReportAnswer }>().data };
  };

  const center = await of('center');
  expect(center.data.rows.map(({ figures }) => figures.seconds)).toEqual([60, 60]);
  expect(center.data.total).toMatchObject({ seconds: 120, people: 2 });
  // Who knows nobody by name would learn in which weeks one family played.
  for (const role of ['master', 'district', 'region', 'teacher']) expect((await of(role)).status).toBe(404);
  const { familyId: foreign } = await house.member('baraka');
  for (const role of ['center', 'teacher']) {
    const as = tokens.get(role) ?? '';
    const query = { from: FROM, to: TO };
    const replies = [
      await house.ask('reportByFamily', { as, params: { id: foreign }, query }),
      await house.ask('reportCsv', {
        as,
        query: { report: 'usage-and-master', familyId: foreign, ...query },
      }),
    ];
    expect([(await of(role, foreign)).status, ...replies.map(({ statusCode }) => statusCode)]).toEqual([
      404, 404, 404,
    ]);
  }
});

test('one product of a center is that of its families, on the screen and in the file, for who sees the center', async () => {
  await played([0, 1, 2]);
  const productId = uuidv7();
  await sql`insert into products (_id, name) values (${productId}, 'Readers')`.execute(house.db);
  await sql`update families set product_id = ${productId} where _id = ${people[2]?.familyId}`.execute(
    house.db,
  );
  const bought = await house.ask('addCenterPurchase', {
    as: tokens.get('master') ?? '',
    params: { id: maple },
    body: { productId, number: 9 },
  });
  const purchaseId = bought.json().data._id as string;
  const of = async (role: string, more: object = {}) => {
    const body = { report: 'usage-and-master', from: FROM, to: TO, purchaseId, ...more };
    const reply = await house.ask('report', { as: tokens.get(role) ?? '', body });
    return { reply, data: reply.json<{ data: ReportAnswer }>().data };
  };

  const { data } = await of('center');
  expect(data.total).toMatchObject({ seconds: 60, people: 2 });
  expect(data.rows.map(({ name }) => name)).toEqual(['Recount 1']);
  expect(data.place).toBe('Maple Library · Readers');
  expect(data.purchases).toContainEqual({ _id: purchaseId, name: 'Readers' });
  const direct = await house.ask('reportByPurchase', {
    as: tokens.get('center') ?? '',
    params: { id: purchaseId },
    query: { from: FROM, to: TO },
  });
  expect(direct.json<{ data: ReportAnswer }>().data.total).toEqual(data.total);
  const file = await house.ask('reportCsv', {
    as: tokens.get('center') ?? '',
    query: { report: 'usage-and-master', from: FROM, to: TO, purchaseId },
  });
  expect(file.body).toContain('Recount 1');
  expect(file.body).not.toContain('Recount 0');
  expect(file.body).toContain('Maple Library · Readers');
  expect((await of('center', { report: 'mastery' })).reply.statusCode).toBe(200);
  expect((await of('teacher')).data.total).toMatchObject({ seconds: 0 });
  // Of two people not even in which week nobody played.
  const above = (await of('district')).data;
  expect(above.steps).toHaveLength(4);
  for (const { figures } of above.steps) expect(Object.values(figures)).not.toContain(0);
  expect(above.total).toMatchObject({ seconds: null, people: null });
  expect((await of('center', { report: 'cohort' })).reply.json()).toMatchObject({
    fields: { purchaseId: expect.any(String) },
  });
  // Of six not in which week others played and they did not: 0 is told where nobody of the center played.
  await played([0, 1]);
  await sql`update families set product_id = ${productId} where name in ('Recount 1', 'Recount 2', 'Recount 3')`.execute(
    house.db,
  );
  expect((await of('district')).data.steps.map(({ figures }) => figures.seconds)).toEqual([null, 0, 0, 0]);
  // Of one center alone there is something to choose.
  expect((await ask('district')).purchases).toEqual([]);
  expect((await ask('district', { learningCenterId: maple })).purchases).toEqual(data.purchases);

  const baobab = (await house.member('baraka')).learningCenterId;
  await sql`update plan_assignments set learning_center_id = ${baobab} where _id = ${purchaseId}`.execute(
    house.db,
  );
  for (const role of ['center', 'teacher', 'district'])
    expect((await of(role)).reply.json()).toMatchObject({ code: 'purchases.notFound' });
  await sql`update families set product_id = null where product_id = ${productId}`.execute(house.db);
  await sql`delete from organization_plans where product_id = ${productId}`.execute(house.db);
  await sql`delete from products where _id = ${productId}`.execute(house.db);
});

test('one organisation or region of several is asked about alone, with the names of what is in it', async () => {
  await played([0, 1, 2, 3, 4, 5]);
  const names = (places: readonly { readonly name: string | null }[]) => places.map(({ name }) => name);
  const all = await ask('master');
  const sunrise = all.organizations.find(({ name }) => name === 'Sunrise District')?._id;
  // Regions of several organisations may be called the same.
  expect([all.place, all.regions]).toEqual([null, []]);

  const organization = await ask('master', { masterOrganizationId: sunrise });
  expect(names(organization.rows)).toEqual(expect.arrayContaining(['Maple Library', '=East Center']));
  expect(names(organization.rows)).not.toContain('Baobab Center');
  expect(organization).toMatchObject({ place: 'Sunrise District', total: { seconds: 360 } });
  expect(names(organization.centers)).toEqual(names(organization.rows));

  const regionId = organization.regions.find(({ name }) => name === 'North Region')?._id;
  const region = await ask('district', { regionId });
  expect(region).toMatchObject({ place: 'North Region', total: { seconds: 360 } });
  expect((await ask('district', { regionId, learningCenterId: maple })).total).toEqual(
    (await ask('district', { learningCenterId: maple })).total,
  );
  const query = { report: 'usage-and-master', from: FROM, to: TO, regionId };
  const file = await house.ask('reportCsv', { as: tokens.get('district') ?? '', query });
  expect(file.body).toContain('North Region');

  const financial = async (more: object) => {
    const days = { from: FROM, to: TO };
    const reply = await house.ask('financialReport', {
      as: tokens.get('master') ?? '',
      query: { ...days, ...more },
    });
    return reply.json<{ data: ReportAnswer }>().data;
  };
  const rows = (await financial({ by: 'organization' })).rows;
  expect((await financial({ masterOrganizationId: sunrise })).total.bought).toBe(
    rows.find(({ _id }) => _id === sunrise)?.figures.bought,
  );
  expect((await financial({ regionId })).total.bought).toBe(0);
});

test('a foreign region, and a place where all are told together, are not asked about', async () => {
  const baobab = (await house.member('baraka')).learningCenterId;
  const { rows } = await sql<{ readonly organization: string; readonly region: string | null }>`
    select master_organization_id as organization, region_id as region from learning_centers
    where _id = ${baobab}`.execute(house.db);
  const asked = async (role: string, report: string, more: object) =>
    (
      await house.ask('report', {
        as: tokens.get(role) ?? '',
        body: { report, from: FROM, to: TO, ...more },
      })
    ).statusCode;
  for (const role of ['district', 'region', 'center', 'teacher']) {
    expect(await asked(role, 'usage-and-master', { masterOrganizationId: rows[0]?.organization })).toBe(404);
    expect(await asked(role, 'usage-and-master', { regionId: rows[0]?.region })).toBe(404);
  }
  expect(await asked('master', 'content-partners', { regionId: rows[0]?.region })).toBe(400);
});

test('nobody above a center asks for its people, and nobody for a foreign center', async () => {
  const refused = await house.ask('masteryAndUsage', {
    as: tokens.get('district') ?? '',
    body: { from: FROM, to: TO, by: 'family' },
  });
  expect(refused.statusCode).toBe(400);
  const baobab = (await house.member('baraka')).learningCenterId;
  const foreign = await house.ask('masteryAndUsage', {
    as: tokens.get('center') ?? '',
    body: { from: FROM, to: TO, learningCenterId: baobab },
  });
  expect(foreign.statusCode).toBe(404);
});

test('the file has the same figures, hides the same and calculates nothing', async () => {
  await played([0, 1, 2, 3, 4, 5, 8, 9]);
  const csv = async (role: string) =>
    (
      await house.ask('reportCsv', {
        as: tokens.get(role) ?? '',
        query: { report: 'usage-and-master', from: FROM, to: TO },
      })
    ).body.split('\r\n');

  const lines = await csv('region');
  const [, , , name, learners] = (lines.find((line) => line.includes('East')) ?? '')
    .split(/,/)
    .toSpliced(0, 0, '');
  expect(name).toBe("'=East Center");
  expect(learners).toBe('Not shown');
  expect(lines.find((line) => line.includes(',Total,'))).toContain(',Total,6,');
  expect(lines.join()).toContain('Sums of fewer than five learners');
});

test('the dates are those of the specification', async () => {
  const asked = (body: object) => house.ask('masteryAndUsage', { as: tokens.get('center') ?? '', body });
  expect((await asked({ from: TO, to: FROM })).json()).toMatchObject({
    fields: { from: expect.any(String) },
  });
  expect((await asked({ to: FROM })).json()).toMatchObject({ fields: { from: 'Required' } });
  const { period } = await ask('center', { to: '2999-12-31' });
  expect(period.to < '2999-12-31' && !period.isOver).toBe(true);
});
