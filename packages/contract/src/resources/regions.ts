import { reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

export const regions = defineResource({
  name: 'regions',
  section: 'regions',
  group: 'organisations',
  icon: 'map-2',
  tenant: 'region',
  fields: { name: text(200), masterOrganizationId: reference('masterOrganizations') },
  title: 'name',
  opensNew: true,
  importedBy: ['create', 'edit'],
  shown: ['masterOrganizationName'],
  columns: ['name', 'masterOrganizationName'],
  search: ['name', 'masterOrganizationName'],
});
