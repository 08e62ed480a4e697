import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../../db/uuid.ts';
import { eraseIn } from '../../../personal-data/erase.service.ts';
import { openPlayHouse, type PlayHouse } from '../../../play/testing/play-house.ts';
import { countCells } from '../cells/count-cells.ts';
import { rebuildSums } from './rebuild-sums.ts';

const MONTHLY = { reportsRate: 'Monthly', reportsDates: [] } as const;
const FROM = '2026-03-02';
const TO = '2026-03-29';
const BEFORE = '2026-02-02';

let house: PlayHouse;
let maple: string;
let east: string;
const tokens = new Map<string, string>();

interface Person {
  readonly _id: string;
  readonly familyId: string;
}
/** Five families of two learners, who begin at Maple. */
let people: Person[] = [];

beforeAll(async () => {
  house = await openPlayHouse();
  maple = (await house.member('ana')).learningCenterId;
  east = uuidv7();
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
    select ${east}, master_organization_id, region_id, '=East Center', 'east-center', 'Pacific/Auckland', config
    from learning_centers where _id = ${maple}`.execute(house.db);
  for (const name of ['master', 'district', 'region', 'center', 'teacher'])
    tokens.set(name, await house.tokenOf(`${name}@flink.test`));
});
afterAll(() => house.close());

async function arrive(): Promise<void> {
  await house.clear();
  await sql`delete from families where name like 'Recount %'`.execute(house.db);
  people = [];
  for (let family = 0; family < 5; family += 1) {
    const familyId = uuidv7();
    await house.db
      .insertInto('families')
      .values({ _id: familyId, learning_center_id: maple, name: `Recount ${family}` })
      .execute();
    for (let place = 0; place < 2; place += 1) {
      const _id = uuidv7();
      people.push({ _id, familyId });
      await house.db
        .insertInto('family_members')
        .values({
          _id,
          family_id: familyId,
          firstname: `R${family}${place}`,
          lastname: '',
          username: `recount${family}${place}`,
          password_hash: 'none',
          type: 'child',
        })
        .execute();
    }
  }
}

const ask = async (role: string, more: object = {}): Promise<ReportAnswer> => {
  const reply = await house.ask('masteryAndUsage', {
    as: tokens.get(role) ?? '',
    body: { from: FROM, to: TO, ...more },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
};

interface Beat {
  readonly person: number;
  readonly day: string;
  readonly seconds: number;
  readonly together: boolean;
}
interface Mastered {
  readonly person: number;
  readonly at: string;
  readonly earlierBy: number;
}
interface History {
  readonly beats: readonly Beat[];
  readonly mastered: readonly Mastered[];
  /** By family: the day from which it is of the other center; null where it stays. */
  readonly moves: readonly (string | null)[];
  readonly deleted: number | null;
  /** Whether all that is over is counted before the first move, before the last beats and before somebody leaves. */
  readonly counted?: readonly boolean[];
}

const day = fc.integer({ min: -4, max: 60 }).map((days) => dayAfter(BEFORE, days));
const person = fc.integer({ min: 0, max: 9 });
const history: fc.Arbitrary<History> = fc.record({
  beats: fc.array(
    fc.record({ person, day, seconds: fc.integer({ min: 1, max: 4_000 }), together: fc.boolean() }),
    { maxLength: 60 },
  ),
  mastered: fc.array(
    fc.record({
      person,
      at: fc
        .tuple(day, fc.integer({ min: 0, max: 1_439 }))
        .map(([on, minute]) => new Date(Date.parse(on) + minute * 60_000).toISOString()),
      earlierBy: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
    }),
    { maxLength: 30 },
  ),
  moves: fc.array(fc.option(day), { minLength: 5, maxLength: 5 }),
  deleted: fc.option(person),
  counted: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

const inDays = (from: string, to: string) => (on: string) => on >= from && on <= to;
const isNow = inDays(FROM, TO);
const isBefore = inDays(BEFORE, '2026-03-01');
/** As the language of Maple has it, from Sunday; the first day that is asked for is a Monday. */
const weekOf = (on: string) => Math.floor((Date.parse(on) - Date.parse(dayAfter(FROM, -1))) / 604_800_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Goes through the tables as play does, then counts by hand. */
async function live({ beats, mastered, moves, deleted, counted = [] }: History) {
  await arrive();
  if (counted[0]) await countCells(house.db, MONTHLY, 0);
  for (const [family, move] of moves.entries()) {
    if (move === null) continue;
    const familyId = people[family * 2]?.familyId;
    await sql`update families set learning_center_id = ${east} where _id = ${familyId}`.execute(house.db);
    // As if it had moved then.
    await sql`update family_centers set until_day = ${move}::date where family_id = ${familyId} and until_day < 'infinity'`.execute(
      house.db,
    );
    await sql`update family_centers set from_day = ${move}::date where family_id = ${familyId} and from_day > '-infinity'`.execute(
      house.db,
    );
  }
  for (const [place, beat] of beats.entries()) {
    if (counted[1] && place === Math.floor(beats.length / 2)) await countCells(house.db, MONTHLY, 0);
    const learner_id = people[beat.person]?._id ?? '';
    const moment = new Date(`${beat.day}T12:00:00Z`);
    const { day: on, seconds, together } = beat;
    await house.db
      .insertInto('play_time')
      .values({ _id: uuidv7(), learner_id, day: on, seconds, together, started_at: moment, ended_at: moment })
      .execute();
    await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
      values (${learner_id}, ${on}, ${seconds}, ${together ? seconds : 0})
      on conflict (learner_id, day) do update set seconds = learner_play_days.seconds + excluded.seconds,
        together_seconds = learner_play_days.together_seconds + excluded.together_seconds`.execute(house.db);
  }
  for (const { person: who, at, earlierBy } of mastered) {
    const item_id = uuidv7();
    const learner_id = people[who]?._id ?? '';
    await house.db
      .insertInto('learner_reports')
      .values({ learner_id, item_id, mastered: true, date_mastered: at })
      .execute();
    // A device that was away tells that it was earlier.
    await house.db
      .updateTable('learner_reports')
      .set({ date_mastered: new Date(Date.parse(at) - earlierBy * 3_600_000) })
      .where('item_id', '=', item_id)
      .execute();
  }
  if (counted[2]) await countCells(house.db, MONTHLY, 0);
  if (deleted !== null) {
    const { _id = '', familyId = '' } = people[deleted] ?? {};
    await house.db.transaction().execute((tx) => eraseIn(tx, { familyId, learnerIds: [_id] }));
  }

  const centerOn = (who: number, on: string) => {
    const move = moves[Math.floor(who / 2)] ?? null;
    return move !== null && on >= move ? east : maple;
  };
  const zoneOf = (who: number) => (moves[Math.floor(who / 2)] ? 'Pacific/Auckland' : 'America/Chicago');
  const dates = mastered.map(({ person: who, at, earlierBy }) => {
    const moment = new Date(Date.parse(at) - earlierBy * 3_600_000);
    return { who, on: moment.toLocaleDateString('sv', { timeZone: zoneOf(who) }) };
  });
  return {
    centerOf: (who: number) => (moves[Math.floor(who / 2)] ? east : maple),
    seconds: (is: (on: string) => boolean, at: (who: number, on: string) => boolean) =>
      sum(beats.filter((beat) => is(beat.day) && at(beat.person, beat.day)).map(({ seconds }) => seconds)),
    together: (is: (on: string) => boolean, at: (who: number, on: string) => boolean) =>
      sum(
        beats
          .filter((beat) => beat.together && is(beat.day) && at(beat.person, beat.day))
          .map(({ seconds }) => seconds),
      ),
    mastered: (at: (who: number) => boolean) =>
      dates.filter(({ who, on }) => who !== deleted && isNow(on) && at(who)).length,
    centerOn,
    learners: (is: (on: string) => boolean, centerId: string) =>
      new Set(
        beats
          .filter(
            (beat) => beat.person !== deleted && is(beat.day) && centerOn(beat.person, beat.day) === centerId,
          )
          .map((beat) => beat.person),
      ).size,
    isDeleted: (who: number) => who === deleted,
    /** Of what those who are still there played at Maple in these days. */
    different: (key: (beat: Beat) => string) =>
      new Set(
        beats
          .filter(
            (beat) => beat.person !== deleted && isNow(beat.day) && centerOn(beat.person, beat.day) === maple,
          )
          .map(key),
      ).size,
  };
}

