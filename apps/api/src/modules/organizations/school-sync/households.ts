import type { Roster } from '../../../ports/school-sign-in/port.ts';

/** Children who share a parent or guardian, directly or over another child. */
export interface Household {
  readonly studentIds: readonly string[];
  readonly contactIds: readonly string[];
}

/** In one order, whatever order the lists came in. A contact without a child on the lists is in none. */
export function householdsOf({
  students,
  contacts,
}: Pick<Roster, 'students' | 'contacts'>): readonly Household[] {
  const parent = new Map(students.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    while (parent.get(root) !== root) root = parent.get(root) ?? root;
    for (let at = id; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  const known = contacts
    .filter(({ id }) => !parent.has(id))
    .map(({ id, studentIds }) => ({ id, studentIds: studentIds.filter((student) => parent.has(student)) }))
    .filter(({ studentIds }) => studentIds.length > 0);
  for (const { studentIds } of known) {
    const [first = '', ...others] = studentIds.map(rootOf).toSorted();
    for (const other of others) parent.set(rootOf(other), rootOf(first));
  }
  const homes = new Map<string, { studentIds: string[]; contactIds: string[] }>();
  const homeOf = (student: string) => {
    const root = rootOf(student);
    const home = homes.get(root) ?? { studentIds: [], contactIds: [] };
    homes.set(root, home);
    return home;
  };
  for (const id of [...parent.keys()].toSorted()) homeOf(id).studentIds.push(id);
  for (const { id, studentIds } of known.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    homeOf(studentIds[0] ?? '').contactIds.push(id);
  return [...homes.values()].toSorted((a, b) => ((a.studentIds[0] ?? '') < (b.studentIds[0] ?? '') ? -1 : 1));
}
