import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { personalDataJob } from '../../../jobs/personal-data.ts';
import { mp3 } from '../../../ports/files/testing/samples.ts';
import { openMail } from '../../../ports/mail/open.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { scoredData } from '../../play/testing/progress-in.ts';

/** A name that stands nowhere else: where it is found, the learner is not gone. */
export const NAME = 'Xquenda';
export const USERNAME = 'xquenda77';
export const SURNAME = 'Ñopaltzin';

/** The demo world, in which the child Leo García has that name. */
export interface RareNameHouse extends PlayHouse {
  readonly leo: string;
  readonly garcia: string;
  /** The work on the clock. */
  clock(over?: Partial<Parameters<typeof personalDataJob.run>[0]>): Promise<void>;
  daysGoBy(days: number): Promise<unknown>;
  /** Of the learner, unless another one is named. */
  own(call: 'askForOwnArchive' | 'ownArchiveLink' | 'keepOwn', as: string, learnerId?: string): Reply;
  deleteAs(as: string, body?: object): Reply;
}

type Reply = ReturnType<PlayHouse['ask']>;

export async function openRareNameHouse(): Promise<RareNameHouse> {
  const house = await openPlayHouse();
  const { leo } = house.learners;
  const { familyId: garcia } = await house.member('leo');
  await house.db
    .updateTable('family_members')
    .set({ firstname: NAME, lastname: SURNAME, username: USERNAME })
    .where('_id', '=', leo)
    .execute();
  const needs = {
    db: house.db,
    files: house.house.files,
    log: house.house.log,
    mail: openMail({ smtp: null, sms: null }, house.db),
    rosters: house.house.school.rosters,
    schoolTokens: house.house.schoolTokens,
    payments: house.house.payments,
    origin: () => 'http://flink.test',
  };
  return {
    ...house,
    leo,
    garcia,
    clock: (over = {}) => personalDataJob.run({ ...needs, ...over }),
    daysGoBy: (days) =>
      sql`update personal_data_requests set asked_at = asked_at - make_interval(days => ${days}),
        until = until - make_interval(days => ${days}),
        changed_at = changed_at - make_interval(days => ${days})`.execute(house.db),
    own: (call, as, learnerId = leo) => house.ask(call, { as, body: { learnerId } }),
    deleteAs: (as, body = {}) =>
      house.ask('askToDelete', { as, params: { id: garcia }, body: { learnerId: leo, name: NAME, ...body } }),
  };
}

/** Everything that is written anywhere in the database. */
export async function dump(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ table: string }>`
    select format('%I.%I', table_schema, table_name) as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = [];
  for (const { table } of tables) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(to_jsonb(one)::text, ' '), '') as text from ${sql.raw(table)} as one`.execute(
      db,
    );
    texts.push(`${table}: ${rows[0]?.text}`);
  }
  return texts.join('\n');
}
/** The tables in which a word stands. */
export const placesOf = (text: string, word: string) =>
  text
    .split('\n')
    .filter((line) => line.toLowerCase().includes(word.toLowerCase()))
    .map((line) => line.split(':')[0]);

/** Leaves something of the learner in every room of the house. */
export async function live(
  house: RareNameHouse,
): Promise<{ readonly token: string; readonly workId: string }> {
  const { db, animals, learners, leo, garcia } = house;
  const token = await house.tokenOf(USERNAME);
  await house.offer();
  const { result } = scoredData(animals.id, 4, 4, uuidv7());
  const problems = { asked: ['cat', 'dog'], missed: ['dog'] };
  const played = await house.ask('updateLearners', {
    as: token,
    body: [{ learnerId: leo, data: { result: { ...result, problems } } }],
  });
  if (played.statusCode !== 200) throw new Error(played.body);
  await house.ask('saveLearnerActivityData', {
    as: token,
    params: { activityId: animals.id },
    body: { learnerIds: [leo], data: { text: `<p>I am ${NAME}.</p>` }, version: 0 },
  });
  await house.server.inject({
    method: 'POST',
    url: `/api/flink-play/learner-activity-assets/${animals.id}?filename=page-1-abcdef12.mp3`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: mp3(),
  });
  const { workId } = (
    await house.ask('learnerActivityData', { as: token, params: { activityId: animals.id } })
  ).json();
  const row = { learner_id: leo, activity_id: animals.id };
  const day = '2026-05-04';
  const moment = new Date(`${day}T17:30:00Z`);
  await db
    .insertInto('readings')
    .values({
      ...row,
      _id: uuidv7(),
      read_at: moment,
      total_words: 90,
      spent_seconds: 60,
      speed: 90,
      benchmark: 80,
    })
    .execute();
  await db
    .insertInto('play_time')
    .values({ ...row, _id: uuidv7(), seconds: 600, day, started_at: moment, ended_at: moment })
    .execute();
  await db.insertInto('learner_play_days').values({ learner_id: leo, day, seconds: 600 }).execute();
  await db
    .insertInto('saved_games')
    .values([
      { ...row, saved: '{}', revision: 1 },
      { learner_id: learners.ana, activity_id: animals.id, others: [leo], saved: '{}', revision: 1 },
    ])
    .execute();
  await db
    .insertInto('points_history')
    .values({
      _id: uuidv7(),
      family_id: garcia,
      kind: 'reward',
      day,
      delta: -5,
      points_after: 5,
      cumulative_points_after: 10,
      learner_id: leo,
    })
    .execute();
  await db
    .updateTable('families')
    .set({ points: 5, cumulative_points: 10 })
    .where('_id', '=', garcia)
    .execute();
  await db
    .insertInto('refund_requests')
    .values({
      _id: uuidv7(),
      family_id: garcia,
      message: `${NAME} does not play it`,
      state: 'declined',
      answer: `${NAME} played it yesterday`,
    })
    .execute();
  const center = await house.tokenOf('center@flink.test');
  const { password_hash } = await db
    .selectFrom('family_members')
    .select('password_hash')
    .where('_id', '=', leo)
    .executeTakeFirstOrThrow();
  await house.ask('newMemberPassword', {
    as: center,
    params: { id: garcia },
    body: { memberId: leo, password: 'seven green kites' },
  });
  const stored = (await house.ask('familiesRow', { as: center, params: { id: garcia } })).json().data;
  const {
    _id,
    version,
    name,
    learningCenterId,
    productId,
    email,
    adminFirstname,
    adminLastname,
    adminUsername,
  } = stored;
  await house.ask('familiesEdit', {
    as: center,
    body: {
      ...{ _id, version, name, learningCenterId, productId, email },
      ...{ adminFirstname, adminLastname, adminUsername, phone: '+1 555 0199' },
    },
  });
  await db.updateTable('family_members').set({ password_hash }).where('_id', '=', leo).execute();
  return { token: await house.tokenOf('ana', USERNAME), workId };
}
