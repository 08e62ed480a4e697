import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { centersSeenIn, organizationsSeenIn, regionsSeenIn } from '../organizations.scope.ts';

export type Kind = 'masterOrganizations' | 'regions' | 'learningCenters';

interface Place {
  readonly table: string;
  readonly plansType: RawBuilder<unknown>;
  seenIn(scope: Scope): RawBuilder<SqlBool>;
  /** Tables below it, and how their rows refer to it. */
  readonly below: readonly (readonly [table: string, column: string])[];
}

const OF_ORGANIZATION = sql`
  (select plans_type from master_organizations where _id = row.master_organization_id)`;

/** Where plans are so, and also where a family pays by the hour beside others whose center pays for them. */
const prepaidIf = (plansType: RawBuilder<unknown>, column: string): RawBuilder<unknown> => sql`
  case when ${plansType} = 'PREPAID' or exists (
    select from families as family
    join learning_centers as center on center._id = family.learning_center_id
    where family.is_prepaid_customer and center.${sql.id(column)} = row._id
  ) then 'PREPAID' else 'DEFAULT' end`;

const PLACES: Readonly<Record<Kind, Place>> = {
  masterOrganizations: {
    table: 'master_organizations',
    plansType: prepaidIf(sql`row.plans_type`, 'master_organization_id'),
    seenIn: organizationsSeenIn,
    below: [
      ['regions', 'master_organization_id'],
      ['learning_centers', 'master_organization_id'],
    ],
  },
  regions: {
    table: 'regions',
    plansType: prepaidIf(OF_ORGANIZATION, 'region_id'),
    seenIn: regionsSeenIn,
    below: [['learning_centers', 'region_id']],
  },
  learningCenters: {
    table: 'learning_centers',
    plansType: prepaidIf(sql`row.plans_type`, '_id'),
    seenIn: centersSeenIn,
    below: [],
  },
};

export interface StoredConfig {
  readonly _id: string;
  readonly name: string;
  readonly plansType: 'PREPAID' | 'DEFAULT';
  readonly version: number;
  readonly config: unknown;
}

export async function config(db: DbOrTx, scope: Scope, kind: Kind, id: string, { hold = false } = {}) {
  const { table, plansType, seenIn } = PLACES[kind];
  const { rows } = await sql<StoredConfig>`
    select row._id, row.name, ${plansType} as "plansType", row.config_version as version, row.config
    from ${sql.table(table)} as row
    where row._id = ${id} and ${seenIn(scope)}
    ${hold ? sql`for no key update` : sql``}
  `.execute(db);
  return rows[0];
}

/** Writes what changed, here and in everything below: a center that differed in something else keeps it. */
export async function save(tx: DbOrTx, kind: Kind, id: string, changed: unknown): Promise<void> {
  const { table, below } = PLACES[kind];
  const values = JSON.stringify(changed);
  const set = sql`config = config || ${values}::jsonb, config_version = config_version + 1`;
  await sql`update ${sql.table(table)} set ${set} where _id = ${id}`.execute(tx);
  for (const [other, column] of below)
    await sql`update ${sql.table(other)} set ${set} where ${sql.id(column)} = ${id}`.execute(tx);
}

export const localeCodes = async (db: DbOrTx): Promise<string[]> =>
  (await db.selectFrom('locales').select('code').execute()).map(({ code }) => code);

/** What forms offer as shares, and with which new organisations begin (spec 3 §9). */
export const percents = async (db: DbOrTx): Promise<number[]> => {
  const list = await db
    .selectFrom('lists')
    .select('options')
    .where('name', '=', 'Percents')
    .executeTakeFirst();
  return (list?.options ?? []).map(Number);
};
