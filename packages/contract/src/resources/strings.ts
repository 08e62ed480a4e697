import { file, longText, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, string: a text in all languages, with its sound. Its label is "number - text" (spec 3 §2.3). */
export const strings = defineResource({
  name: 'strings',
  section: 'strings',
  group: 'language',
  icon: 'blockquote',
  fields: {
    // First, because whoever translates reads it first.
    note: optional(text(300)),
    values: perLocale(longText(5_000)),
    audio: optional(perLocale(file('audio'))),
  },
  spoken: { audio: 'values' },
  hinted: ['values', 'note'],
  shown: ['stringNumber', 'label', 'key', 'missing', 'outdated'],
  title: 'label',
  // Translators bring in what they translated; who may not make a text makes none from a file.
  importedBy: ['import'],
  columns: ['stringNumber', 'key', 'missing'],
  search: ['label', 'key'],
});
