import { reference, text } from './field.ts';
import { defineResource } from './resource.ts';

export const regions = defineResource({
  name: 'regions',
  section: 'regions',
  tenant: 'region',
  fields: { name: text(200), masterOrganizationId: reference('masterOrganizations') },
  title: 'name',
  shown: ['masterOrganizationName'],
  columns: ['name', 'masterOrganizationName'],
  search: ['name', 'masterOrganizationName'],
});
