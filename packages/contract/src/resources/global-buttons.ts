import { file, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Where they are seen and heard is told in docs/decisions/075. */
export const globalButtons = defineResource({
  name: 'globalButtons',
  section: 'global-buttons',
  group: 'catalogue',
  icon: 'current-location',
  fields: {
    name: text(100),
    labels: perLocale(text(100)),
    pictures: optional(perLocale(file('image'))),
    sounds: optional(perLocale(file('audio'))),
  },
  spoken: { sounds: 'labels' },
  title: 'name',
  hinted: ['labels', 'pictures', 'sounds'],
  columns: ['name', 'labels'],
});
