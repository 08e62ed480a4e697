import { file, longText, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** Spec 3 §3, word: one meaning with its picture, told in every language. */
export const words = defineResource({
  name: 'words',
  section: 'words',
  group: 'language',
  icon: 'abc',
  fields: {
    word: text(60),
    translations: perLocale(text(60)),
    picture: optional(file('image')),
    relatedWords: optional(perLocale(text(60))),
    definitions: optional(perLocale(longText(300))),
    sentences: optional(perLocale(longText(300))),
    syllables: optional(perLocale(text(100))),
    pronunciations: optional(perLocale(text(100))),
    sounds: optional(perLocale(file('audio'))),
    definitionSounds: optional(perLocale(file('audio'))),
  },
  title: 'word',
  spoken: { sounds: 'translations', definitionSounds: 'definitions' },
  importedBy: ['import'],
  hinted: ['word', 'syllables', 'pronunciations'],
  columns: ['word', 'translations', 'definitions'],
});