const SPRING = { from: '2026-01-10', to: '2026-05-20' };

/** A file says as of when it is, and nothing else in it may differ. */
const untimed = (file: string): string => file.replace(/As of .*/, '');

/** What the reports about learners tell above the center, of all centers and of one. */
async function toldAbove(days: object = SPRING) {
  const questions = ['usage-and-master', 'cohort', 'continuity', 'mastery'].flatMap((report) =>
    [{}, { learningCenterId: east }].map((more) => ({
      role: 'district',
      body: { report, ...days, ...more },
    })),
  );
  const partners = { role: 'master', body: { report: 'content-partners', by: 'owner', ...days } };
  const answers = [];
  for (const { role, body } of [...questions, partners]) {
    const reply = await house.ask('report', { as: tokens.get(role) ?? '', body });
    expect(reply.statusCode, reply.body).toBe(200);
    const { asOf: _, ...answer } = reply.json<{ data: ReportAnswer }>().data;
    answers.push(answer);
  }
  return answers;
}

/** The same, of other days, and in files. */
async function everythingAbove() {
  const files = [];
  for (const report of ['usage-and-master', 'cohort', 'continuity', 'mastery'])
    files.push(
      untimed(
        (await house.ask('reportCsv', { as: tokens.get('region') ?? '', query: { report, ...SPRING } })).body,
      ),
    );
  return [files, await toldAbove(), await toldAbove({ from: FROM, to: dayAfter(FROM, 3) })];
}

