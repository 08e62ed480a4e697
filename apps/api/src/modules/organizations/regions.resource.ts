import { AppError } from '@flink/contract/errors/app-error.ts';
import { regions } from '@flink/contract/resources/regions.ts';
import { sql } from 'kysely';
import { serve } from '../../resources/served-resource.ts';
import { regionsSeenIn } from './organizations.scope.ts';

export const regionsResource = serve(regions, {
  table: 'regions',
  seenIn: regionsSeenIn,
  joins: () =>
    sql`join master_organizations as organization on organization._id = row.master_organization_id`,
  shown: { masterOrganizationName: sql`organization.name` },
  uses: [
    { section: 'learning-centers', from: 'learning_centers', column: 'region_id', title: sql`other.name` },
    {
      section: 'users',
      from: 'users',
      column: 'region_id',
      title: sql`other.firstname || ' ' || other.lastname`,
    },
  ],
  check: ({ before, values }) => {
    // Its centers, plans and people belong to the organisation too.
    if (before && before.masterOrganizationId !== values.masterOrganizationId)
      throw new AppError('request.invalid', { fields: { masterOrganizationId: 'request.notAllowed' } });
  },
  // A new region begins as its organisation is, and its centers as the region.
  afterAll: async ({ tx, rows }) => {
    const made = rows.flatMap(({ _id, before }) => (before ? [] : [_id]));
    await sql`
      update regions set config = organization.config from master_organizations as organization
      where regions._id = any(${made}::uuid[]) and organization._id = regions.master_organization_id`.execute(
      tx,
    );
  },
});
