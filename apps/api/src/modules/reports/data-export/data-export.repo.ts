import type { ExportQuestion } from '@flink/contract/data-export/export-question.ts';
import { EXPORT_DAYS } from '@flink/contract/data-export/export-question.ts';
import type { ExportState } from '@flink/contract/data-export/export-states.ts';
import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { After } from './export-rows.ts';

/** Whose export it is: a person, and where they stood when they asked. */
export interface Owner {
  readonly _id: string;
  readonly standing: string;
}

/** A row as it is told, with what its file is made of. */
export interface StoredExport extends DataExport {
  readonly contentId: string;
  readonly parts: number;
}

const ORDER = { createdAt: 'created_at', name: 'name', rows: 'rows_written' } as const;

export interface ExportsQuery extends TableQuery {
  readonly orderBy: keyof typeof ORDER;
  readonly 'filter.state': readonly ExportState[];
}

const SHOWN = [
  '_id',
  'name',
  sql<ExportQuestion>`question`.as('question'),
  'place',
  sql<ExportState>`state`.as('state'),
  sql<number>`rows_written`.as('rows'),
  sql<number | null>`rows_total`.as('total'),
  isoMoment('created_at').as('createdAt'),
  isoMoment('asked_at').as('askedAt'),
  isoMomentOrNull('started_at').as('startedAt'),
  isoMomentOrNull('finished_at').as('finishedAt'),
  isoMomentOrNull('until').as('until'),
  'content_id as contentId',
  'parts',
] as const;

const exportsOf = (db: DbOrTx, { _id, standing }: Owner) =>
  db.selectFrom('data_exports').where('owner_id', '=', _id).where('standing', '=', standing);

interface Row extends Omit<StoredExport, keyof ExportQuestion> {
  readonly question: ExportQuestion;
}

const told = ({ question, ...row }: Row): StoredExport => ({ ...row, ...question }) as StoredExport;

export async function page(db: DbOrTx, owner: Owner, query: ExportsQuery) {
  const found = await tablePage({
    all: exportsOf(db, owner),
    query,
    search: [sql.ref('name'), sql.ref('place')],
    filters: [oneOf(sql.ref('state'), query['filter.state'])],
    orderBy: sql.ref(ORDER[query.orderBy]),
    key: sql.ref('_id'),
    select: (rows) => rows.select(SHOWN),
  });
  return { ...found, data: found.data.map(told) };
}

export async function one(db: DbOrTx, owner: Owner, id: string): Promise<StoredExport | undefined> {
  const row = await exportsOf(db, owner).select(SHOWN).where('_id', '=', id).executeTakeFirst();
  return row && told(row);
}

/** As `one`; nobody else changes it until the transaction ends. */
export async function held(tx: DbOrTx, owner: Owner, id: string): Promise<StoredExport | undefined> {
  const row = await exportsOf(tx, owner).select(SHOWN).where('_id', '=', id).forUpdate().executeTakeFirst();
  return row && told(row);
}

