import type { ReportAnswer } from '@flink/contract/reports/answer.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { eraseIn } from '../../personal-data/erase.service.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';

export const FROM = '2026-03-02';
export const TO = '2026-03-29';
const BEFORE = '2026-02-02';

export let house: PlayHouse;
export let maple: string;
let east: string;
export const tokens = new Map<string, string>();

interface Person {
  readonly _id: string;
  readonly familyId: string;
}
/** Five families of two learners, who begin at Maple. */
export let people: Person[] = [];

/** Before all tests of a file. */
export async function openRecount(): Promise<void> {
  house = await openPlayHouse();
  maple = (await house.member('ana')).learningCenterId;
  east = uuidv7();
  await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
    select ${east}, master_organization_id, region_id, '=East Center', 'east-center', 'Pacific/Auckland', config
    from learning_centers where _id = ${maple}`.execute(house.db);
  for (const name of ['master', 'district', 'region', 'center', 'teacher'])
    tokens.set(name, await house.tokenOf(`${name}@flink.test`));
}

export const closeRecount = (): Promise<void> => house.close();

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

export const ask = async (role: string, more: object = {}): Promise<ReportAnswer> => {
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
}

const day = fc.integer({ min: -4, max: 60 }).map((days) => dayAfter(BEFORE, days));
export const person = fc.integer({ min: 0, max: 9 });
export const history: fc.Arbitrary<History> = fc.record({
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
});

const inDays = (from: string, to: string) => (on: string) => on >= from && on <= to;
export const isNow = inDays(FROM, TO);
export const isBefore = inDays(BEFORE, '2026-03-01');
/** As the language of Maple has it, from Sunday; the first day that is asked for is a Monday. */
export const weekOf = (on: string) =>
  Math.floor((Date.parse(on) - Date.parse(dayAfter(FROM, -1))) / 604_800_000);
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Goes through the tables as play does, then counts by hand. */
export async function live({ beats, mastered, moves, deleted }: History) {
  await arrive();
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
  for (const beat of beats) {
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

/** Every report about learners, as the head office sees all centers, each one, and each in its region. */
export async function reportsAbove() {
  const questions = ['usage-and-master', 'cohort', 'continuity', 'mastery', 'content-partners'].flatMap(
    (report) =>
      [{}, { learningCenterId: maple }, { learningCenterId: east }].map((more) => ({ report, ...more })),
  );
  const answers = [];
  for (const question of questions) {
    const { asOf: _, ...answer } = await askReport('master', { ...SPRING, ...question });
    answers.push(answer);
  }
  return answers;
}

export async function askReport(role: string, body: object): Promise<ReportAnswer> {
  const reply = await house.ask('report', { as: tokens.get(role) ?? '', body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: ReportAnswer }>().data;
}

export const sums = async () =>
  (
    await sql`select to_jsonb(played) as row from (select * from learner_play_days where seconds > 0) as played
      union all select to_jsonb(got) from learner_mastery_days as got where begun <> 0 or mastered <> 0
      union all select to_jsonb(center) from (
        select learning_center_id, day, sum(seconds) as seconds, sum(together_seconds) as together_seconds,
          sum(forgotten_seconds) as forgotten_seconds, sum(forgotten_together_seconds) as forgotten_together_seconds
        from center_play_days group by 1, 2
      ) as center order by 1`.execute(house.db)
  ).rows;
