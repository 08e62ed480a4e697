import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { learningCenters } from '@flink/contract/resources/learning-centers.ts';
import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';
import { isTimeZone } from '@flink/contract/rules/people/time-zone.ts';
import { sql } from 'kysely';
import { serve } from '../../resources/served-resource.ts';
import { centersSeenIn } from './organizations.scope.ts';
import { hasProduct } from './plans/plans.repo.ts';

/** The names between the commas. */
const locationsIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const learningCentersResource = serve(learningCenters, {
  table: 'learning_centers',
  seenIn: centersSeenIn,
  joins: sql`
    join master_organizations as organization on organization._id = row.master_organization_id
    left join regions as region on region._id = row.region_id
    left join products as product on product._id = row.product_id`,
  shown: {
    masterOrganizationName: sql`organization.name`,
    regionName: sql`region.name`,
    productName: sql`product.name`,
  },
  columns: {
    // The last day is a day of the center's own clock; `afterwards` sets the moment it ends.
    expirationDate: {
      column: 'expiration_date',
      read: sql`to_char(row.expiration_date at time zone row.time_zone, 'YYYY-MM-DD')`,
    },
    locations: {
      column: 'locations',
      read: sql`nullif(array_to_string(row.locations, ', '), '')`,
      write: locationsIn,
    },
  },
  uses: [
    { section: 'families', from: 'families', column: 'learning_center_id', title: sql`other.name` },
    {
      section: 'users',
      from: 'users',
      column: 'learning_center_id',
      title: sql`other.firstname || ' ' || other.lastname`,
    },
    { section: 'codes', from: 'organization_codes', column: 'learning_center_id', title: sql`other.code` },
    {
      section: 'pending-registrations',
      from: 'pending_registrations',
      column: 'learning_center_id',
      title: sql`other.email`,
    },
  ],
  async check({ tx, scope, before, values }) {
    const refuse = (field: keyof typeof values, code: ErrorCode = 'request.notAllowed'): never => {
      throw new AppError('request.invalid', { fields: { [field]: code } });
    };
    const address = centerAddressIssue(values.url);
    if (address && values.url !== before?.url) refuse('url', address);
    if (!isTimeZone(values.timeZone)) refuse('timeZone', 'learningCenters.timeZone');
    // Its families, plans and people belong to the organisation too.
    if (before && before.masterOrganizationId !== values.masterOrganizationId) refuse('masterOrganizationId');
    if (values.regionId !== null && values.regionId !== before?.regionId) {
      const region = await tx
        .selectFrom('regions')
        .select('master_organization_id')
        .where('_id', '=', values.regionId)
        .executeTakeFirst();
      if (region?.master_organization_id !== values.masterOrganizationId) refuse('regionId');
    }
    // What an organisation has is decided where it is sold.
    if (scope.kind !== 'everything' && scope.kind !== 'rep' && values.productId !== null)
      if (
        values.productId !== before?.productId &&
        !(await hasProduct(tx, values.masterOrganizationId, values.productId))
      )
        refuse('productId', 'codes.productNotAssigned');
    // Where it belongs, what it sells and until when is decided above it.
    if (scope.kind === 'learningCenter') {
      for (const field of ['url', 'regionId', 'productId', 'plansType', 'expirationDate'] as const)
        if (before?.[field] !== values[field]) refuse(field);
    }
  },
  async afterwards({ tx, _id, before, values }) {
    await sql`
      update learning_centers set
        expiration_date = (${values.expirationDate}::date + 1)::timestamp at time zone time_zone
          - interval '1 millisecond',
        one_person = coalesce((select one_person from products where products._id = product_id), one_person)
      where _id = ${_id}`.execute(tx);
    // A new center begins as those around it are.
    if (before === null)
      await sql`
        update learning_centers as center set config = coalesce(
          (select region.config from regions as region where region._id = center.region_id),
          (select config from master_organizations where _id = center.master_organization_id)),
          points = coalesce((select value from config where key = 'points'), points)
        where center._id = ${_id}`.execute(tx);
  },
});
