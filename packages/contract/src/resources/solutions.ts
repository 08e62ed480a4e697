import { number, optional, reference, references, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 1 §3, solution: a menu in one language, and how play can look in it. */
export const solutions = defineResource({
  name: 'solutions',
  section: 'solutions',
  group: 'catalogue',
  icon: 'stack-2',
  fields: {
    displayName: text(200),
    productId: reference('products'),
    localeId: reference('locales'),
    themeIds: references('themes', 50),
    defaultThemeId: optional(reference('themes')),
    characterIds: references('characters', 50),
    defaultCharacterId: optional(reference('characters')),
    introductionId: optional(reference('films')),
    activityBuilderId: optional(reference('films')),
    position: number(0, 10_000),
  },
  // Each product has menus of the same names.
  title: 'label',
  hinted: ['introductionId', 'activityBuilderId'],
  opensNew: true,
  shown: ['productName', 'localeName', 'label'],
  notFiltered: { position: 'It only says the order.' },
  columns: ['label', 'localeName', 'position'],
  search: ['label', 'localeName'],
});
