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
  /** What the version says itself, and has its files for; the rest is that of the activity. */
  readonly own: readonly string[];
}

/** Where the files lie that a part of the activity names. */
export const folderOf = ({ folder, own }: LanguageVersion, part: string): string =>
  own.includes(part) ? folder : '';

/**
 * The versions to try, the learner's language first (spec 2 §3). What a version does not say itself, its help for
 * instance, is that of the activity. A monolingual activity has one version for all.
 */
export function versionsFor(
  activity: WithVersions,
  locale: string,
): readonly [LanguageVersion, ...LanguageVersion[]] {
  const own: LanguageVersion = { locale: activity.locale, data: activity.data, folder: '', own: [] };
  const key = `immersion_${locale}`;
  const said = Object.hasOwn(activity.languageVersionData, key)
    ? activity.languageVersionData[key]
    : undefined;
  if (activity.monolingual || locale === activity.locale || said === undefined) return [own];
  return [{ locale, data: { ...activity.data, ...said }, folder: key, own: Object.keys(said) }, own];
}
