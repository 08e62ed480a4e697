import { file, optional, perLocale, richText, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

export const landingPages = defineResource({
  name: 'landingPages',
  section: 'landing-pages',
  group: 'organisations',
  icon: 'layout-navbar',
  fields: {
    code: text(50),
    titles: perLocale(text(200)),
    texts: optional(perLocale(richText(20_000))),
    sounds: optional(perLocale(file('audio'))),
    pictures: optional(perLocale(file('image'))),
  },
  spoken: { sounds: 'texts' },
  title: 'code',
  hinted: ['code'],
  columns: ['code', 'titles'],
});
