import { AppError } from '@flink/contract/errors/app-error.ts';
import { masterOrganizations } from '@flink/contract/resources/master-organizations.ts';
import { PERCENTS } from '@flink/contract/rules/people/organization-config.ts';
import { sql } from 'kysely';
import { serve } from '../../resources/served-resource.ts';
import { organizationsSeenIn } from './organizations.scope.ts';

export const masterOrganizationsResource = serve(masterOrganizations, {
  table: 'master_organizations',
  seenIn: organizationsSeenIn,
  joins: () => sql`left join users as rep on rep._id = row.rep_id`,
  shown: { repName: sql`rep.firstname || ' ' || rep.lastname` },
  uses: [
    { section: 'regions', from: 'regions', column: 'master_organization_id', title: sql`other.name` },
    {
      section: 'learning-centers',
      from: 'learning_centers',
      column: 'master_organization_id',
      title: sql`other.name`,
    },
    {
      section: 'users',
      from: 'users',
      column: 'master_organization_id',
      title: sql`other.firstname || ' ' || other.lastname`,
    },
    { section: 'gift-cards', from: 'gift_cards', column: 'master_organization_id', title: sql`other.code` },
  ],
  async check({ tx, scope, before, values }) {
    const refuse = (field: 'repId' | 'plansType' | 'currencyIsoCode'): never => {
      throw new AppError('request.invalid', { fields: { [field]: 'request.notAllowed' } });
    };
    // A rep sees only themselves in the rep field (spec 3 §6).
    if (scope.kind === 'rep' && values.repId !== scope.userId) refuse('repId');
    // Who sells to it and how it pays is not the organisation's own to change.
    if (scope.kind === 'masterOrganization') {
      for (const field of ['repId', 'plansType', 'currencyIsoCode'] as const)
        if (before?.[field] !== values[field]) refuse(field);
    }
    if (values.repId === null || values.repId === before?.repId) return;
    const rep = await tx
      .selectFrom('users')
      .select('role_alias')
      .where('_id', '=', values.repId)
      .executeTakeFirst();
    if (rep?.role_alias !== 'REP') refuse('repId');
  },
  async afterwards({ tx, _id, before }) {
    if (before !== null) return;
    // Shares begin with the default of their list (spec 3 §9).
    await sql`
      update master_organizations as organization
      set config = organization.config || jsonb_build_object(${sql.join(
        PERCENTS.flatMap((name) => [sql`${name}::text`, sql`list.default_value::int`]),
      )})
      from lists as list
      where organization._id = ${_id} and list.name = 'Percents' and list.default_value ~ '^[0-9]{1,3}$'`.execute(
      tx,
    );
  },
});
