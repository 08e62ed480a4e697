import { expect, test } from 'vitest';
import { columnLabel, columnsOfHeaders } from './column-labels.ts';
import { optional, perLocale, text } from './field.ts';

const resource = {
  name: 'samples',
  fields: {
    name: text(10),
    note: optional(text(10)),
    titles: perLocale(text(10)),
    first: text(10),
    last: text(10),
  },
} as const;

const TEXTS = {
  en: {
    'import.idColumn': 'ID',
    'import.versionColumn': 'Version',
    'resource.samples.name': 'Name',
    'resource.samples.note': 'Note',
    'resource.samples.titles': 'Titles',
    'resource.samples.first': 'Person',
    'resource.samples.last': 'Person',
  },
  es: {
    'import.idColumn': 'ID',
    'import.versionColumn': 'Versión',
    'resource.samples.name': 'Nombre',
    'resource.samples.note': 'Name',
    'resource.samples.titles': 'Títulos',
    'resource.samples.first': 'Primero',
    'resource.samples.last': 'Último',
  },
} as const;

const inLanguage = (language: keyof typeof TEXTS) => (key: string) =>
  (TEXTS[language] as Readonly<Record<string, string>>)[key] ?? key;
const languages = [inLanguage('en'), inLanguage('es')];

test('columns are headed by labels, with the language of a text per language', () => {
  const labels = ['_id', 'version', 'name', 'titles.es'].map((column) =>
    columnLabel(resource, column, inLanguage('es')),
  );
  expect(labels).toEqual(['ID', 'Versión', 'Nombre', 'Títulos (es)']);
});

test('fields that are called the same keep the names of their fields', () => {
  expect(columnLabel(resource, 'first', inLanguage('en'))).toBe('first');
  expect(columnLabel(resource, 'first', inLanguage('es'))).toBe('Primero');
});

test.each([
  [['ID', 'Version', 'Name', 'Titles (es)', 'first']],
  [['ID', 'Versión', 'NOMBRE', ' Títulos  (es)', 'Primero']],
  [['_id', 'version', 'name', 'titles.es', 'first']],
])('labels of any language and names of fields lead to the same columns: %j', (headers) => {
  expect(columnsOfHeaders(resource, headers, languages)).toEqual([
    '_id',
    'version',
    'name',
    'titles.es',
    'first',
  ]);
});

test('a label that means two things is read in the language of the others', () => {
  expect(columnsOfHeaders(resource, ['Nombre', 'Name', 'Último'], languages)).toEqual([
    'name',
    'note',
    'last',
  ]);
  expect(columnsOfHeaders(resource, ['Name', 'Note', 'Version'], languages)).toEqual([
    'name',
    'note',
    'version',
  ]);
});

test('a header that nobody knows stays as it is', () => {
  expect(columnsOfHeaders(resource, ['surname', 'Person'], languages)).toEqual(['surname', 'Person']);
});
