import { longText, optional, perLocale, text } from './kit/field.ts';
import { defineResource } from './kit/resource.ts';

/** How a term is said in each language, so that all translators say it alike. */
export const glossaryTerms = defineResource({
  name: 'glossaryTerms',
  section: 'glossary',
  group: 'language',
  icon: 'language',
  fields: {
    term: text(100),
    translations: perLocale(text(100)),
    note: optional(longText(300)),
  },
  title: 'term',
  importedBy: ['import'],
  hinted: ['term', 'translations'],
  columns: ['term', 'translations', 'note'],
});
