import { file, longText, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

export const landingPages = defineResource({
  name: 'landingPages',
  section: 'landing-pages',
  group: 'organisations',
  icon: 'layout-navbar',
  fields: {
    code: text(50),
    titles: perLocale(text(200)),
    texts: optional(perLocale(longText(5_000))),
    pictures: optional(perLocale(file('image'))),
  },
  title: 'code',
  hinted: ['code'],
  columns: ['code', 'titles'],
});
