import type { Grouping } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofCenters } from './report-units.ts';
import type { Asked, ServedReport } from './served-report.ts';
import { spanOf, sumFacts } from './sum-facts.ts';

type Sql = RawBuilder<unknown>;

const PRODUCT = sql`coalesce(family.product_id, center.product_id)`;

/** Plans are those of today, whatever days are asked for: they are told on the last of them. Without those of
 * organisations where a single center was chosen. */
const factsOf = (asked: Asked): Sql => {
  const { from, to } = spanOf(asked);
  const today = sql`${asked.days.to}::date as day`;
  const theirs = sql`center._id = ${ofCenters(asked)}`;
  return sql`
    select master_organization_id, product_id, ${today}, plans as bought, 0 as assigned, 0 as in_use, 0::float8 as sold,
      0::float8 as played
    from organization_plans where ${asked.isEverything}
    union all
    select given.master_organization_id, given.product_id, ${today}, 0, given.plans, 0, 0, 0
    from plan_assignments as given left join learning_centers as center on center._id = given.learning_center_id
    where ${theirs} or (${asked.isEverything} and given.region_id is not null)
    union all
    select center.master_organization_id, ${PRODUCT}, ${today}, 0, 0, 1, 0, 0
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where family.blocked_at is null and ${PRODUCT} is not null and ${theirs}
    union all
    select center.master_organization_id, ${PRODUCT}, (line.created_at at time zone center.time_zone)::date, 0, 0, 0,
      payment.hours * 3600 * case line.kind when 'granted' then 1 else -1 end, 0
    from money_ledger as line join payments as payment on payment._id = line.payment_id
    join families as family on family._id = payment.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where line.kind in ('granted', 'taken back') and payment.hours > 0 and ${theirs}
    union all
    select center.master_organization_id, ${PRODUCT}, (line.ended_at at time zone center.time_zone)::date, 0, 0, 0, 0,
      -line.delta_seconds
    from prepaid_ledger as line join families as family on family._id = line.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where line.kind in ('played', 'tracked') and ${theirs} and line.ended_at between ${from}::date - 1 and ${to}::date + 2`;
};

const UNITS: Readonly<Partial<Record<Grouping, { readonly unit: Sql; readonly name: Sql }>>> = {
  rep: { unit: sql`rep._id::text`, name: sql`concat_ws(' ', rep.firstname, rep.lastname)` },
  organization: { unit: sql`organization._id::text`, name: sql`organization.name` },
  product: { unit: sql`product._id::text`, name: sql`product.name` },
};

export const financialReport: ServedReport = (db, by, asked, steps) => {
  const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
  const sumOf = (column: string): Sql => sql`sum(${sql.ref(column)})`;
  return sumFacts(
    db,
    {
      of: sql`select coalesce(${unit}, '') as unit, nullif(${name}, '') as name, fact.* from (${factsOf(asked)}) as fact
        join master_organizations as organization on organization._id = fact.master_organization_id
        left join products as product on product._id = fact.product_id
        left join users as rep on rep._id = organization.rep_id`,
      sums: {
        bought: sumOf('bought'),
        assigned: sumOf('assigned'),
        inUse: sumOf('in_use'),
        sold: sumOf('sold'),
        played: sumOf('played'),
      },
    },
    steps,
  );
};
