interface Named {
  readonly _id: string;
  readonly activityName: string;
}

/**
 * Spec 1 §2: sorted by name, in the order of the menu's language, with the one that its group keeps last behind all
 * others. Here, for the first collator of a phone takes its time.
 */
export function inOrder<Activity extends Named>(
  activities: readonly Activity[],
  locale: string,
  lastId: string | null,
): Activity[] {
  const { compare } = collatorOf(locale);
  const rank = ({ _id }: Named) => Number(_id === lastId);
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
