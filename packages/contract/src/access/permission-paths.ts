import type { PermissionTree } from './rules.ts';

/** The leaves of a tree of permissions that are granted: `admin.regions.view`. */
export const pathsOf = (tree: PermissionTree): readonly string[] =>
  Object.entries(tree).flatMap(([name, granted]) => {
    if (typeof granted === 'object') return pathsOf(granted).map((path) => `${name}.${path}`);
    return granted === true ? [name] : [];
  });

interface Grown {
  [name: string]: true | Grown;
}

/** The tree that grants these leaves and no other. */
export function treeOf(paths: readonly string[]): PermissionTree {
  const tree: Grown = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at = tree;
    for (const name of names) {
      const below = at[name];
      const branch: Grown = typeof below === 'object' ? below : {};
      at[name] = branch;
      at = branch;
    }
    at[last] = true;
  }
  return tree;
}
