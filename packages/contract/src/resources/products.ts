import { CURRENCIES } from '../rules/plans/currencies.ts';
import { choice, onOff, optional, perLocale, price, reference, references, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** In whole units: enough for currencies of which one dollar is thousands. */
export const MAX_PRICE = 20_000_000;

/** Spec 1 §3 and §6, product. */
export const products = defineResource({
  name: 'products',
  section: 'products',
  group: 'catalogue',
  icon: 'package',
  fields: {
    name: text(200),
    solutionIds: references('solutions', 50),
    defaultSolutionsForAdmins: optional(perLocale(reference('solutions'))),
    defaultSolutionsForMembers: optional(perLocale(reference('solutions'))),
    onePerson: onOff,
    registrationPrice: optional(price(MAX_PRICE)),
    registrationCurrency: optional(choice(CURRENCIES)),
  },
  title: 'name',
  hinted: ['solutionIds', 'onePerson', 'registrationPrice'],
  columns: ['name', 'onePerson'],
});
