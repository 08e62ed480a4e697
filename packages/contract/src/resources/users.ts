import { ROLE_ALIASES } from '../access/roles.ts';
import { EMAIL_MAX_LENGTH } from '../rules/people/email.ts';
import { PASSWORD_MAX_LENGTH } from '../rules/people/password.ts';
import { USER_STATUSES } from '../rules/people/user-status.ts';
import { onOff, optional, reference, references, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';
import { ROLE_ALIAS_MAX } from './roles.ts';

/** Accounts of the office (spec 3 §2.1). The list to choose from is told more than a name (calls/office/organization-office.ts). */
export const users = defineResource({
  name: 'users',
  section: 'users',
  group: 'people',
  icon: 'users',
  personal: true,
  tenant: 'user',
  fields: {
    firstname: text(100),
    lastname: text(100),
    email: text(EMAIL_MAX_LENGTH),
    /** One that comes with Flink, or one that was made in the section roles. */
    roleAlias: text(ROLE_ALIAS_MAX),
    masterOrganizationId: optional(reference('masterOrganizations')),
    regionId: optional(reference('regions')),
    learningCenterId: optional(reference('learningCenters')),
    /** Which categories somebody writes activities for (spec 3 §6, available.scopes). */
    scopes: references('scopes'),
    flinkAdmin: onOff,
    flinkMake: onOff,
    /** Never read: it is changed at the first sign-in. */
    temporaryPassword: optional(text(PASSWORD_MAX_LENGTH)),
    blocked: onOff,
  },
  title: 'name',
  hinted: ['scopes', 'flinkAdmin', 'flinkMake', 'temporaryPassword', 'blocked'],
  importedBy: ['create', 'edit'],
  shown: ['name', 'roleName', 'organization', 'status', 'lastSeenAt'],
  columns: ['name', 'roleAlias', 'organization', 'status', 'lastSeenAt'],
  filters: { roleAlias: ROLE_ALIASES, status: USER_STATUSES },
  openFilters: ['roleAlias'],
  notFiltered: { blocked: 'It is one of the values of status.' },
  search: ['name', 'email', 'organization'],
  bulk: { block: 'ban', unblock: 'check' },
});
