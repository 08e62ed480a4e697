import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@flink/api/db/database.ts';
import { usualQuestion } from '@flink/contract/data-export/export-question.ts';
import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { sql } from 'kysely';
import { metricsOf } from '../measuring/metrics.ts';
import { withRunningFlink } from '../measuring/running-flink.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { tokenOf } from '../measuring/token-of.ts';

const LEARNERS = 2_500;
const DAYS = 400;
const ROWS = LEARNERS * DAYS;
const GOAL_BYTES = 200 * 2 ** 20;
const METRICS_TOKEN = 'metrics-token-of-the-bench';
const LOOK_MS = 250;
const FROM = '2024-01-01';

export interface Exported {
  readonly rows: number;
  readonly makingMs: number;
  /** Resident memory of the server above what it had before, at its highest, by what it did. */
  readonly grownBytes: Readonly<Record<'making' | 'csv' | 'xlsx' | 'ndjson', number>>;
  readonly highestBytes: number;
  readonly goalBytes: number;
}

/** A million rows made and taken along in each form, while the memory of the server's process is watched. */
export async function exporting(): Promise<Exported> {
  return withScratchFolder((folder) =>
    withRunningFlink(
      folder,
      async ({ address, db }) => {
        await fill(db);
        return measured(address);
      },
      { env: { FLINK_METRICS_TOKEN: METRICS_TOKEN } },
    ),
  );
}

async function measured(address: string): Promise<Exported> {
  const token = await tokenOf(address, 'center@flink.test');
  const ask = (path: string, body?: object) =>
    fetch(`${address}/api/reports/data-export/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    });
  const resident = async () => (await metricsOf(address, METRICS_TOKEN))('process_resident_memory_bytes');
  const before = await resident();
  let highest = before;
  const watched = async (work: () => Promise<unknown>): Promise<number> => {
    let most = 0;
    let isDone = false;
    const watching = (async () => {
      while (!isDone) {
        most = Math.max(most, await resident());
        await sleep(LOOK_MS);
      }
    })();
    try {
      await work();
    } finally {
      isDone = true;
      await watching;
    }
    highest = Math.max(highest, most);
    return most - before;
  };

  const began = performance.now();
  let row: DataExport | undefined;
  const making = await watched(async () => {
    const question = usualQuestion('time', { from: FROM, to: new Date().toISOString().slice(0, 10) });
    const reply = await ask('create', { name: 'A million', ...question });
    row = ((await reply.json()) as { data: DataExport }).data;
    while (row.state !== 'ready') {
      if (row.state === 'failed') throw new Error('The export failed.');
      await sleep(LOOK_MS);
      row = ((await (await ask(row._id)).json()) as { data: DataExport }).data;
    }
  });
  const makingMs = performance.now() - began;
  if (!row || row.rows < ROWS) throw new Error(`The export has ${row?.rows} rows instead of ${ROWS}.`);

  const take = (format: string) =>
    watched(async () => {
      let [bytes, lines] = [0, 0];
      const reply = await ask(`${row?._id}/${format}`);
      for await (const chunk of reply.body ?? []) {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines += 1;
      }
      const head = format === 'csv' ? 1 : 0;
      if (format !== 'xlsx' && lines !== (row?.rows ?? 0) + head)
        throw new Error(`The ${format} has ${lines} lines.`);
      if (bytes < ROWS) throw new Error(`The ${format} has ${bytes} bytes.`);
    });
  return {
    rows: row.rows,
    makingMs,
    grownBytes: {
      making,
      csv: await take('csv'),
      xlsx: await take('xlsx'),
      ndjson: await take('ndjson'),
    },
    highestBytes: highest,
    goalBytes: GOAL_BYTES,
  };
}

async function fill(db: Db): Promise<void> {
  await sql`insert into families (_id, name, learning_center_id)
    select gen_random_uuid(), 'Export ' || n, (select _id from learning_centers where url = 'maple')
    from generate_series(1, ${sql.lit(LEARNERS)}) n`.execute(db);
  await sql`insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type)
    select gen_random_uuid(), _id, 'Learner', name, replace(lower(name), ' ', ''), '-', 'child'
    from families where name like 'Export %'`.execute(db);
  await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
    select member._id, ${FROM}::date + day, 60 + day, day % 60 from family_members as member
    join families as family on family._id = member.family_id and family.name like 'Export %'
    cross join generate_series(0, ${sql.lit(DAYS - 1)}) as day`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
