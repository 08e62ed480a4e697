import { CURRENCIES } from '../rules/plans/currencies.ts';
import { choice, day, optional, price, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';
import { MAX_PRICE } from './products.ts';

export const giftCards = defineResource({
  name: 'giftCards',
  section: 'gift-cards',
  group: 'sales',
  icon: 'gift',
  fields: {
    code: text(40),
    value: price(MAX_PRICE),
    currencyIsoCode: choice(CURRENCIES),
    masterOrganizationId: optional(reference('masterOrganizations')),
    expiresOn: optional(day),
  },
  title: 'code',
  importedBy: ['import'],
  hinted: ['value', 'masterOrganizationId'],
  shown: ['masterOrganizationName', 'redeemedAt', 'redeemedByName'],
  columns: ['code', 'value', 'masterOrganizationName', 'expiresOn', 'redeemedAt'],
  search: ['code', 'masterOrganizationName'],
});
