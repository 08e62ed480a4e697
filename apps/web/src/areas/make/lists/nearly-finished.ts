import type { MadeActivity } from '@flink/contract/entities/make.ts';

/** What the version that is nearest to its end still needs; infinite where none was begun, or all is done. */
function leftToDo({ languages }: Pick<MadeActivity, 'languages'>): number {
  const begun = languages.filter(({ done, changed, missing }) => done > 0 && changed + missing > 0);
  return Math.min(...begun.map(({ changed, missing }) => changed + missing));
}

/** For translators: what needs the least comes first, what was not begun stays in its order. */
export const nearlyFinishedFirst = <Activity extends Pick<MadeActivity, 'languages'>>(
  activities: readonly Activity[],
): readonly Activity[] =>
  activities.toSorted((one, other) => {
    const [left, right] = [leftToDo(one), leftToDo(other)];
    return left === right ? 0 : left - right;
  });
