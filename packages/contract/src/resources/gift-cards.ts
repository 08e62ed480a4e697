import { choice, day, number, optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

export const giftCards = defineResource({
  name: 'giftCards',
  section: 'gift-cards',
  group: 'sales',
  icon: 'gift',
  fields: {
    code: text(40),
    value: number(1, 1_000_000),
    currencyIsoCode: choice(['USD', 'KES']),
    masterOrganizationId: optional(reference('masterOrganizations')),
    expiresOn: optional(day),
  },
  title: 'code',
  importedBy: ['import'],
  hinted: ['value', 'masterOrganizationId'],
  shown: ['masterOrganizationName', 'redeemedAt'],
  columns: ['code', 'value', 'currencyIsoCode', 'masterOrganizationName', 'expiresOn', 'redeemedAt'],
  search: ['code', 'masterOrganizationName'],
});