const uncounted = async () =>
  (
    await sql`select center._id from learning_centers as center
      left join counted_centers as counted on counted.learning_center_id = center._id
      where counted.until_day is null or center._id in (select learning_center_id from stale_centers)`.execute(
      house.db,
    )
  ).rows;

const sums = async () =>
  (
    await sql`select to_jsonb(played) as row from (select * from learner_play_days where seconds > 0) as played
      union all select to_jsonb(got) from learner_mastery_days as got where begun <> 0 or mastered <> 0
      union all select to_jsonb(center) from (
        select learning_center_id, day, sum(seconds) as seconds, sum(together_seconds) as together_seconds,
          sum(forgotten_seconds) as forgotten_seconds, sum(forgotten_together_seconds) as forgotten_together_seconds
        from center_play_days group by 1, 2
      ) as center order by 1`.execute(house.db)
  ).rows;

describe('usage and mastery', () => {
  test('is a recount of what was played, wherever families moved, whoever left and however late it came', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (lived) => {
        const lives = await live(lived);

        const center = await ask('center', { by: 'learner' });
        expect(center.total).toMatchObject({
          seconds: lives.seconds(isNow, (who, on) => lives.centerOn(who, on) === maple),
          secondsBefore: lives.seconds(isBefore, (who, on) => lives.centerOn(who, on) === maple),
          togetherSeconds: lives.together(isNow, (who, on) => lives.centerOn(who, on) === maple),
          learners: lives.learners(isNow, maple),
          mastered: lives.mastered((who) => lives.centerOf(who) === maple),
        });
        // The rows and the steps add up to it.
        for (const name of ['seconds', 'learners', 'mastered'])
          expect(sum(center.rows.map(({ figures }) => figures[name] ?? 0))).toBe(center.total[name]);
        expect(sum(center.steps.map(({ figures }) => figures.seconds ?? 0))).toBe(center.total.seconds);
        for (const { _id, trend, figures } of center.rows)
          if (_id !== 'gone') expect(sum(trend?.map((value) => value ?? 0) ?? [])).toBe(figures.seconds);
        expect(center.total).toMatchObject({
          playedDays: lives.different(({ person: who, day: on }) => `${who} ${on}`),
          playedWeeks: lives.different(({ person: who, day: on }) => `${who} ${weekOf(on)}`),
        });
        const hours = center.aside?.kind === 'hours' ? center.aside.cells.flat() : [];
        expect(sum(hours)).toBe(
          lives.seconds(isNow, (who, on) => lives.centerOn(who, on) === maple && !lives.isDeleted(who)),
        );
        for (const [who, { _id }] of people.entries()) {
          const row = center.rows.find((one) => one._id === _id);
          const isHere = lives.centerOf(who) === maple && !lives.isDeleted(who);
          expect(row !== undefined).toBe(isHere);
          if (row) expect(row.figures.seconds).toBe(lives.seconds(isNow, (one) => one === who));
        }

        const district = await ask('district', { by: 'center' });
        for (const { _id, figures } of district.rows.filter((row) => [maple, east].includes(row._id))) {
          const weeks = [0, 7, 14, 21].map((days) => inDays(dayAfter(FROM, days), dayAfter(FROM, days + 6)));
          const learners = weeks.map((isIn) => lives.learners(isIn, _id));
          const large = weeks.filter((_, week) => (learners[week] ?? 0) >= FEWEST_LEARNERS);
          const isHidden = large.length === 0 && learners.some((count) => count > 0);
          expect(figures.seconds).toBe(
            isHidden
              ? null
              : sum(large.map((isIn) => lives.seconds(isIn, (who, on) => lives.centerOn(who, on) === _id))),
          );
        }
        for (const { trend = [], figures } of district.rows)
          expect(sum(trend.map((value) => value ?? 0))).toBe(figures.seconds ?? 0);

        const [kept, told] = [await sums(), await toldAbove()];
        await rebuildSums(house.db, MONTHLY, 0);
        expect(await sums()).toEqual(kept);
        expect(await toldAbove()).toEqual(told);
        // And nothing of it was counted for this answer.
        expect(await uncounted()).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

describe('cohorts', () => {
  const spring = fc.integer({ min: 0, max: 150 }).map((days) => dayAfter('2026-01-01', days));

  test('are a recount of who began when and played in which month after it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(spring, { minLength: 5, maxLength: 5 }),
        fc.array(fc.record({ person, day: spring }), { maxLength: 40 }),
        async (began, days) => {
          const beats = days.map((beat) => ({ ...beat, seconds: 60, together: false }));
          await live({ beats, mastered: [], moves: [null, null, null, null, null], deleted: null });
          await countCells(house.db, MONTHLY, 0);
          for (const [family, on] of began.entries())
            await house.db
              .updateTable('families')
              .set({ created_at: new Date(`${on}T18:00:00Z`) })
              .where('_id', '=', people[family * 2]?.familyId ?? '')
              .execute();

          const reply = await house.ask('report', {
            as: tokens.get('center') ?? '',
            body: { report: 'cohort', from: '2026-01-01', to: '2026-06-30' },
          });

          const { rows } = reply.json<{ data: ReportAnswer }>().data;
          expect(rows.map(({ _id }) => _id)).toEqual(
            [...new Set(began.map((on) => on.slice(0, 7)))].toSorted(),
          );
          for (const { _id, figures } of rows) {
            const own = began.flatMap((on, family) => (on.startsWith(_id) ? [family] : []));
            const playedIn = (month: number) =>
              own.filter((family) =>
                days.some((beat) => {
                  const isTheirs = Math.floor(beat.person / 2) === family;
                  return isTheirs && Number(beat.day.slice(5, 7)) === Number(_id.slice(5)) + month;
                }),
              ).length;
            expect(figures).toMatchObject({
              families: own.length,
              learners: own.length * 2,
              due0: own.length,
            });
            for (const month of [0, 1, 2]) expect(figures[`played${month}`]).toBe(playedIn(month));
          }
          // Who began later than was counted is in no cell as it was.
          const told = await toldAbove();
          await rebuildSums(house.db, MONTHLY, 0);
          expect(await toldAbove()).toEqual(told);
        },
      ),
      { numRuns: 4 },
    );
  });

  test('are for those whose role has them', async () => {
    const reply = await house.ask('report', {
      as: tokens.get('teacher') ?? '',
      body: { report: 'cohort', from: FROM, to: TO },
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('who sees what', () => {
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
    // Six in one of four weeks.
    expect(figuresOf(maple)).toMatchObject({ learners: 2, seconds: 360 });
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
    expect(lines.find((line) => line.includes(',Total,'))).toContain(',2,');
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
});
