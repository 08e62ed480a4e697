import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

interface Row {
  readonly path: string;
  readonly tabs?: readonly string[];
}

/** By a name that the compiler does not follow: it would check the whole web app without its style sheets. */
const ROUTE_TABLE: string = join(ROOT, 'apps/web/src/app/route-table.ts');

/** Tells the server which paths are pages, so that it answers 404 to all others. */
export async function writePagePaths(dist: string): Promise<void> {
  const { routeTable } = (await import(ROUTE_TABLE)) as { readonly routeTable: readonly Row[] };
  const paths = routeTable.flatMap(({ path, tabs }) =>
    tabs ? tabs.map((tab) => path.replace('$tab', tab)) : [path],
  );
  writeFileSync(join(dist, 'page-paths.json'), JSON.stringify(paths));
}