/** How many of a person's exports wait or are written, and how many are not gone. Until the transaction ends none comes. */
export async function countHeld(tx: DbOrTx, ownerId: string) {
  await sql`select pg_advisory_xact_lock(hashtext('data_exports'), hashtext(${ownerId}))`.execute(tx);
  return tx
    .selectFrom('data_exports')
    .select([
      sql<number>`count(*) filter (where state in ('waiting', 'writing'))`.as('underWay'),
      sql<number>`count(*) filter (where state <> 'gone')`.as('kept'),
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
}

interface Wish {
  readonly name: string;
  readonly question: ExportQuestion;
  readonly place: string | null;
  readonly locale: string;
  /** Whose people stand in it. */
  readonly learningCenterId: string | null;
}

const wished = ({ name, question, place, locale, learningCenterId }: Wish) => ({
  name,
  question: JSON.stringify(question),
  place,
  locale,
  learning_center_id: learningCenterId,
});

/** Not begun: nothing of an earlier content is in it. */
const fresh = () => ({
  state: 'waiting',
  content_id: uuidv7(),
  writer: null,
  held_until: null,
  tries: 0,
  parts: 0,
  rows_written: 0,
  rows_total: null,
  after: null,
  asked_at: sql<Date>`now()`,
  started_at: null,
  finished_at: null,
  until: null,
});

export async function add(tx: DbOrTx, owner: Owner, wish: Wish): Promise<string> {
  const _id = uuidv7();
  await tx
    .insertInto('data_exports')
    .values({ _id, owner_id: owner._id, standing: owner.standing, ...wished(wish), ...fresh() })
    .execute();
  return _id;
}

export const rename = (tx: DbOrTx, id: string, name: string) =>
  tx.updateTable('data_exports').set({ name }).where('_id', '=', id).execute();

export const beginAnew = (tx: DbOrTx, id: string, wish: Wish) =>
  tx
    .updateTable('data_exports')
    .set({ ...wished(wish), ...fresh() })
    .where('_id', '=', id)
    .execute();

export const stop = (tx: DbOrTx, id: string) =>
  tx
    .updateTable('data_exports')
    .set({ state: 'stopped', writer: null, held_until: null })
    .where('_id', '=', id)
    .where('state', 'in', ['waiting', 'writing'])
    .execute();

export const goOn = (tx: DbOrTx, id: string) =>
  tx
    .updateTable('data_exports')
    .set({ state: 'waiting', tries: 0, asked_at: sql<Date>`now()` })
    .where('_id', '=', id)
    .execute();

export const remove = (tx: DbOrTx, id: string) =>
  tx.deleteFrom('data_exports').where('_id', '=', id).execute();

/** What a server needs to write it. */
export interface Claimed {
  readonly _id: string;
  readonly ownerId: string;
  readonly standing: string;
  readonly question: ExportQuestion;
  readonly name: string;
  readonly locale: string;
  readonly contentId: string;
  readonly parts: number;
  readonly rows: number;
  readonly after: After | null;
  readonly tries: number;
  readonly writer: string;
}

/** A server that was killed in the middle is believed to live for so long. */
const HELD_SECONDS = 30;

const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`;

/** The next one to write, which nobody else takes; one that its server has left goes on where it was. */
export async function claim(db: DbOrTx): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update data_exports set state = 'writing', writer = ${uuidv7()}, held_until = ${heldUntil},
      started_at = coalesce(started_at, now())
    where _id = (
      select _id from data_exports
      where state = 'waiting' or (state = 'writing' and held_until < now())
      order by asked_at limit 1 for update skip locked
    )
    returning _id, owner_id as "ownerId", standing, question, name, locale, content_id as "contentId", parts,
      rows_written as rows, after, tries, writer`.execute(db);
  return rows[0];
}

type Mine = Pick<Claimed, '_id' | 'writer'>;

const mine = (db: DbOrTx, { _id, writer }: Mine) =>
  db
    .updateTable('data_exports')
    .where('_id', '=', _id)
    .where('writer', '=', writer)
    .where('state', '=', 'writing');

const isStill = (result: { readonly numUpdatedRows: bigint }): boolean => result.numUpdatedRows > 0n;

/** Each of these says whether it is still this server's to write: somebody may have stopped, changed or deleted it. */
export const stillHeld = async (db: DbOrTx, claimed: Mine): Promise<boolean> =>
  isStill(await mine(db, claimed).set({ held_until: heldUntil }).executeTakeFirst());

export const counted = async (db: DbOrTx, claimed: Mine, total: number): Promise<boolean> =>
  isStill(await mine(db, claimed).set({ rows_total: total, held_until: heldUntil }).executeTakeFirst());

export const partWritten = async (
  db: DbOrTx,
  claimed: Mine,
  { parts, rows, after }: { readonly parts: number; readonly rows: number; readonly after: After },
): Promise<boolean> =>
  isStill(
    await mine(db, claimed)
      .set({ parts, rows_written: rows, after: JSON.stringify(after), tries: 0, held_until: heldUntil })
      .executeTakeFirst(),
  );

export const finished = async (db: DbOrTx, claimed: Mine): Promise<boolean> =>
  isStill(
    await mine(db, claimed)
      .set({
        state: 'ready',
        writer: null,
        held_until: null,
        finished_at: sql<Date>`now()`,
        until: sql<Date>`now() + make_interval(days => ${EXPORT_DAYS})`,
      })
      .executeTakeFirst(),
  );

/** Given back: somebody goes on with it, unless it failed for good. */
export const leave = (
  db: DbOrTx,
  claimed: Mine,
  left: { readonly state: 'waiting' | 'failed'; tries: number },
) =>
  mine(db, claimed)
    .set({ ...left, writer: null, held_until: null })
    .execute();

/** Files whose days are over, and those that were left half made for as long. */
export const expire = async (db: DbOrTx): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({ state: 'gone', writer: null, held_until: null })
    .where(
      sql<boolean>`(state = 'ready' and until < now())
        or (state in ('stopped', 'failed') and asked_at < now() - make_interval(days => ${EXPORT_DAYS}))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Of these folders, those that an export still needs. */
export const neededContents = async (
  db: DbOrTx,
  contentIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('data_exports')
    .select('content_id')
    .where('content_id', '=', sql<string>`any(${[...contentIds]}::uuid[])`)
    .where('state', '<>', 'gone')
    .execute();
  return new Set(rows.map(({ content_id }) => content_id));
};
