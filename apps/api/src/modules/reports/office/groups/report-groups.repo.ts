import type { ReportGroup } from '@flink/contract/entities/report-group.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { uuidv7 } from '../../../../db/uuid.ts';

export type GroupValues = Omit<ReportGroup, '_id'>;

const groups = (db: DbOrTx, ownerId: string) =>
  db
    .selectFrom('report_groups')
    .select([
      '_id',
      'name',
      sql<ReportGroup['reports']>`reports`.as('reports'),
      sql<ReportGroup['days']>`days`.as('days'),
      sql<ReportGroup['compared']>`compared`.as('compared'),
    ])
    .where('owner_id', '=', ownerId);

export const all = (db: DbOrTx, ownerId: string): Promise<ReportGroup[]> =>
  groups(db, ownerId).orderBy('name').orderBy('_id').execute();

/** How many a person has. Until the transaction ends none comes. */
export async function countHeld(tx: DbOrTx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('report_groups'), hashtext(${ownerId}))`.execute(tx);
  return (await all(tx, ownerId)).length;
}

export const one = (db: DbOrTx, ownerId: string, id: string) =>
  groups(db, ownerId).where('_id', '=', id).executeTakeFirst();

export async function add(db: DbOrTx, ownerId: string, values: GroupValues): Promise<ReportGroup> {
  const _id = uuidv7();
  await db
    .insertInto('report_groups')
    .values({ _id, owner_id: ownerId, ...values })
    .execute();
  return { _id, ...values };
}

export const change = async (db: DbOrTx, ownerId: string, id: string, values: GroupValues) =>
  (
    await db
      .updateTable('report_groups')
      .set(values)
      .where('_id', '=', id)
      .where('owner_id', '=', ownerId)
      .returning('_id')
      .executeTakeFirst()
  )?._id;

export const remove = async (db: DbOrTx, ownerId: string, id: string) =>
  (
    await db
      .deleteFrom('report_groups')
      .where('_id', '=', id)
      .where('owner_id', '=', ownerId)
      .returning('_id')
      .executeTakeFirst()
  )?._id;
