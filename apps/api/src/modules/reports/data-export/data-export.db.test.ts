import type { DataSetName } from '@flink/contract/data-export/data-sets.ts';
import { usualQuestion } from '@flink/contract/data-export/export-question.ts';
import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import type { FileStore } from '../../../ports/files/port.ts';
import { eraseIn } from '../../personal-data/erase.service.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { CONTENTS } from './export-content.ts';
import { makeExports, removeExports } from './make-exports.service.ts';

const DAYS = { from: '2026-03-02', to: '2026-04-26' };

let house: PlayHouse;
let maple: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  house = await openPlayHouse();
  maple = (await house.member('ana')).learningCenterId;
  for (const name of ['master', 'district', 'region', 'center', 'teacher', 'rep'])
    tokens.set(name, await house.tokenOf(`${name}@flink.test`));
  await play('Counted', 6, 3);
});
afterEach(async () => {
  await house.db.deleteFrom('data_exports').execute();
  await removeExports(needs());
});
afterAll(() => house.close());

/** Families of Maple, each with one child who plays on so many days. */
async function play(name: string, families: number, days: number): Promise<void> {
  for (let number = 0; number < families; number += 1) {
    const [familyId, _id] = [uuidv7(), uuidv7()];
    await house.db
      .insertInto('families')
      .values({ _id: familyId, learning_center_id: maple, name: `=${name} ${number}` })
      .execute();
    await house.db
      .insertInto('family_members')
      .values({
        _id,
        family_id: familyId,
        firstname: `"Kid", ${number}`,
        lastname: '',
        username: `${name}${number}`.toLowerCase(),
        password_hash: 'none',
        type: 'child',
      })
      .execute();
    await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
      select ${_id}, ${DAYS.from}::date + day * 20, 90 + day, 30 from generate_series(0, ${days - 1}) as day`.execute(
      house.db,
    );
  }
}

const needs = (files: Partial<FileStore> = {}, signal?: AbortSignal) => ({
  db: house.db,
  files: { ...house.house.files, ...files },
  log: house.house.log,
  origin: () => 'https://flink.test',
  ...(signal ? { signal } : {}),
});

const asked = (set: DataSetName, more: object = {}) => ({
  name: 'Mine',
  ...usualQuestion(set, DAYS),
  ...more,
});

const create = (role: string, body: object) =>
  house.ask('createDataExport', { as: tokens.get(role) ?? '', body });

async function made(role: string, body: object): Promise<DataExport> {
  const reply = await create(role, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const one = async (role: string, _id: string): Promise<DataExport> =>
  (await house.ask('dataExport', { as: tokens.get(role) ?? '', params: { id: _id } })).json().data;

const taken = async (
  role: string,
  _id: string,
  call: 'dataExportCsv' | 'dataExportNdjson' | 'dataExportXlsx',
) => house.ask(call, { as: tokens.get(role) ?? '', params: { id: _id } });

const rowsOf = async (role: string, _id: string): Promise<Record<string, unknown>[]> => {
  const reply = await taken(role, _id, 'dataExportNdjson');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};

const rowsMade = async (role: string, body: object) => {
  const { _id } = await made(role, body);
  await makeExports(needs());
  return rowsOf(role, _id);
};

describe('the rows of an export', () => {
  test('are those of the raw rows, in order, and as many as it says', async () => {
    const { _id } = await made('center', asked('time'));

    expect(await makeExports(needs())).toBe(1);

    const raw = await sql<{ day: string; minutes: number }>`
      select played.day::text, round(played.seconds / 60.0, 2)::float8 as minutes from learner_play_days as played
      join family_members as member on member._id = played.learner_id
      join families as family on family._id = member.family_id and family.learning_center_id = ${maple}
      where played.day between ${DAYS.from} and ${DAYS.to} and played.seconds > 0
      order by played.day, played.day::text || member._id::text`.execute(house.db);
    const rows = await rowsOf('center', _id);
    expect(rows.map(({ day, minutes }) => ({ day, minutes }))).toEqual(raw.rows);
    const { total, rows: written, state } = await one('center', _id);
    expect({ total, written, state }).toEqual({
      total: raw.rows.length,
      written: raw.rows.length,
      state: 'ready',
    });
    expect(raw.rows.length).toBeGreaterThanOrEqual(18);
  });

  test.each(['results', 'mastery', 'families'] as const)('%s are told for the center', async (set) => {
    const { leo } = house.learners;
    await sql`insert into learner_reports (learner_id, item_id, mastered, partial, date_mastered)
      select ${leo}, _id, true, false, '2026-03-10T12:00:00Z' from activities order by _id limit 1
      on conflict do nothing`.execute(house.db);
    await sql`insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
        problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
      select ${uuidv7()}, ${leo}, _id, '2026-03-10T12:00:00Z', 4, 3, 1, true, 1 from activities order by _id limit 1`.execute(
      house.db,
    );

    const { columns } = asked(set);
    const [first, ...rest] = await rowsMade('center', asked(set, { order: 'desc' }));

    expect(Object.keys(first ?? {})).toEqual([...columns]);
    expect(rest.length > 0 || set !== 'families').toBe(true);
  });

  test('of results and the last day are of the days on which the family had the center', async () => {
    const { leo } = house.learners;
    const familyOf = sql`(select family_id from family_members where _id = ${leo})`;
    await sql`insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
        problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
      select ${uuidv7()}, ${leo}, _id, '2026-03-05T18:00:00Z', 77, 3, 1, true, 1 from activities order by _id limit 1`.execute(
      house.db,
    );
    await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
      values (${leo}, '2026-03-05', 60, 0) on conflict do nothing`.execute(house.db);
    const told = async () =>
      (await rowsMade('center', asked('results'))).filter(({ problems }) => problems === 77).length;
    const lastDays = async () =>
      (await rowsMade('center', asked('families'))).map(({ lastPlayed }) => lastPlayed);
    const before = [await told(), (await lastDays()).filter((day) => day !== null).length];

    await sql`update family_centers set from_day = '2999-01-01' where family_id = ${familyOf}`.execute(
      house.db,
    );
    const after = [await told(), (await lastDays()).filter((day) => day !== null).length];
    await sql`update family_centers set from_day = '-infinity' where family_id = ${familyOf}`.execute(
      house.db,
    );

    expect(before[0]).toBeGreaterThan(0);
    expect(after[0]).toBe(0);
    expect(after[1]).toBeLessThan(before[1] ?? 0);
  });

  test('are narrowed by what is chosen, and keep to the days', async () => {
    const adults = await rowsMade('center', asked('families', { filters: { who: ['adult'] } }));
    const early = await rowsMade('center', asked('time', { to: '2026-03-03' }));

    expect(new Set(adults.map(({ who }) => who))).toEqual(new Set(['adult']));
    expect(early.length).toBeGreaterThan(0);
    expect(early.every(({ day }) => String(day) <= '2026-03-03')).toBe(true);
  });

  test('have numbers instead of names, the same one for the same person', async () => {
    const rows = await rowsMade('center', asked('time', { isNumbered: true, orderBy: 'learner' }));

    expect(
      rows.every(({ family, learner }) => typeof family === 'number' && typeof learner === 'number'),
    ).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('Kid');
    expect(new Set(rows.map(({ learner }) => learner)).size).toBeLessThan(rows.length);
    expect(rows.map(({ learner }) => learner)).toEqual(
      rows.map(({ learner }) => learner).toSorted((a, b) => Number(a) - Number(b)),
    );
  });

  test('are a table for people: a byte order mark, numbers as numbers, no formula', async () => {
    const { _id } = await made('center', asked('time', { columns: ['family', 'learner', 'who', 'minutes'] }));
    await makeExports(needs());

    const { body, headers } = await taken('center', _id, 'dataExportCsv');

    expect(body.startsWith('\uFEFFFamily,Learner,Adult or child,Minutes\r\n')).toBe(true);
    expect(body).toContain(`'=Counted 0,"""Kid"", 0",child,1.5\r\n`);
    expect(headers['content-disposition']).toBe(`attachment; filename="time-${DAYS.from}-${DAYS.to}.csv"`);
    expect((await taken('center', _id, 'dataExportXlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('an export that is interrupted', () => {
  test('goes on after a restart in the middle and gives the same file, none of it read twice', async () => {
    const whole = await made('center', asked('time'));
    await makeExports(needs(), 4);
    const expected = (await taken('center', whole._id, 'dataExportCsv')).body;
    const { _id } = await made('center', asked('time'));
    let puts = 0;
    const killed = Promise.withResolvers<never>();
    const dying: FileStore['put'] = (...put) => {
      puts += 1;
      // As a server that is killed: nothing is said to the database any more.
      return puts > 2 ? killed.promise : house.house.files.put(...put);
    };
    const dead = makeExports(needs({ put: dying }), 4);
    await expect.poll(async () => (await one('center', _id)).rows, { timeout: 30_000 }).toBe(8);
    expect(await makeExports(needs(), 4)).toBe(0);

    await sql`update data_exports set held_until = now() where _id = ${_id}`.execute(house.db);
    expect(await makeExports(needs(), 4)).toBe(1);

    expect((await taken('center', _id, 'dataExportCsv')).body).toBe(expected);
    const { rows, total } = await one('center', _id);
    expect(rows).toBe(total);
    // Or its connection stays open when the house is closed.
    killed.reject(new Error('killed'));
    await dead;
    expect((await one('center', _id)).state).toBe('ready');
  });

  test('is given back by a server that stops, with what is written', async () => {
    const { _id } = await made('center', asked('time'));
    const stopping = new AbortController();
    const put: FileStore['put'] = (...args) => {
      stopping.abort();
      return house.house.files.put(...args);
    };

    await makeExports(needs({ put }, stopping.signal), 4);
    const left = await one('center', _id);
    await makeExports(needs(), 4);

    expect({ state: left.state, rows: left.rows }).toEqual({ state: 'waiting', rows: 4 });
    expect((await one('center', _id)).state).toBe('ready');
  });

  test('is stopped by its owner in the middle, goes on when they say so, and gives the same file', async () => {
    const [whole, { _id }] = [await made('center', asked('time')), await made('center', asked('time'))];
    const call = (name: 'stopDataExport' | 'resumeDataExport') =>
      house.ask(name, { as: tokens.get('center') ?? '', params: { id: _id } });
    let puts = 0;
    const put: FileStore['put'] = async (...args) => {
      puts += 1;
      const info = await house.house.files.put(...args);
      if (puts > 5 && (await one('center', _id)).rows > 0) await call('stopDataExport');
      return info;
    };

    await makeExports(needs({ put }), 4);
    const stopped = await one('center', _id);
    expect((await taken('center', _id, 'dataExportCsv')).json().code).toBe('reports.noExportFile');
    const resumed = (await call('resumeDataExport')).json().data;
    await makeExports(needs(), 4);

    expect(stopped.state).toBe('stopped');
    expect(stopped.rows).toBeGreaterThan(0);
    expect(stopped.rows).toBeLessThan(stopped.total ?? 0);
    expect([resumed.state, resumed.rows]).toEqual(['waiting', stopped.rows]);
    const [csv, again] = [
      await taken('center', whole._id, 'dataExportCsv'),
      await taken('center', _id, 'dataExportCsv'),
    ];
    expect(again.body).toBe(csv.body);
  });

  test('fails after three tries, says so, and can be tried again', async () => {
    const { _id } = await made('center', asked('time'));
    const put: FileStore['put'] = async () => {
      throw new Error('the disk is full');
    };

    await makeExports(needs({ put }));
    const failed = await one('center', _id);
    await house.ask('resumeDataExport', { as: tokens.get('center') ?? '', params: { id: _id } });
    await makeExports(needs());

    expect(failed.state).toBe('failed');
    expect((await one('center', _id)).state).toBe('ready');
  });

  test('reads in batches of one size, however many rows there are', async () => {
    const parts: number[] = [];
    const put: FileStore['put'] = (key, body, kind) => {
      parts.push(String(body).trimEnd().split('\n').length);
      return house.house.files.put(key, body, kind);
    };
    await made('center', asked('time'));

    await makeExports(needs({ put }), 5);

    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts)).toBeLessThanOrEqual(5);
  });
});

describe('who has what', () => {
  const SETS: Readonly<Record<string, readonly DataSetName[]>> = {
    master: ['usage', 'money'],
    district: ['usage', 'money'],
    region: ['usage'],
    center: ['results', 'mastery', 'time', 'families', 'usage'],
    teacher: ['results', 'mastery', 'time', 'families'],
    rep: ['money'],
  };

  test.each(Object.keys(SETS))(
    '%s is offered what the role may have, and is refused the rest',
    async (role) => {
      const options = await house.ask('dataExportOptions', { as: tokens.get(role) ?? '' });

      expect(options.json().data.sets).toEqual(SETS[role]);
      for (const set of ['results', 'mastery', 'time', 'families', 'usage', 'money'] as const) {
        const { statusCode } = await create(role, asked(set));
        expect([set, statusCode]).toEqual([set, SETS[role]?.includes(set) ? 200 : 403]);
        await makeExports(needs());
      }
      const states = await house.db.selectFrom('data_exports').select('state').distinct().execute();
      expect(states).toEqual([{ state: 'ready' }]);
    },
  );

  test('a teacher has the rows of assigned families alone', async () => {
    const rows = await rowsMade('teacher', asked('families'));

    expect(new Set(rows.map(({ family }) => family)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('Counted');
  });

  test('nobody else finds an export, nor its owner from another place', async () => {
    const { _id } = await made('center', asked('time'));
    await makeExports(needs());
    const params = { id: _id };

    for (const role of ['master', 'district', 'teacher'])
      for (const call of ['dataExport', 'dataExportCsv', 'deleteDataExport', 'stopDataExport'] as const)
        expect(
          (await house.ask(call, { as: tokens.get(role) ?? '', params })).statusCode,
          `${role} ${call}`,
        ).toBe(404);
    expect((await house.ask('dataExports', { as: tokens.get('teacher') ?? '' })).json().total).toBe(0);
    await sql`update data_exports set standing = replace(standing, ${maple}, ${uuidv7()})`.execute(house.db);
    expect((await taken('center', _id, 'dataExportCsv')).statusCode).toBe(404);
  });

  test('a center of somebody else is not found', async () => {
    const { rows } = await sql<{ _id: string }>`
      select _id from learning_centers where url = 'baobab'`.execute(house.db);

    const reply = await create('region', asked('usage', { learningCenterId: rows[0]?._id }));

    expect(reply.statusCode).toBe(404);
  });

  test('nothing is made for somebody who has lost the place they asked from', async () => {
    const { _id } = await made('center', asked('time'));
    await sql`update users set blocked_at = now() where email = 'center@flink.test'`.execute(house.db);

    await makeExports(needs());

    await sql`update users set blocked_at = null where email = 'center@flink.test'`.execute(house.db);
    const row = await house.db
      .selectFrom('data_exports')
      .select(['state', 'rows_written'])
      .executeTakeFirst();
    expect(row).toEqual({ state: 'failed', rows_written: 0 });
    expect(_id).toBeDefined();
  });

  test('the minutes of a center stay when a family moves away, without its names', async () => {
    const { leo } = house.learners;
    const minutesOf = async () => {
      const rows = await rowsMade('center', asked('time'));
      return Math.round(rows.reduce((sum, row) => sum + Number(row.minutes), 0) * 60);
    };
    const before = await minutesOf();
    expect(before).toBeGreaterThan(0);
    const moved = sql`(select family_id from family_members where _id = ${leo})`;
    await sql`update families set learning_center_id = (
        select _id from learning_centers where url = 'baobab') where _id = ${moved}`.execute(house.db);

    const rows = await rowsMade('center', asked('time'));

    expect(await minutesOf()).toBe(before);
    expect(rows.some(({ learner, minutes }) => !learner && Number(minutes) > 0)).toBe(true);
    await sql`update families set learning_center_id = ${maple} where _id = ${moved}`.execute(house.db);
    await sql`delete from family_centers where family_id = ${moved} and from_day > '-infinity'`.execute(
      house.db,
    );
    await sql`update family_centers set until_day = 'infinity' where family_id = ${moved}`.execute(house.db);
  });

  test('usage has the same rows and dates for a region as for the center', async () => {
    const ofMaple = (rows: Record<string, unknown>[]) => rows.filter((row) => row.center === 'Maple Library');
    for (const days of [DAYS, { from: '2026-03-04', to: '2026-03-31' }]) {
      const center = await rowsMade('center', asked('usage', days));
      const region = await rowsMade('region', asked('usage', { ...days, learningCenterId: null }));

      expect(ofMaple(region)).toEqual(ofMaple(center));
      expect(ofMaple(center).some(({ learners }) => Number(learners) > 0)).toBe(true);
    }
  });

  test('the lines of the ledger add up to it', async () => {
    const paid = uuidv7();
    const { familyId } = await house.member('ana');
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, hours, state)
      values (${paid}, ${familyId}, 'hours', 'stripe', ${paid}, 1250, 'USD', 5, 'paid')`.execute(house.db);
    for (const [kind, minor] of [
      ['paid', 1250],
      ['refunded', 250],
    ] as const)
      await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code, created_at)
        values (${uuidv7()}, ${paid}, ${kind}, ${minor}, 'USD', '2026-03-05T18:00:00Z')`.execute(house.db);

    const rows = await rowsMade('district', asked('money'));

    expect(rows.map(({ what, amount, currency, center }) => ({ what, amount, currency, center }))).toEqual([
      { what: 'paid', amount: 12.5, currency: 'USD', center: 'Maple Library' },
      { what: 'refunded', amount: -2.5, currency: 'USD', center: 'Maple Library' },
    ]);
  });
});

describe('an export', () => {
  test('is refused with words beside its fields', async () => {
    const fieldsOf = async (more: object) =>
      (await create('center', asked('time', more))).json().fields ?? {};

    expect(Object.keys(await fieldsOf({ from: null, to: null }))).toEqual(['from', 'to']);
    expect(await fieldsOf({ from: null })).toEqual({ from: 'Required' });
    expect(await fieldsOf({ from: '2026-04-01', to: '2026-03-01' })).toEqual({
      from: 'The start date cannot be after the end date',
    });
    expect(Object.keys(await fieldsOf({ columns: [] }))).toEqual(['columns']);
    expect(Object.keys(await fieldsOf({ columns: ['password_hash'] }))).toEqual(['columns']);
    expect(Object.keys(await fieldsOf({ filters: { who: ['x'] } }))).toEqual(['filters']);
    expect(Object.keys(await fieldsOf({ orderBy: 'who' }))).toEqual(['orderBy']);
    expect(Object.keys(await fieldsOf({ name: ' ' }))).toEqual(['name']);
  });

  test('ends today, wherever its center is', async () => {
    const { to } = await made('center', asked('time', { to: '2999-01-01' }));

    expect(Math.abs(Date.parse(String(to)) - Date.now())).toBeLessThan(2 * 86_400_000);
  });

  test('is renamed without being made again, and made again with another question', async () => {
    const { _id } = await made('center', asked('time'));
    await makeExports(needs());
    const edit = async (body: object): Promise<DataExport> =>
      (
        await house.ask('editDataExport', { as: tokens.get('center') ?? '', params: { id: _id }, body })
      ).json().data;

    const renamed = await edit(asked('time', { name: 'Spring' }));
    const changed = await edit(asked('time', { name: 'Spring', order: 'desc' }));
    await makeExports(needs());

    expect([renamed.name, renamed.state]).toEqual(['Spring', 'ready']);
    expect([changed.state, changed.rows, changed.total]).toEqual(['waiting', 0, null]);
    const days = (await rowsOf('center', _id)).map(({ day }) => String(day));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('waits with at most four others of the same person', async () => {
    for (let number = 0; number < 5; number += 1) await made('center', asked('families'));

    expect((await create('center', asked('families'))).json().code).toBe('reports.tooManyExports');
    expect((await create('teacher', asked('families'))).statusCode).toBe(200);
  });

  test('is one of at most twenty that have a file, however many are asked for at once', async () => {
    for (let number = 0; number < 19; number += 1) {
      await made('center', asked('families'));
      await sql`update data_exports set state = 'ready', until = now() + interval '1 day'`.execute(house.db);
    }

    const replies = await Promise.all(
      Array.from({ length: 4 }, () => create('center', asked('families', { name: 'Last' }))),
    );
    const codes = replies.map((reply) => reply.json().code ?? 'made').toSorted();

    expect(codes).toEqual(['made', ...Array(3).fill('reports.tooManyKept')]);
    const [last] = await house.db
      .selectFrom('data_exports')
      .select('_id')
      .where('name', '=', 'Last')
      .execute();
    await sql`update data_exports set state = 'stopped' where _id = ${last?._id}`.execute(house.db);
    const resumed = await house.ask('resumeDataExport', {
      as: tokens.get('center') ?? '',
      params: { id: last?._id ?? '' },
    });
    expect(resumed.json().data.state).toBe('waiting');
  });

  test('is gone with its file after a week, and is made anew', async () => {
    const { _id } = await made('center', asked('time'));
    await makeExports(needs());
    await sql`update data_exports set until = now() - interval '1 minute'`.execute(house.db);

    expect((await taken('center', _id, 'dataExportCsv')).json().code).toBe('reports.noExportFile');
    expect(await removeExports(needs())).toBe(1);
    expect((await one('center', _id)).state).toBe('gone');
    expect((await house.house.files.list(CONTENTS)).folders).toEqual([]);

    await house.ask('resumeDataExport', { as: tokens.get('center') ?? '', params: { id: _id } });
    await makeExports(needs());
    expect((await rowsOf('center', _id)).length).toBeGreaterThan(0);
  });

  test('is deleted with its file', async () => {
    const { _id } = await made('center', asked('time'));
    await makeExports(needs());

    await house.ask('deleteDataExport', { as: tokens.get('center') ?? '', params: { id: _id } });

    expect((await house.house.files.list(CONTENTS)).folders).toEqual([]);
    expect((await taken('center', _id, 'dataExportCsv')).statusCode).toBe(404);
  });

  test('goes when somebody of its center is deleted, and sums stay', async () => {
    await play('Leaving', 1, 2);
    const family = await house.db
      .selectFrom('families')
      .select('_id')
      .where('name', '=', '=Leaving 0')
      .executeTakeFirstOrThrow();
    const people = await made('center', asked('time', { name: 'Leaving 0' }));
    const sums = await made('district', asked('usage'));
    await makeExports(needs());

    await house.db.transaction().execute((tx) => eraseIn(tx, { familyId: family._id, learnerIds: null }));
    await removeExports(needs());

    expect((await one('center', people._id)).state).toBe('gone');
    expect((await taken('center', people._id, 'dataExportCsv')).json().code).toBe('reports.noExportFile');
    expect((await one('district', sums._id)).state).toBe('ready');
    expect((await house.house.files.list(CONTENTS)).folders.length).toBe(1);
  });

  test('is written down: who asked for what, took it along and deleted it', async () => {
    const { _id } = await made('center', asked('time'));
    await makeExports(needs());
    await taken('center', _id, 'dataExportXlsx');
    await house.ask('deleteDataExport', { as: tokens.get('center') ?? '', params: { id: _id } });

    const entries = await house.db
      .selectFrom('audit_log')
      .select(['action', 'after', 'before', 'row_title'])
      .where('row_id', '=', _id)
      .orderBy('_id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'download', 'delete']);
    expect(entries[0]?.after).toMatchObject({ set: 'time', ...DAYS, columns: asked('time').columns });
    expect(entries[1]?.after).toMatchObject({ format: 'xlsx' });
  });

  test('says how many rows it would have', async () => {
    const { name: _, ...body } = asked('time');

    const counted = await house.ask('countDataExport', { as: tokens.get('center') ?? '', body });

    expect(counted.json().data.rows).toBe((await rowsMade('center', asked('time'))).length);
  });

  test('tells its owner by mail when it took long', async () => {
    await house.db.deleteFrom('outbox_messages').execute();
    await made('center', asked('time'));
    await made('center', asked('families'));
    await sql`update data_exports set asked_at = now() - interval '5 minutes'
      where question->>'set' = 'time'`.execute(house.db);

    await makeExports(needs());

    const mails = await house.db.selectFrom('outbox_messages').select(['recipient', 'text']).execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['center@flink.test']);
    expect(JSON.stringify(mails)).toContain('https://flink.test/admin/reports/data-export');
  });
});
