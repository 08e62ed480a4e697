interface ListSeed {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
}

/** How often an organisation reports, and how many end dates it sets for that (spec 3 §9). */
export const reportRates = [
  { name: 'Monthly', endDates: 0 },
  { name: 'Quarterly', endDates: 4 },
  { name: 'Every Six Weeks', endDates: 6 },
  { name: 'Each Semester', endDates: 2 },
  { name: 'Once a Year', endDates: 1 },
] as const;

export const lists = [
  /** Choices of the three percent selectors (spec 3 §7.3); 50 is the default share of mastery (spec 3 §9). */
  {
    name: 'Percents',
    default: '50',
    values: ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'],
  },
  { name: 'ReportsRates', default: 'Monthly', values: reportRates.map(({ name }) => name) },
] as const satisfies readonly ListSeed[];
