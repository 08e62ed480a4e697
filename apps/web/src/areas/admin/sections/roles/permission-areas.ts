export interface PermissionArea {
  readonly area: string;
  readonly sections: readonly {
    readonly section: string;
    readonly paths: readonly { readonly path: string; readonly action: string }[];
  }[];
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
