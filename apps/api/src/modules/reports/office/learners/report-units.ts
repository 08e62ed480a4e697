import type { Grouping } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Asked } from '../served-report.ts';

type Sql = RawBuilder<unknown>;

export const ofCenters = ({ centerIds }: Pick<Asked, 'centerIds'>): Sql =>
  sql`any(${[...centerIds]}::uuid[])`;

/** A teacher has the families that are assigned to them and no others (spec 3 §6). */
export const taught = ({ scope, familyId, productId }: Asked): Sql =>
  sql`${
    scope.kind === 'teacher'
      ? sql`family._id in (select family_id from teacher_families where teacher_id = ${scope.userId})`
      : sql`true`
  } and ${familyId === null ? sql`true` : sql`family._id = ${familyId}`} and ${
    productId === null
      ? sql`true`
      : sql`coalesce(family.product_id,
          (select product_id from learning_centers where _id = family.learning_center_id)) = ${productId}`
  }`;

export interface ReportUnit {
  /** Of a learner in a center: `center`, `family` and `member` stand for the rows. */
  readonly of: Sql;
  readonly joined: Sql;
  /** The name of one, by its id: of a nation nobody reads all names to tell some. */
  readonly name: Sql;
}

const nothing = sql``;

const named = (name: Sql, table: string): Sql =>
  sql`(select ${name} from ${sql.table(table)} where _id = nullif(unit, '')::uuid)`;
const NAME = sql.ref('name');

/** What rows about learners can be, and all of them together. */
const UNITS = {
  all: { of: sql`''`, joined: nothing, name: sql`null::text` },
  organization: {
    of: sql`center.master_organization_id::text`,
    joined: nothing,
    name: named(NAME, 'master_organizations'),
  },
  region: {
    of: sql`coalesce(center.region_id::text, '')`,
    joined: nothing,
    name: named(NAME, 'regions'),
  },
  center: {
    of: sql`center._id::text`,
    joined: nothing,
    name: named(NAME, 'learning_centers'),
  },
  teacher: {
    of: sql`coalesce(teaching.teacher_id::text, '')`,
    joined: sql`left join (select taught.family_id, taught.teacher_id from teacher_families as taught
      join users on users._id = taught.teacher_id) as teaching on teaching.family_id = family._id`,
    name: named(sql`concat_ws(' ', firstname, lastname)`, 'users'),
  },
  family: {
    of: sql`family._id::text`,
    joined: nothing,
    name: named(NAME, 'families'),
  },
  learner: {
    of: sql`member._id::text`,
    joined: nothing,
    name: named(sql`concat_ws(' ', firstname, nullif(lastname, ''))`, 'family_members'),
  },
} satisfies Readonly<Record<string, ReportUnit>>;

export type UnitName = keyof typeof UNITS;

export const unitOf = (by: UnitName): ReportUnit => UNITS[by];

export function learnerUnit(by: Grouping): UnitName {
  if (by in UNITS) return by as UnitName;
  throw new Error(`No rows of learners by ${by}.`);
}
