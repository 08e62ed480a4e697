import { REPORT_RATES } from '@flink/contract/rules/reports/report-periods.ts';

interface ListSeed {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
}

export const lists = [
  /** Choices of the three percent selectors (spec 3 §7.3); 50 is the default share of mastery (spec 3 §9). */
  {
    name: 'Percents',
    default: '50',
    values: ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'],
  },
  { name: 'ReportsRates', default: 'Monthly', values: Object.keys(REPORT_RATES) },
  /** What a scope is made of (spec 3 §4.3); an office with other grades changes the list. */
  {
    name: 'Grades',
    default: 'K',
    values: ['Pre-K', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  },
  { name: 'Levels', default: '1', values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] },
] as const satisfies readonly ListSeed[];
