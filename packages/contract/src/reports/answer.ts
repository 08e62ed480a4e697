import { z } from 'zod';
import { id, moment, sent } from '../entities/shape.ts';
import { CURRENCIES } from '../rules/plans/currencies.ts';
import { COMPARED } from '../rules/reports/report-range.ts';
import { FILTERS, PLAYED_MINUTES, SOURCES } from './filters.ts';
import { GROUPINGS } from './report.ts';

const day = z.iso.date();
const days = z.object({ from: day, to: day });
const figures = z.record(z.string(), z.number().nullable());

/**
 * What is asked of a report (spec 3 §5.4); when nothing is said, the finest rows that the person may see, of which there
 * are not too many.
 */
export const reportQuestion = sent({
  from: day,
  to: day,
  by: z.enum(GROUPINGS).optional(),
  compared: z.enum(COMPARED).default('before'),
  /** One organisation, one region or one center instead of all that the person sees. */
  masterOrganizationId: id.optional(),
  regionId: id.optional(),
  learningCenterId: id.optional(),
  /** Of reports about money; the most used one when nothing is said. */
  currency: z.enum(CURRENCIES).optional(),
  /** Of revenue: what was paid for. */
  source: z.enum(SOURCES).optional(),
  /** Of cohorts: from how many minutes in a month on a family counts as playing. */
  played: z.enum(PLAYED_MINUTES).optional(),
  /** Of mastery: groups of one category, and one family of a center. */
  category: z.string().max(250).optional(),
  families: id.optional(),
});

export const reportAnswer = z.object({
  asOf: moment,
  /** The clock of the center; UTC where it is about no center; null where there are several, each with its own. */
  timeZone: z.string().nullable(),
  /** 1 is Monday. */
  firstDayOfWeek: z.number().int(),
  period: days.extend({
    /** Its last day is over. */
    isOver: z.boolean(),
    before: days,
  }),
  by: z.enum(GROUPINGS),
  /** What else the rows can be. */
  groupings: z.array(z.enum(GROUPINGS)),
  /** Organisations, the regions of the one that is asked about and the centers in what is chosen; none below. */
  organizations: z.array(z.object({ _id: id, name: z.string() })),
  regions: z.array(z.object({ _id: id, name: z.string() })),
  centers: z.array(z.object({ _id: id, name: z.string() })),
  /** What the one center that it is about has purchased, to ask for the families of one product. */
  purchases: z.array(z.object({ _id: id, name: z.string() })),
  /** What else can be chosen, and what is; without a name it is called by a text. */
  filters: z.array(
    z.object({
      name: z.enum(FILTERS),
      value: z.string().nullable(),
      options: z.array(z.object({ _id: z.string(), name: z.string().nullable() })),
    }),
  ),
  /** In which its money is, and in which else there is some; of reports about money alone. */
  currency: z.enum(CURRENCIES).nullable(),
  currencies: z.array(z.enum(CURRENCIES)),
  /** What it is about: the center, the region, the organisation; null for the whole house. */
  place: z.string().nullable(),
  rows: z.array(
    z.object({
      _id: z.string(),
      name: z.string().nullable(),
      figures,
      /** Over the steps, where there are not too many rows. */
      trend: z.array(z.number().nullable()).optional(),
    }),
  ),
  total: figures,
  /** Rows about fewer learners than this are hidden; null where none is. */
  hiddenBelow: z.number().int().nullable(),
  /** A second picture beside the chart. */
  aside: z
    .discriminatedUnion('kind', [
      /** Seconds by weekday, the first a Monday, and by two hours of the day, the first from 23 to 1. */
      z.object({ kind: z.literal('hours'), cells: z.array(z.array(z.number())), learners: z.number().int() }),
      /** Seconds of families by step: children alone, an adult and a child, adults alone. */
      z.object({
        kind: z.literal('together'),
        steps: z.array(z.object({ child: z.number(), together: z.number(), adult: z.number() })),
      }),
    ])
    .nullable(),
  /** A step at the edge of the period may be cut off: a week of which only two days were selected. */
  steps: z.array(days.extend({ isOver: z.boolean(), isWhole: z.boolean(), figures })),
  /** Months before the period, drawn before its own and in no sum; the ways of the rows begin with them. */
  lead: z.array(days.extend({ figures })),
});

export type ReportQuestion = z.output<typeof reportQuestion>;
export type ReportFilter = z.output<typeof reportAnswer>['filters'][number];
export type ReportAside = NonNullable<z.output<typeof reportAnswer>['aside']>;
export type ReportAnswer = z.output<typeof reportAnswer>;
