import { file, optional, reference, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** The file may come with the form, or afterwards by the link that making and changing answer (spec 3 §7.3). */
export const documents = defineResource({
  name: 'documents',
  section: 'documents',
  group: 'catalogue',
  icon: 'file-text',
  fields: {
    name: text(200),
    localeId: reference('locales'),
    file: optional(file('document')),
  },
  // The same guide is there in several languages.
  title: 'label',
  shown: ['localeName', 'label'],
  columns: ['name', 'localeName'],
  search: ['label'],
});
