import { z } from 'zod';
import { DATA_SET_NAMES } from '../data-export/data-sets.ts';
import { EXPORT_STATES } from '../data-export/export-states.ts';
import { id, line, moment, sent } from './shape.ts';

const name = z.string().max(40);

const question = {
  set: z.enum(DATA_SET_NAMES),
  columns: z.array(name).max(40),
  filters: z.record(name, z.array(name).max(20)),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  learningCenterId: id.nullable(),
  orderBy: name,
  order: z.enum(['asc', 'desc']),
  isNumbered: z.boolean(),
};

export const dataExportForm = sent({ name: line(100), ...question });

export const dataExport = z.object({
  _id: id,
  name: z.string(),
  ...question,
  /** What it is about: the center, the region, the organisation; null for the whole house. */
  place: z.string().nullable(),
  state: z.enum(EXPORT_STATES),
  /** Written so far. */
  rows: z.number().int(),
  /** Null until they are counted. */
  total: z.number().int().nullable(),
  createdAt: moment,
  /** Of its present content. */
  askedAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** The file is kept until then. */
  until: moment.nullable(),
});

export type DataExport = z.output<typeof dataExport>;
export type DataExportForm = z.output<typeof dataExportForm>;
