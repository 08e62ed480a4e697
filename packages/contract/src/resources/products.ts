import { choice, onOff, optional, perLocale, price, reference, references, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

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
    registrationPrice: optional(price(1_000_000)),
    registrationCurrency: optional(choice(['USD', 'KES'])),
  },
  title: 'name',
  hinted: ['solutionIds', 'onePerson', 'registrationPrice'],
  columns: ['name', 'onePerson'],
});
