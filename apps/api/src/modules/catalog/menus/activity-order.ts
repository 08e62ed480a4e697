/** Spec 1 §2: always last in its group; so called in each language of the library. */
const ALWAYS_LAST = new Set(['I Know These Words', 'Conozco estas palabras', 'Nayajua maneno haya']);

interface Named {
  readonly activityName: string;
  /** As it is called where the menu is in another language. */
  readonly ownName?: string;
}

/** Spec 1 §2: sorted by name, in the order of the menu's language. Here, for the first collator of a phone takes its time. */
export function inOrder<Activity extends Named>(activities: readonly Activity[], locale: string): Activity[] {
  const { compare } = collatorOf(locale);
  const rank = ({ activityName, ownName = activityName }: Named) => Number(ALWAYS_LAST.has(ownName));
  return activities.toSorted(
    (one, other) => rank(one) - rank(other) || compare(one.activityName, other.activityName),
  );
}

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? newCollator(locale);
  collators.set(locale, known);
  return known;
}

function newCollator(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale, { numeric: true });
  } catch {
    // A code that is none must not close the menu.
    return new Intl.Collator(undefined, { numeric: true });
  }
}
