import type { StoredGroup } from '@flink/contract/rules/menu-builder/menu-tree.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** Of each place what stands in it, by name: a place is called by the group, or by its subject and level. */
function listsOf(groups: readonly StoredGroup[], names: ReadonlyMap<string, string>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const put = (place: string, ...entries: string[]) =>
    lists.set(place, [...(lists.get(place) ?? []), ...entries]);
  const named = new Map(groups.map(({ _id, name }) => [_id, name]));
  for (const { parentId, subject, level, name } of groups)
    put(parentId === null ? `${subject} ${level}` : (named.get(parentId) ?? parentId), name);
  for (const { name, activityIds, lastActivityId } of groups) {
    put(name, ...activityIds.map((id) => names.get(id) ?? id));
    if (lastActivityId) put(`${name} (last)`, names.get(lastActivityId) ?? lastActivityId);
  }
  return lists;
}

/** The places that are others than before; a whole menu in each entry of the log would be read by nobody. */
export function whatChanged(
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
  names: ReadonlyMap<string, string>,
): { readonly before: Lists; readonly after: Lists } {
  const [old, now] = [listsOf(before, names), listsOf(after, names)];
  const places = [...new Set([...old.keys(), ...now.keys()])].filter(
    (place) => JSON.stringify(old.get(place)) !== JSON.stringify(now.get(place)),
  );
  const within = (lists: ReadonlyMap<string, string[]>): Lists =>
    Object.fromEntries(
      places.flatMap((place) => (lists.has(place) ? [[place, lists.get(place) ?? []]] : [])),
    );
  return { before: within(old), after: within(now) };
}
