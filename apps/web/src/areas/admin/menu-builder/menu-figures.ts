import {
  activitiesAt,
  type Cell,
  groupsAt,
  type Holder,
  type MenuTree,
} from '@flink/contract/rules/menu-builder/menu-tree.ts';

export interface Figures {
  readonly groups: number;
  /** As often as they can be met. */
  readonly activities: number;
  /** Activities that cannot be played as they are. */
  readonly toFix: number;
}

export interface MenuFigures {
  readonly of: (holder: Holder) => Figures;
  readonly all: Figures;
  readonly placedActivities: ReadonlySet<string>;
}

/** What is in each group and in each subject and level, with all that is in it. */
export function figuresOf(tree: MenuTree, isReady: (activityId: string) => boolean): MenuFigures {
  const known = new Map<string, Figures>();
  const sum = (holder: Holder): Figures => {
    const own = activitiesAt(tree, holder);
    let groups = 0;
    let activities = own.length;
    let toFix = own.filter((id) => !isReady(id)).length;
    for (const groupId of groupsAt(tree, holder)) {
      const inner = ofGroup(groupId);
      groups += 1 + inner.groups;
      activities += inner.activities;
      toFix += inner.toFix;
    }
    return { groups, activities, toFix };
  };
  const ofGroup = (groupId: string): Figures => {
    const counted = known.get(groupId) ?? sum({ groupId });
    known.set(groupId, counted);
    return counted;
  };
  const of = (holder: Holder): Figures => ('groupId' in holder ? ofGroup(holder.groupId) : sum(holder));

  // Of the whole menu, and not asked for in the frame that answers a key.
  const placedActivities = once(
    () => new Set([...tree.groups.values()].flatMap(({ activities }) => activities)),
  );
  const all = once(() =>
    [...tree.groups.values()].reduce(
      (so, { activities }) => ({
        groups: so.groups + 1,
        activities: so.activities + activities.length,
        toFix: so.toFix + activities.filter((id) => !isReady(id)).length,
      }),
      { groups: 0, activities: 0, toFix: 0 },
    ),
  );
  return {
    of,
    get all() {
      return all();
    },
    get placedActivities() {
      return placedActivities();
    },
  };
}

/** Counted when somebody asks, and then known. */
function once<Value>(count: () => Value): () => Value {
  let counted: { readonly value: Value } | undefined;
  return () => {
    counted ??= { value: count() };
    return counted.value;
  };
}

/** Those Flink has a word and a picture for; authors may have their own besides. */
export const KNOWN_SUBJECTS: readonly string[] = ['reading', 'numbers', 'writing', 'world', 'words'];

const FEW_LEVELS = 5;

/** So many levels that there is always an empty one to begin. */
export function levelsOf(tree: MenuTree, most: number): readonly number[] {
  const highest = Math.max(0, ...[...tree.cells.keys()].map((key) => Number.parseInt(key, 10)));
  const count = Math.min(Math.max(FEW_LEVELS, highest + 1), Math.max(most, highest));
  return Array.from({ length: count }, (_, index) => index + 1);
}

export const isSameCell = (one: Cell, other: Cell): boolean =>
  one.subject === other.subject && one.level === other.level;
