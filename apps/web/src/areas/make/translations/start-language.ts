interface LanguageCounts {
  readonly locale: string;
  readonly missing: number;
  readonly outdated: number;
  readonly lastSavedAt: string | null;
}

/** Where a translator left off; somebody new begins with the language of the interface, else with what needs most. */
export function startLanguage(
  counts: readonly LanguageCounts[],
  codes: readonly string[],
  last: string | null,
  own: string,
): string {
  const worked = counts
    .filter(({ lastSavedAt }) => lastSavedAt !== null)
    .toSorted((one, other) => ((one.lastSavedAt ?? '') < (other.lastSavedAt ?? '') ? 1 : -1));
  const known = (code: string | null | undefined) => codes.find((one) => one === code);
  const byOwn = own === 'en' ? undefined : known(own);
  return known(last) ?? known(worked[0]?.locale) ?? byOwn ?? codes.find((code) => code !== 'en') ?? 'en';
}
