import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

const HIDDEN = 'setupHidden';

/** What is there, and what the forms of the next steps begin with: the first of each. */
export async function setup(db: DbOrTx) {
  const { rows } = await sql<{
    readonly isHidden: boolean;
    readonly organizationId: string | null;
    readonly productId: string | null;
    readonly centerId: string | null;
    readonly centerUrl: string | null;
    readonly hasStaff: boolean;
    readonly hasFamily: boolean;
  }>`
    select coalesce((select value from config where key = ${HIDDEN}) = 'true', false) as "isHidden",
      (select _id from master_organizations order by _id limit 1) as "organizationId",
      (select product_id from solutions order by product_id limit 1) as "productId",
      center._id as "centerId", center.url as "centerUrl",
      exists (select from users where role_alias in ('LEARNING_CENTER_ADMIN', 'TEACHER')) as "hasStaff",
      exists (select from families) as "hasFamily"
    from (select) as installation
    left join (select _id, url from learning_centers order by _id limit 1) as center on true`.execute(db);
  if (!rows[0]) throw new Error('The state of an installation is one row.');
  return rows[0];
}

export async function hideSetup(db: DbOrTx, isHidden: boolean): Promise<void> {
  const value = JSON.stringify(isHidden);
  await db
    .insertInto('config')
    .values({ key: HIDDEN, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
}
