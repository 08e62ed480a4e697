import type { Figures, Grouping } from '@flink/contract/reports/report.ts';
import { FEWEST_LEARNERS } from '@flink/contract/rules/reports/small-sums.ts';
import { type RawBuilder, sql } from 'kysely';
import { HOURS, NO_PRODUCT } from '../cells/cell-kinds.ts';
import { isEnough } from '../cells/enough.ts';
import { cellsOf } from '../cells/told-cells.repo.ts';
import { ofCenters } from '../learners/report-units.ts';
import { organizationsSeen } from '../report-places.repo.ts';
import type { Asked, Gathered, ServedReport } from '../served-report.ts';
import { spanOf, sumFacts } from '../sum-facts.ts';

type Sql = RawBuilder<unknown>;

const PRODUCT = sql`coalesce(family.product_id, center.product_id)`;

const theirs = (asked: Asked): Sql => sql`center._id = ${ofCenters(asked)}`;

/** Plans are those of today, whatever days are asked for: they are told on the last of them. Without those of
 * organisations where a single center was chosen. */
const factsOf = (asked: Asked, played: Sql): Sql => {
  const today = sql`${asked.days.to}::date as day`;
  const { from, to } = spanOf(asked);
  const whole = sql`${asked.ofWholeOrganizations} and ${organizationsSeen(asked.scope)}
    and organization._id = coalesce(${asked.masterOrganizationId}::uuid, organization._id)`;
  return sql`
    select had.master_organization_id, had.product_id, ${today}, had.plans as bought, 0 as assigned, 0 as in_use,
      0::float8 as sold, 0::float8 as played, false as is_few
    from organization_plans as had join master_organizations as organization on organization._id = had.master_organization_id
    where ${whole}
    union all
    select given.master_organization_id, given.product_id, ${today}, 0, given.plans, 0, 0, 0, false
    from plan_assignments as given
    join master_organizations as organization on organization._id = given.master_organization_id
    left join learning_centers as center on center._id = given.learning_center_id
    where ${theirs(asked)} or (given.region_id is not null and ${whole})
    union all
    select center.master_organization_id, ${PRODUCT}, ${today}, 0, 0, count(*), 0, 0, false
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where family.blocked_at is null and ${PRODUCT} is not null and ${theirs(asked)} group by 1, 2
    union all
    select center.master_organization_id, ${PRODUCT}, (line.created_at at time zone center.time_zone)::date, 0, 0, 0,
      payment.hours * 3600 * case line.kind when 'granted' then 1 else -1 end, 0, false
    from money_ledger as line join payments as payment on payment._id = line.payment_id
    join families as family on family._id = payment.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where line.kind in ('granted', 'taken back') and payment.hours > 0 and ${theirs(asked)}
      and line.created_at between ${from}::date - 1 and ${to}::date + 2
    union all
    select master_organization_id, product_id, day, 0, 0, 0, 0, played, is_few from (${played}) as hours`;
};

/** For the center, which knows who it was: line by line, where the family was that day. */
const playedLines = (asked: Asked): Sql => {
  const { from, to } = spanOf(asked);
  const day = sql`(line.ended_at at time zone center.time_zone)::date`;
  return sql`
    select center.master_organization_id, ${PRODUCT} as product_id, ${day} as day, -line.delta_seconds as played,
      false as is_few
    from family_centers as place join learning_centers as center on center._id = place.learning_center_id
    join families as family on family._id = place.family_id
    join prepaid_ledger as line on line.family_id = family._id
    where line.kind in ('played', 'tracked') and ${theirs(asked)} and ${day} >= place.from_day and ${day} < place.until_day
      and line.ended_at between ${from}::date - 1 and ${to}::date + 2`;
};

/**
 * Above the center by whole weeks, where enough learners played of each product and, of the others of the center, enough or
 * nobody: taken from what usage tells, nothing of few remains. Each is one sum before it is looked for in the steps: of a
 * nation there are as many rows as families.
 */
const playedCells = (cells: Sql): Sql => sql`
  select center.master_organization_id, nullif(cell.product_id, ${NO_PRODUCT}::uuid) as product_id, cell.week as day,
    sum(case when cell.is_told then cell.seconds else 0 end) as played, not cell.is_told as is_few
  from (
    select cell.*, bool_and(learners >= ${FEWEST_LEARNERS} and ${isEnough('others')})
      over (partition by learning_center_id, week) as is_told
    from (${cells}) as cell
  ) as cell join learning_centers as center on center._id = cell.learning_center_id
  group by 1, 2, 3, cell.is_told`;

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
  few: sql`count(case when is_few then 1 end)`,
};

async function gathered(
  [db, by, asked, steps]: Parameters<ServedReport>,
  played: Sql,
): Promise<Omit<Gathered, 'isCounting'>> {
  const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
  const {
    rows,
    total,
    steps: points,
  } = await sumFacts(
    db,
    {
      of: sql`select coalesce(${unit}, '') as unit, nullif(${name}, '') as name, fact.*
        from (${factsOf(asked, played)}) as fact
        join master_organizations as organization on organization._id = fact.master_organization_id
        left join products as product on product._id = fact.product_id
        left join users as rep on rep._id = organization.rep_id`,
      sums: SUMS,
    },
    steps,
  );
  return {
    rows: rows.map((row) => ({ ...row, figures: withoutFew(row.figures) })),
    total: withoutFew(total),
    steps: points.map(withoutFew),
  };
}

/** What few have played alone is not nothing: it is not told. */
function withoutFew({ few, fewBefore, ...figures }: Figures): Figures {
  const told = (name: string, left: number | null | undefined) =>
    left && !figures[name] ? null : (figures[name] ?? null);
  return { ...figures, played: told('played', few), playedBefore: told('playedBefore', fewBefore) };
}

export const financialReport: ServedReport = (...asked) => gathered(asked, playedLines(asked[2]));

export const financialAboveReport: ServedReport = async (...question) => {
  const [db, , asked] = question;
  const { cells, isCounting } = await cellsOf(db, HOURS, {
    centerIds: asked.centerIds,
    days: spanOf(asked),
  });
  return { ...(await gathered(question, playedCells(cells))), isCounting };
};
