import { ADDRESS_MAX_LENGTH } from '../rules/people/center-address.ts';
import { CENTER_FLAGS } from '../rules/people/center-flags.ts';
import { choice, day, longText, optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §3 and spec 3 §3; its configuration and plans are kept beside the row. */
export const learningCenters = defineResource({
  name: 'learningCenters',
  section: 'learning-centers',
  group: 'organisations',
  icon: 'school',
  tenant: 'learningCenter',
  fields: {
    name: text(200),
    url: text(ADDRESS_MAX_LENGTH),
    masterOrganizationId: reference('masterOrganizations'),
    regionId: optional(reference('regions')),
    productId: optional(reference('products')),
    /** Of a new one that does not say: as its organisation has it. */
    plansType: optional(choice(['DEFAULT', 'PREPAID'])),
    timeZone: text(64),
    expirationDate: optional(day),
    locations: optional(longText(4_000)),
  },
  title: 'name',
  opensNew: true,
  importedBy: ['create', 'edit'],
  hinted: ['url', 'productId', 'expirationDate', 'locations'],
  shown: ['masterOrganizationName', 'regionName', 'productName'],
  columns: ['name', 'url', 'masterOrganizationName', 'regionName', 'plansType', 'expirationDate'],
  flags: { attention: CENTER_FLAGS },
  search: ['name', 'url', 'masterOrganizationName', 'regionName'],
});
