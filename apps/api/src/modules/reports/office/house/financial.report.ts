import type { Grouping } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { USES_PLAN } from '../../../organizations/plans/plans-in-use.service.ts';
import { ofCenters } from '../learners/report-units.ts';
import { organizationsSeen } from '../report-places.repo.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { spanOf, sumFacts } from '../sum-facts.ts';

type Sql = RawBuilder<unknown>;

const PRODUCT = sql`coalesce(family.product_id, center.product_id)`;

const theirs = (asked: Asked): Sql => sql`center._id = ${ofCenters(asked)}`;

/**
 * Plans are those of today, whatever days are selected: they count on the last of them. Plans that an organization bought
 * are left out where a single region or center was selected.
 */
const factsOf = (asked: Asked): Sql => {
  const today = sql`${asked.days.to}::date as day`;
  const { from, to } = spanOf(asked);
  const whole = sql`${asked.ofWholeOrganizations} and ${organizationsSeen(asked.scope)}
    and organization._id = coalesce(${asked.masterOrganizationId}::uuid, organization._id)`;
  const playedOn = sql`(line.ended_at at time zone center.time_zone)::date`;
  return sql`
    select had.master_organization_id, had.product_id, ${today}, had.plans as bought, 0 as assigned, 0 as in_use,
      0::float8 as sold, 0::float8 as played
    from organization_plans as had join master_organizations as organization on organization._id = had.master_organization_id
    where ${whole}
    union all
    select given.master_organization_id, given.product_id, ${today}, 0, given.plans, 0, 0, 0
    from plan_assignments as given
    join master_organizations as organization on organization._id = given.master_organization_id
    left join learning_centers as center on center._id = given.learning_center_id
    where ${theirs(asked)} or (given.region_id is not null and ${whole})
    union all
    select center.master_organization_id, ${PRODUCT}, ${today}, 0, 0, count(*), 0, 0
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where ${USES_PLAN} and ${theirs(asked)} group by 1, 2
    union all
    select center.master_organization_id, ${PRODUCT}, (line.created_at at time zone center.time_zone)::date, 0, 0, 0,
      payment.hours * 3600 * case line.kind when 'granted' then 1 else -1 end, 0
    from money_ledger as line join payments as payment on payment._id = line.payment_id
    join families as family on family._id = payment.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where line.kind in ('granted', 'taken back') and payment.hours > 0 and ${theirs(asked)}
      and line.created_at between ${from}::date - 1 and ${to}::date + 2
    union all
    select center.master_organization_id, ${PRODUCT}, ${playedOn}, 0, 0, 0, 0, -line.delta_seconds
    from family_centers as place join learning_centers as center on center._id = place.learning_center_id
    join families as family on family._id = place.family_id
    join prepaid_ledger as line on line.family_id = family._id
    where line.kind in ('played', 'tracked') and ${theirs(asked)}
      and ${playedOn} >= place.from_day and ${playedOn} < place.until_day
      and line.ended_at between ${from}::date - 1 and ${to}::date + 2`;
};

const UNITS: Readonly<Partial<Record<Grouping, { readonly unit: Sql; readonly name: Sql }>>> = {
  rep: { unit: sql`rep._id::text`, name: sql`concat_ws(' ', rep.firstname, rep.lastname)` },
  organization: { unit: sql`organization._id::text`, name: sql`organization.name` },
  product: { unit: sql`product._id::text`, name: sql`product.name` },
};

const sumOf = (column: string): Sql => sql`sum(${sql.ref(column)})`;

const SUMS = {
  bought: sumOf('bought'),
  assigned: sumOf('assigned'),
  inUse: sumOf('in_use'),
  sold: sumOf('sold'),
  played: sumOf('played'),
};

export const financialReport: ServedReport = (db, by, asked, steps) => {
  const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
  return sumFacts(
    db,
    {
      of: sql`select coalesce(${unit}, '') as unit, nullif(${name}, '') as name, fact.*
        from (${factsOf(asked)}) as fact
        join master_organizations as organization on organization._id = fact.master_organization_id
        left join products as product on product._id = fact.product_id
        left join users as rep on rep._id = organization.rep_id`,
      sums: SUMS,
      isCompared: asked.isCompared,
    },
    steps,
  );
};
