import { z } from 'zod';
import { id, sent } from '../../entities/shape.ts';
import { MOST_IMPORTED } from './import-limits.ts';

const MOST_COLUMNS = 200;
const CELL_MAX = 40_000;

const count = z.number().int().min(0);

/** A table from a file. First it is looked at; `confirm` writes it, as long as it would do what was seen. */
export const importBody = sent({
  columns: z.array(z.string().max(200)).min(1).max(MOST_COLUMNS),
  rows: z
    .array(
      sent({
        /** The row in the file, as a spreadsheet counts it: the first one holds the names of the columns. */
        row: z.number().int().min(1).max(10_000_000),
        cells: z.array(z.string().max(CELL_MAX)).max(MOST_COLUMNS),
      }),
    )
    .min(1)
    .max(MOST_IMPORTED),
  confirm: z.boolean(),
  /** What the person saw before they confirmed. */
  expected: sent({ created: count, changed: count }).optional(),
});

export const importReply = z.object({
  success: z.literal(true),
  data: z.object({
    written: z.boolean(),
    created: count,
    changed: count,
    unchanged: count,
    refused: count,
    /** The first ones of those that are made or changed, and all that are refused. */
    rows: z.array(
      z.discriminatedUnion('outcome', [
        z.object({ row: z.number().int(), outcome: z.literal('created'), title: z.string() }),
        z.object({
          row: z.number().int(),
          outcome: z.literal('changed'),
          _id: id,
          title: z.string(),
          changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
        }),
        z.object({
          row: z.number().int(),
          outcome: z.literal('refused'),
          /** Column → the code of what is wrong with its cell. */
          columns: z.record(z.string(), z.string()),
        }),
      ]),
    ),
  }),
});

export type ImportBody = z.output<typeof importBody>;
export type ImportResult = z.output<typeof importReply>['data'];
