import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { chosenAmong, id, localeCode, sent } from '../../entities/shape.ts';
import { filters, REFUSALS } from './translations.ts';

const mayView = { flinkMake: { activities: { view: true } } } as const;
const mayEdit = { flinkMake: { activities: { edit: true } } } as const;

/** Of a file that is imported, as it is sent. */
const MAX_EXCHANGE_BYTES = 8_000_000;
/** In one file; a larger choice is refused with a message. */
export const MAX_EXPORTED = 500;

export const EXCHANGE_FORMATS = ['xliff', 'xlsx', 'csv'] as const;

export const IMPORT_OUTCOMES = ['added', 'changed', 'unchanged', 'empty', ...REFUSALS] as const;

const importedLine = z.object({
  /** Where it stands in the file: a line of a table or the number of a unit. */
  line: z.number().int(),
  activityId: z.string(),
  activityName: z.string().nullable(),
  part: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  before: z.string(),
  after: z.string(),
});

export type ImportedLine = z.output<typeof importedLine>;

/** Translations as files, for programs of translators and for spreadsheets. */
export const translationFilesCalls = {
  exportTranslations: defineCall({
    method: 'GET',
    path: '/api/flink-make/translations/file',
    summary: 'The texts of the worklist as XLIFF 2.1, XLSX or CSV',
    access: mayView,
    query: sent({ ...filters, format: z.enum(EXCHANGE_FORMATS), ids: chosenAmong(id) }),
    perMinute: 20,
    reply: { raw: 'application/octet-stream' },
    errors: [
      'activities.unknownLanguage',
      'translations.tooManyToExport',
      'translations.oneSourceLanguage',
      'translations.nothingToExport',
    ],
  }),
  importTranslations: defineCall({
    method: 'POST',
    path: '/api/flink-make/translations/file',
    summary: 'Reads a file of translations: what it would change, or changes it in one transaction',
    access: mayEdit,
    body: sent({
      language: localeCode,
      format: z.enum(EXCHANGE_FORMATS),
      /** Base64. */
      content: z.base64().max(MAX_EXCHANGE_BYTES),
      apply: z.boolean().default(false),
    }),
    bodyLimit: MAX_EXCHANGE_BYTES + 1_000,
    perMinute: 20,
    reply: z.object({
      success: z.literal(true),
      applied: z.boolean(),
      counts: z.record(z.enum(IMPORT_OUTCOMES), z.number().int()),
      activities: z.number().int(),
      published: z.number().int(),
      /** What needs attention first; the rest is cut at 500. */
      lines: z.array(importedLine),
    }),
    errors: [
      'activities.unknownLanguage',
      'translations.badFile',
      'translations.otherLanguage',
      'translations.tooManyActivities',
    ],
  }),
};
