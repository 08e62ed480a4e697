/** What most sections can be asked for; each has a column of its own. */
export const COLUMNS = ['view', 'create', 'edit', 'delete'] as const;
type Column = (typeof COLUMNS)[number];

export interface PermissionSection {
  readonly section: string;
  readonly paths: readonly { readonly path: string; readonly action: string }[];
}

export interface PermissionArea {
  readonly area: string;
  readonly sections: readonly PermissionSection[];
}

/** Permissions in the order of the tree: `admin.reports.family.view` is the action view of reports.family in admin. */
export function permissionAreas(paths: readonly string[]): readonly PermissionArea[] {
  const parted = paths.map((path) => {
    const [area = '', ...rest] = path.split('.');
    return { path, area, section: rest.slice(0, -1).join('.'), action: rest.at(-1) ?? '' };
  });
  return [...Map.groupBy(parted, ({ area }) => area)].map(([area, inArea]) => ({
    area,
    sections: [...Map.groupBy(inArea, ({ section }) => section)].map(([section, inSection]) => ({
      section,
      paths: inSection.map(({ path, action }) => ({ path, action })),
    })),
  }));
}

export const isColumn = (action: string): action is Column => COLUMNS.includes(action as Column);

/** Of an area, all rights of one column. */
export const columnOf = ({ sections }: PermissionArea, column: Column): readonly string[] =>
  sections.flatMap(({ paths }) => paths.flatMap(({ path, action }) => (action === column ? [path] : [])));

export const rightsOf = ({ sections }: PermissionArea): readonly string[] =>
  sections.flatMap(({ paths }) => paths.map(({ path }) => path));

const sectionPathOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/**
 * What a role has after rights were given or taken. Nobody changes what they cannot see: with a right of a section its
 * view is given too, and without the view nothing of the section is left.
 */
export function changedRights(
  all: readonly string[],
  given: ReadonlySet<string>,
  paths: readonly string[],
  on: boolean,
): readonly string[] {
  const views = new Set(paths.map((path) => `${sectionPathOf(path)}.view`));
  const isMeant = (path: string) =>
    paths.includes(path) || (on ? views.has(path) : paths.includes(`${sectionPathOf(path)}.view`));
  return all.filter((path) => (isMeant(path) ? on : given.has(path)));
}
