import { REPORT_RATES, type ReportsRate } from '@flink/contract/rules/reports/report-periods.ts';

/** Of the rates those that stand in the list; the one that is set stays in sight, also where the list has lost it. */
export const offeredRates = (listed: readonly string[], set: ReportsRate): readonly string[] =>
  Object.keys(REPORT_RATES).filter((rate) => rate === set || listed.length === 0 || listed.includes(rate));

const LANGUAGES = ['registrationLocales', 'emailsLocales'] as const;

/** Groups of languages of which none is chosen: each needs one at least (spec 3 §5.4). */
export const tooFewLanguages = (
  form: Readonly<Record<(typeof LANGUAGES)[number], readonly string[]>>,
): readonly string[] => LANGUAGES.filter((name) => form[name].length === 0);
