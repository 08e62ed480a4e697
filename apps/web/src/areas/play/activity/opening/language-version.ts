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
  /** What the activity itself names: a picture of it that the version shows too lies in its folder. */
  readonly shared: string;
}

/** Where a file lies that a part of the activity names. */
export const folderOf = ({ folder, own, shared }: LanguageVersion, part: string, file: string): string =>
  own.includes(part) && !shared.includes(JSON.stringify(file)) ? folder : '';

/**
 * The versions to try, the learner's language first (spec 2 §3). What a version does not say itself, its help for
 * instance, is that of the activity. A monolingual activity has one version for all.
 */
export function versionsFor(
  activity: WithVersions,
  locale: string,
): readonly [LanguageVersion, ...LanguageVersion[]] {
  const own: LanguageVersion = {
    locale: activity.locale,
    data: activity.data,
    folder: '',
    own: [],
    shared: '',
  };
  const key = `immersion_${locale}`;
  const said = Object.hasOwn(activity.languageVersionData, key)
    ? activity.languageVersionData[key]
    : undefined;
  if (activity.monolingual || locale === activity.locale || said === undefined) return [own];
  // The help of the original may have got letters since it was translated.
  const plain = said.helpString && !said.helpHtml ? { helpHtml: '' } : {};
  const data = { ...activity.data, ...plain, ...said };
  return [{ locale, data, folder: key, own: Object.keys(said), shared: JSON.stringify(activity.data) }, own];
}

interface Named {
  readonly activity: { readonly activityName: string; readonly locale: string };
  readonly version: LanguageVersion;
}

/** What an activity is called where it is played: as its version says it, else by its own name. */
export function nameOf({ activity, version }: Named): { readonly name: string; readonly locale: string } {
  const said = version.own.includes('activityName') ? version.data.activityName : undefined;
  return typeof said === 'string' && said.trim() !== ''
    ? { name: said.trim(), locale: version.locale }
    : { name: activity.activityName, locale: activity.locale };
}
