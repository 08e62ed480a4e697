import { exponentOf } from '@flink/contract/rules/billing/money.ts';
import { CURRENCIES } from '@flink/contract/rules/plans/currencies.ts';
import { sql } from 'kysely';
import { ledgerLines, SOURCE } from '../../office/house/revenue.report.ts';
import { type AskedRows, type RowSource, within } from './row-source.ts';

const WITHOUT_CENTS = CURRENCIES.filter((code) => exponentOf(code) === 0);

/** The lines of the ledger, as the report of revenue adds them up; what went back is below nothing. */
export const moneySource = (asked: AskedRows): RowSource => ({
  columns: {
    day: sql`line.day`,
    organization: sql`(select name from master_organizations where _id = line.master_organization_id)`,
    center: sql`line.center_name`,
    product: sql`(select name from products where _id = line.product_id)`,
    what: sql`line.kind`,
    source: SOURCE,
    amount: sql`(case when line.kind = 'refunded' then -line.amount_minor else line.amount_minor end
      / case when line.currency_iso_code = any(${WITHOUT_CENTS}::text[]) then 1 else 100.0 end)::float8`,
    currency: sql`line.currency_iso_code`,
  },
  rows: sql`(${ledgerLines({
    centerIds: asked.centerIds,
    isEverything: asked.scope.kind === 'everything' && asked.question.learningCenterId === null,
    span: { from: asked.question.from ?? '-infinity', to: asked.question.to ?? 'infinity' },
  })}) as line where line.kind <> 'taken back' and ${within(sql`line.day`, asked)}`,
  key: sql`line._id::text`,
});
