export interface WithVersions {
  readonly locale: string;
  readonly monolingual: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly languageVersionData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface LanguageVersion {
  /** The language that the words of the activity are in. */
  readonly locale: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Below the content folder, empty for the activity's own language (spec 2 §7). */
  readonly folder: string;
}

/**
 * The versions to try, the learner's language first (spec 2 §3). What a version does not say itself, its help for
 * instance, is that of the activity. A monolingual activity has one version for all.
 */
export function versionsFor(
  activity: WithVersions,
  locale: string,
): readonly [LanguageVersion, ...LanguageVersion[]] {
  const own: LanguageVersion = { locale: activity.locale, data: activity.data, folder: '' };
  const key = `immersion_${locale}`;
  const said = Object.hasOwn(activity.languageVersionData, key)
    ? activity.languageVersionData[key]
    : undefined;
  if (activity.monolingual || locale === activity.locale || said === undefined) return [own];
  return [{ locale, data: { ...activity.data, ...said }, folder: key }, own];
}
