import { CURRENCIES } from '../rules/plans/currencies.ts';
import { choice, files, optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §9. */
const MAX_LOGIN_BACKGROUNDS = 10;

/** Spec 3 §3 and §4.6; plans and configuration are kept beside the row. */
export const masterOrganizations = defineResource({
  name: 'masterOrganizations',
  section: 'master-organizations',
  group: 'organisations',
  icon: 'sitemap',
  tenant: 'masterOrganization',
  fields: {
    name: text(200),
    repId: optional(reference('users')),
    plansType: choice(['DEFAULT', 'PREPAID']),
    currencyIsoCode: choice(CURRENCIES),
    loginBackgrounds: files('image', MAX_LOGIN_BACKGROUNDS),
  },
  title: 'name',
  hinted: ['loginBackgrounds'],
  opensNew: true,
  shown: ['repName'],
  columns: ['name', 'repName', 'plansType', 'currencyIsoCode'],
  search: ['name', 'repName'],
});
