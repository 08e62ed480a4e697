import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SandboxCharges } from '../../db/tables.gen.ts';

type State = 'prepared' | 'authenticating' | 'waiting' | 'paid' | 'failed' | 'refunded';

export type BookedCharge = Selectable<SandboxCharges>;

/** The books of the sandbox: it forgets nothing when the server stops, as a real service would not. */
export const sandboxBooks = (db: Db) => ({
  /** Asked twice for one payment, it is one charge. */
  async open(row: Insertable<SandboxCharges>): Promise<string> {
    await db
      .insertInto('sandbox_charges')
      .values(row)
      .onConflict((oc) => oc.column('payment_id').doNothing())
      .execute();
    return row._id;
  },

  find: (paymentId: string): Promise<BookedCharge | undefined> =>
    db.selectFrom('sandbox_charges').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),

  /** The charge as it is afterwards; only one that is in the first state is moved. */
  async move(paymentId: string, from: readonly State[], to: State, token?: string): Promise<void> {
    await db
      .updateTable('sandbox_charges')
      .set({ state: to, ...(token === undefined ? {} : { token }) })
      .where('payment_id', '=', paymentId)
      .where('state', 'in', from)
      .execute();
  },

  looked: (paymentId: string) =>
    db
      .updateTable('sandbox_charges')
      .set({ looks: sql`looks + 1` })
      .where('payment_id', '=', paymentId)
      .returningAll()
      .executeTakeFirst(),
});

export type SandboxBooks = ReturnType<typeof sandboxBooks>;
